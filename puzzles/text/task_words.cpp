#include "puzzles/text/task_words.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "puzzles/text/meaning.hpp"

namespace ouverte::puzzles::text {
namespace {

struct Marked {
  unsigned word;
  std::array<std::string_view, kLanguages> said;
};

// English, German, French, Dutch.
constexpr std::array kMarked = {
    Marked{kChanges,
           {"swap|swaps|swapped|swapping|exchange|exchanged|exchanging|interchange|interchanged|interchanging|"
            "transpose|transposed|change places|changed places|trade places|change hands|each other s|each "
            "other's|others hands|"
            "switch the|switch west|switch east|switch north|switch south|hands switched|cards switched|"
            "replace|replaced|replacing|substitute|substituted|substituting|modify|modified|altered|alter|"
            "the other way round|the other way around|vice versa|hands reversed|cards reversed|"
            "should read|should have been printed|taken away from|has been changed|have been changed|in place "
            "of|rather than the",
            "vertausche|vertauschen|vertauscht|tausche|tauschen|getauscht|ersetze|ersetzen|ersetzt|anstelle|"
            "geandert|andern wir|andere die|umgekehrt|lesen sie|lies",
            "echanger|echangez|echangeons|echange|echangees|echanges|remplacer|remplacez|remplacons|remplace|"
            "intervertir|intervertissez|interverties|a la place de|lisez|lire|modifier|modifiez|modifions",
            "verwissel|verwisselen|verwisseld|vervang|vervangen|ruil|ruilen|geruild|omgewisseld|in plaats van|"
            "omgekeerd|lees"}},
    Marked{kCorrects,
           {"correction|corrections|corrected|typo|erratum|errata|oops|misprint|misprinted|mistyped|miscopied|"
            "pardon|typed it wrong|typed a card wrong|my mistake|my bad|wrongly given|wrongly printed|wrong diagram|in "
            "the diagram|diagram is wrong|diagram "
            "should|should show|should have shown",
            "korrektur|korrigiert|berichtigung|tippfehler|druckfehler|verzeihung|falsch abgedruckt",
            "correction|corrigee|rectification|erratum|faute de frappe|coquille|pardon|je me suis trompe",
            "correctie|gecorrigeerd|rectificatie|drukfout|tikfout|typefout|foutje|pardon"}},
    Marked{kSupposes,
           {"suppose|supposing|assume|assuming|imagine|imagining|pretend|what if|let us say|let s say|say that|"
            "how about if|if instead",
            "angenommen|nehmen wir an|nimm an|nehmt an|stellen sie sich vor|was ware wenn|gesetzt",
            "supposons|supposez|suppose|imaginons|imaginez|admettons|et si",
            "stel|stel dat|stel je voor|veronderstel|gesteld|neem aan|wat als"}},
    Marked{kTakesAway,
           {"take away|takes away|taking away|remove|removing|delete|add|adding|move|moving|give|giving|put|"
            "putting|change|changing|make|making|let|turn|turning|deal|dealing|place|placing|hand",
            "nimm|nehmen wir|nehmen sie|geben wir|geben sie|gib|gebt|entferne|entfernen|mache|machen wir",
            "donnez|donnons|donner|donne|retirez|retirons|retirer|enlevez|enlevons|enlever|mettez|mettons|ajoutez",
            "geef|geven|haal|verwijder|leg|neem|maak|voeg"}},
    Marked{kForbids,
           {"not allowed|is allowed|are allowed|forbidden|barred|prohibited|penalty card|exposed card|"
            "exposed cards|revoked|revokes|out of turn|proviso|provided that|on condition|"
            "condition that|conditions|restriction|restrictions|stipulation|stipulated|may not lead|may not play|"
            "may not ruff|may not win|may not be led|may not be played|promised to|promises to|the director|may not "
            "take|may not use|may not discard|may not finesse|may not trump|"
            "nobody may|no one may|no player may|without looking|irregularity|"
            "special rule|new rule",
            "niemand darf|keiner darf|verboten|nicht erlaubt|strafkarte|revoke|bedingung|unter der "
            "bedingung|vorausgesetzt|darf nicht|"
            "durfen nicht|sonderregel",
            "le droit de|personne ne peut|interdit|interdite|interdiction|renonce|hors tour|a condition|condition "
            "que|pourvu que|pas le droit",
            "niemand mag|verboden|strafkaart|verzaakt|verzaken|voor de beurt|op voorwaarde|voorwaarde|mits|mag "
            "niet|mogen niet"}},
    Marked{kOnward,
           {"what now|now what|what next|and now|how now|does he go on|does south go on|should he go on|do we go on|"
            "how do you continue|how would you continue|continue|"
            "proceed|how do you go on|from here|from there|your move|your play|over to you|next play|next move|"
            "next card|at trick two|at trick 2|at trick three|to the second trick|take over|takes over|play on|at this "
            "point|how to go on|what is your next|which card do you",
            "was nun|und jetzt|und nun|wie weiter|wie geht es weiter|weiter|von hier|im zweiten stich|ihr zug|sie sind "
            "dran",
            "et maintenant|que faire maintenant|comment continuer|comment poursuivre|a vous|a vous de jouer|"
            "a la deuxieme levee|au deuxieme pli|poursuivez|continuez|la suite|que faites vous",
            "wat nu|en nu|hoe nu verder|hoe verder|verder|in de tweede slag|vanaf hier|aan jou|aan u"}},
    Marked{kChair,
           {"put yourself in|in your place|in the seat of|in the chair of|imagine yourself|take the seat|"
            "s chair|s seat|s shoes|s place|s position|you defend|you are defending|you hold the west|"
            "you hold the east|your partner leads|partner leads|you are on lead|your lead|you have to lead",
            "versetzen sie sich|an der stelle von|sie verteidigen|ihr partner spielt aus|sie spielen aus",
            "mettez vous a la place|a la place d'|vous defendez|vous entamez|votre partenaire entame",
            "in de plaats van|je verdedigt|u verdedigt|je tegenspel|je partner start|je moet uitkomen|jij start"}},
    Marked{kVersions,
           {"which is better|which was better|let us play it|play it that way|play it like that|second version|other "
            "version|another version|first "
            "version|variation|variations|variant|variants|"
            "twin|twins|version a|version b|problem a|problem b|part a|part b|part two|part 2|second part",
            "variante|varianten|zwilling|version b|teil b|zweite fassung",
            "variante|variantes|jumeau|deuxieme version|version b|partie b",
            "variant|varianten|tweeling|tweede versie|versie b"}},
    Marked{kAsMany,
           {"as many tricks as|maximum number|as many as possible|most tricks|the most|par|maximise|maximize|"
            "safest|best result|double dummy result|how high|how far",
            "so viele stiche|moglichst viele|maximal|meisten stiche", "le plus de levees|maximum de levees|le maximum",
            "zo veel mogelijk|zoveel mogelijk|meeste slagen|maximaal"}},
    Marked{kOtherLead,
           {"each lead|every lead|both leads|lead but|lead except|lead other than|lead bar|other lead|other "
            "leads|another lead|different lead|"
            "different leads|any lead|all leads|unless a|unless west|unless east|unless north|unless south|"
            "either lead|whatever west leads|whatever east leads|whatever is led|anything but|opening leads",
            "anderes ausspiel|jedes ausspiel|andere ausspiel|ausser",
            "autre entame|toute entame|sauf|n'importe quelle entame|toutes les entames",
            "andere start|andere uitkomst|elke start|elke uitkomst|iedere uitkomst|behalve"}},
    Marked{kAsksLead,
           {"which|what|any|other|another|different|best|better|killing|winning|right|correct|else|otherwise|"
            "differently|should|your|alternative|only|find|choose|how many",
            "welches|welche|was|anderes|andere|bestes|beste|besseres|richtige|richtiges|sonst|sollte|musste",
            "quelle|que|autre|meilleure|bonne|aurait du|doit|devait|laquelle",
            "welke|wat|andere|beste|betere|juiste|anders|moet|moest"}},
    Marked{kHands,
           {"hand|hands|hand s", "hand|hande|blatt|blatter|konige|koenige|damen|buben|asse",
            "main|mains|rois|dames|valets|jeu|jeux", "hand|handen|heren|vrouwen|boeren|azen"}},
    Marked{kTables,
           {"one table|first table|table one|table 1|table a|some tables|both tables|two tables|one room",
            "einem tisch|ersten tisch|tisch 1|beiden tischen", "une table|premiere table|table 1|deux tables",
            "een tafel|eerste tafel|tafel 1|beide tafels"}},
    Marked{kOfMind,
           {"blame|blamed|know|knew|known|guess|guessed|think|thought|believe|believed|expect|expected|complain|"
            "suspect|wonder|tell|see|saw|find fault|go wrong|went wrong|err|erred|resist|imagine|dream|foresee|"
            "say|said|hope|hoped",
            "wissen|wusste|ahnen|denken|glauben|sehen", "savoir|savait|penser|croire|voir|deviner|blamer",
            "weten|wist|denken|geloven|zien|raden|verwijten"}},
    Marked{
        kView,
        {"i think|i believe", "ich denke|ich glaube|denke ich|glaube ich", "je pense|je crois", "ik denk|ik geloof"}},
    Marked{kAnother,
           {"another lead|other lead|different lead|led something else|led differently|led otherwise",
            "anderes ausspiel|anderen ausspiel|anderem ausspiel|irgendeinem ausspiel|anderer angriff|anderen angriff",
            "autre entame|autres entames", "andere start|andere uitkomst"}},
    Marked{kDefenceMust,
           {"", "verteidigung soll|verteidigung muss|gegner sollen", "defense doit|defenseurs doivent",
            "tegenspelers moeten"}},
    Marked{kToBeat, {"", "schlagen", "chuter|battre", "verslaan|besiegen"}},
    Marked{kShould, {"should", "sollte", "", "mocht"}},
    Marked{kInFact,
           {"actual|actually|in fact|in reality", "tatsachlich|in wirklichkeit|in wahrheit", "en fait|en realite",
            "in werkelijkheid"}},
    Marked{
        kEndsCalls,
        {"all passed|all pass|passed out|passed it out|ended the auction|everyone passed|ending the auction|closed "
         "the auction|nobody else bid|ended matters|ended the bidding|closed the bidding|became the contract|was the "
         "final contract|bought the contract|and there it rested|and everybody passed|passed all round|that was that",
         "alle passen|alle passten|passten alle|sonst passte alles|alles passte|dabei blieb es|dabei bleibt es|wurde "
         "der kontrakt|wurde endkontrakt|war der kontrakt|war der endkontrakt",
         "n' a parle|n' ont rien dit|tous passent|tout le monde passe|fut le contrat|devint le contrat|etait le "
         "contrat|est le contrat final|fin des encheres",
         "allen pasten|iedereen past|werd het contract|daar bleef het bij"}},
    Marked{kWhich,
           {"which|what", "welche|welcher|welches|welchem|welchen|was|womit", "quelle|quel|quelles|quels|laquelle|que",
            "welke|wat|waarmee"}},
    Marked{kNoMatter, {"matter|regardless", "egal|gleich|gleichgultig", "importe|n'importe", "ongeacht"}},
    Marked{kFinds,
           {"find|name|choose|show|tell|select|say", "finde|finden|nenne|nennen|zeige|zeigen|sage",
            "trouvez|trouver|nommez|dites|montrez|indiquez", "vind|noem|toon"}},
    Marked{kThisWay,
           {"like this|as shown|as above|this way|as follows", "wie folgt|wie gezeigt|wie oben", "ainsi|comme suit",
            "als volgt|zoals hierboven"}},
    Marked{kInstead, {"instead", "stattdessen|statt dessen", "plutot|au lieu", "in plaats daarvan"}},
    Marked{kLays, {"put|puts|placed|lays|laid", "legte|legt", "pose|posa|met|mit", "legde|legt"}},
    Marked{kTable, {"table|on the table", "tisch|auf den tisch", "table|sur la table", "tafel|op tafel"}},
    Marked{kTo, {"to|into", "auf", "a", "naar"}},
    Marked{kGoes, {"went|goes|jumped|on|out", "ging|sprang", "alla|sauta", "ging"}},
    Marked{kWhy, {"why", "warum|weshalb|wieso", "pourquoi", "waarom"}},
    Marked{kThere, {"there", "dort", "la bas", "daar"}}};

}  // namespace

std::string padded(std::span<const Item> sentence) {
  std::string said = " ";
  for (const Item& item : sentence) said += item.text + " ";
  return said;
}

std::string without_phrases(std::string said, std::initializer_list<std::string_view> phrases) {
  for (const std::string_view phrase : phrases)
    if (const std::size_t at = said.find(phrase); at != std::string::npos) said.erase(at, phrase.size() - 1);
  return said;
}

unsigned task_words(std::string_view said, Language language) {
  unsigned found = 0;
  for (const Marked& marked : kMarked) {
    std::string_view ways = marked.said[static_cast<std::size_t>(language)];
    while (!ways.empty() && (found & marked.word) == 0) {
      const std::size_t end = std::min(ways.find('|'), ways.size());
      const std::string_view way = ways.substr(0, end);
      ways.remove_prefix(std::min(end + 1, ways.size()));
      for (std::size_t at = said.find(way); at != std::string_view::npos; at = said.find(way, at + 1))
        if (at > 0 && said[at - 1] == ' ' && at + way.size() < said.size() && said[at + way.size()] == ' ')
          found |= marked.word;
    }
  }
  return found;
}

}  // namespace ouverte::puzzles::text
