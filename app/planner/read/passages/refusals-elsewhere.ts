/** How ideas in other languages refuse something; tested on the raw part of a sentence. */

const NOW =
  "(?:por enquanto|por agora|por ahora|de momento|pour l'instant|pour le moment|vorerst|erstmal|fürs erste|per ora|per il momento|voorlopig|目前|暂时|حاليا|حالياً|الآن)";

/** At its beginning: "sin pagos", "je ne veux pas de", "wir brauchen keine", "ما بدنا". */
const BEGINS = new RegExp(
  `^\\s*(?:(?:y|e|et|und|pero|mas|mais|aber|ma|o|و)\\s+)?(?:${NOW}[,\\s]*)?(?:${[
    "sin",
    "ni",
    "no (?:quiero|queremos|quisiera|necesito|necesitamos|hace falta|hacen falta|me hace falta|nos hace falta|nos interesan?|me interesan?|es necesario|hay que (?:meter|poner))",
    "nada de",
    "sem",
    "não (?:quero|queremos|preciso|precisamos|precisa|é preciso|é necessário|faz falta)",
    "pas (?:de|d'|besoin d(?:e|'))",
    "sans",
    "aucune?",
    "inutile d(?:e|')",
    "(?:je|on|nous) (?:ne |n')?(?:veux|veut|voulons|souhaite|souhaitons) (?:pas|surtout pas) (?:de|d')",
    "(?:on n'a |je n'ai |nous n'avons |il n'y a |y a )?pas besoin d(?:e|')",
    "keine?[nrm]?",
    "ohne",
    "nicht",
    "(?:ich|wir) (?:brauchen?|wollen|will|möchten?) keine?n?",
    "niente",
    "senza",
    "nessuna?",
    "non (?:voglio|vogliamo|serve|servono|mi serve|ci serve|ci servono)",
    "geen",
    "zonder",
    "لا (?:أريد|نريد|احتاج|أحتاج|نحتاج|حاجة|داعي)",
    "ما (?:نريد|نبغى|نبي|أبغى|أبي|بدنا|بدي|نحتاج|أحتاج)",
    "مش (?:عايز|عاوز|محتاج)\\p{L}*",
    "بلاش",
    "بدون",
    "بلا",
    "من غير",
  ].join("|")})(?:(?<=')|(?!\\p{L}))`,
  "iu",
);
const BEGINS_CHINESE =
  /^\s*(?:(?:目前|暂时|先|也|但|可是|我们?|另外)[,，\s]*)*(?:不(?:需要|想要|想做|要|做|用|提供|考虑|支持|卖|搞)|无需|暂不|没必要)(?!少于|超过)/u;

/** At its end: "eso no", "brauchen wir nicht", "no hace falta", "就不用了". */
const ENDS =
  /(?:^|[\s,])(?:(?:así que |asi q(?:ue)? )?eso no|no hace(?:n)? falta|no (?:lo|la|los|las) (?:quiero|queremos|necesito|necesitamos)|(?:isso|isto) não|não (?:é )?precis[oa]|(?:ça|cela)[,\s]+(?:non|pas)|pas la peine|(?:ce )?n'est pas (?:nécessaire|utile|la peine)|c'est pas (?:la peine|nécessaire)|(?:brauchen|wollen|brauche|will|möchten?) (?:wir|ich) (?:hier |erstmal |vorerst )?nicht|(?:ist|sind) nicht nötig|muss nicht sein|non (?:mi |ci )?serv(?:e|ono))\s*[.!]*$|(?:就|都)?(?:不用了|不需要了?|先不做|不用做|不要了)[。！]*$/iu;

/** What is left outside, said of it at the end: "X queda fuera", "X bleibt außen vor", "X fica fora por enquanto". */
const OUTSIDE = new RegExp(
  `(?:^|[\\s,،，])(?:${[
    "(?:y |pero )?(?:se )?(?:queda|quedan|va|van|deja|dejan) (?:fuera|aparte|para (?:más adelante|después|luego))",
    "(?:y |pero )?no (?:debe|deben|tiene que|tienen que|va a|van a) (?:entrar|estar|ir|aparecer)(?: aquí| en la app)?",
    "(?:y |pero )?no (?:entra|entran|va|van)(?: aquí| en esto| en la app)",
    "(?:ya )?más adelante",
    "(?:e |mas )?(?:fica|ficam) (?:de )?(?:fora|para (?:depois|mais tarde|já não))",
    "(?:e |mas )?não (?:é|são) (?:para|por) (?:já|agora|enquanto)",
    "(?:e |mas )?não (?:entra|entram|deve entrar|devem entrar)(?: aqui)?",
    "(?:donc |et )?(?:reste(?:nt)? |est |sont )?(?:hors (?:du )?(?:périmètre|projet|sujet)|en dehors)",
    "(?:n'est|ne sont|ce n'est|c'est|n'est donc)? ?pas pour (?:tout de suite|l'instant|maintenant|le moment)",
    "(?:viendra|viendront|ce sera|on verra(?: ça)?) plus tard",
    "(?:bleibt|bleiben|kommt|kommen|lassen wir|ist|sind) (?:erst ?mal |vorerst |hier )?(?:draußen|außen vor|weg|nicht rein|nicht dazu|später|nicht dabei|nicht vorgesehen|nicht teil (?:davon|des projekts))",
    "(?:braucht'?s|braucht es|brauchts) nicht",
    "(?:resta(?:no)?|rimane|rimangono) fuori",
    "(?:non (?:deve|devono) entrarci|non c'entra(?:no)?|più avanti|per ora no)",
    "(?:blijft|blijven|hoort|horen|doen we|komt|komen) (?:er )?(?:buiten|niet bij|later)",
    "(?:ليس|ليست|مش|مو|ليس هذا) (?:الآن|الان|الحين|دلوقتي|مطلوب\\p{L}*|ضروري\\p{L}*)",
    "(?:لاحق[اًا]*|فيما بعد|بعدين|خارج النطاق)",
  ].join("|")})(?: ${NOW})?\\s*[.!。！]*$`,
  "iu",
);

/** "las pistas las reservamos aparte, eso no hace falta": what was said just before is what is refused. */
const THAT_NOT =
  /^\s*(?:(?:así que|por eso|donc|also|deshalb|daarom|quindi|por isso|então) )?(?:eso (?:no (?:hace falta|entra|va aquí|lo necesitamos)|sobra|queda fuera)|(?:isso|isto) (?:não (?:precisa|entra|é preciso)|fica (?:de )?fora)|(?:ça|cela) (?:non|n'est pas (?:nécessaire|la peine)|reste (?:à part|en dehors))|das (?:brauch(?:en wir|t es|t's) (?:hier )?nicht|ist nicht nötig|bleibt (?:draußen|außen vor))|(?:questo|quello) non serve|dat hoeft niet|(?:hors|en dehors) (?:du )?(?:périmètre|projet|sujet)|这个?(?:就)?(?:不用|不需要|不做)了?)\s*[.!。]*$/iu;

export function isRefusalElsewhere(part: string): boolean {
  return BEGINS.test(part) || BEGINS_CHINESE.test(part) || ENDS.test(part) || OUTSIDE.test(part);
}

/** True when the words end by saying that what they speak of stays outside. */
export function isLeftOutside(part: string): boolean {
  return OUTSIDE.test(part);
}

/** True when the words refuse what stands right before them. */
export function refusesWhatWasSaid(part: string): boolean {
  return THAT_NOT.test(part);
}

/** The refused thing without the words of refusal: "je ne veux pas de publicité" → "publicité". */
export function refusedElsewhere(part: string): string {
  return part
    .replace(OUTSIDE, "")
    .replace(ENDS, "")
    .replace(/(?<=^\s*keine?[nrm]?\s.*)\s+(?:nötig|notwendig|erforderlich)\s*[.!]*$/iu, "")
    .replace(BEGINS_CHINESE, "")
    .replace(new RegExp(`^${NOW}[,\\s]*`, "iu"), "")
    .replace(
      /^\s*(?:(?:y|e|et|und|pero|mas|mais|aber|ma|و)\s+)?(?:no (?:queremos|quiero|quisiera|necesitamos|necesito|hacen? falta)|nada de|não (?:queremos|quero|precisamos(?: de)?|preciso(?: de)?|precisa(?: de)?)|(?:je|on|nous) (?:ne |n')?(?:veux|veut|voulons|souhaite|souhaitons) (?:pas|surtout pas) (?:de\s|d')|(?:on n'a |je n'ai |nous n'avons |il n'y a |y a )?pas besoin (?:de\s|d')|pas (?:de\s|d')|aucune?\s|inutile (?:de\s|d')|(?:ich|wir) (?:brauchen?|wollen|will|möchten?) keine?n?|keine?[nrm]?|ohne|sin|ni(?!\p{L})|sans|sem|niente|senza|nessuna?|non (?:voglio|vogliamo|servono|serve)|geen|zonder|لا (?:أريد|نريد|نحتاج|أحتاج|حاجة ل|داعي ل)|ما (?:نريد|نبغى|نبي|أبغى|أبي|بدنا|بدي|نحتاج|أحتاج)|مش (?:عايز|عاوز|محتاج)\p{L}*|بلاش|بدون|بلا|من غير)\s*/iu,
      "",
    )
    .replace(new RegExp(`\\s+${NOW}\\s*[.!]*$`, "iu"), "");
}

/** Words of courtesy between two clauses part them: "pas de paiement svp ils paient sur place". */
export function courtesyAside(text: string): string {
  return text
    .replace(
      /,?\s+(?:svp|stp|s'il vous pla[iî]t|por favor|porfa|xfa|bitte|per favore|per piacere)(?=[\s,.!]|$)[,\s]*/giu,
      ", ",
    )
    .replace(/,\s*(?=[.!?]|$)/gu, "")
    .replace(/(?<=\p{Script=Han})[ \t]+(?=\p{Script=Han})/gu, "，");
}

/** Headings of what is not to be built. */
export const OUT_LABEL_ELSEWHERE =
  /^(?:fuera de(?:l)? alcance|no incluye|no incluido|excluido|para más adelante|fora do? escopo|fora do âmbito|não inclui|não incluído|hors (?:du )?périmètre|hors sujet|non inclus|exclu|pas inclus|pas maintenant|pas pour l'instant|plus tard|nicht gewünscht|nicht gewollt|nicht nötig|nicht enthalten|nicht teil|nicht im umfang|außerhalb|ausgeschlossen|später|fuori ambito|non incluso|escluso|خارج النطاق|غير مطلوب|لا نحتاج|لاحقا|不做|不需要|不包括|不在范围|暂不)(?!\p{L})/iu;
