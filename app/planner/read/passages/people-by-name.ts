import { isPerson } from "../../catalogue/people";
import { capital } from "../../text/words";

const TITLE = "(?:Mr|Mrs|Ms|Miss|Dr|Prof)\\.? ";

/** "our caretaker Mr Duffy", "my sister Ana": who somebody is, and what they are called. */
const INTRODUCED = new RegExp(
  `\\b((?:[Mm]y|[Oo]ur|[Tt]he) (?:\\p{Ll}+ )?)(\\p{Ll}+),? ((?:${TITLE})?\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?)(?=['’ ,.;:!?)]|$)`,
  "gu",
);

/** The text with those who are called by name called after what they are, wherever they come again. */
export function withoutNames(text: string): string {
  const known: [name: string, role: string][] = [];
  const introduced = text.replace(INTRODUCED, (found, whose: string, role: string, name: string) => {
    if (!isPerson(role)) return found;
    known.push([name, role]);
    return `${whose}${role}`;
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
