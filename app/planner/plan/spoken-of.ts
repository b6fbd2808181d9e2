import { isPerson, KIN } from "../catalogue/people";
import type { Reading } from "../read/reading";
import { plural } from "../text/words";
import type { RoleDraft } from "./draft";

/** People whom an idea speaks of without saying what they do. */

/** Those who are only looked after, or anybody at all: nobody to name the users by. */
const NOBODY =
  /(?:^| )(?:person|people|user|man|woman|child|kid|baby|toddler|boy|girl|patient|doctor|friend|guy|adult|senior|owner|admin|artist|author|winner|influencer|contact|somebody|everybody|family|inspector|caterer|customer|client|teammate)$/;

/** "Turns of the volunteers", "130 guests, menu choice": the people that an idea speaks of without saying what they do. */
export function spokenOf(reading: Reading, named: readonly string[]): string {
  const many = ({ noun }: Reading["mentions"][number]) =>
    reading.language !== "en" || new RegExp(`\\b${plural(noun)}\\b`).test(reading.text);
  const found = reading.mentions.filter(
    (one) =>
      one.weight >= 0.9 &&
      isPerson(one.noun) &&
      !named.includes(one.noun) &&
      !NOBODY.test(one.noun) &&
      !KIN.test(one.noun) &&
      // "We order at the producers": at the other end of what is done.
      !reading.actions.some(({ objects, around }) => [...objects, ...around].includes(one.noun)) &&
      many(one),
  );
  // Members are of something: who is called after what they do comes first.
  const rank = ({ noun, weight }: (typeof found)[number]) => (noun === "member" ? 0 : weight);
  return found.sort((a, b) => rank(b) - rank(a))[0]?.noun ?? "";
}

/** Those who are called after their office or work, and those who learn. */
const TITLED =
  /(?:^| )(?:agent|student|pupil|volunteer|treasurer|secretary|clerk|accountant|bookkeeper|receptionist|reviser|reviewer|inspector|caretaker|porter|reader|(?:\p{L}+ )?(?:manager|coordinator|teacher|trainer|officer|operator|controller|planner|dispatcher|supervisor|assistant|technician)|\p{L}+ (?:coach|worker))$/u;

/** "A mileage list for the treasurer", "assigns a reviser": who has an office in it uses it, if only to look. */
export function addTitled(reading: Reading, roles: RoleDraft[]): void {
  const like = (noun: string) =>
    roles.some(
      (role) => role.noun === noun || role.noun.endsWith(` ${noun}`) || noun.endsWith(` ${role.noun}`),
    );
  for (const { noun, weight } of reading.mentions) {
    if (roles.length >= 6) return;
    if (weight < 0.6 || !TITLED.test(noun) || !isPerson(noun) || like(noun)) continue;
    roles.push({ noun, origin: "named" });
  }
}
