#include "puzzles/text/tones.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <string_view>

#include "puzzles/text/lexicon.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {
namespace {

using M = Meaning;

struct Spoken {
  unsigned tone;
  std::array<std::string_view, kLanguages> said;
};

constexpr std::array kSpoken = {
    Spoken{kSelf,
           {"i|i'|me|my|mine|myself|we|we'|us|our|ours", "ich|mich|mir|mein|meine|meinem|wir|uns|unser|unsere",
            "je|j'|moi|mon|ma|mes|nous|notre", "ik|mij|mijn|wij|we|ons|onze"}},
    Spoken{
        kOpinion,
        {"think|thinks|believe|believes|guess|wonder|wondering|feel|feels|hope|hoping|expect|suspect|doubt|like|"
         "liked|love|loved|enjoy|enjoyed|seems|seemed|seem|looks|interesting|nice|lovely|beautiful|pretty|cute|"
         "elegant|tough|tricky|key|hint|tip|idea|ideas|secret|moral|lesson|comment|comments|thanks|thank|cheers|"
         "regards|greetings|hello|hi|sorry|says|said|claims|claimed|agree|disagree|argue|argued|apparently|"
         "surely|cold|frigid|laydown|poor|sigh|wow|lol|brilliant|unlucky|lucky|curious|interested|famous|classic|"
         "instructive|according|try|check|trying|certain|always|obviously|admit|remember|wonderful|amazing|favourite|"
         "favorite|opinion|plan|obvious|danger|trap|chance|chances|temptation|hope|disagreed|discussion|asked|"
         "suggested|suggests|insists|insisted|likely|unlikely|marks|hopeless|useless|worthless|doomed|solid|"
         "promising|depends|inevitable",
         "denke|glaube|finde|meine|schon|toll|interessant|danke|gruss|grusse|hallo|schade|leider|tipp|stichwort",
         "pense|crois|trouve|joli|beau|merci|bonjour|dommage|amities",
         "denk|geloof|vind|mooi|leuk|bedankt|groet|groeten|hallo|jammer"}},
    Spoken{kPast,
           {"went|was|were|had|bid|made|took|drew|cashed|ran|won|lost|ruffed|finessed|played|opened|raised|"
            "overcalled|doubled|passed|reached|ended|finished|stopped|got|led|gave|thought|found|failed|tried|"
            "discarded|covered|returned|switched|continued|ducked|promised|showed|decided|chose|missed|crossed|"
            "jumped|responded|rebid|scored|declared|defended|came|saw|knew|fell|broke|sat|lay|left|kept|met|put|threw|"
            "shifted|entered|exited|held|"
            "began|called|started|worked|succeeded|followed|overtook|trumped|used|said|told|happened|did|been|played",
            "war|hatte|ging|machte|nahm|spielte|gewann|verlor|reizte|hatten|waren|griff",
            "etait|avait|alla|fit|prit|a pris|a joue|a chute|a gagne|a perdu|a fait|a entame|a coupe|ont joue|ont "
            "chute|joua|gagna|perdit|chuta|entama",
            "was|had|ging|maakte|nam|speelde|won|verloor"}},
    Spoken{kSupposed,
           {"would|could|might", "wurde|konnte|hatte konnen|sollte", "pourrait|aurait|devrait", "zou|zouden|kon"}},
    Spoken{kMethod,
           {"how|what|which|why|who|where|when|any|anyone|anybody|explain|your|whose",
            "wie|was|welche|welcher|welches|warum|wer|wo|womit|wann", "comment|quel|quelle|quels|pourquoi|qui|ou|que",
            "hoe|wat|welke|waarom|wie|waar"}},
    Spoken{kResult,
           {"down|off|minus|beaten|defeated|failed|failing|losing|unsuccessful|unsuccessfully|result|table|room|"
            "swing|actually|afterwards|eventually|end|claimed|home|fulfilled|squeezed|endplayed|defeat|undone|"
            "collapsed|easy|plain sailing|wrapped up|history|the rest|the contract was|trick short",
            "faller|gefallen|verloren", "chute|perdu", "down|verloren"}},
    Spoken{kMust,
           {"must|has to|have to|is to|are to|needs to|need to|should|ought to|shall|may",
            "muss|mussen|soll|sollen|darf|durfen", "doit|doivent", "moet|moeten|mag|mogen"}},
    Spoken{kCounts, {"winners|winner|losers|loser|tops|top|fit|hcp|count", "verlierer", "perdantes", "verliezers"}},
    Spoken{kDoing,
           {"ruff|ruffs|ruffing|finesse|finesses|finessing|discard|discarding|overruff|crossruff|squeeze|endplay|"
            "finessed|ruffed|cashing|unblock|unblocks|sluff|trumping|underruff|draw|draws|drawing|drawn|drew|cashed|"
            "ran|crossed|returned|switched|continued|covered|overtook|exited|threw|shifted|discarded|trumped|cashes|"
            "crosses|"
            "returns|switches|continues|exits|throws|shifts|runs|overtakes|covers|follows|endplays|squeezes|trumps in",
            "stechen|sticht|schneiden|schneidet|abwerfen|ziehen|zieht", "coupe|couper|impasse|defausser",
            "troeven|snijden|snijdt"}},
    Spoken{kCalling,
           {"opened|opens|overcalled|overcalls|responded|responds|raised|raises|rebid|rebids|jumped|jumps|bid|bids|"
            "doubled|passed|intervened|preempted|preempt|preempts|cue|invited|accepted|stayman|blackwood|transfer|"
            "bidding|auction|"
            "opening bid|"
            "overcall|response|rebids|pass|rebid|intervention|all pass",
            "eroffnete|reizte|bot", "ouvre|ouvert|declare", "opende|bood"}},
    Spoken{kRule,
           {"barred|forbidden|forbids|allowed|permission|permitted|legal|illegal|obliged|compelled|rule|condition|"
            "conditions|restriction|restricted|stipulation|stipulated|agreed|promise|promises|told|prohibited|revoke",
            "verboten|erlaubt|bedingung|vereinbart|regel", "interdit|permis|condition|regle",
            "verboden|toegestaan|regel"}},
    Spoken{
        kAlter,
        {"swap|swapped|swaps|interchange|interchanged|exchange|exchanged|correction|corrected|typo|misprint|misprinted|"
         "erratum|mistyped|miscopied|"
         "way round|mixed up|should read|replace|replaced|replaces|remove|removed|"
         "substitute|imagine|pretend|instead|away|move|moved|each other|others hands|put it|place it|change places|"
         "transposed|transpose",
         "vertausche|vertauscht|statt|anstatt|ersetze", "echanger|echangez|remplacer|remplacez", "verwissel|vervang"}},
    Spoken{kGoOn,
           {"continue|go on|proceed|next|now|from here|from there|onwards|over to you|still|thereafter|play on",
            "weiter|jetzt|nun", "maintenant|continuer|continuez", "nu|verder"}},
    Spoken{kLater, {"trick two|trick 2|second trick|next trick|return|shift|switch", "zweiten stich", "", ""}},
    Spoken{kElsewhere,
           {"other table|replay|other tables|other room|another table|one table|two tables|three tables|four tables|"
            "five tables|six tables|most tables|many tables|some tables|several tables|both tables|all tables|"
            "at most tables|at most of the tables|at many tables|at every other table|at every table|at both tables|"
            "table one|table two|table three|table four|table five|table six|teammates|team mates|one declarer|"
            "another declarer|other declarer|other declarers|some declarers|most declarers|many declarers|"
            "several declarers|few declarers|every declarer|one pair|another pair|other pair|two pairs|three pairs|"
            "other pairs|most pairs|another board|other match|most people|many people|some people|most players|other "
            "players|some players",
            "anderen tisch|anderen tischen|nachbartisch|nebentisch|anderen raum",
            "autre table|autres tables|autre salle|partout ailleurs|autres declarants",
            "andere tafel|andere tafels|andere zaal"}},
    Spoken{kShows,
           {"show|shows|showing|find|finds|finding|prove|proves|proving|demonstrate|demonstrates",
            "zeige|zeigen|zeigt|beweise|beweisen|beweist|finde|finden|findet",
            "trouve|trouver|trouvez|trouvons|montre|montrer|montrez|montrons", "vind|vinden|vindt|toon|tonen|toont"}},
    Spoken{kWonders,
           {"wonder|wondering|curious|like to|want to|wish to|tell me|show me|looking for",
            "mochte|wusste|frage|gern|gerne|suche", "voudrais|aimerais|demande|cherche|cherchons",
            "graag|vraag|zoek|benieuwd|wil"}},
    Spoken{kBest, {"best|better", "beste|besser", "mieux", "beste|beter"}},
    Spoken{kSeems, {"seems|ideal", "scheint|ideal", "semble|ideal", "lijkt|ideaal"}},
    Spoken{kAuction,
           {"the bidding|bidding|the auction|auction", "reizung|gebot", "les encheres|encheres",
            "bieding|de bieding|bieden"}},
    Spoken{kThePlay,
           {"the play|play|the lead|the defence|the defense", "das spiel|abspiel|das abspiel",
            "le jeu|le jeu de la carte|jeu de la carte", "het spel|spelen|het afspel"}},
    Spoken{kElse,
           {"otherwise|else|alternatively", "sonst|andernfalls|ansonsten|anderenfalls", "sinon|autrement", "anders"}},
    Spoken{kHere, {"here|this table|our table", "hier", "ici", "hier"}}};

using Tones = std::map<std::string, unsigned, std::less<>>;

const Tones& tones(Language language) {
  static const std::array<Tones, kLanguages> all = [] {
    std::array<Tones, kLanguages> made;
    for (std::size_t place = 0; place < kLanguages; ++place)
      for (const Spoken& spoken : kSpoken)
        each_way({.meaning = M::kUnknown, .value = 0, .said = spoken.said}, static_cast<Language>(place),
                 [&](std::string_view way) { made[place][std::string(way)] |= spoken.tone; });
    return made;
  }();
  return all[static_cast<std::size_t>(language)];
}

unsigned tone_in(const Tones& known, std::string_view words) {
  const auto found = known.find(words);
  return found == known.end() ? 0U : found->second;
}

// Whether words alone in a line are of a tone, in whatever language.
bool heads(std::string_view words, Tone tone) {
  words = games::without_blanks(words);
  if (words.ends_with(':')) words = games::without_blanks(words.substr(0, words.size() - 1));
  for (std::size_t place = 0; place < kLanguages; ++place)
    if ((tone_in(tones(static_cast<Language>(place)), games::lower_case(words)) & tone) != 0) return true;
  return false;
}

// "Is led", "cannot be made", "has won": no past follows such words.
bool makes_participle(const Item& item) {
  constexpr std::array<std::string_view, 7> kBefore = {"be", "is", "are", "been", "being", "has", "have"};
  return item.meaning == M::kCannot || (item.meaning == M::kDo && item.text != "who") ||
         std::ranges::find(kBefore, item.text) != kBefore.end();
}

}  // namespace

unsigned tone_of(const Item& item, Language language) {
  const Tones& known = tones(language);
  unsigned all = tone_in(known, item.text);
  for (std::size_t from = 0; from < item.text.size() && item.text.find(' ') != std::string::npos;) {
    const std::size_t to = std::min(item.text.find(' ', from), item.text.size());
    all |= tone_in(known, std::string_view(item.text).substr(from, to - from));
    from = to + 1;
  }
  if (item.is(M::kLead, M::kLed)) all &= ~unsigned{kResult};  // "kicks off"
  return all;
}

bool heads_auction(std::string_view words) { return heads(words, kAuction); }

bool heads_play(std::string_view words) { return heads(words, kThePlay); }

unsigned tones_of(std::span<const Item> words, Language language) {
  unsigned all = 0;
  for (std::size_t at = 0; at < words.size(); ++at) {
    unsigned tone = tone_of(words[at], language);
    // "West retained": verbs are not listed.
    constexpr std::size_t kShortest = 5;
    const std::string& word = words[at].text;
    if (at > 0 && language == Language::kEnglish && words[at].meaning == M::kUnknown && word.size() >= kShortest &&
        word.ends_with("ed"))
      tone |= kPast;
    // "Wurde Alleinspieler", "wurde gespielt", and not "würde gewinnen"
    if (language == Language::kGerman && word.starts_with("wurde") &&
        (!words.back().text.ends_with("en") || words.back().text.starts_with("ge")))
      tone = kPast;
    // "N'a pas trouvé"
    std::size_t have = at;
    while (have > 0 && words[have - 1].meaning == M::kNot) --have;
    if (language == Language::kFrench && have > 0 && words[have - 1].meaning == M::kHave &&
        words[at].meaning == M::kUnknown && std::string_view("eiust").find(word.back()) != std::string_view::npos)
      tone |= kPast;
    const bool present = (at > 0 && makes_participle(words[at - 1])) || words[at].meaning == M::kLeft;
    all |= present ? tone & ~unsigned{kPast} : tone;
    // "From here", "trick two": words that say it together.
    if (at + 1 < words.size()) all |= tone_in(tones(language), words[at].text + " " + words[at + 1].text);
  }
  return all;
}

}  // namespace ouverte::puzzles::text
