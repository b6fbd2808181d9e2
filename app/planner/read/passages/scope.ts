import { classOfVerb } from "../../catalogue/verbs";
import { isPlural, verbBases } from "../../text/words";
import {
  isLeftOutside,
  isRefusalElsewhere,
  OUT_LABEL_ELSEWHERE,
  refusedElsewhere,
  refusesWhatWasSaid,
} from "./refusals-elsewhere";

/** Finds what an idea rules out and what it insists on, before its sentences are read for stories. */

const OUT_LABEL =
  /^(?:out(?: of scope)?$|out of scope|not in (?:scope|v(?:ersion)? ?(?:1|one)|the first (?:version|release))|non-?goals?|exclu\w+|not included|not now|(?:maybe |perhaps |possibly )?later(?: on)?|won't have|(?:what )?(?:we|i|you) (?:really )?(?:do not|don't|dont|won't) (?:want|need)|(?:please )?not wanted|unwanted|no need|not needed|don't need|skip|nice to have later|future)\b/i;
/** The same at more length: "what the app does not do", "ideas for version 2", "things we can live without". */
const OUT_LABEL_TOO =
  /^(?:the following .*\b(?:excluded|left out|out of scope|not (?:needed|included|planned|wanted|part of.*))|(?:the )?(?:things?|features?|functions?|stuff|everything|all|what|ideas?|parts?)(?: (?:that|which))? )?(?:(?:we|i|you|it|the app|this app|the first version) (?:(?:do|does|did|will|shall|should|must|need|can|is|are|am)(?:n't| not)|won't|can't|cannot|can (?:do|live) without|leave out|skip|drop|exclude)\b.*|(?:we're|i'm|it's) not (?:building|doing|planning|having|including).*|(?:(?:to be |explicitly |deliberately )?(?:left out|excluded|omitted|postponed|dropped|parked))(?: (?:for now|at first|from .*))?|(?:for|in|planned for) (?:later|(?:a |the )?(?:later|second|next|future) (?:version|release|phase|step)|(?:version|phase|release) (?:2|two)|v2)|(?:backlog|parking lot|wishes for later|some ?day|another time|for another day|not (?:planned|wanted|part of.*|for (?:now|us|v1).*|this time|at first|in this .*|in (?:version|phase|release) .*|building|doing)|no-gos?|won't do|don'ts?|(?:version|phase|release) (?:2|two)(?: \(.*)?|v2(?:\.0)?))$/i;
const ONLY_NO =
  /^(?:(?:but|so|and|please)\s+)?(?:no,? thanks?(?: you)?|no thx|not now|not yet|not in (?:v1|the first version|scope)|out of scope|maybe later|later(?! (?:it|they|we|he|she|i|the|this|that|when|\w+s)\b)|not needed|no need|not for now|(?:can|could) wait)\b.{0,40}$/i;
const REFUSES =
  /^skip (?:the |any )?\w|(?:^|\b(?:i|we|please|and|but|with|so|really|definitely)\s+)(?:(?:do not|don't|dont|won't|not) (?:want|wish|need|require|include|build|add|do|care about)\b|no (?!one\b|more than|longer|matter|idea\b|less than|later than|doubt|clue|shows?\b)|leave out |without (?:any )?(?=ads?\b|advert|login|account|payment|tracking|signup|sign-up|registration|subscription)|not interested in |nothing (?:about|with) |never (?:any )?ads)/i;
const TAIL_REFUSES =
  /\b(?:no thanks|no thank you|not now|out of scope|not in scope|not needed|not in v1|not yet|can wait|isn't needed|is not needed|are not needed|aren't needed|(?:is|are) not wanted|(?:is|are) unwanted|not necessary|not required|not for now|maybe later)\b/i;

const TECH =
  /\b(?:next\.?js|react(?: native)?|vue|svelte|angular|node(?:\.?js)?|django|flask|fastapi|laravel|rails|ruby|php|python|java\b|kotlin|swift(?:ui)?|flutter|typescript|tailwind|prisma|sso|single sign-on|active directory|entra|okta|postgres(?:ql)?|mysql|sqlite|mongo(?:db)?|supabase|firebase|wordpress|shopify|docker|kubernetes|aws|azure|gcp|vps|vercel|netlify|raspberry pi|\.net|golang|graphql|rest api)\b/i;
const INSISTS = [
  /^\s*(?:it |the app |app |we |everything )?(?:must|has to|needs? to|should|shall|will) (?:use|run|work|be (?:built|hosted|deployed|written|done|ready|gdpr|hipaa|accessible|compliant|wcag)|support|comply|cost|fit|stay|load|deploy)\b/i,
  /^\s*(?:deploy(?:ed)?|host(?:ed)?|built?|written) (?:it )?(?:on|to|with|in|at|using)\b/i,
  /\bdeleted?\b.*\b\d+ (?:days?|weeks?|months?|years?)\b|\b(?:for|after) \d+ (?:days?|weeks?|months?|years?)\b.*\bdeleted?\b/i,
  /\b(?:log ?in|sign ?in|log ?ins?) (?:only )?(?:with|via|through)\b/i,
  /\b(?:law|regulations?) (?:says?|requires?|demands?|wants?)\b|\bby law\b/i,
  /(?:^|\s)(?:muss|müssen|debe|tiene que|doit|deve|moet)\b.*\b(?:offline|(?:ohne|sin|sans|sem|senza|zonder|hors) (?:netz|internet|conexión|réseau|rede|rete|verbinding|ligne))\b/i,
  /\b(?:gdpr|dsgvo|rgpd|lgpd|hipaa|coppa|ferpa|wcag|pci(?:-dss)?|soc ?2|iso ?27001|ccpa)\b/i,
  /\b(?:chrome|firefox|safari|edge|internet explorer|ie ?11|ipad|android \d+|ios \d+|old (?:phones?|tablets?|computers?))\b(?=.*\b(?:work|run|only|support|must|use)\b)/i,
  /\b(?:work|run|only|support|must|use)\b.*\b(?:chrome|firefox|safari|edge|internet explorer|ie ?11|offline)\b/i,
  /\b(?:budget|costs?|spend|hosting)\b.{0,30}(?:[€$£]\s?\d|\d+\s?(?:€|\$|£|euros?|dollars?|usd|eur|pounds?|a month|per month))/i,
  /\b(?:our |the |my )?budget (?:is|of|:)\s?\S/i,
  /\b(?:deadline|launch|ready|finished|go live|live) (?:is |by |before |in |until |on )+(?:\d|january|february|march|april|may|june|july|august|september|october|november|december|monday|next|spring|summer|autumn|fall|winter|the )/i,
  /\bon (?:our|my|an?) own (?:server|hardware|machine|network)\b|\bon our (?:server|network|premises)\b|\b(?:not|nothing|never) in (?:the )?cloud\b|\bon[- ]prem/i,
  /\b(?:by law|legally required|data (?:must|has to) stay|stay in (?:the )?(?:eu|germany|europe|country)|within the eu)\b/i,
];

/** True when a section heading says that what follows is not to be built. */
export function isOutLabel(label: string): boolean {
  return [OUT_LABEL, OUT_LABEL_TOO, OUT_LABEL_ELSEWHERE].some((kind) => kind.test(label.trim()));
}

/** True when the sentence is a fixed condition (technology, browser, money, law, date) to be quoted as it is. */
export function isConstraint(sentence: string, label: string): boolean {
  if (
    /^(?:constraints?|tech(?:nology|nical)?(?: stack)?|stack|(?:technical|non-?functional) requirements?|must|budget|deadline|browsers?|hosting|deployment|legal|compliance)$/i.test(
      label,
    )
  )
    return true;
  if (INSISTS.some((pattern) => pattern.test(sentence))) return true;
  return (
    TECH.test(sentence) &&
    /\b(?:use|using|with|in|on|built|stack|deploy|host|must|should|prefer)\b/i.test(sentence) &&
    sentence.length < 200
  );
}

/** Splits a sentence into what it asks for and what it refuses; refused parts keep their own words. */
export function splitRefusals(sentence: string): { kept: string; refused: string[] } {
  if (
    !/\b(?:no|not|don't|dont|do not|without|skip|later|never|leave out|wait|nothing|sin|nada|pas|sans|kein\w*|ohne|nicht|sem|não|niente|senza|non|geen|zonder|ni|aucune?|inutile|nessuna?|not?|fuera|aparte|adelante|fora|depois|hors|dehors|plus tard|draußen|weg|später|fuori|avanti|buiten|later)(?!\p{L})|außen vor|n't|لا|ليس|مو |لاحق|بعدين|خارج|ما |مش |بلا|بدون|من غير|不|无|没必要/iu.test(
      sentence,
    )
  )
    return { kept: sentence, refused: [] };
  // "no delivery no table booking" are two.
  const parts = sentence
    // "what we do not take (no toys, no books)": what is refused in brackets is refused all the same.
    // … and of what follows them nothing is: "patient code (no names!), tooth number, shade"
    .replace(/\s*\(((?:no|without) [^()]*?)[.!]*\)(.*)$/gis, (_, refusal: string, rest: string) =>
      /^\s*,/.test(rest) ? `${rest.replace(/[.!\s]+$/, "")}, ${refusal}` : `, ${refusal}${rest}`,
    )
    .replace(/\b(no (?:[^\s,;.]+ ){1,3}?)(?:and |or )?(?=no [a-z])/gi, "$1, ")
    // "It should stay small: no shop"
    .replace(/^([^:]{4,80}): (?=no \p{L})/iu, (found: string, before: string) =>
      /\b(?:not|no)\b|n't/i.test(before) ? found : `${before}, `,
    )
    .replace(/\byes or no\b/gi, "yes-or-no") // an answer, no refusal
    .split(
      /(\s*[,;،，；。]\s*|\s+but\s+|\s+-\s+|\s+(?:and|or)\s+(?=(?:no|without)\s)|\s+and\s+(?=(?:report|rate|see|show|send|get|let|make|give|add|track|log|book|block|flag|ask|remind|tell|keep|pay|share|export|print|invite|choose|pick|vote)\s\p{L})|[?]\s*)/iu,
    );
  const onlyWithout = parts.every((part, i) => i % 2 === 1 || /^\s*$|^(?:and |or )?without\s/i.test(part));
  const kept: string[] = [];
  const refused: string[] = [];
  let inRefusal = false;
  for (let i = 0; i < parts.length; i += 2) {
    const part = (parts[i] ?? "").trim();
    const joint = parts[i - 1] ?? "";
    if (part === "") continue;
    if (ONLY_NO.test(part) || (kept.length > 0 && refusesWhatWasSaid(part))) {
      // "payments? no thanks": what came before is what is refused.
      const before = kept.pop();
      if (before) refused.push(before.replace(/^[,;\s]+|\s*(?:but)?\s*$/g, ""));
      else if (refused.length === 0) refused.push(part);
      inRefusal = true;
      continue;
    }
    const bare = (inRefusal || onlyWithout) && /^without(?!.* no )(?: [^\s,]+){1,5}[.!]*$/i.test(part);
    if (bare || isRefusal(part)) {
      const cut = isLeftOutside(part)
        ? null
        : /^(.{12,}?)\s+(?:(?:and|but)\s+)?((?:without|no)\s+\S.*)$/i.exec(part);
      if (cut?.[1] && cut[2] && isRefusal(cut[2]) && !isRefusal(cut[1])) {
        kept.push((kept.length > 0 ? joint : "") + cut[1]);
        refused.push(cut[2]);
      } else refused.push(part);
      inRefusal = true;
      continue;
    }
    // "no ads, tracking or accounts": the list goes on while its items have no verb of their own.
    if (
      inRefusal &&
      /,|،|，/.test(joint) &&
      !/^(?:just|only)\b/i.test(part) &&
      part.split(/\s+/).length <= 4 &&
      !/\b(?:i|we|they|people|everyone|everybody|should|must|can|need|want|it)\b/i.test(part)
    ) {
      refused.push(part.replace(/^(?:and|or)\s+/i, ""));
      continue;
    }
    // "no payments, we do that by bank transfer": the reason belongs to the refusal.
    const last = refused.length - 1;
    if (
      inRefusal &&
      last >= 0 &&
      /^(?:(?:because|since|as)\s+)?(?:we|i|they|people|everyone|everybody|that|it|it's|we're|that's|they're)\b/i.test(
        part,
      ) &&
      !/\b(?:can|should|must|need|want|would|have to)\b/i.test(part)
    ) {
      refused[last] = `${refused[last]} (${part.replace(/[.!]+$/, "")})`;
      continue;
    }
    inRefusal = false;
    kept.push((kept.length > 0 ? joint : "") + part);
  }
  return { kept: kept.join("").replace(/^[\s,;]+|[\s,;]+$/g, ""), refused };
}

function isRefusal(part: string): boolean {
  // Portuguese "no fim do mês" is "at the end of the month".
  if (
    /^no (?:fim|final|início|começo|dia|mês|ano|app|site|caso|meu|nosso|sábado|domingo|horário|local|celular|mapa|verão|inverno|momento|balcão|bairro|caixa|painel|mesmo)(?!\p{L})/iu.test(
      part.trim(),
    )
  )
    return false;
  // "Nothing about the illness may be written down": a rule about what the app keeps.
  if (/^nothing .*\b(?:may|must|should|can|shall|will)\b/i.test(part)) return false;
  // "no recordings kept longer than 30 days": a limit.
  if (
    /^(?:and |but )?no .{3,40}\b(?:kept|stored|saved|held|shown|shared)\b.{0,20}\b(?:longer|more|later|after|before|without|outside)\b/i.test(
      part,
    )
  )
    return false;
  // "no going out above 2.1 m": a limit.
  if (
    /^(?:and |but |so )?no \p{L}.*\b(?:above|below|over|under|before|after|beyond|later than|earlier than|more than) [€$£]?\d/iu.test(
      part.trim(),
    )
  )
    return false;
  // "no family gets more than three parcels", "no boat without a licence", "without a licence no boat"
  if (
    /^(?:and |but )?no (?:\p{L}+ ){1,3}?(?:gets?|may|can|must|should|shall|has|have|takes?|is|are|will|holds?) .*\b(?:more|less|fewer|longer|later|earlier|higher|lower) than\b/iu.test(
      part.trim(),
    ) ||
    /^(?:and |but )?(?:no [\p{L} ]{3,30} without (?:an? |the )?\p{L}|without (?:an? |the )?[\p{L} ]{3,30} no \p{L})/iu.test(
      part.trim(),
    )
  )
    return false;
  // "works in the shed with no signal": how things are there.
  if (
    /\b(?:no|without)(?: any)? (?:(?:phone|mobile|good|real|proper) )?(?:signal|internet|reception|network|wi-?fi|connection|coverage|data connection)\b/i.test(
      part,
    )
  )
    return false;
  // "no signal there": how things are, not what is refused.
  if (
    /^(?:there(?:'s| is| are) )?no (?!\S+s\b)\S+ (?:out )?(?:there|here|in the \S+|at the \S+|on (?:the )?\S+)[.!\s]*$/i.test(
      part,
    )
  )
    return false;
  return (
    REFUSES.test(part) ||
    TAIL_REFUSES.test(part) ||
    isRefusalElsewhere(part) ||
    /^\s*(?:no (?:quiero|necesito|hace falta)|not? (?:a|an|(?:just |yet )?another) )/i.test(part)
  );
}

/** The refused thing without the words of refusal: "no payments please" → "payments". */
export function refusedThing(part: string): string {
  const state =
    /^(?:and\s+|but\s+)?no\s+([^\s,]+(?:\s[^\s,]+)?)\s+(?:is|are|will be|gets?|should be)\s+(?:ever\s+)?([^\s,]+?)[.!\s]*$/i.exec(
      part,
    );
  if (state?.[1] && state[2]) {
    // "No money is involved" refuses money; "no prices are suggested" refuses suggested prices.
    return /^(?:involved|needed|necessary|required|wanted|planned|there|allowed|possible|included)$/i.test(
      state[2],
    )
      ? state[1]
      : /ed$/i.test(state[2])
        ? `${state[2]} ${state[1]}`
        : part.replace(/[.!\s]+$/, "");
  }
  const doing =
    /^(?:and\s+|but\s+)?no\s+([^\s,]+)\s+([^\s,]+s)\s+(?!please|thanks?\b|(?:for|in|on|at|of|to|with|by|from|yet|or|and)\b)[^\s,(]/i.exec(
      part,
    );
  if (
    (doing?.[1] &&
      !isPlural(doing[1]) &&
      verbBases(doing[2]?.toLowerCase() ?? "").some(({ base, form }) => form === "s" && classOfVerb(base))) ||
    /^(?:and\s+|but\s+)?no\s+[^,]*?\s(?:is|are|will be)\s/i.test(part)
  )
    return part.replace(/^(?:and|but)\s+/i, "").replace(/[.!?\s]+$/, "");
  return (
    refusedElsewhere(part)
      .replace(/^(?:and|but|or|please|so)\s+/i, "")
      .replace(
        /^(?:i|we)\s+(?:really\s+|definitely\s+)?(?:do not|don't|dont|won't)\s+(?:want|wish|need|require|care about)\s+(?:to\s+)?/i,
        "",
      )
      .replace(
        /^(?:do not|don't|dont|won't|not)\s+(?:want|wish|need|require|include|build|add|do)\s+(?:to\s+)?/i,
        "",
      )
      .replace(
        /^(?:no|skip|leave out|without|not interested in|nothing (?:about|with)|never)\s+(?:any\s+|the\s+)?/i,
        "",
      )
      .replace(/[.!?\s]+$/, "")
      .replace(
        /\s*(?:,?\s*(?:please|thanks|thank you|for now|at first|yet|right now|no thanks|not now))+\s*$/i,
        "",
      )
      .replace(/\s+(?:not )?(?:needed|necessary|required|please|pls)(?=\s*(?:$|\())/i, "")
      .replace(/\s+ever$/i, "")
      // "no chat because my mum says so": why is no part of what is refused.
      .replace(/,?\s+(?:because|since (?:we|i|they|it)\b)\s*.*$/i, "")
      .replace(/\s+would be (?:super|nice|cool|great|good|fun|awesome|lovely)\b.*$/i, "")
      .replace(/\s+(?:is|are)(?: not|n't) (?:needed|necessary|required|in scope)\s*$/i, "")
      .replace(/[.!?\s]+$/, "")
      .trim()
  );
}
