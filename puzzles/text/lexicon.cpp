#include "puzzles/text/lexicon.hpp"

#include "puzzles/text/facts.hpp"

namespace ouverte::puzzles::text {
namespace {

using M = Meaning;
constexpr int value_of(Who who) { return static_cast<int>(who); }

// English, German, French, Dutch; the first and the last with a few words of the North, whose posts are taken for them.
constexpr std::array kLexicon = {
    // Who.
    LexiconEntry{M::kSeat, 0, {"north|nordur", "nord|norden", "nord", "noord|nordur"}},
    LexiconEntry{M::kSeat, 1, {"east|austur", "ost|osten", "est", "oost|austur"}},
    LexiconEntry{M::kSeat, 2, {"south|sudur|syd", "sud|sued|sueden|suden", "sud", "zuid|sudur|syd"}},
    LexiconEntry{M::kSeat, 3, {"west|vestur", "west|westen", "ouest", "west|vestur"}},
    LexiconEntry{M::kRole,
                 value_of(Who::kDeclarer),
                 {"declarer|declaring side|declarers|declarer's side|caller",
                  "alleinspieler|alleinspielers|spieler|spielers|declarer", "declarant|declarante|demandeur",
                  "leider|leiders|de leider|declarant"}},
    LexiconEntry{M::kRole,
                 value_of(Who::kDefenders),
                 {"defence|defense|defences|defenses|defenders|defender|defending side|opponents|opposition|opps|"
                  "adversaries|others|other two|other players|other three|enemy|defensive trick|defensive tricks",
                  "gegner|gegenspieler|gegenspiel|verteidigung|verteidiger|anderen|anderen beiden",
                  "defense|defenseurs|flanc|adversaires|autres",
                  "tegenspelers|verdediging|verdedigers|tegenspel|tegenpartij|tegenstanders"}},
    LexiconEntry{M::kRole,
                 value_of(Who::kLeft),
                 {"lho|left hand opponent|your lho|your left hand opponent|the player on your left|lefty|"
                  "the opponent on your left|my lho",
                  "linker gegner", ""}},
    LexiconEntry{M::kRole,
                 value_of(Who::kRight),
                 {"rho|right hand opponent|your rho|your right hand opponent|the player on your right|righty|"
                  "the opponent on your right|my rho",
                  "rechter gegner", ""}},
    LexiconEntry{M::kDummy, 0, {"dummy|table hand", "dummy|strohmann|tisch", "mort", "dummy|blinde|tafel"}},
    LexiconEntry{M::kYou, 0, {"you|your own hand|your hand|yourself|i|me|myself", "sie|du", "vous", "u|je|jij"}},
    LexiconEntry{M::kHe, 0, {"he|she|him|his own hand", "er", "il|elle", "hij"}},
    LexiconEntry{M::kThey, 0, {"they|them", "", "ils|elles", "zij|ze"}},
    LexiconEntry{M::kIt, 0, {"it", "es|ihn", "le faire", "het contract halen"}},
    LexiconEntry{
        M::kPartner, 0, {"partner|your partner", "partner|ihr partner", "partenaire|votre partenaire", "partner"}},
    LexiconEntry{M::kPropose, 0, {"proposes|proposed|proposer|proposal", "schlagt vor", "propose"}},
    LexiconEntry{M::kAccept, 0, {"accepts|accepted|accepting|acceptor|acceptance", "nimmt an", "accepte"}},
    // Cards.
    LexiconEntry{M::kSuit, 0, {"spades|spade", "pik", "piques|pique", "schoppen|schop"}},
    LexiconEntry{M::kSuit, 1, {"hearts|heart", "herz|coeur", "coeurs|coeur", "harten|hart"}},
    LexiconEntry{M::kSuit, 2, {"diamonds|diamond", "karo", "carreaux|carreau", "ruiten|ruit"}},
    LexiconEntry{M::kSuit, 3, {"clubs|club", "treff|kreuz", "trefles|trefle", "klaveren|klaver"}},
    LexiconEntry{M::kRank, 'A', {"ace|aces", "as|ass", "as", "aas"}},
    LexiconEntry{M::kRank, 'K', {"king|kings", "konig|koenig", "roi", "heer"}},
    LexiconEntry{M::kRank, 'Q', {"queen|queens", "dame", "dame", "vrouw"}},
    LexiconEntry{M::kRank, 'J', {"jack|jacks|knave", "bube", "valet", "boer"}},
    LexiconEntry{M::kTrump,
                 0,
                 {"trumps|trump|trump suit|strain|denomination|atout|tarocks|tarots",
                  "trumpf|trumpfe|atout|trumpffarbe|tarock", "atout|atouts", "troef|troeven|troefkleur"}},
    LexiconEntry{M::kNoTrump,
                 0,
                 {"notrump|notrumps|no trump|no trumps|nt|nts|sans atout|without trumps|without a trump suit|"
                  "trumps none|trump none|trumps nil|no trump suit|trumps no|trump no",
                  "sans atout|sa|ohne trumpf|kein trumpf|keine trumpfe|ohnetrumpf|nt",
                  "sans atout|sa|sans atouts|pas d'atout|pas de couleur d'atout|nt",
                  "sans atout|sa|sans|zonder troef|geen troef|nt"}},
    // Two suits, as bits.
    LexiconEntry{M::kSuits, 0b1001, {"black suit|black card|black lead|either black suit", "", "", ""}},
    LexiconEntry{M::kSuits, 0b0110, {"red suit|red card|red lead|either red suit", "", "", ""}},
    LexiconEntry{
        M::kSuits, 0b0011, {"major suit|major suit card|major suit lead|either major|either major suit", "", "", ""}},
    LexiconEntry{
        M::kSuits, 0b1100, {"minor suit|minor suit card|minor suit lead|either minor|either minor suit", "", "", ""}},
    LexiconEntry{M::kCard, 0, {"card|cards", "karte|karten", "carte|cartes", "kaart|kaarten"}},
    // Numbers.
    LexiconEntry{M::kNumber, 1, {"one", "eins", "un|une", "een slag"}},
    LexiconEntry{M::kNumber, 2, {"two|deuce", "zwei", "deux", "twee"}},
    LexiconEntry{M::kNumber, 3, {"three|trey", "drei", "trois", "drie"}},
    LexiconEntry{M::kNumber, 4, {"four", "vier", "quatre", "vier"}},
    LexiconEntry{M::kNumber, 5, {"five", "funf|fuenf", "cinq", "vijf"}},
    LexiconEntry{M::kNumber, 6, {"six|sixes", "sechs", "six", "zes"}},
    LexiconEntry{M::kNumber, 7, {"seven|sevens", "sieben", "sept", "zeven"}},
    LexiconEntry{M::kNumber, 8, {"eight|eights", "acht", "huit", "acht"}},
    LexiconEntry{M::kNumber, 9, {"nine|nines", "neun", "neuf", "negen"}},
    LexiconEntry{M::kNumber, 10, {"ten|tens", "zehn", "dix", "tien"}},
    LexiconEntry{M::kNumber, 11, {"eleven", "elf", "onze", "elf"}},
    LexiconEntry{M::kNumber, 12, {"twelve", "zwolf|zwoelf", "douze", "twaalf"}},
    LexiconEntry{M::kNumber, 13, {"thirteen", "dreizehn", "treize", "dertien"}},
    LexiconEntry{M::kNumber, 14, {"fourteen", "vierzehn", "quatorze"}},
    LexiconEntry{M::kNumber, 15, {"fifteen", "funfzehn", "quinze"}},
    LexiconEntry{M::kNumber, 20, {"twenty", "zwanzig", "vingt"}},
    LexiconEntry{M::kNumber, 30, {"thirty", "dreissig", "trente"}},
    LexiconEntry{M::kNumber, 40, {"forty", "vierzig", "quarante"}},
    LexiconEntry{M::kTrick, 0, {"trick|tricks", "stich|stiche|stichen", "levee|levees|pli|plis", "slag|slagen"}},
    LexiconEntry{
        M::kPoint,
        0,
        {"point|points|pts|card points|cardpoints", "punkt|punkte|punkten|augen", "point|points", "punt|punten"}},
    LexiconEntry{M::kCent, 0, {"cent|cents", "cent|cents", "centime|centimes"}},
    LexiconEntry{M::kTurn,
                 0,
                 {"moves|turns|play of a card|plays ahead|moves ahead|turns ahead", "zuge|zugen|ausspielen", "coups"}},
    LexiconEntry{M::kSet, 0, {"sets|set of|sets of", "satze|satz", "series"}},
    LexiconEntry{M::kLeast,
                 0,
                 {"at least|no fewer than|no less than|not fewer than|not less than|a minimum of|minimum",
                  "mindestens|wenigstens", "au moins|au minimum", "minstens|ten minste|minimaal"}},
    LexiconEntry{M::kMost,
                 0,
                 {"at most|no more than|not more than|a maximum of|maximum|up to", "hochstens|maximal",
                  "au plus|au maximum|pas plus de", "hoogstens|ten hoogste|maximaal"}},
    LexiconEntry{M::kExactly,
                 0,
                 {"exactly|precisely|just|only|no more and no less|neither more nor less", "genau|nur",
                  "exactement|seulement", "precies|slechts|alleen"}},
    LexiconEntry{M::kMore,
                 0,
                 {"more|further|additional|extra|another|or more|from here|to come", "weitere|mehr|weiteren",
                  "de plus|encore|supplementaires", "meer|nog meer|verdere"}},
    LexiconEntry{M::kFewer, 0, {"fewer|less", "weniger", "moins", "minder"}},
    LexiconEntry{M::kThan, 0, {"than", "als", "de plus que", "dan"}},
    LexiconEntry{M::kAll,
                 0,
                 {"all|all of|everything|the lot|both", "alle|alles|samtliche", "tous|toutes|tout", "alle|alles"}},
    LexiconEntry{
        M::kEvery, 0, {"every|every single|every one of|each and every", "jeden|jeder|jedes", "chaque", "iedere|elke"}},
    LexiconEntry{M::kRest, 0, {"rest|remainder", "rest", "reste", "rest"}},
    LexiconEntry{
        M::kNone,
        0,
        {"no|none|nothing|nothing at all|none at all|nil|none of|not a single|not one|not a|void in|void of|void",
         "kein|keine|keinen|nichts", "aucune|aucun|rien|pas de", "geen|niets"}},
    LexiconEntry{M::kAny,
                 0,
                 {"any|whatever|no matter what|whichever|whatever the|best|perfect|every possible|correct|ideal",
                  "jede|beste|bestes|bester|jedes|beliebige|beliebigem", "toute|tout|meilleure|n'importe quelle",
                  "beste|ieder|elk"}},
    LexiconEntry{M::kLast,
                 0,
                 {"last|remaining|final|other", "letzten|restlichen|letzte|ubrigen|verbleibenden",
                  "dernieres|derniers|restantes|restants|derniere", "laatste|resterende|overige"}},
    LexiconEntry{M::kLeft,
                 0,
                 {"left|remain|remains|to go|to be played|to play for|still to be played|still to play",
                  "ubrig|verbleiben", "restent", "over"}},
    LexiconEntry{
        M::kEach, 0, {"each|apiece|a hand|per hand|everyone|everybody", "je|jeder|pro hand", "chacun|chacune"}},
    LexiconEntry{M::kFirst,
                 0,
                 {"first|next|second|third|fourth|fifth|sixth|tenth|penultimate|thirteenth|eleventh|twelfth",
                  "erste|ersten|zweiten|dritten|erster|nachste|nachsten", "premiere|premier|premieres|prochaine",
                  "eerste|tweede|derde|volgende"}},
    LexiconEntry{M::kAlready,
                 0,
                 {"so far|already|yet|before|up to now|till now|until now|previously|previous|thus far|by now",
                  "bisher|schon|bereits|bis jetzt", "deja|jusqu'ici|jusqu'a present", "al|reeds|tot nu toe"}},
    LexiconEntry{
        M::kInAll, 0, {"in all|in total|altogether|all told", "insgesamt|im ganzen", "au total|en tout", "in totaal"}},
    LexiconEntry{M::kStill, 0, {"still", "noch", "encore", "nog"}},
    LexiconEntry{M::kHowMany,
                 0,
                 {"how many|and how many|the most|the maximum number of|how much|what is the maximum",
                  "wie viele|und wie viele|wieviele|wie viel", "combien|combien de", "hoeveel"}},
    LexiconEntry{M::kWhat, 0, {"what", "was", "que|qu'", "wat"}},
    // Verbs of play.
    LexiconEntry{M::kLead,
                 0,
                 {"lead|leads|begin|begins|start|starts|opens|open|attacks|attack|opening lead|first lead|leading|"
                  "tables|chooses|selects|begins the defence|opens the defence|starts the defence|begins the play|"
                  "opens fire with|kicks off|kick off|leads off|starts off|spilar ut|spelar ut|spiller ut",
                  "spielt aus|kommt heraus|ausspiel|greift|am ausspiel|ausspielt|eroffnet|greift an|angriff|eroffnung|"
                  "ausspielen|anspiel",
                  "entame|attaque|trait|le trait|joue en premier|l'entame|commence|entamer|est en main|a la main",
                  "komt uit|spilar ut|spelar ut|spiller ut|start|uitkomst|speelt uit|speelt voor|begint|uit te "
                  "komen|uitkomen|uitkomt|uit"}},
    LexiconEntry{M::kLed,
                 0,
                 {"led|just led|has just led|hits the table|hit the table|kicked off|led off|started off|got off to|"
                  "opened|started|began|chose|selected",
                  "ausgespielt|angegriffen|spielte aus|griff an|startete|startet|eroffnete|begann|legt vor|legte vor",
                  "entamee|attaque de|entama|attaqua|a entame|a attaque",
                  "uitgekomen|gestart|startte|kwam uit|begon|speelde uit|kwam van start"}},
    LexiconEntry{M::kLeader, 0, {"leader|onlead|eldest", "ausspieler", "entameur|en main|main"}},
    LexiconEntry{
        M::kPlay,
        0,
        {"play|plays|played|playing|follows|followed|discards|discarded|throws|ruffs|ruffed|covers|returns|following|"
         "following with|continues|cashes|switches|switched|shifts|drops|overtakes|wins with|won with|follow|"
         "takes with|spilar|spelar|spiller",
         "spielt|spielen|gibt|bedient|wirft|zugibt|gespielt|sticht mit", "joue|fournit|defausse|coupe|jouent|jouer",
         "speelt|spilar|spelar|spiller|speelde|spelen|speel|gooit weg|bekent|gespeeld|legt"}},
    LexiconEntry{M::kMove,
                 0,
                 {"move|turn|to act", "zug|an der reihe|dran|am spiel|am zug|am stich", "tour|au tour|la main",
                  "beurt|aan slag|de beurt"}},
    LexiconEntry{M::kMake,
                 0,
                 {"bring the contract home|bring the slam home|bring it home|brings the contract home|"
                  "brings the slam home|brings it home|make|makes|making|fulfil|fulfils|fulfill|bring home|land|lands|"
                  "bring in|bring off|made|makes good|make good|fulfilled|gets home in|get home in|be done|makeable|"
                  "makable",
                  "erfullen|erfullt|gewinnt|machen|macht|mache|erfulle|gewinnen",
                  "reussir|reussit|gagner|gagne|gagnez|reussissez|remplir|gagnent|reussissent|gagne t il|reussit il|"
                  "gagnera t il",
                  "maken|maakt|haalt|halen"}},
    LexiconEntry{M::kTake,
                 0,
                 {"win|wins|winning|take|takes|taking|get|gets|getting|collect|collects|secure|secures|obtain|claim|"
                  "bag|bags|cash|come to|comes to|capture|gather|ensure|guarantee|be sure of|finish|finishes|"
                  "finish with|finishes with|end up with|ending up|ending up with|bring "
                  "in|garner|achieve|reach|reaches|take in|draw|find|finds",
                  "holen|holt|bekommen|bekommt|erzielen|erzielt|erreicht|erreichen|nehmen",
                  "faire|font|fait|prendre|prennent|prend|realiser|realise|realisent", "wint|winnen|behaalt|behalen"}},
    LexiconEntry{M::kWon,
                 0,
                 {"won|taken|took|secured|got|collected|made|scored|are won|were won|fell|fell to|fallen to",
                  "gemacht|gewonnen|geholt", "fait|gagne|pris|realise", "gewonnen|gemaakt|gehaald"}},
    LexiconEntry{
        M::kNeed,
        0,
        {"need|needs|want|wants|require|requires|must have|need to|needs to|wants to|want to|has to get|have to get|"
         "is required to|are required to",
         "braucht|brauchen|benotigt|benotigen|will", "ont besoin de|a besoin de|besoin de", "heeft nodig|nodig"}},
    LexiconEntry{M::kLose,
                 0,
                 {"lose|loses|losing|pay|pays|concede|concedes|give up|gives up", "verlieren|verliert|abgeben|abgibt",
                  "perdre|perd|perdent|conceder", "verliezen|verliest"}},
    LexiconEntry{M::kLost, 0, {"lost|conceded", "verloren|abgegeben", "perdu", "verloren"}},
    LexiconEntry{
        M::kBeat,
        0,
        {"put it down|put the contract down|beat|beats|catch|catches|defeat|defeats|set|sets|break|breaks|sink|foil|"
         "put down|take down|bring down|beaten|defeated|broken|beating|defeating",
         "schlagen|schlagt|geschlagen|zu fall bringen|besiegen",
         "battre|bat|battent|fait elle chuter|fait il chuter|font ils chuter|peut elle battre|peut il battre|"
         "faire chuter|font chuter|fait chuter|faire tomber|battu",
         "down spelen|verslaan|verslagen|down krijgen|verslaat"}},
    LexiconEntry{M::kStopFrom,
                 0,
                 {"stop|stops|prevent|prevents|keep|keeps|deny|stopping|preventing", "verhindern|hindern|hindert",
                  "empecher|empechent|empeche", "verhinderen|voorkomen|beletten"}},
    LexiconEntry{
        M::kHoldTo,
        0,
        {"restrict|restricts|limit|limits|confine|hold down", "auf|beschranken|begrenzen", "limiter|limitent|limite"}},
    LexiconEntry{M::kAvoid, 0, {"avoid|avoids|escape|escapes|avoiding", "vermeiden|vermeidet", "eviter|evite|evitent"}},
    LexiconEntry{M::kHold,
                 0,
                 {"holds|held|holding|hold|keeps|is dealt|guards|keeping|is left with|remains with", "halt|besitzt",
                  "detient|tient|possede", "houdt"}},
    LexiconEntry{M::kHave, 0, {"has|have|had|having", "hat|haben|hatte", "a|ont|ayant", "heeft|hebben"}},
    LexiconEntry{M::kGive, 0, {"give|gives|force|forces|let|lets|be made to", "geben|zwingen|lassen", "donner|forcer"}},
    LexiconEntry{M::kScore, 0, {"score|scores|scoring|earn|earns", "punkten", "marquer|marque"}},
    LexiconEntry{M::kPaid, 0, {"be paid|is paid|are paid", "bezahlt werden", "etre paye"}},
    LexiconEntry{M::kSucceed,
                 0,
                 {"succeed|succeeds|get home|come home|win the game|win the deal|win the hand|be successful|prevail|"
                  "prevails|come out on top|reach home|succeeding",
                  "gewinnen|gewinnt das spiel|gewinnt|erfolg haben", "reussir|reussit|l'emporter"}},
    LexiconEntry{
        M::kGoOut,
        0,
        {"to go out|go out|goes out|going out|be out|is out|get out", "ausgehen|geht aus|ausmachen", "sortir|sort"}},
    LexiconEntry{
        M::kDeclare,
        0,
        {"declares|declare|declaring|is playing|are playing|declared|plays in|undertakes|became declarer|is in|are in|"
         "got to|gets to|ended up in|ends up in|end up in|wound up in|winds up in|climbed to|climbs to|drove to|"
         "drives to|pushed to|soared to|staggers into|staggered into|stumbled into|settled in|settles in|lands in|"
         "land in|arrives at|finds himself in|find yourself in|got as far as|gets as far as|arrived in|arrives in|"
         "arrived at|finished in|landed in|was in|stopped in|becomes declarer|reached|reaches|reach a|ended in|ends in",
         "alleinspiel|landet in|landete in|gelangt in|gelangte in|endet in|endete in|kommt in|kam in",
         "declare|joue en|arrive a|est arrive a|termine a|se retrouve a|arrive en",
         "kwam in|komt in|belandde in|belandt in|eindigde in|eindigt in|zit in|zat in|kwam terecht in"}},
    LexiconEntry{M::kDefend,
                 0,
                 {"defend|defends|defending|defended|oppose|opposes", "verteidigt|verteidigen", "defendent|defend",
                  "verdedigt|verdedigen"}},
    LexiconEntry{M::kMeld, 0, {"melded|has laid|have laid|laid|laid down|melds", "ausgelegt", "etale"}},
    LexiconEntry{M::kBid,
                 0,
                 {"bids|bid|calls|called|goes|went|announces|announced|gone|undertakes", "sagt|reizt|ansagt|bietet",
                  "demande|annonce", "biedt|bood"}},
    LexiconEntry{M::kContract,
                 0,
                 {"contract|contracts|final contract|game|small slam|grand slam|slam|bid contract|the bid",
                  "kontrakt|spiel|schlemm", "contrat|manche|chelem", "contract|eindcontract"}},
    LexiconEntry{M::kDoubled, 1, {"doubled|dbl|x", "kontriert|im kontra", "contree", "gedoubleerd|gedubbeld"}},
    LexiconEntry{
        M::kDoubled, 2, {"redoubled|rdbl|xx", "rekontriert|im rekontra", "surcontre|surcontree", "geredoubleerd"}},
    LexiconEntry{M::kOvertrick,
                 0,
                 {"overtrick|overtricks|plus one", "uberstich|uberstiche", "levee de mieux|levees de mieux",
                  "overslag|overslagen"}},
    LexiconEntry{M::kDown,
                 0,
                 {"down|off|short|undertricks|undertrick|light", "unterstiche|faller|down", "de chute|chute", "down"}},
    LexiconEntry{M::kLevel,
                 0,
                 {"level|equal|equal numbers of|the same number of|an equal number of|equally many|the same number|tie",
                  "gleich viele|gleichviele", "autant de|le meme nombre de"}},
    LexiconEntry{
        M::kPreferred, 0, {"preferred suit|preferred|turned up|turned|turn up", "aufgedeckt", "retourne|retournee"}},
    LexiconEntry{M::kDuck,
                 0,
                 {"ruff|ruffing|finesse|finesses|finessing|finessed|discarding|overruff|crossruff|duck|ducks|ducked|"
                  "ducking|hold up|holds up|held up|holding up|play low|plays low|played low",
                  "duckt|geduckt|gibt klein", "laisse passer|laissent passer|refuse de prendre", "duikt|gedoken"}},
    LexiconEntry{M::kFall,
                 0,
                 {"fail|fails|go down|goes down|going down|go off|goes off|be set|gone down",
                  "fallt|fallen|scheitert|scheitern", "chute|chuter|chutent|echoue|echouer", "gaat down|down gaan"}},
    LexiconEntry{
        M::kPlan,
        0,
        {"plan the play|find the winning line|find the winning play|show the winning line|find the winning plan|"
         "what is the winning line|decide how you will play|decide how to play|how you would play|find the best line|"
         "plan the defence|find the winning defence|find the killing defence|plan your play|how should south play|"
         "how would you play|how do you play|how should you play|how should declarer play",
         "wie spielen sie", "comment jouez vous"}},
    LexiconEntry{M::kTask,
                 0,
                 {"task|goal|target|aim|objective|required|wanted|needed|stipulation|the problem|question",
                  "aufgabe|ziel|gefordert|frage", "but|objectif|question|tache", "opgave|doel|vraag"}},
    // Small words.
    LexiconEntry{
        M::kDo,
        0,
        {"put|puts|to|can|could|must|should|will|shall|do|does|how|how to|is to|are to|has to|have to|ought to|may|"
         "who|why|show how|show that|and how|going to|is going to|are going to|manage to|manages to|contrive to|"
         "able to|in order to|try to|how does|how can|how do|how should|how will|how must|would|did|find a way to|"
         "find the defence to|find a defence to|plan to|trying to|a way to|see how to|see how|find out how|"
         "find out how to|work out how|work out how to|find how to|make sure you see how to|be sure to see how to|"
         "is there any way for|is there a way for|what is the way to|play to|play so as to|play in order to|"
         "what must|is there a way to|is there any way to|so as to|plan",
         "soll|sollen|kann|konnen|muss|mussen|wie|zu|um|wird|werden|koennen|muessen",
         "doit|doivent|peut|peuvent|comment|pour|peuvent ils|peut il|peut elle|doit il|doivent ils|devez|pouvez|va|"
         "vont",
         "te|kan|kunnen|moet|moeten|hoe|om|zal|zullen"}},
    LexiconEntry{M::kNot,
                 0,
                 {"not|never|neither|nor|fail to|fails to|refuse|refuses|refuse to|unable|unable to|nobody|nowhere|"
                  "hardly|failing|failed|refuses to|cease|decline|declines|forbidden|scarcely",
                  "nicht|niemals|nie|weder|niemand", "ne|pas|jamais|ni|n'|personne", "niet|nooit|noch|niemand"}},
    LexiconEntry{M::kCannot,
                 0,
                 {"cannot|can not|could not|will not|does not|do not|must not|may not|should not|why cannot|is not to|"
                  "are not to|did not|would not|shall not|is unable to|are unable to",
                  "kann nicht|konnen nicht", "ne peut|ne peuvent"}},
    LexiconEntry{M::kBut,
                 0,
                 {"but|except|save|other than|apart from|excluding|bar|barring|except for|than|rather than|instead|"
                  "instead of",
                  "ausser|sondern|aber|statt|anstatt|ausgenommen",
                  "sauf|mais|excepte|autre que|plutot|au lieu de|hormis", "behalve|maar|in plaats van"}},
    LexiconEntry{M::kIf,
                 0,
                 {"if|unless|provided|provided that|when|whenever|assuming|assuming that|suppose|supposing|in case|"
                  "as long as|given that|should west|until|after which|because",
                  "wenn|falls|sofern|es sei denn|vorausgesetzt|angenommen|bis|obwohl",
                  "si|a moins|pourvu|quand|a condition|jusqu'a|bien que|lorsque", "als|indien|mits|tenzij|wanneer"}},
    LexiconEntry{M::kWithout, 0, {"without|lacking|minus|despite|in spite of", "ohne|trotz", "sans|malgre", "zonder"}},
    LexiconEntry{M::kHedge,
                 0,
                 {"perhaps|maybe|might|probably|possibly|imagine|pretend|says|said|say|think|thinks|thought|claims|"
                  "believes|hopes|dreams|wrongly|twice|in a row|running|in succession|consecutive|quickly|early|"
                  "blindfold|odd|even|odd number of|an odd number of|an even number of|alternately|fewest|"
                  "single dummy|before|or else|small|low",
                  "vielleicht|hintereinander|angeblich|behauptet|glaubt|meint", "peut etre|de suite|pretend|croit|dit",
                  "misschien|wellicht"}},
    LexiconEntry{M::kOther,
                 0,
                 {"other suit|otherwise|different|same|others suits", "andere|anders|selbe", "autre|autrement|meme",
                  "andere|anders"}},
    LexiconEntry{M::kIn, 0, {"in|at", "in|im|bei", "en|dans", "in|bij"}},
    LexiconEntry{M::kOf, 0, {"of|out of", "von|von den|der", "de|d'|des|du", "van"}},
    LexiconEntry{M::kBy, 0, {"by|from|as", "von|durch|als", "par", "door"}},
    LexiconEntry{M::kFor, 0, {"for", "fur|fuer", "pour", "voor"}},
    LexiconEntry{M::kOn, 0, {"on|on the|upon", "am|an", "sur", "op|aan"}},
    LexiconEntry{M::kAgainst, 0, {"against|versus|vs|over", "gegen", "contre|face a", "tegen"}},
    LexiconEntry{M::kWith, 0, {"with|within|in the", "mit|binnen|innerhalb von", "avec|en moins de", "met"}},
    LexiconEntry{M::kOut, 0, {"off", "aus|heraus|ab", "", ""}},
    LexiconEntry{M::kAnd, 0, {"and|&|then|plus|and then|followed by", "und|sowie|dann", "et|puis", "en|dan"}},
    LexiconEntry{M::kOr, 0, {"or", "oder", "ou", "of"}},
    LexiconEntry{M::kA, 0, {"a|an|single", "ein|eine|einen|einem|einen einzigen|ein einziger", "", "een"}},
    LexiconEntry{
        M::kFiller,
        0,
        {"the|is|are|be|been|being|was|were|his|her|its|their|your|our|this|that|these|those|there|now|here|then|"
         "therefore|also|simply|please|of course|thus|who|which|own|hand|hands|just now|therefore|s|indeed|currently|"
         "about|while|whereas|although|though|always|easily|actually|really|sit|sits|on your right|on your left|"
         "on the right|on the left|sitting|seated|player|so|up|full|whose|safe|am|brave|bold|normal|routine|"
         "optimistic|ambitious|thin|aggressive|sound|excellent|reasonable|careful|obvious|natural|unlucky|lucky|"
         "inevitable|killing|passive|attacking|lively|dull|standard|textbook|orthodox|friendly|unfriendly|helpful|"
         "annoying|inspired|fatal|unimaginative|imaginative|strong|singleton",
         "der|die|das|den|dem|des|ist|sind|sein|seinen|seine|ihre|ihren|es|wird|jetzt|nun|hier|dann|da|spieler in|"
         "hand|also|diesen|dieser|dessen",
         "le|la|les|l'|est|sont|etre|son|sa|ses|leur|leurs|ce|cette|ces|maintenant|ici|donc|y|qui|main|du|s'",
         "de|het|is|zijn|haar|hun|deze|dit|dat|nu|er|ook|hand|was|wordt|worden"}},
    // What stands beside problems and says nothing of them.
    LexiconEntry{M::kDealer, 0, {"dealer|dlr|dealt|deals|dealt by|deal by", "teiler|geber", "donneur", "gever"}},
    LexiconEntry{M::kVulnerable,
                 0,
                 {"vul|vulnerable|vulnerability|vuln|nobody vulnerable|none vulnerable|neither vulnerable|"
                  "neither side vulnerable|love all|game all|both vulnerable|all vulnerable|none vul|both vul|all vul|"
                  "nobody vul|neither vul|both sides vulnerable|both sides vul|not vulnerable|"
                  "neither side is vulnerable|no one vulnerable|neither side vul",
                  "gefahr|in gefahr|keiner in gefahr|alle in gefahr",
                  "vulnerable|vulnerabilite|personne vulnerable|tous vulnerables",
                  "kwetsbaar|kwetsbaarheid|niemand kwetsbaar|allen kwetsbaar"}},
    LexiconEntry{
        M::kHeading,
        0,
        {"players|number of players|problem|no|nr|number|board|deal|diagram|page|puzzle|position|chapter|figure|"
         "hand no|example|hand number|ending no|vol|volume|issue|quiz|round|match|table no",
         "problem|nr|diagramm|seite|aufgabe nr|problem nr|stellung", "probleme|no|numero|diagramme|page|donne",
         "probleem|nr|nummer|spel|diagram"}},
    LexiconEntry{M::kCall,
                 0,
                 {"overcall|overcalled|overcalls|responded|responds|raised|raises|rebid|rebids|jumped to|jumps "
                  "to|intervened with",
                  "hob|hebt", "", ""}},
    LexiconEntry{M::kRound, 0, {"rounds|round", "runden|runde", "tours|tour", "rondes|ronde"}},
    LexiconEntry{M::kAfter, 0, {"after|following", "nach", "apres", "na"}},
    LexiconEntry{
        M::kTable,
        0,
        {"on the table|table|trick in progress|trick so far|current trick|lies on the table|lie on the table|"
         "on the table lie|on the table are|on the table is|on the table lies",
         "auf dem tisch|auf dem tisch liegen|auf dem tisch liegt|laufender stich", "sur la table|levee en cours"}},
    LexiconEntry{M::kExchange,
                 0,
                 {"exchanged|exchange|interchanged|swapped|swap|interchange|transposed|away", "vertauscht|getauscht",
                  "echanges|echangees|intervertis", "verwisseld|verwissel"}},
    LexiconEntry{
        M::kOrnament,
        0,
        {"all the same|no problem|take your time|take a look|take a moment|first of all|after all|at all|above all|no "
         "doubt|no wonder|at last|at first|for once|"
         "at the club|at our club|at my club|at a club|in the club|in our club|in my club|of our club|from our club|"
         "our club|my club|got it wrong|got it right|get it wrong|get it right|double dummy|double dummy problem|"
         "double dummy puzzle|bridge club|club night|club game|club match|bridge column|club championship|"
         "club bulletin|daily|best play|not easy|not difficult|not hard|lead problem|lead problems|opening leads|"
         "heart attack|teams|pairs|imps|matchpoints|match points|playing match points|playing matchpoints|"
         "playing pairs|playing teams|playing imps|at match points|at pairs|at teams|at rubber bridge|"
         "playing rubber bridge|card play|play problem|play of the hand|north american|south african|west coast|"
         "east coast|north america|south africa|south america|new south wales|west virginia|by heart|club player|"
         "club players|not so easy|no easy|easy|spoiler|spoilers|down to|is down to|comes down to|came down to|"
         "reach this|reaches this|reached this|reach the following|three players|four players|two players|"
         "for three players|for four players|when the problem begins to count|last night|last week|last month|"
         "last year|last issue|last time|plays alone|play alone|playing alone|the play|the hand|set by|game of|"
         "card game|board game|parlour game|all the cards are known|all hands are known|all four hands are shown|"
         "all hands are shown|four hands|for three|hi all|hello all|dear all|thanks all|hi everybody|hi everyone|"
         "hello everybody|hello everyone|hi folks|whatever is led|whatever the lead|claim is that|the claim is that|"
         "however they defend|however the defence plays|however the defenders play|however east west defend|"
         "however they play|no matter how they defend|no matter what is led|if you can|see if you can|"
         "you know all the cards|as shown|if you see all the cards|if you can see all the cards|"
         "if you see all four hands|if all the cards are seen|if you know all the cards|looking at all the cards|"
         "looking at all four hands|with all the cards in view|with all hands open|with the cards on the table|"
         "with all the cards on the table|with open cards|at most tables|at most of the tables|at many tables|"
         "at every other table|at every table|at both tables|do not be too quick to|do not be in a hurry to|"
         "be in no hurry to|not be in a hurry to|do not rush to|do not hurry to|that does not matter|"
         "that do not matter|it does not matter|this does not matter|does not matter here|no matter|never mind|"
         "do not worry|do not ask|do not peek|do not panic|i do not know|i did not know|not going to type|"
         "not going to write|not going to tell|not telling|i will not say|will not tell you|i do not remember|"
         "i cannot remember|nobody knows|not that it matters|if i remember rightly|if i remember correctly|"
         "if memory serves|if i recall correctly|if you like|if you want|deep finesse|set out to|sets out to|"
         "set about|sets about|set up|sets up|setting up|set off|cover the e w cards|cover the e w hands|"
         "cover the east west cards|cover the east west hands|look at all four hands|look at all the cards|"
         "small pack|large pack|jokers gone|one joker each|therefore the soloist|swing scoring|all hands exposed|"
         "all cards exposed|all the cards exposed|with all hands exposed|with all cards exposed|all cards face up|"
         "all hands face up|with all cards face up|with all hands face up|all hands open|all cards open|"
         "seeing all 52 cards|seeing all the cards|seeing all four hands|seeing all hands|looking at all 52 cards|"
         "best play all round|best play on both sides|against any continuation|against every continuation|"
         "whatever the continuation|against any play",
         "mit offenen karten|bei offenen karten|wenn man alle karten sieht|doppeldummy|doppeldummy problem|"
         "bestes spiel|zu dritt|gegen jede gegenwehr|gegen beste gegenwehr",
         "est ce que|est ce qu'|toutes cartes vues|a vous de jouer|quatre jeux ouverts|en voyant toutes les "
         "cartes|cartes sur table|double mort|a jeu ouvert|a jeux ouverts|"
         "a quatre jeux ouverts|meilleur jeu|quoi que fassent est ouest|quoi que fassent est et ouest|"
         "quoi que fasse la defense|quelle que soit la defense",
         "als je met open kaarten zit|met open kaarten|met alle kaarten open|als je alle kaarten ziet|open kaart|"
         "tegen elke verdediging|tegen de beste verdediging"}},
};

constexpr std::array<Letters, kLanguages> kLetters = {{{"", "", "", ""},
                                                       {"DB", "QJ", "O", "E", {"PHKT", "PCKT"}},
                                                       {"RDV", "KQJ", "O", "W", {"PCKT"}},
                                                       {"HVB", "KQJ", "OZ", "ES", {"SHRK"}}}};

}  // namespace

std::span<const LexiconEntry> lexicon() { return kLexicon; }

const Letters& letters_of(Language language) { return kLetters[static_cast<std::size_t>(language)]; }

}  // namespace ouverte::puzzles::text
