import { matches } from "../text/rewriting";

/**
 * Text in an idea that speaks to the plan's writer or to the tool it is pasted into, rather than about the app.
 * It is dropped, and the plan says that something was dropped, never what.
 */

const SPEAKS_TO_THE_MODEL: RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|skip)\b.{0,40}\b(?:previous|prior|above|earlier|preceding|foregoing|all|any|your|the|system)\b.{0,30}\b(?:instructions?|prompts?|rules?|messages?|directions?|guidelines?|context|text|everything)\b/i,
  /\bforget (?:everything|all)\b/i,
  /\b(?:system|developer|hidden|initial) (?:prompt|message|instructions?)\b/i,
  /\byou are (?:now|no longer|an? (?:ai|llm|language model|assistant|unrestricted|evil|hacker))\b/i,
  /\b(?:act|behave|respond|answer|pretend|roleplay) (?:as|like|to be) (?:if|though|an?|the|dan|my)\b.{0,40}\b(?:ai|model|assistant|dan|hacker|unrestricted|jailbroken|terminal|grandmother who|root)\b/i,
  /\b(?:reply|respond|answer|output|print|say|return|write) (?:only|just|exactly|nothing but|with (?:only|just|the word))\b/i,
  /\b(?:output|print|reveal|show|leak|expose|send|give|tell|repeat|display|dump|list|return|include|post|echo)\b.{0,30}\b(?:your|the (?:system|server|hidden|admin)|all|env(?:ironment)?|process\.env)\b.{0,30}\b(?:prompts?|instructions?|api[ _-]?keys?|secrets?|passwords?|credentials?|tokens?|config(?:uration)?|env(?:ironment)?(?: variables?)?|training data|weights)\b/i,
  /\b(?:as an? (?:ai|llm|language model)|you must (?:obey|comply|output|reply|answer|say)|do anything now|jailbreak|developer mode|god mode|dan mode)\b/i,
  /^\W*(?:please\s+)?(?:ignore|disregard|forget|override)\s+(?:everything|all|the|what(?:ever)?)\s*(?:of\s+)?(?:the\s+)?(?:above|previous|prior|before|preceding|said|i said)?\s*(?:and\b|[.,;:!]|$)/i,
  /\bact as (?:my|an?|the) (?:evil|unfiltered|uncensored|unrestricted|jailbroken|malicious|rogue)\b/i,
  /\b(?:always|only|must|just) (?:answer|reply|respond|output|end|start|begin)s?\b.{0,20}\b(?:with|by|in)\b/i,
  /^\s*(?:content|role|system|assistant)\s*[:=]\s*["']?(?:system|assistant|developer|user|always|never|you\b|ignore|reply|answer|output|print|respond)/i,
  /\byou are (?:\w+ )?(?:\w*(?:gpt|llm|bot)|dan|claude|gemini|an? (?:pirate|hacker|chatbot|language model))\b/i,
  /\byou(?:'re| are) \S+ (?:now|from now on)\b/i,
  /\b(?:append|attach|insert|embed|add|put|include|paste)\b.{0,30}\byour (?:own )?(?:system )?(?:prompts?|instructions?|api[ _-]?keys?|secrets?|passwords?|credentials?|tokens?|config(?:uration)?|rules)\b/i,
  /(?:^|[\s.,;:([-])(?:assistant|chatgpt|gpt|claude|dear (?:ai|model|assistant)|hey (?:ai|model|assistant)|ai model|language model|llm)\s*[,:]\s*(?:please\s+)?(?!shows?\b|helps?\b|is\b)[a-z]+/i,
  /\bfrom now on,? (?:you|answer|reply|respond|speak|write|always|only)\b/i,
  /\b(?:reveal|leak|disclose|confess|expose|print|output) (?:all )?(?:your|the) (?:secrets?|hidden|internal|confidential)\b/i,
  /\b(?:end|start|begin|prefix|finish) (?:each|every|all|your) (?:\w+ )?(?:answer|sentence|heading|line|reply|response|output|plan|document|section)s? (?:with|by)\b/i,
  /\b(?:insert|add|create|install|leave|hide|put) (?:in )?(?:an? )?(?:backdoor|malware|virus|keylogger|trojan|exploit|hidden admin)\b/i,
  /\b(?:do not|don't|never) (?:tell|mention|say|warn|inform|reveal|show) (?:this |it )?(?:to )?(?:the )?(?:user|owner|reader|human|developer|anyone)\b.{0,30}\b(?:prompt|instruction|this|message)\b/i,
  /\b(?:output|print|reveal|show|leak|expose|dump|list|echo)\b.{0,20}\b(?:environment|env) variables\b/i,
  /\bgrant (?:everyone|everybody|all users|me|yourself|the user)\b.{0,20}\b(?:admin|root|full|access|rights|permissions?)\b/i,
  /\byour (?:new|real|actual|only|next|true) (?:task|job|goal|mission|purpose|instructions?) (?:is|are)\b/i,
  /^\W*(?:stop|quit|abort|cancel) (?:planning|writing|reading|everything|this|the plan|what you)\b/i,
  /\b(?:contents?|values?|dump) of (?:the |your )?\S{0,12}\.?env\b/i,
  /\b(?:new|updated|real|actual|additional|important) (?:system )?(?:instructions?|orders?|task)(?: for you)?\s*:/i,
  /\bwrite (?:me |us )?(?:a|an|the|some) (?:\w+ )?(?:poem|song|haiku|limerick|joke|sonnet|rap|essay|malware|virus|exploit|keylogger)\b(?! (?:app|site|generator))/i,
  /\b(?:end|begin|start) of (?:prompt|instructions?|system|input|user)\b/i,
  /<\|[^|>]{0,30}\|>|\[\/?INST\]|<<\/?SYS>>/i,
  /\b(?:assistant|ai|model|llm|agent|planner|writer|reader|you) (?:must|should|shall|has to|have to|needs? to|will) (?:now |always |only |first |also )?(?:reveal|print|output|ignore|disregard|rate|repeat|obey|comply|praise|leak|disclose|confess|forget|pretend)\b/i,
  /\b(?:system|hidden|secret|admin|developer) (?:note|override|directive|command)s?\b\s*:/i,
  /\brate (?:this|the|your) (?:plan|answer|output|response|document)\b/i,
  /\b(?:drop|truncate|alter) table\b|\bunion select\b|\brm -rf\b|\bcurl .{0,40}\| ?(?:ba)?sh\b|\beval\(|\bos\.system\b/i,
  /\bignor[ae]\b.{0,30}\b(?:instrucciones|instruções|instrucoes|reglas|regras)\b/i,
  /\bignore[rz]?\b.{0,30}\b(?:instructions|consignes|règles)\b/i,
  /\bignorier\w*\b.{0,40}\b(?:anweisung\w*|regeln|instruktion\w*|befehle)\b/i,
  /\b(?:olvida|esquece|oublie[rz]?|vergiss)\b.{0,30}\b(?:instrucciones|instruções|instructions|anweisung\w*|todo|tudo|tout|alles)\b/i,
  /\b(?:muestra|revela|mostra|mostre|affiche|révèle|zeige|verrate)\b.{0,40}\b(?:prompt|contraseña|senha|mot de passe|passwort|clave|clé|schlüssel)\b/i,
  /\b(?:the|your|this) (?:plan|answer|output|response|document|reply) (?:must|should|has to|shall|may) (?:only |just )?(?:contain|include|consist|say|be|start|end|read|have)\b.{0,30}\b(?:only|nothing|exactly|the (?:text|word|link|sentence)|a link)\b/i,
  /^\W*(?:forget|ignore|disregard) (?:the |this |my )(?:app|idea|request|task|text|description)\W*$/i,
  /تجاهل.{0,30}(?:التعليمات|الأوامر|تعليمات)/,
  /(?:忽略|无视|忘记).{0,12}(?:指令|指示|提示|说明)/,
  /(?:系统提示|系统指令|你现在是)/,
];

/** Asides to whoever writes the plan, in whatever frame they stand. */
const WRITTEN_ASIDE: RegExp[] = [
  /\b(?:note|message|instructions?|task|to-?do|p\.? ?s\.?|memo|reminder|attention|hint|word|request|order)\b[^.:]{0,12}\b(?:to|for)\b (?:the |any |all |our |dear |this |whichever )*(?:ai|llms?|large language models?|language models?|models?|chat ?bots?|gpt|bots?|code generators?|generators?|builders?|coding agents?)\b/i,
  /\b(?:note|task|instructions?|p\.? ?s\.?|to-?do|orders?)\b[^.:]{0,12}\b(?:to|for)\b (?:the |any |our |dear )?assistant\b\s*[:,(-]/i,
  /\b(?:ai|llm|model|chat ?bot|gpt|bot) (?:note|instruction|command|directive|task|override|policy)s?\b\s*[:-]/i,
  /(?:^|[\s.,;:([/*"-])(?:ai|a\.i\.|bot|llm|model|chat ?bot|agent)\s*[:,]\s*(?:please |now |just |you )*(?:do not|don't|never|produce|output|print|say|ignore|stop|skip|give|write|reveal|forget|include|begin|end|add|respond|reply|answer|must|will)\b/i,
  /\b(?:dear|hey|hi|hello) (?:chat ?bot|bot|ai|gpt|model|llm|robot|machine)\b/i,
  /\b(?:language model|llm)s? (?:processing|reading|that (?:reads|processes)|which (?:reads|processes)|writing) (?:this|the)\b/i,
  /\b(?:i (?:hereby )?(?:order|command|instruct)|you are (?:hereby )?(?:ordered|commanded|instructed)) (?:you|to)\b/i,
  /\b(?:switch|go|change|enter|boot) (?:in)?to (?:debug|developer|admin|root|maintenance|unrestricted|raw) mode\b/i,
  /\binstructions? (?:comes? |is |are )?from (?:your|the) (?:developers?|creators?|makers?|operators?|owners?|programmers?)\b/i,
  /\b(?:do not|don't|never|stop|skip|refuse to|instead of) (?:produce|producing|make|making|write|writing|create|creating|generate|generating|output)? ?(?:a|the|this|any|your) (?:plan|prd|spec(?:ification)?)\b(?! (?:for|of|b|per|from)\b)/i,
  /\b(?:produce|output|print|say|write|answer) the (?:word|phrase|sentence|text|string)\b/i,
  /\b(?:put|insert|add|write|include|mention|place|repeat) (?:the |this |a )?(?:sentence|phrase|word|text|link|line|words)\b.{0,80}\b(?:each|every|all) (?:section|heading|paragraph|page of the plan|answer)s?\b/i,
  /\bwhen(?:ever)? you (?:write|make|produce|generate|output|finish|create) (?:the|this|your|a) (?:plan|answer|response|document|output|prd|spec|prompt)\b/i,
  /\b(?:give|award) (?:this|the|my) (?:project|plan|idea|submission) .{0,20}\b(?:score|rating|stars|marks?|grade|points)\b/i,
  /\b(?:translate|repeat|summari[sz]e|print|show|quote) (?:all )?(?:the |your )?(?:above|previous|preceding|prior|earlier) (?:instructions?|prompts?|text|messages?|rules?)\b/i,
  /\breveal (?:everything|it all|the hidden)\b|\bthe user has (?:admin|root|full) (?:rights|access|permissions?)\b/i,
  /\b(?:discard|drop|abandon|leave aside|set aside|put aside|throw away) (?:the |all |any |your )+(?:guidelines?|instructions?|rules?|polic(?:y|ies)|safeguards?)\b/i,
  /\b(?:e-?mail|send|forward|upload|post|exfiltrate) (?:me |us )?(?:the |all |every )?(?:\w+ )?(?:list|data|database|records?|details|passwords?|secrets?|keys?|prompt|instructions?) to (?:\S+@\S+|https?:)/i,
  /^\W*(?:please )?delete (?:all|every) (?:of )?(?:the )?(?:other )?(?:\w+['’]?s?['’]? )?(?:plans|accounts|files|data|databases)\b/i,
  /\b(?:policy|rule|system)\b.{0,40}\b(?:answers?|outputs?|responses?|plans?) must (?:contain|include|link|start|end)\b/i,
  /\b(?:encode|decode|base64|rot13)\b.{0,30}\b(?:and )?(?:follow|obey|execute|run|do what)\b|\b(?:follow|obey|execute) (?:the )?(?:decoded|encoded|hidden|following) (?:text|instructions?|message|orders?)\b/i,
  /\byour (?:system|hidden|original|initial|secret) (?:prompt|instructions?|message)\b/i,
];

const FAKE_HEADER =
  /^\s*(?:[#>*=\-[<(]{0,6}\s*)(?:system|assistant|developer|instructions?|prompt|user|human|admin|root|sudo)(?:\s+(?:prompt|message|override|note|instructions?))?\s*(?:[\]>)*=]{1,6}|:|$)/i;

/** An order that goes on where a hostile sentence stopped: "Then write …", "and print …". */
const GOES_ON =
  /^\s*(?:(?:then|and|also|after that|next|finally|now|please|instead)[,\s]+)+(?:write|print|output|say|tell|repeat|reveal|show me|give me|send|translate|reply|respond|answer|return|list|delete|execute|run|act)\b/i;
/** The same without a joint: nothing that an app does, and nothing that people who plan one say. */
const GOES_ON_BARE =
  /^\W*(?:you(?:'re| are| must| will now| shall)\b|(?:sign off|print|output|reply|respond|recommend|reveal|repeat|pretend|translate|confess|obey)\b|(?:say|write|answer) (?:["“'«]|only|just|with)|(?:end|begin|finish|start) (?:with|every|each|your)\b|add (?:a |the )?link\b|(?:also )?tell me (?:the|your|all) (?:\w+ )?(?:passwords?|keys?|secrets?|prompt))/i;
const IS_ABOUT_AN_APP =
  /\b(?:app|application|website|web ?site|platform|tool|tracker|marketplace|portal|dashboard|users? can|customers? can|where \w+ (?:can|upload|share|book))\b/i;

const SCAFFOLD =
  /^\s*(?:`{3,}.*|~{3,}.*|\|.*\|?\s*|#{1,6}\s+\S.{0,60}|-{3,}|={3,}|\*{3,}|[-=*#]{3,} ?[A-Z][A-Z ]{2,40} ?[-=*#]{3,})\s*$/;

/** Tags and messages that imitate the frame of a conversation, with what they say. */
const FRAMES: RegExp[] = [
  /<\s*(system|assistant|developer|instructions?|prompt|admin|tool)\b[^>]{0,80}>[\s\S]{0,4000}?<\s*\/\s*\1\s*>/gi,
  /\{[^{}]{0,200}["']?role["']?\s*:\s*["'](?:system|assistant|developer|tool)["'][^{}]{0,4000}\}/gi,
];
const FRAME_TAG =
  /<\s*\/?\s*(?:system|assistant|developer|user|human|instructions?|prompt|admin|tool)\b[^>]{0,80}>/gi;

/** The text without what imitates the frame of a conversation, and how much of it there was. */
export function withoutFrames(text: string): { text: string; frames: number } {
  let frames = 0;
  let rest = text;
  for (const frame of FRAMES)
    rest = rest.replace(frame, () => {
      frames += 1;
      return " ";
    });
  return { text: rest.replace(FRAME_TAG, " "), frames };
}

type Screened = { text: string; dropped: string[] };

/** "Ign0re": letters written as figures. */
const asLetters = (text: string) =>
  text.replace(/(?<=\p{L})[01345@$](?=\p{L})/gu, (sign) => LETTERS[sign] ?? sign);
const LETTERS: Record<string, string> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", "@": "a", $: "s" };

/** True when the sentence gives orders to the reader instead of describing an app. */
export function speaksToTheModel(sentence: string): boolean {
  const plain = asLetters(sentence);
  return (
    SPEAKS_TO_THE_MODEL.some((pattern) => matches(pattern, sentence)) ||
    WRITTEN_ASIDE.some((pattern) => matches(pattern, plain)) ||
    (plain !== sentence && SPEAKS_TO_THE_MODEL.some((pattern) => matches(pattern, plain)))
  );
}

/** Removes hostile sentences and fake headers; says what kind of text was removed. */
export function screenHostile(text: string, frames = 0, lines = 0): Screened {
  let orders = frames;
  let scaffolds = lines;
  const anyHostile =
    speaksToTheModel(text.replace(/\n/g, " ")) ||
    text.split("\n").some((line) => FAKE_HEADER.test(line) && line.trim() !== "");
  const kept: string[] = [];
  let previousHostile = false;
  // ".env" ends no sentence.
  // "[system note: …]" in the middle of a sentence: the brackets go, the sentence stays.
  const unbracketed = text
    .replace(/(?<=\s)\.(?=env\b)/g, "")
    .replace(/\b[Pp]\. ?[Ss]\.?(?=\s|:|,)/g, "PS")
    .replace(/\[[^[\]\n]{3,400}\]|\([^()\n]{3,400}\)/g, (whole) => {
      if (!whole.includes(" ") || !speaksToTheModel(whole)) return whole;
      orders += 1;
      return " ";
    });
  for (const line of unbracketed.split("\n")) {
    if (/^\s*(?:`{3,}|~{3,})/.test(line)) {
      scaffolds += 1;
      continue;
    }
    if (anyHostile && (SCAFFOLD.test(line) || (FAKE_HEADER.test(line) && line.trim().length < 40))) {
      scaffolds += 1;
      previousHostile = previousHostile || FAKE_HEADER.test(line);
      continue;
    }
    // The dot of an address or a number ends no sentence.
    const sentences = line.match(/(?:[^.!?。！？؟;]|\.(?=[\p{L}\d]))+(?:[.!?。！？؟;]+|$)/gu) ?? [line];
    let rest = "";
    for (const sentence of sentences) {
      const hostile =
        speaksToTheModel(sentence) ||
        (previousHostile &&
          (GOES_ON.test(sentence) || GOES_ON_BARE.test(sentence)) &&
          !IS_ABOUT_AN_APP.test(sentence));
      if (hostile) {
        orders += 1;
        rest += salvage(sentence);
      } else rest += sentence;
      previousHostile = hostile;
    }
    kept.push(rest);
  }
  const dropped: string[] = [];
  if (orders > 0)
    dropped.push(
      `${orders === 1 ? "One sentence" : `${orders} sentences`} of the idea gave orders to the writer of this plan instead of describing the app; the text was left out and not followed.`,
    );
  if (scaffolds > 0)
    dropped.push(
      "Formatting that imitates headers, tables or code was left out of the idea; only its wording was read.",
    );
  return { text: kept.join("\n"), dropped };
}

/** "and parents pay the fee" */
const SOMEBODY_DOES =
  /^\s*(?:and |but |also |so |then )*(?:(?:the|our|my) )?(?:customers|members|parents|students|guests|patients|players|drivers|volunteers|teachers|clients|owners|visitors|kids|children|staff|users|tenants|runners|residents|families|friends|neighbou?rs|employees|workers|coaches|sellers|buyers) (?!data\b|list\b|passwords?\b|secrets?\b)\p{L}+/iu;

/** True for words that tell what an app is or who does what in it. */
export function describesAnApp(words: string): boolean {
  return IS_ABOUT_AN_APP.test(words) || SOMEBODY_DOES.test(words);
}

/** Keeps the part of a hostile sentence that, after a comma or dash, plainly describes an app. */
function salvage(sentence: string): string {
  const parts = sentence.split(/[,;:]|\s[-–—]\s|\b(?:anyway|but really|also it's)\b/i);
  const good = parts.filter(
    (part) => describesAnApp(part) && part.trim().length > 15 && !speaksToTheModel(part),
  );
  return good.length > 0 ? ` ${good.join(",")}. ` : " ";
}
