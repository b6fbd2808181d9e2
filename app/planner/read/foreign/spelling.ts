import type { Lexicon } from "../../catalogue/words/glossary";
import type { LanguageCode } from "../language";
import { look } from "./pieces";

/** How people write in messages: shortened small words (short nouns are in the tables, so that they stay as they are), and words that only open a sentence. "_" stands for a blank. */
const SHORTENED: Partial<Record<LanguageCode, string>> = {
  es: `q=que k=que xq=porque pq=porque porq=porque tb=también tmb=también tbn=también x=por pa=para pal=para_el
d=de wasap=whatsapp wasaps=whatsapp guasap=whatsapp wasa=whatsapp wpp=whatsapp whats=whatsapp wsp=whatsapp
msj=mensaje msjs=mensajes mje=mensaje xfa=por_favor porfa=por_favor toy=estoy tá=está asi=así`,
  pt: `ve=vê q=que vc=você vcs=vocês vces=vocês tb=também tbm=também pq=porque pra=para pras=para_as pro=para_o
pros=para_os prum=para_um pruma=para_uma zap=whatsapp whats=whatsapp wpp=whatsapp zapzap=whatsapp
msg=mensagem msgs=mensagens hj=hoje qdo=quando qnd=quando td=tudo tds=todos tá=está tô=estou tão=estão n=não
ñ=não blz= qto=quanto qtos=quantos`,
  fr: `jai=j'ai jme=je_me jsuis=je_suis ya=il_y_a pr=pour tt=tout tts=tous bcp=beaucoup qd=quand ds=dans
rdv=rendez-vous svp= stp= pb=problème pbs=problèmes mess=message msg=message qqn=quelqu'un
qqch=quelque_chose cad= ca=ça jveux=je_veux jvoudrais=je_voudrais jpeux=je_peux jaimerais=j'aimerais chui=je_suis qq=quelque`,
  de: `hab=habe ne=eine nen=einen n=ein nem=einem ner=einer 'ne=eine 'n=ein u=und is=ist nich=nicht nix=nichts
grad=gerade mach=mache brauch=brauche möcht=möchte find=finde seh=sehe gehn=gehen sehn=sehen kriegn=kriegen
wa=whatsapp bzw=oder usw= etc= z.b= evtl=eventuell lol= haha=`,
  it: `xké=perché xche=perché perchè=perché nn=non cmq= tt=tutto x=per qnd=quando msg=messaggio whats=whatsapp
wa=whatsapp`,
};

/** Words that open what somebody says and mean nothing for an app: "hola pues mira", "bon alors voilà", "moin also". */
const OPENERS: Partial<Record<LanguageCode, RegExp>> = {
  es: /^(?:(?:hola|buenas|buenos días|buenas tardes|pues|mira|mirá|mirad|miren|bueno|a ver|oye|oigan|vale|ah|eh|ay|o sea|la verdad|ya|y bueno|che|oiga|amigos|gracias|ah y|estimados señores|estimados|estimado equipo|muy señores míos)(?![\p{L}])[\s,:!¡.…-]*)+/iu,
  pt: /^(?:(?:oi+|olá|ola|opa|bom dia|boa tarde|boa noite|então|bom|olha|gente|pessoal|tipo|ah|é que|tudo bem|galera|obrigad[oa]|ah e|prezados senhores|prezados|caros)(?![\p{L}])[\s,:!?.…-]*)+/iu,
  fr: /^(?:(?:bonjour|salut|coucou|bonsoir|bon|alors|voilà|voila|ben|bah|euh|hello|bref|en fait|du coup|attention|ah|tiens|enfin bref|merci|madame,? monsieur|mesdames,? messieurs)(?![\p{L}])[\s,:!.…-]*)+/iu,
  de: /^(?:(?:moin|hallo|hi|hey|servus|guten tag|grüezi|grüß gott|na ja|naja|also|ach|ja|okay|ok|so|kurz gesagt|ach so|ach ja|danke|liebe grüße|sehr geehrte damen und herren|liebes team)(?![\p{L}])[\s,:!.…-]*)+/iu,
  it: /^(?:(?:ciao|salve|buongiorno|buonasera|allora|dunque|beh|insomma|ecco|senti|ah|grazie|gentili signori|egregi signori|spettabile)(?![\p{L}])[\s,:!.…-]*)+/iu,
  ar: /^(?:(?:مرحبا|مرحباً|أهلا|السلام عليكم|سلام|هلا|يا جماعة|طيب|والله|بصراحة|لو سمحت|من فضلك|شكرا)(?![\p{L}])[\s,:!.،-]*)+/u,
  zh: /^(?:(?:哈喽|你好|您好|大家好|嗨|那个|就是|其实|嗯|话说|求助|谢谢)[，,～~！!\s。]*)+/u,
};

const tables = new Map<LanguageCode, Map<string, string>>();

function shortenedOf(language: LanguageCode): Map<string, string> {
  const known = tables.get(language);
  if (known) return known;
  const pairs = (SHORTENED[language] ?? "").split(/\s+/).filter(Boolean);
  const made = new Map(
    pairs.map((pair) => {
      const cut = pair.indexOf("=");
      return [pair.slice(0, cut), pair.slice(cut + 1).replace(/_/g, " ")] as const;
    }),
  );
  tables.set(language, made);
  return made;
}

/** "dokumentiert sein wg veterinäramt": because of it, and no flat that people share. */
const BECAUSE_OF =
  /(?<=\p{L} )(?<!(?<!\p{L})(?:der|die|das|in|für|pro|ne|ner|(?:unser|mein|ein|jed|neu|dein|ihr|groß|klein)(?:e|er|en|em)?) )wg\.? (?=\p{L})/giu;

/** The sentence as it would stand in a letter: written out, and without what only opens it. */
export function writtenOut(sentence: string, language: LanguageCode, lexicon: Lexicon): string {
  const table = shortenedOf(language);
  const opener = OPENERS[language];
  const said = apostrophes(opener ? sentence.replace(opener, "") : sentence, language);
  const told = language === "de" ? said.replace(BECAUSE_OF, "wegen ") : said;
  return told.replace(/\p{L}[\p{L}\p{M}]*/gu, (word, at: number) => {
    const before = told[at - 1] ?? " ";
    const after = told[at + word.length] ?? " ";
    if (/['’-]/.test(before) || /['’-]/.test(after)) return word;
    const whole = table.get(word.toLowerCase());
    // A capital in the middle of a sentence is a name, not a word.
    if (whole !== undefined && (word === word.toLowerCase() || at === 0)) return whole;
    return language === "fr" ? elided(word, lexicon) : word;
  });
}

/** "jai", "lavance", "dun": an elision whose apostrophe was left out. */
function elided(word: string, lexicon: Lexicon): string {
  const parts = /^(j|l|d|c|n|s|m|t|qu)([aeiouyhéèêâôîœ]\p{L}+)$/iu.exec(word);
  if (!parts || look(word.toLowerCase(), lexicon)) return word;
  const rest = (parts[2] ?? "").toLowerCase();
  return look(rest, lexicon) ? `${parts[1]}'${rest}` : word;
}

/** Elisions with a blank where their apostrophe belongs: "main d oeuvre", "c est", "dell anno". */
const BLANK_ELISION: Partial<Record<LanguageCode, RegExp>> = {
  fr: /(?<![\p{L}'’])([ldjcsnmt]|qu) (?=[aeiouyhéèêâôîœ]\p{L})/giu,
  it: /(?<![\p{L}'’])(l|d|dell|all|nell|sull|dall|quest|c) (?=[aeiouèé]\p{L})/giu,
};

function apostrophes(sentence: string, language: LanguageCode): string {
  const pattern = BLANK_ELISION[language];
  return pattern ? sentence.replace(pattern, "$1'") : sentence;
}
