import { isPerson, KIN } from "../catalogue/people";
import { hasGlossary } from "../catalogue/words/glossaries";
import { stripHidden, stripMarkup } from "../text/clean";
import { forgetLent } from "../text/words";
import { spell } from "./clauses/clauses";
import { withoutDisguises } from "./disguises";
import { readEnglish, readWith } from "./english";
import { glossTokens } from "./foreign/foreign";
import { once } from "./foreign/senses";
import { screenHostile, withoutFrames } from "./hostile";
import { detectLanguage, interfaceLanguages } from "./language";
import { withoutChat } from "./passages/chat-logs";
import { removeEmoji, withoutShouting } from "./passages/normalise";
import { courtesyAside } from "./passages/refusals-elsewhere";
import { emptyReading, mention, type Reading } from "./reading";
import type { SpeechTags } from "./words/model";

/** Reads an idea in any language, however it is written; never throws. */
export function readIdea(description: string, speech: SpeechTags): Reading {
  forgetLent();
  // Before markup is stripped, of which such tags are a part.
  const shown = withoutDisguises(description);
  const framed = withoutFrames(stripHidden(shown.text));
  const visible = withoutShouting(withoutChat(stripMarkup(framed.text)));
  const { text, dropped } = screenHostile(visible, framed.frames + shown.orders, shown.scaffolds);
  const language = detectLanguage(text);
  let reading: Reading;
  if (hasGlossary(language)) {
    const blank = emptyReading(language);
    const tokens = once((sentence) => glossTokens(sentence, language, blank.originals));
    reading = readWith(text, {
      plain: (words) => courtesyAside(removeEmoji(words)),
      tokens,
      gloss: (sentence) => spell(tokens(sentence)),
      part: (words) => glossTokens(words, language, new Map(blank.originals)),
      reading: blank,
    });
    nameCompounds(reading);
    addSpokenOf(reading);
  } else reading = readEnglish(text, speech);
  reading.language = language;
  reading.dropped = dropped;
  reading.interface = interfaceLanguages(text, language);
  return reading;
}

/** Who is looked after, or only told of. */
const NO_DOER =
  /(?:^| )(?:person|people|man|woman|friend|minor|couple|baby|team|foreigner|grandparent|scorer|winner|tax adviser|newcomer)$/;

/**
 * "房东录表底，租客自己看": where hardly anybody was seen to do something, those whom the idea speaks of have their part in it.
 * An idea of a few words has the roles of its kind of app.
 */
function addSpokenOf(reading: Reading): void {
  const { originals, roles, asked, writerRole, nonGoals } = reading;
  if (asked.length < 3 || roles.filter((role) => role !== writerRole).length > 1) return;
  const refused = nonGoals.join(" ").toLowerCase();
  const named = new Set(roles.map((role) => originals.get(role)?.toLowerCase()));
  const found = [...originals].filter(([noun, word]) => {
    const known =
      named.has(word.toLowerCase()) || roles.some((role) => role === noun || role.endsWith(` ${noun}`));
    if (known || !isPerson(noun) || KIN.test(noun) || NO_DOER.test(noun)) return false;
    named.add(word.toLowerCase());
    return !refused.includes(word.toLowerCase());
  });
  for (const [noun] of found.slice(0, 3)) {
    roles.push(noun);
    mention(reading, noun, 1, true);
  }
}

/** "社区书" is in the idea as two words: a compound that has no word of its own is named after its parts. */
function nameCompounds(reading: Reading): void {
  const { originals } = reading;
  for (const { noun } of reading.mentions) {
    const cut = noun.lastIndexOf(" ");
    if (originals.has(noun)) continue;
    if (cut < 0) {
      // "Jahresrechnung" is a year invoice: the idea has no shorter word for the invoice.
      const longer = [...originals.keys()].find((one) => one.endsWith(` ${noun}`));
      if (longer) originals.set(noun, originals.get(longer) ?? noun);
      continue;
    }
    const [first, last] = [originals.get(noun.slice(0, cut)), originals.get(noun.slice(cut + 1))];
    if (!last) continue;
    originals.set(noun, first && reading.language === "zh" ? `${first}${last}` : last);
  }
}
