import { cutText } from "~/base/text/cut-text";
import { openingWords, textLength } from "~/site/idea/description";
import { planNameProblem } from "~/site/idea/limits";

const NAME = String.raw`["“„«'‘]?(\p{Lu}[\p{L}\p{N}]{2,}(?: \p{Lu}[\p{L}\p{N}]+){0,2})["”“»'’]?`;
const APP = "(?:app|site|website|platform|plattform|tool|marketplace|service|it)";
/** "KilnShare is the marketplace", "Letterbox - an app that", "an app called Loopy". */
const NAMED = [
  /^\s*["“„«]?(\p{Lu}\p{L}*\p{Ll}\p{Lu}[\p{L}\p{N}]*)["”“»]?\s*(?:is\s|ist\s|est\s|es\s|[-–—:])/u,
  new RegExp(
    String.raw`^\s*(?!Hello|Subject|Idea|Project)${NAME}\s+[-–—]\s+(?:the|a|an|my|our)\s[^.\n]{0,60}\b${APP}\b`,
    "u",
  ),
  new RegExp(String.raw`\b${APP} (?:is |should be |will be )?(?:called|named) ${NAME}`, "u"),
];

/** Returns the name that an idea gives to the app, or "". */
export function nameIn(idea: string): string {
  const [name = ""] = NAMED.flatMap((pattern) => pattern.exec(idea)?.[1] ?? []);
  return planNameProblem(name) === null ? name : "";
}

/** Words that join two clauses. */
const JOINING =
  "and, or, but, so, because, cos, otherwise, plus, then, und, oder, aber, sonst, weil, dann, et, ou, sinon, donc, puis, y, pero, porque, luego, e, senão, então, ed, oppure, poi, maar, dan, 和, 或, 但, 因为, 所以, when, if, which, while, unless, since, wenn, falls, damit, dass, quand, si, qui, lorsque, cuando, que, quando, che, als, dat, zodat, mais, with, where, who, that".replaceAll(
    ", ",
    "|",
  );
/**
 * Where a title may end, best first: with a sentence, before a list or an aside, at a comma, before a word that joins the next
 * clause. After a colon a comma is none: what stands between them would be the first piece of a list.
 */
const MARKS = [/[.!?](?=\s)|[。！？]/gu, /[;:](?=\s)|[；：]|\s?[(（]|\s[-–—]\s/gu, /,(?=\s)|[，、]/gu];
const JOINT = new RegExp(`\\s(?:${JOINING})(?=\\s)`, "giu");
/** With one of these a phrase only begins: no title ends with it. */
const OPENING = [
  "a, an, the, my, our, your, their, his, her, its, this, each, every, some, all, no, of, for, to, in, on, at, by, from, into, about, per, without, between, as, is, are, was, be, can, could, will, would, should, must, has, have, i, we, they, what, how, not",
  "der, die, das, den, dem, des, ein, eine, einen, einem, einer, mein, meine, unser, unsere, für, von, mit, zu, zum, zur, im, in, am, auf, bei, aus, ist, sind, kann, soll, ich, wir",
  "le, la, les, un, une, des, de, du, au, aux, mon, ma, mes, notre, nos, pour, par, avec, dans, sur, est, sont, je, on, nous",
  "el, los, las, una, del, al, mi, mis, nuestro, nuestra, para, por, con, en, es, os, as, um, uma, do, da, dos, das, meu, minha, com, em, na, il, lo, gli, di, per, nel, het, een, van, voor, met, op, te, mijn, onze",
].join(", ");
const HANGING = new RegExp(
  `((^|\\s)(?:${JOINING}|${OPENING.replaceAll(", ", "|")})(?=[\\s,;:.!?]*$))?[\\s,;:.!?]*$`,
  "iu",
);

/** A clause that has hardly begun: "where my kids", "to lend". */
const BEGUN =
  /\s(?:to\s\S+|(?:where|that|who|which|when|if)(?:\s(?:an?|the|my|our|their|\d+))*(?:\s\S+){1,2})$/iu;

/** "I want an app that …" is about the app. */
const WANTED =
  /^(?:i|we)(?:['’]d like| would like| want| need)(?: to (?:have|make|build|create))? (an?|the|some)(?= )/iu;

/** The lengths of a title, in characters: it gets the longer one only where a mark does not end it sooner. */
const [SHORT, LONG, LEAST] = [40, 60, 12];

/** Returns the first clauses of an idea's first line, as a name for it; of one that is too long its first words. */
export function firstWords(description: string): string {
  const [line = ""] = description.trim().split("\n");
  const text = line
    .replace(/\s+/g, " ")
    .replace(/(?<!\.)[.。]$/, "")
    .replace(WANTED, (_, article) => article.charAt(0).toUpperCase() + article.slice(1));
  const cutAt = (ends: RegExp[], most: number): string[] => {
    const start = cutText(text, most + 1);
    const titles = ends.map((each) => {
      const end = [...start.matchAll(each)].findLast(({ index }) => index >= LEAST)?.index ?? 0;
      return ended(start.slice(0, end));
    });
    return titles.filter((each) => each.length >= LEAST);
  };
  if (textLength(text) <= SHORT) return text;
  const [byMark] = cutAt(MARKS, SHORT);
  if (byMark || textLength(text) <= LONG) return byMark ?? text;
  const [title] = cutAt([...MARKS, JOINT], LONG);
  return title ?? `${ended(openingWords(text, LONG).replace(/…$/, ""))}…`;
}

/** Takes the words off that need others after them. */
function ended(title: string): string {
  const shorter = title.replace(HANGING, "").replace(BEGUN, "");
  return shorter === title ? title : ended(shorter);
}
