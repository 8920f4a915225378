// @ts-check
// Keeps the site for a browser that is offline: all files of one version, fetched when the page is first opened, and given
// from then on without asking the network. A new version is fetched beside it, and takes its place once no page of the old
// one is open. cmake/page_files.cmake fills in the version and the files.

const worker = /** @type {any} */ (self);
const kCache = "ouverte-{version}";
const kFiles = ["{files}"];

worker.addEventListener("install", (/** @type {any} */ event) => {
  const fresh = kFiles.map((file) => new Request(file, { cache: "no-cache" }));
  event.waitUntil(caches.open(kCache).then((cache) => cache.addAll(fresh)));
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  const forget = async () => {
    for (const name of await caches.keys()) if (name.startsWith("ouverte-") && name !== kCache) await caches.delete(name);
    await worker.clients.claim();
  };
  event.waitUntil(forget());
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  const kept = async () => (await (await caches.open(kCache)).match(request, { ignoreSearch: true })) ?? fetch(request);
  event.respondWith(kept());
});
