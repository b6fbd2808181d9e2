import { isPerson } from "../../catalogue/people";
import { capital } from "../../text/words";

const TITLE = "(?:Mr|Mrs|Ms|Miss|Dr|Prof)\\.? ";

/** With a large letter and nobody's name: days, months, languages, what people write and pay with. */
const NO_NAME =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|English|Spanish|French|German|Italian|Dutch|Portuguese|Arabic|Chinese|Excel|Word|Google|Gmail|Outlook|Facebook|Instagram|Telegram|Signal|Slack|Discord|Zoom|Teams|Stripe|Apple|Android|Internet|App|Web)\b/u;

/** "our caretaker Mr Duffy", "my sister Ana": who somebody is, and what they are called. */
const INTRODUCED = new RegExp(
  `\\b((?:[Mm]y|[Oo]ur|[Tt]he(?= (?:\\p{Ll}+ ){1,2}${TITLE})) (?:\\p{Ll}+ )?)(\\p{Ll}+) ((?:${TITLE})?\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?)(?=['’ ,.;:!?)]|$)`,
  "gu",
);

const NAMED_FIRST =
  /(?<=^|[.!?] |\n\s*|\bwith )(\p{Lu}\p{Ll}+), (?:the|our|my) ((?:\p{Ll}+ )?\p{Ll}+)(?:,(?= \p{Ll}+s?\b)|(?=[.;!?]))/gu;
const NAMED_LAST = /\b(?:[Tt]he|[Oo]ur|[Mm]y) ((?:\p{Ll}+ )?\p{Ll}+), (\p{Lu}\p{Ll}+),(?= \p{Ll})/gu;

/** The text with those who are called by name called after what they are, wherever they come again. */
export function withoutNames(text: string): string {
  const known: [name: string, role: string][] = [];
  let introduced = text.replace(INTRODUCED, (found, whose: string, role: string, name: string) => {
    if (!isPerson(role) || NO_NAME.test(name)) return found;
    known.push([name, role]);
    return `${whose}${role}`;
  });
  // "Marta, the head gardener, hands out the jobs", "our head gardener, Marta, hands them out"
  introduced = introduced
    .replace(NAMED_FIRST, (found: string, name: string, role: string) => {
      const one = role.slice(role.lastIndexOf(" ") + 1);
      if (!isPerson(one) || NO_NAME.test(name)) return found;
      known.push([name, role]);
      return `The ${role}`;
    })
    .replace(NAMED_LAST, (found: string, role: string, name: string) => {
      if (!isPerson(role.slice(role.lastIndexOf(" ") + 1)) || NO_NAME.test(name)) return found;
      known.push([name, role]);
      return found.slice(0, found.indexOf(`, ${name}`));
    });
  return known.reduce((plain, [name, role]) => {
    const again = new RegExp(
      `(^|[.!?]\\s+|\\n\\s*)?\\b(?:${TITLE})?${name.replace(new RegExp(`^${TITLE}`), "")}\\b`,
      "gu",
    );
    return plain.replace(again, (_, start?: string) =>
      start === undefined ? `the ${role}` : `${start}${capital(`the ${role}`)}`,
    );
  }, introduced);
}
