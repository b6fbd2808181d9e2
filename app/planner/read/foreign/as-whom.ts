import type { LanguageCode } from "../language";

/**
 * "Als Kassierer möchte ich sehen, wer bezahlt hat", "Como clienta quiero cancelar": who speaks is somebody else each time,
 * and is said as whoever it is that wants it.
 */

/**
 * How a language says for whom somebody speaks, its article, and what "I want" is of somebody else. Where the verb comes
 * last, what somebody wants to do is what they can do.
 */
type AsWhom = { opens: string; article: string; says: Record<string, string> };

const LANGUAGES: Partial<Record<LanguageCode, AsWhom>> = {
  es: {
    opens: "como|en calidad de|en mi papel de",
    article: "el",
    says: {
      "quiero|quisiera|me gustaría|deseo|querría": "quiere",
      necesito: "necesita",
      puedo: "puede",
      "debo|tengo que": "debe",
    },
  },
  pt: {
    opens: "como|enquanto|na qualidade de",
    article: "o",
    says: {
      "quero|queria|gostaria de|desejo": "quer",
      "preciso de|preciso": "precisa",
      posso: "pode",
      "devo|tenho de|tenho que": "deve",
    },
  },
  fr: {
    opens: "en tant qu(?:e |')|en qualité de|comme",
    article: "le",
    says: {
      "je veux|je voudrais|j'aimerais|je souhaite|je souhaiterais": "veut",
      "je peux|je pourrais": "peut",
      "je dois": "doit",
    },
  },
  it: {
    opens: "come|in qualità di|in quanto",
    article: "il",
    says: { "voglio|vorrei|desidero": "vuole", posso: "può", "devo|dovrei": "deve" },
  },
  de: {
    opens: "als",
    article: "der",
    says: {
      "(?:möchte|will|würde) ich(?=,)|wünsche ich mir": "möchte",
      "(?:kann|könnte|möchte|will|würde) ich": "kann",
      "muss ich|soll ich": "muss",
      "darf ich": "darf",
      "brauche ich": "braucht",
      "sehe ich": "sieht",
      "bekomme ich|kriege ich": "bekommt",
    },
  },
  nl: {
    opens: "als",
    article: "de",
    says: {
      "(?:wil|zou) ik(?=,| dat )": "wil",
      "(?:kan|wil|zou) ik": "kan",
      "moet ik": "moet",
      "mag ik": "mag",
      "zie ik": "ziet",
      "krijg ik": "krijgt",
    },
  },
  zh: {
    opens: "作为",
    article: "",
    says: {
      "我想要|我想|我希望|我要|我需要": "想",
      "我可以|我能够|我能": "可以",
      "我必须|我应该": "必须",
    },
  },
  ar: {
    opens: "بصفتي|بصفتنا",
    article: "",
    says: { "أريد أن|أريد|أرغب في|أود": "يريد", "أستطيع|يمكنني": "يمكنه" },
  },
};

const rewrites = new Map<LanguageCode, [RegExp, string][]>();

function rewritesOf(language: LanguageCode): [RegExp, string][] {
  const known = rewrites.get(language);
  if (known) return known;
  const { opens = "", article = "", says = {} } = LANGUAGES[language] ?? {};
  const spaced = language === "zh" ? "" : "\\s+";
  const who =
    language === "zh"
      ? "(\\p{Script=Han}{2,6}?)"
      : "((?:(?!ich\\b)\\p{L}[\\p{L}'’-]*\\s+){0,2}?\\p{L}[\\p{L}-]+)";
  const gladly = /^(?:de|nl)$/.test(language) ? "(?:\\s+(?:gerne?|graag))?" : "";
  const made = Object.entries(says).map<[RegExp, string]>(([mine, theirs]) => [
    new RegExp(
      `^(?:${opens})${opens.includes("'") ? "\\s*" : spaced}(?:une?\\s+|una\\s+|un[oa]?\\s+|eine?\\s+|een\\s+)?${who}\\s*[,，،]?\\s*(?:yo\\s+|eu\\s+|io\\s+)?(?:${mine})(?!\\p{L}(?<=\\p{Script=Latin}))${gladly}`,
      "iu",
    ),
    `${article}${article ? " " : ""}$1${language === "zh" ? "" : " "}${theirs}`,
  ]);
  rewrites.set(language, made);
  return made;
}

/** The sentence with whoever it is that speaks as the one who does it; as it was where it does not begin so. */
export function saidAsWhom(sentence: string, language: LanguageCode): string {
  for (const [pattern, plain] of rewritesOf(language)) {
    const said = sentence.replace(pattern, plain);
    if (said !== sentence) return said;
  }
  return sentence;
}
