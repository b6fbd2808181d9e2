import type { LanguageCode } from "../language";

/** Verbs whose first part stands at the end of the clause, in German and Dutch. */
const separables = (rows: readonly (readonly [string, string, string])[]): [RegExp, string][] =>
  rows.map(([verb, particle, whole]) => [
    new RegExp(
      `(?<!\\p{L})(?:${verb})(?!\\p{L})([^,.;]{1,80}?)\\s${particle}(?=\\s*(?:[,.;]|und|oder|en|of|voor|für|$))`,
      "u",
    ),
    `${whole}$1`,
  ]);

/** "keurt leden goed" is "goedkeuren leden". */
const SEPARABLE_DUTCH = separables([
  ["keurt|keuren", "goed", "goedkeuren"],
  ["meldt|melden", "aan", "aanmelden"],
  ["schrijft|schrijven", "in", "inschrijven"],
  ["zegt|zeggen", "af", "afzeggen"],
  ["leent|lenen", "uit", "uitlenen"],
  ["brengt|brengen", "terug", "terugbrengen"],
  ["haalt|halen", "op", "ophalen"],
  ["vinkt|vinken", "af", "afvinken"],
  ["vult|vullen", "in", "invullen"],
  ["biedt|bieden", "aan", "aanbieden"],
  ["voegt|voegen", "toe", "toevoegen"],
  ["wijst|wijzen", "toe", "toewijzen"],
  ["nodigt|nodigen", "uit", "uitnodigen"],
  ["slaat|slaan", "op", "opslaan"],
]);

const SEPARABLE = separables([
  ["lädt|laden|lade", "hoch", "hochladen"],
  ["lädt|laden|lade", "ein", "einladen"],
  ["lädt|laden", "herunter", "herunterladen"],
  ["sagt|sagen", "zu", "zusagen"],
  ["sagt|sagen", "ab", "absagen"],
  ["gibt|geben", "zurück", "zurückgeben"],
  ["bringt|bringen", "zurück", "zurückbringen"],
  ["trägt|tragen|trage", "ein", "eintragen"],
  ["meldet|melden", "an", "anmelden"],
  ["holt|holen", "ab", "abholen"],
  ["liest|lesen|lese", "ab", "ablesen"],
  ["rechnet|rechnen", "aus", "ausrechnen"],
  ["gibt|geben|gebe", "ab", "abgeben"],
  ["gibt|geben|gebe", "frei", "freigeben"],
  ["schickt|schicken", "ab", "abschicken"],
  ["schreibt|schreiben|schreibe", "auf", "aufschreiben"],
  ["ruft|rufen", "an", "anrufen"],
  ["bietet|bieten", "an", "anbieten"],
  ["legt|legen|lege", "an", "anlegen"],
  ["teilt|teilen", "zu", "zuteilen"],
  ["hakt|haken", "ab", "abhaken"],
  ["leiht|leihen", "aus", "ausleihen"],
  ["nimmt|nehmen", "teil", "teilnehmen"],
  ["sieht|sehen", "ein", "einsehen"],
  ["stimmt|stimmen", "ab", "abstimmen"],
  ["wählt|wählen", "aus", "auswählen"],
  ["sagt|sagen", "Bescheid", "benachrichtigen"],
  ["füllt|füllen", "aus", "eintragen"],
]);

/** "casi no hay señal", "dort ist kein Empfang": the app has to work without the net. */
const NO_RECEPTION = {
  es: /(?:(?:casi )?(?:no hay|no tenemos|no llega)(?: la)?|sin) (?:señal|cobertura|wifi|red|conexión)(?!\p{L})/giu,
  pt: /(?:(?:quase )?(?:não (?:há|tem|temos|pega))|sem) (?:sinal|rede|cobertura|wifi|net)(?!\p{L})/giu,
  fr: /(?:(?:il )?(?:n')?(?:y a )?(?:pas|peu) de|sans) (?:réseau|couverture|wifi|connexion)(?!\p{L})/giu,
  it: /(?:non (?:c'è|prende)(?: il)?|senza) (?:campo|rete|segnale|wifi|connessione)(?!\p{L})/giu,
  de: /(?:(?:gibt es |ist |haben wir )?(?:oft |meist |fast )?kein(?:en)?|ohne) (?:Netz|Empfang|WLAN|Handynetz|Handyempfang)(?!\p{L})/giu,
  nl: /(?:(?:is er |hebben we )?(?:vaak |bijna )?geen|zonder) (?:bereik|wifi|netwerk)(?!\p{L})/giu,
};

/** Verbs with a fixed noun, and the one verb they stand for. */
const SET_PHRASES: Partial<Record<LanguageCode, [RegExp, string][]>> = {
  it: [
    [NO_RECEPTION.it, "senza internet"],
    [/(?<!\p{L})(?:cosa|quello che) c'è(?!\p{L})/giu, "cosa è"],
    [/(?<!\p{L})(?:c'è|ci sono)(?!\p{L})/gu, ","],
    [/(?<!\p{L})(?:fa|fanno) l'appello(?!\p{L})/gu, "segna le presenze"],
    [/(?<!\p{L})(?:tiene|tengono|tenere) traccia d(?:i|el|ella|egli|elle)(?!\p{L})/gu, "registra"],
  ],
  nl: [
    [NO_RECEPTION.nl, "zonder internet"],
    [/(?<!\p{L})er (?:is|zijn|komt|komen)(?!\p{L})/gu, ","],
  ],
  ar: [[/(?<!\p{L})(?:يوجد|توجد|هناك)(?!\p{L})/gu, "،"]],
  fr: [
    [NO_RECEPTION.fr, "sans internet"],
    [/(?<!\p{L})(ce )?qu'il y a(?!\p{L})/gu, "$1qui est"],
    [/(?<!\p{L})s'(?=ils?(?!\p{L}))/giu, "si "],
    [/(\d) a (?=\d)/gu, "$1 à "],
    [/(?<!\p{L})moi,? je(?!\p{L})/giu, "je"],
    [/(?<!\p{L})c'est (?=fait|fini|prêt|\p{L}+é(?!\p{L}))/giu, "ça est "],
    [
      /(?<!\p{L})(?:pose|posent|poser) (?:une |des |leurs? |la )?questions?(?!\p{L})/gu,
      "demande des questions",
    ],
    [/(?<!\p{L})il y a(?:ura)?(?!\p{L})/giu, ","],
    [/(?<!\p{L})(?:fait|font|faire) l'appel(?!\p{L})/gu, "note les présences"],
    [
      /(?<!\p{L})(?:tient|tiennent|tenir) (?:le |un )?(?:registre|compte|suivi) d(?:e|es|u)(?!\p{L})/gu,
      "note les",
    ],
    [/(?<!\p{L})(?:met|mettent|mettre) en ligne(?!\p{L})/gu, "publie"],
    [/(?<!\p{L})(?:met|mettent|mettre) à jour(?!\p{L})/gu, "modifie"],
    [/(?<!\p{L})pass(?:e|ent|er) (?:une |la |leur |sa )?commandes?(?!\p{L})/gu, "commande"],
    [/(?<!\p{L})(?:prend|prennent|prendre) (?:un |leur )?rendez-vous(?!\p{L})/gu, "réserve un rendez-vous"],
    [/(?<!\p{L})(?:fait|font|faire) une réservation(?!\p{L})/gu, "réserve"],
  ],
  es: [
    [NO_RECEPTION.es, "sin internet"],
    [/(?<!\p{L})lo que hay(?!\p{L})/giu, "lo que está"],
    [/(?<!\p{L})(?:hay|habrá|haya)(?!\p{L})/giu, ","],
    [/(?<!\p{L})(?:pasa|pasan|pasar) lista(?!\p{L})/gu, "registra la asistencia"],
    [/(?<!\p{L})(?:pone|ponen|poner) (?:en venta|a la venta)(?!\p{L})/gu, "vende"],
    [/(?<!\p{L})(?:hace|hacen|hagan|hacer) (?:un |sus? )?pedidos?(?!\p{L})/gu, "encarga pedidos"],
    [/(?<!\p{L})(?:va|van) a (?=\p{L}+[aei]r(?!\p{L}))/gu, "puede "],
    [/(?<!\p{L})(?:da|dan|dar) de alta(?!\p{L})/gu, "registra"],
    [/(?<!\p{L})(?:lleva|llevan|llevar) (?:el |un )?(?:control|registro) de(?!\p{L})/gu, "controla"],
  ],
  pt: [
    [NO_RECEPTION.pt, "sem internet"],
    [/(?<!\p{L})o que (?:há|tem)(?= (?:n[oa]s?|em)(?!\p{L}))/giu, "o que está"],
    [/(?<!\p{L})(?:há|haverá)(?!\p{L})/giu, ","],
    [/(?<!\p{L})(?:faz|fazem|fazer) a? ?chamada(?!\p{L})/gu, "registra a presença"],
    [/(?<!\p{L})(?:tira|tiram|tirar) (?:uma )?fotos?(?!\p{L})/gu, "carrega fotos"],
    [/(?<!\p{L})(?:faz|fazem|façam|fazer) (?:um |o )?pedidos?(?!\p{L})/gu, "encomenda pedidos"],
    [/(?<!\p{L})(?:faz|fazem|façam|fazer) (?:uma |a )?reservas?(?!\p{L})/gu, "reserva"],
  ],
  zh: [
    [/(?<=[，。；]|^)((?:每[月周天年日]|另外|还)?)有/gu, "$1，"],
    [/在[^，。在]{1,5}?(?:上|里|中)/gu, ""],
    // "老师每节课后填写作业": the time of a doing stands behind it in English.
    [/(每[^，。每后]{1,4}?)(?:之)?后([^，。]+)/gu, "$2之后$1"],
  ],
  de: [
    [NO_RECEPTION.de, "ohne Internet"],
    [/(?<!\p{L})(?:es gibt|gibt es)(?!\p{L})/giu, ","],
    [/(?<!\p{L})gibt? Bescheid(?!\p{L})/gu, "benachrichtigt"],
  ],
};

/** "lädt Noten hoch" → "hochladen Noten"; ", in der …" opens a clause like "wo". */
export function joinSeparable(original: string, language: LanguageCode): string {
  let sentence = original;
  // "passe commande", "hace un pedido": two words for one doing.
  for (const [pattern, verb] of SET_PHRASES[language] ?? []) sentence = sentence.replace(pattern, verb);
  const separable = language === "de" ? SEPARABLE : language === "nl" ? SEPARABLE_DUTCH : null;
  if (!separable) return sentence;
  let text = sentence.replace(
    /,\s+(?:in|auf|mit|bei|an|über|durch|für)\s+(?:der|dem|denen|die|das)(?=\s)/gu,
    ", wo",
  );
  for (const [pattern, whole] of separable) text = text.replace(pattern, whole);
  return text;
}
