import { isPerson } from "../../catalogue/people";
import type { Lexicon } from "../../catalogue/words/glossary";
import { type Found, look, type Piece } from "./pieces";

/** What the last character of a noun says about it; enough for an English name of a word that no glossary has. */
const BY_LAST_CHARACTER: Record<string, string> = {
  员: "staff member",
  师: "specialist",
  店: "shop",
  馆: "venue",
  室: "room",
  厅: "hall",
  站: "station",
  厂: "factory",
  园: "garden",
  院: "institution",
  费: "fee",
  款: "payment",
  价: "price",
  单: "form",
  表: "table",
  卡: "card",
  证: "certificate",
  券: "voucher",
  票: "ticket",
  书: "book",
  图: "drawing",
  照: "photo",
  机: "machine",
  器: "device",
  车: "vehicle",
  班: "class",
  课: "lesson",
  会: "meeting",
  赛: "match",
  节: "festival",
  品: "product",
  物: "item",
  菜: "dish",
  药: "medication",
  病: "illness",
  花: "flower",
  树: "tree",
  鱼: "fish",
  数: "number",
  量: "amount",
  率: "rate",
  度: "degree",
  号: "number",
  码: "code",
  群: "group",
  队: "team",
  组: "group",
  区: "area",
  奖: "prize",
  包: "bag",
  箱: "box",
  衣: "garment",
  鞋: "shoe",
};
/** Words that only hold a sentence together. */
const EMPTY =
  /^(?:可以|希望|能够|需要|已经|就是|如果|因为|所以|但是|而且|以及|然后|这样|这个|那个|自己|他们|她们|我们|你们|大家|其他|别人|一个|一些|一下|时候|情况|方面|进行|通过|根据|按照|关于|对于|还有|没有|不要|不能|不会|之后|以后|以前|里面|上面|下面|什么|怎么|多少|每个|每次|各种|不同|相关|可能|应该|必须|比较|非常|特别|一起|直接|自动|随时|目前|现在|今天|明天|昨天|暂时|方便|容易|简单|清楚|最后|首先|其中|之一|左右|以上|以下|等等|老是|总是|经常|有时|马上|立刻|完全|真的|其实|只是|不过|或者|并且|另外|同时|想|做|让|给|被|把|用|跟|和|与|或|在|从|到|对|向|由|为|于|以|是|有|会|能|要|就|都|也|还|又|再|才|只|很|太|更|最|不|没|别|了|着|过|的|地|得|吗|呢|吧|啊|们|来|去|上|下|里|中|内|外|前|后|时|年|月|日|天|个|位|件|张|条|本|次|份|家|间|台|辆|只|种|名|岁|点|分|元|块)$/;

const segmenter = new Intl.Segmenter("zh", { granularity: "word" });

/**
 * Cuts Chinese by the longest word of the glossary that fits and does not end in the middle of another word; what the
 * glossary does not know is cut where the platform's own dictionary cuts.
 */
export function cutChinese(sentence: string, lexicon: Lexicon): Piece[] {
  const pieces: Piece[] = [];
  const ends = wordEnds(sentence);
  let i = 0;
  while (i < sentence.length && pieces.length < 600) {
    const rest = sentence.slice(i);
    const lasting = LASTING.exec(rest);
    if (lasting) {
      pieces.push(time(lasting));
      i += lasting[0].length;
      continue;
    }
    const latin = /^[A-Za-z][A-Za-z0-9.]*|^\d+/.exec(rest)?.[0];
    if (latin) {
      pieces.push({ surface: latin, found: look(latin, lexicon) });
      i += latin.length;
      continue;
    }
    if (!/^\p{L}/u.test(rest)) {
      if (/^\S/.test(rest)) pieces.push({ surface: rest[0] ?? "", found: null });
      i += 1;
      continue;
    }
    const named = byLastCharacter(rest, lexicon, ends, i);
    if (named) {
      pieces.push(named);
      i += named.surface.length;
      continue;
    }
    const known = longestKnown(rest, lexicon);
    let end = i + 1;
    while (end < sentence.length && !ends.has(end)) end += 1;
    const word = sentence.slice(i, end);
    // "卖" in "外卖", "电" in "充电": one known character of a longer word says nothing.
    const within = known !== null && !known.found?.small && known.surface.length === 1 && word.length > 1;
    if (known && !within) {
      pieces.push(known);
      i += known.surface.length;
      // "订好", "写上", "记下来": how far the doing goes, said behind its verb.
      if (known.found?.verb && !known.found.noun)
        i +=
          /^(?:好了?|完了?|上|下来?|掉|出来?|到)(?!\p{Script=Han}?[午班课周月海面衣装])/u.exec(
            sentence.slice(i),
          )?.[0].length ?? 0;
      continue;
    }
    const parts = word.length > 1 ? knownParts(word, lexicon) : null;
    const last = pieces.at(-1);
    // "拉坯": two characters that no dictionary has as a word.
    if (
      !parts &&
      word.length === 1 &&
      last?.found === null &&
      /^\p{Script=Han}$/u.test(last.surface) &&
      !EMPTY.test(last.surface) &&
      !EMPTY.test(word)
    )
      last.surface += word;
    else pieces.push(...(parts ?? [{ surface: word, found: null }]));
    i = end;
  }
  return pieces;
}

/** "两周", "3个月": how long something takes, unless "before", "after" or "within" follows. */
const LASTING = /^(\d+|[一二两三四五六七八九十])(个月|周|天|小时|分钟|年)(?![前后内以])/u;
const UNITS: Record<string, string> = {
  个月: "month",
  周: "week",
  天: "day",
  小时: "hour",
  分钟: "minute",
  年: "year",
};

function time(found: RegExpExecArray): Piece {
  const number =
    "一二三四五六七八九十".indexOf(found[1] ?? "") + 1 || (found[1] === "两" ? 2 : Number(found[1]));
  const gloss = `for ${number} ${UNITS[found[2] ?? ""]}${number === 1 ? "" : "s"}`;
  return {
    surface: found[0],
    found: { small: { gloss, tag: "small", small: "X", key: found[0] }, noun: null, verb: null },
  };
}

function wordEnds(sentence: string): Set<number> {
  const ends = new Set<number>();
  for (const { index, segment } of segmenter.segment(sentence)) ends.add(index + segment.length);
  return ends;
}

function longestKnown(rest: string, lexicon: Lexicon): Piece | null {
  for (let length = Math.min(6, rest.length); length >= 1; length--) {
    const found = look(rest.slice(0, length), lexicon);
    if (found) return { surface: rest.slice(0, length), found };
  }
  return null;
}

/** "入住率", "清洁员", "送餐费": a known word with one of the last characters above is a noun of its own. */
function byLastCharacter(
  rest: string,
  lexicon: Lexicon,
  ends: ReadonlySet<number>,
  at: number,
): Piece | null {
  const known = longestKnown(rest, lexicon);
  const length = known?.surface.length ?? 0;
  const last = rest[length] ?? "";
  const kind = BY_LAST_CHARACTER[last];
  if (!known || length < 2 || !kind || !/^[员师率费单证券卡量数表]$/.test(last) || !ends.has(at + length + 1))
    return null;
  // "评价表现": the character begins another word.
  if (lexicon.noun(rest.slice(length, length + 2)) || lexicon.verb(rest.slice(length, length + 2)))
    return null;
  if (!known.found?.noun && !known.found?.verb) return null;
  const word = known.found.noun?.gloss ?? known.found.verb?.gloss ?? "";
  const surface = rest.slice(0, length + 1);
  const noun = { gloss: `${word} ${kind}`, tag: "N" as const, key: surface, plural: false };
  return { surface, found: { small: null, noun, verb: null } };
}

/** A word that is wholly made of known ones: "练车时间". */
function knownParts(word: string, lexicon: Lexicon): Piece[] | null {
  if (word === "") return [];
  for (let length = word.length - 1; length >= 1; length--) {
    const found = look(word.slice(0, length), lexicon);
    const rest = found && length < word.length ? knownParts(word.slice(length), lexicon) : null;
    const last = look(word.slice(length), lexicon);
    if (found && (rest || last))
      return [
        { surface: word.slice(0, length), found },
        ...(rest ?? [{ surface: word.slice(length), found: last }]),
      ];
  }
  return null;
}

/** "志愿者采访老人": between who does it and what it is done to stands a verb; English keeps the word. */
export function unknownVerb(pieces: readonly Piece[], at: number): Found["verb"] {
  const word = pieces[at]?.surface ?? "";
  if (!/^\p{Script=Han}{2}$/u.test(word) || EMPTY.test(word)) return null;
  const [before, after] = [pieces[at - 1]?.found, pieces[at + 1]?.found];
  const doer = before?.noun && isPerson(before.noun.gloss);
  return (doer || before?.small?.small === "M") && after?.noun && !after.small
    ? { gloss: word, tag: "V", key: word }
    : null;
}

/** Who somebody is, by the last character of the word. */
const PERSON_BY_LAST: Record<string, string> = {
  员: "staff member",
  师: "specialist",
  长: "manager",
  民: "resident",
  工: "worker",
  生: "student",
  手: "player",
  者: "person",
  客: "guest",
  友: "friend",
  主: "owner",
};

/** "馆长要看收入", "村民拍照发布": who opens a clause before a verb is a person, told by the last character. */
export function unknownDoer(pieces: readonly Piece[], at: number): Found["noun"] {
  const word = pieces[at]?.surface ?? "";
  const gloss = PERSON_BY_LAST[word.slice(-1)];
  if (!gloss || !/^\p{Script=Han}{2,4}$/u.test(word) || EMPTY.test(word)) return null;
  const [before, after] = [pieces[at - 1], pieces[at + 1]?.found];
  const opens = !before || before.found === null || /^[DCS]$/.test(before.found?.small?.small ?? "");
  return opens && (after?.verb || /^[MX]$/.test(after?.small?.small ?? ""))
    ? { gloss, tag: "N", key: word, plural: false }
    : null;
}

/**
 * An unknown word as a noun, where its place says so: after a verb, a number, "的" or another noun of a list, before
 * "的", "、", "和" or a mark. The English name is that of its last part, "" when that says nothing.
 */
export function unknownNoun(pieces: readonly Piece[], at: number, lexicon: Lexicon): Found["noun"] {
  const word = pieces[at]?.surface ?? "";
  if (!/^\p{Script=Han}{2,6}$/u.test(word) || EMPTY.test(word)) return null;
  const [before, after] = [pieces[at - 1], pieces[at + 1]];
  const isObject = before?.found?.verb || /^(?:的|、|和|与|或|每)$/.test(before?.surface ?? "");
  const closes = !after || /^(?:的|、|和|与|或|，|。|；|,|\.|：|:|等)$/.test(after.surface);
  if (!(isObject && closes)) return null;
  const tail = lexicon.noun(word.slice(-2)) ?? lexicon.noun(word.slice(-1));
  const gloss = tail?.gloss ?? BY_LAST_CHARACTER[word.slice(-1)] ?? "";
  return { gloss: gloss || word, tag: "N", key: word, plural: false };
}
