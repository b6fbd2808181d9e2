import type { VerbClass } from "../catalogue/verbs";
import type { Action } from "../read/reading";
import { plural } from "../text/words";
import type { Draft } from "./draft";

const SUPPLY: ReadonlySet<VerbClass> = new Set<VerbClass>([
  "add",
  "edit",
  "generate",
  "import",
  "export",
  "assign",
  "approve",
]);
/** The role that does it: the one the idea names, else whoever such a thing falls to in this app. */
export function storyActor(action: Action, draft: Draft): string {
  const known = (role: string) => draft.roles.some((one) => one.noun === role);
  const several =
    draft.roles.filter((role) => role.origin === "named").length > 1 ||
    (draft.user !== "owner" && draft.roles.some((role) => role.noun === "owner" && role.origin === "named"));
  // "people send a photo, I give a price": who has a trade is somebody else than whoever comes to them.
  const apart = draft.reading.writerRole !== draft.user && known(draft.reading.writerRole);
  const writer =
    draft.writer === draft.user
      ? draft.user
      : draft.reading.writerRole ||
        draft.roles.find((role) => /\bowner$/.test(role.noun) && role.noun !== draft.user)?.noun ||
        draft.staff;
  if (action.actor === "app") {
    if (action.recipient === "me") return several || apart ? writer : draft.user;
    return known(action.recipient) ? action.recipient : draft.user;
  }
  if (action.actor === "me") return several || apart ? writer : draft.user;
  if (action.actor !== "" && known(action.actor)) return action.actor;
  const overview = /\b(?:dashboard|audit|revenue|statistics|sales|admin)\b/.test(action.phrase);
  // "Email to all parents": nobody writes to all of their own kind.
  const toAll = new RegExp(`\\b(?:to|all) (?:all |the )?(?:\\p{L}+ )?${plural(draft.user)}\\b`, "u").test(
    action.phrase,
  );
  if (toAll && /^(?:message|share|notify)$/.test(action.class)) return draft.staff;
  // "People order and write the card": a subject that means everybody means the ordinary user.
  const supplies =
    SUPPLY.has(action.class) &&
    // A form is filled in by those it asks.
    action.verb !== "fill in" &&
    !draft.reading.audience.includes(draft.user) &&
    !draft.reading.everyone;
  return (supplies || overview) && draft.staff !== draft.user ? draft.staff : draft.user;
}
