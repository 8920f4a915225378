// What the reader chose to see. Kept by the browser where it lets a file keep anything; nothing leaves the page.

const settingsKey = "ouverte";
const themes = ["as the system", "light", "dark"];

class Settings {
  constructor() {
    this.theme = themes[0];
    this.marks = true;
    this.singleKeys = true;
    this.turned = 0;
    try {
      Object.assign(this, JSON.parse(localStorage.getItem(settingsKey) ?? "{}"));
    } catch {
      // No storage: the choices last as long as the page.
    }
    this.changed = () => {};
    this.applyTheme();
  }
  set(name, value) {
    this[name] = value;
    const { theme, singleKeys } = this;
    try {
      localStorage.setItem(settingsKey, JSON.stringify({ theme, singleKeys }));
    } catch {
      // As above.
    }
    this.applyTheme();
    this.changed();
  }
  nextTheme() {
    this.set("theme", themes[(themes.indexOf(this.theme) + 1) % themes.length]);
  }
  applyTheme() {
    if (this.theme === themes[0]) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}
