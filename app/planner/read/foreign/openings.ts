import { singular } from "../../text/words";
import type { LanguageCode } from "../language";
import type { Token } from "../words/tokens";
import { isActor } from "./order";
import { make } from "./senses";

/** How people begin to say which app they want, each language in its own way, and what is meant by it. */

const APP_DE =
  "(?:App|Plattform|Webseite|Website|Seite|Anwendung|Software|Tool|Werkzeug|System|Programm|Lösung|Portal)";
const APP_ZH = "(?:应用程序|应用|小程序|app|APP|App|平台|网站|网页|系统|软件|工具)";

const REWRITES: Partial<Record<LanguageCode, [RegExp, string][]>> = {
  es: [
    [/(?<!\p{L})(?:con|en|por|mediante|desde) (?:el|la|los|las) (?:que|cual|cuales)(?!\p{L})/giu, "donde"],
    [/^(?:estoy|estamos) pensando en (?=una? )/iu, "quiero "],
    [/^(?:la idea es|se trata de|mi idea es) (?=una? |hacer|crear)/iu, "quiero "],
    [/(?<!\p{L})una solución(?= (?:para|que|con))/iu, "una app"],
  ],
  fr: [
    [/(?<!\p{L})(?:avec|dans|sur|via|grâce à|par) (?:lequel|laquelle|lesquels|lesquelles)(?!\p{L})/giu, "où"],
    [/(?<!\p{L})une solution(?= (?:pour|qui|où))/iu, "une application"],
    [
      /^(?:l'idée|mon idée|le but|le principe)(?: (?:est|serait|c'est))?(?: d[e'] ?(?:faire|créer))? (?=une? )/iu,
      "je veux ",
    ],
  ],
  pt: [
    [
      /(?<!\p{L})(?:(?:com|por|em) (?:o|a|os|as) qual|(?:com|em) que|n[oa] qual|pel[oa] qual)(?!\p{L})/giu,
      "onde",
    ],
    [/^(?:estou|estamos) (?:à procura de|atrás de|pensando (?:em|numa?)) ?(?=um|uma|$)/iu, "quero "],
    [/^(?:a ideia|minha ideia|a minha ideia) (?:é|seria)(?: fazer| criar)? (?=uma? )/iu, "quero "],
    [/(?<!\p{L})uma solução(?= (?:para|que|com))/iu, "um aplicativo"],
  ],
  it: [
    [
      /(?<!\p{L})(?:(?:con|in|su|tramite|attraverso) (?:cui|il quale|la quale)|(?:nel|nella|sul|sulla) quale)(?!\p{L})/giu,
      "dove",
    ],
    [/^(?:mi|ci) (?:serve|servirebbe|occorre|farebbe comodo) (?=un)/iu, "vorrei "],
    [/^(?:cerco|cerchiamo|sto cercando|stiamo cercando|sto pensando a) (?=un)/iu, "vorrei "],
    [/^(?:l'idea è|la mia idea è)(?: (?:di )?(?:fare|creare|realizzare))? (?=un)/iu, "vorrei "],
    [/(?<!\p{L})una soluzione(?= (?:per|che|con))/iu, "un'applicazione"],
  ],
  de: [
    [/^gesucht(?: wird)?:? (?=ein)/iu, "Ich suche "],
    [/^es soll (eine? .+?) (?:entstehen|geben)(?=[,.])/iu, "Ich will $1"],
    [/^(?:die idee|meine idee|idee)(?: ist|:) (?=eine? )/iu, "Ich will "],
    // "eine App, die Imkern hilft, ihre Völker zu verwalten"
    [
      new RegExp(
        `(${APP_DE}),? (?:die|das|welche[rs]?) (?:es )?([^,.]{3,60}?) (?:dabei )?(?:hilft|helfen soll|helfen|ermöglicht|ermöglichen soll|erlaubt|unterstützt)(?: dabei)?, ([^.;!?]+)`,
        "u",
      ),
      "$1, wo $2 $3 können",
    ],
    [
      /^(?:wir|ich) (?:möchten?|wollen|will|würden? gern) (?:es )?([^,.]{3,40}?) (?:ermöglichen|erlauben|helfen), ([^.;!?]+)/iu,
      "Ich will, dass $1 $2 können",
    ],
  ],
  nl: [
    [/^er (?:moet|zou) (een .+?) komen(?= (?:waar|die|dat|voor|om))/iu, "ik wil $1"],
    [/^(?:het idee is|mijn idee is|idee:)(?: om)? (?=een )/iu, "ik wil "],
    [/(?<!\p{L})een oplossing(?= (?:voor|waar|die|om))/iu, "een app"],
  ],
  ar: [
    [/(?<!\p{L})عن طريق (?=\p{L})/gu, "عبر "],
    // "والطلب فيه نوع القماش والعربون"
    [/^((?:و?ال|(?:و?ل)?كل )\p{L}{2,}) (?:فيها?|له|لها|عنده|عندها) (?=\p{L}+(?: \p{L}+)? و)/u, "$1 مع "],
    [/^(?:فكرة|فكرتي|الفكرة)(?: هي)?[:،]? ?(?=تطبيق|موقع|منصة|برنامج|نظام)/u, ""],
  ],
  zh: [
    // "店长排班 员工换班 打卡": who writes without marks leaves blanks.
    [/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, "，"],
    // "一个让租客可以报修的应用"
    [
      new RegExp(
        `^((?:我|我们)?(?:想要?|需要|要|希望)?(?:做|开发|有)?(?:一个|一款|个|款)?)(?:能|可以|能够|用来|用于)?(?:让|帮助|帮|方便|供|给|使)([^，。；]+)的(${APP_ZH})`,
        "u",
      ),
      "$1$3，$2",
    ],
    [
      new RegExp(`(${APP_ZH})，?(?:能|可以|能够|用来)?(?:让|给|帮助|帮|方便|供|使)(?=\\p{Script=Han})`, "u"),
      "$1，",
    ],
  ],
};

/** "das macht die Leitstelle", "de eso se encarga la gestoría": what somebody else does is no part of the app. */
const ELSEWHERE =
  /(?<=^|[,;.]\s*)(?:das (?:macht|machen|übernimmt|übernehmen|erledigt|regelt)|(?:de )?eso (?:lo hace|se encarga)|ça c'est|ci pensano?|isso quem faz é|dat doet) (?!ich\b|wir\b)[^,;.]+/iu;

/** The sentence as who wants an app would say it plainly. */
export function openedPlainly(sentence: string, language: LanguageCode): string {
  let said = sentence.replace(ELSEWHERE, "");
  for (const [pattern, plain] of REWRITES[language] ?? []) said = said.replace(pattern, plain);
  // "ihre Völker zu verwalten … können"
  return language === "de" && said !== sentence ? said.replace(/ zu (?=\p{Ll}{3,}n(?!\p{L}))/gu, " ") : said;
}

const LETS = /^(?:allow|let|help|enable|permit)$/;
/** What is done, said as a noun: "تمكن المتطوعين من التسجيل". */
const DOING: Record<string, string> = {
  sale: "sell",
  registration: "register",
  booking: "book",
  reservation: "book",
  payment: "pay",
  order: "order",
  delivery: "deliver",
  report: "report",
  request: "request",
  purchase: "buy",
  search: "search",
  exchange: "exchange",
  donation: "donate",
  communication: "contact",
};

/** "una app que permita a los vecinos reservar la sala": an app where the neighbours can book the room. */
export function letsSomebody(tokens: Token[]): Token[] {
  const kept = [...tokens];
  for (let i = 0; i < kept.length; i++) {
    const lets = kept[i] as Token;
    const goesOn =
      lets.tag === "C" && kept[i + 1]?.tag === "P" && kept.slice(0, i).some((one) => one.tag === "M");
    if (!(lets.tag === "V" && LETS.test(lets.base)) && !goesOn) continue;
    const who = personFrom(kept, i + 1);
    if (!who) continue;
    let verb = who.end;
    while (/^[PTXD]$/.test(kept[verb]?.tag ?? "") && verb < who.end + 3) verb += 1;
    const does = kept[verb];
    if (!does) continue;
    const nominal = does.tag === "N" ? DOING[singular(does.lower)] : undefined;
    if (does.tag !== "V" && !nominal) continue;
    if (nominal) {
      kept[verb] = make(nominal, "V");
      if (kept[verb + 1]?.tag === "P" && /^(?:of|on|about|from|in|with)$/.test(kept[verb + 1]?.lower ?? ""))
        kept.splice(verb + 1, 1);
    }
    const persons = kept.slice(who.start, who.end);
    // What "that" stood for is where it is done.
    let from = goesOn ? i + 1 : i;
    if (!goesOn && /^[WM]$/.test(kept[from - 1]?.tag ?? "")) from -= 1;
    if (!goesOn && kept[from - 1]?.tag === "W") from -= 1;
    const before = kept[from - 1];
    if (!goesOn && before && !/^[NKCO]$/.test(before.tag)) continue;
    const where = !goesOn && before?.tag === "N" ? [make("where", "W")] : [];
    kept.splice(from, verb - from, ...where, ...persons, make("can", "M"));
    i = from + where.length + persons.length;
  }
  return kept;
}

/** The persons that begin at or right after a preposition at `at`; null when none do. */
function personFrom(tokens: readonly Token[], at: number): { start: number; end: number } | null {
  let start = at;
  if (tokens[start]?.tag === "P") start += 1;
  let end = start;
  while (/^[DA]$/.test(tokens[end]?.tag ?? "")) end += 1;
  const head = end;
  while (tokens[end]?.tag === "N") end += 1;
  const last = tokens[end - 1];
  return end > head && last && isActor(last) ? { start, end } : null;
}
