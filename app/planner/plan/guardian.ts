import type { Reading } from "../read/reading";

/** Who looks after an app, decides for others and may allow more: told by title, else by what they do, never by being there. */

const ADMIN = /\b(?:admin|administrator)\b/;

/** Those who run something: "secretary", "lab manager", "owner"; a dog owner or a flat owner runs nothing. */
const RUNS =
  /(?:^|\b(?:business|shop|store|salon|studio|gym|farm|company|practice|restaurant|caf[eé]|workshop) )owner$|\b(?:manager|coordinator|organi[sz]er|secretary|president|chair(?:man|woman|person)?|director|chief|head|boss)\b/;

/** Those who keep a part of it in order. */
const KEEPS =
  /\b(?:librarian|moderator|operator|dispatcher|registrar|archivist|curator|warden|caretaker|supervisor)\b/;

/** Those for whom it is done: they look after nobody's entries but their own. */
const SERVED =
  /(?:^| )(?:recipient|guest|customer|client|researcher|donor|visitor|patient|applicant|requester|buyer|tenant|beneficiary|reader|parishioner|passenger|student|pupil|child|kid|bidder|subscriber|adopter|attendee|participant)$/;

/** Those who lend a hand among people of their own kind. */
const HELPS = /(?:^| )(?:volunteer|helper|friend|neighbou?r)$/;

/** Doings by which somebody decides for others or keeps their entries right. */
const TENDS = /^(?:edit|approve|mark|assign|add|lend|generate)$/;

/** True for who runs things by title. */
export function runsThings(role: string): boolean {
  return ADMIN.test(role) || RUNS.test(role) || KEEPS.test(role);
}

/** True for those whom somebody else serves. */
function isServed(role: string): boolean {
  return SERVED.test(role);
}

/**
 * Who of the roles looks after the app, beside those whom it is for; "" when nobody fits. Among several with a title,
 * those who run things come before those who keep a part of them; then whoever writes, those employed, whoever
 * decides and corrects.
 */
export function guardianAmong(
  roles: readonly string[],
  writer: string,
  main: string,
  employed: RegExp,
  reading: Reading,
): string {
  const others = roles.filter((role) => role !== main && !isServed(role));
  const decides = (role: string) =>
    reading.actions.filter(({ actor, class: deed }) => actor === role && deed === "approve").length;
  const foremost = (kind: RegExp) =>
    others.filter((role) => kind.test(role)).sort((a, b) => decides(b) - decides(a))[0];
  const titled = foremost(ADMIN) ?? foremost(RUNS) ?? foremost(KEEPS);
  if (titled) return titled;
  if (others.includes(writer)) return writer;
  const helper = others.find((role) => employed.test(role));
  if (helper || roles.length < 2) return helper ?? "";
  const tends = (role: string) =>
    reading.actions.filter(({ actor, class: deed }) => actor === role && TENDS.test(deed)).length;
  // Volunteers look after what others come for, not after those of whom they are some.
  const [busiest] = others
    .filter((role) => main !== writer || !HELPS.test(role))
    .sort((a, b) => tends(b) - tends(a));
  return busiest && tends(busiest) > 0 ? busiest : "";
}
