import { capital, isUncounted, listOf, plural } from "../text/words";
import type { Draft, EntityDraft, SampleRow } from "./draft";

/** Sample content as the plan lists it: the people, then the entries of the first tables with what tells them apart. */
export function sampleLines(draft: Draft, stories: readonly { noun: string }[], scenes: string): string[] {
  if (draft.clarity === "unclear") return [];
  const book = draft.samples;
  // What the stories are about comes first; what a plan never speaks of needs no sample.
  const told = (noun: string) => stories.filter((story) => story.noun === noun).length;
  const tables = draft.entities
    .filter((entity) => !entity.person)
    .map((entity) => entity.noun)
    .sort((a, b) => Number(b === draft.main) - Number(a === draft.main) || told(b) - told(a));
  const found = [castLine(draft, tables.slice(0, 4), scenes)];
  for (const noun of tables.slice(0, 4)) {
    const entity = draft.entities.find((one) => one.noun === noun);
    if (!entity || entity.person) continue;
    const rows = (book.rows.get(noun) ?? []).map((row) => {
      const details = detailsOf(entity, row);
      return details.length > 0 ? `${row.short} (${details.join(", ")})` : row.short;
    });
    found.push(`${capital(isUncounted(noun) ? noun : plural(noun))}: ${rows.join("; ")}`);
  }
  return found;
}

/** Everybody whom the scenes name, with what they are; of the ordinary users two in any case, of other roles one. */
function castLine(
  { roles, entities, samples, user, reading }: Draft,
  listed: readonly string[],
  scenes: string,
): string {
  const met = new Set<string>();
  const named = (name: string) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "u").test(scenes);
  const group = (noun: string, names: readonly string[], least: number) => {
    const most = Math.max(least, names.findLastIndex((name) => named(name) && !met.has(name)) + 1);
    for (const name of names.slice(0, most)) met.add(name);
    return most > 0 ? [`${listOf(names.slice(0, most))} (${most > 1 ? plural(noun) : noun})`] : [];
  };
  const cast = roles.map((role, at) => ({
    noun: role.noun,
    names: samples.people.get(role.noun) ?? [],
    least: Math.max(at < 5 ? 1 : 0, role.noun === user ? 2 : 0, countedIn(reading.text, role.noun)),
  }));
  // Children of whom parents read, and leads with an address, use nothing themselves and are people too.
  const others = entities
    .filter(({ noun, person, fields }) => {
      const reached = fields.some(({ type }) => /^(?:email|phone)$/.test(type));
      return (person || (reached && !listed.includes(noun))) && !roles.some((role) => role.noun === noun);
    })
    .map(({ noun }) => ({ noun, names: (samples.rows.get(noun) ?? []).map((row) => row.label), least: 0 }));
  const told = [...cast, ...others].filter(({ names, least }) => least > 0 || names.some(named));
  const whole = listOf(
    told.flatMap(({ noun, names, least }) =>
      group(
        noun,
        names.filter((name) => !met.has(name)),
        least,
      ),
    ),
  );
  return whole.length <= 390
    ? whole
    : listOf(cast.slice(0, 5).map(({ noun, names, least }) => `${listOf(names.slice(0, least))} (${noun})`));
}

const COUNTED: Record<string, number> = { two: 2, three: 3 };

/** "with 3 barbers": as many as that are named, three at most; 0 where the idea does not count them. */
function countedIn(text: string, noun: string): number {
  if (!text.includes(plural(noun))) return 0;
  const found = new RegExp(
    `\\b(\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:[\\p{L}-]+ )?${plural(noun)}\\b`,
    "u",
  ).exec(text)?.[1];
  if (!found) return 0;
  return Math.min(3, COUNTED[found] ?? (Number(found) || 3));
}

function detailsOf(entity: EntityDraft, row: SampleRow): string[] {
  let dated = /\d:\d\d|^\d+\.? ?\p{L}+$/u.test(row.short);
  return entity.fields
    .filter((field) => {
      const value = row.values.get(field.name);
      if (!value || field.type === "long text") return false;
      if (value === row.short) return false;
      if (value.length > 3 && row.short.toLowerCase().includes(value.toLowerCase())) return false;
      if (row.short === `no. ${value}` && field.name === "number") return false;
      if (!/^date/.test(field.type)) return true;
      const first = !dated;
      dated = true;
      return first;
    })
    .slice(0, 3)
    .map((field) => {
      const value = row.values.get(field.name) ?? "";
      if (field.type === "yes/no") return value === "yes" ? field.name : `not ${field.name}`;
      const bare = /^\d+$/.test(value) && !/^(?:old|new) value$/.test(field.name);
      return /^(?:number|money)$/.test(field.type) || bare ? `${field.name} ${value}` : value;
    });
}
