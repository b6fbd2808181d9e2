import type { Archetype } from "../catalogue/archetypes";
import type { Reading } from "../read/reading";
import { plural } from "../text/words";
import type { RoleDraft } from "./draft";

const STAFF =
  /\b(?:admin|administrator|owner|manager|agent|staff|organi[sz]er|coordinator|operator|editor|librarian|teacher|host|landlord|conductor|director|leader|trainer|coach|moderator|supervisor|secretary|treasurer|president|school|shopkeeper|dispatcher|receptionist|technician|therapist|physiotherapist|doctor|nurse|vet|mechanic|curator|principal|instructor|lawyer|attorney|keeper|captain|chair)\b/;

export type Cast = {
  roles: RoleDraft[];
  user: string;
  staff: string;
  writer: string /** The writer is one of them: "we take turns". */;
  peer: boolean;
};

/** Who acts in the app: the roles the idea names, the writer's own, and an implied one where rules need it. */
export function castRoles(reading: Reading, archetype: Archetype | null, needsStaff: boolean): Cast {
  // Whoever does something comes before those who are only spoken of.
  const does = (role: string) =>
    Number(reading.listed.some((one) => one === role || role.startsWith(`${one} `))) * 2 +
    Number(reading.actions.some((action) => action.actor === role || action.recipient === role));
  const spoken = together(reading);
  const named = (spoken.length > 7 ? [...spoken].sort((a, b) => does(b) - does(a)) : spoken).slice(0, 7);
  const roles: RoleDraft[] = named.map((noun) => ({ noun, origin: "named" }));
  const writerActs = reading.actions.some((action) => action.actor === "me" || action.recipient === "me");
  let writer = reading.writerRole;
  let peer = false;
  // A practice whose therapists are named needs no owner beside them, unless the writer does something.
  const tended = named.some((role) => STAFF.test(role)) && named.length > 1;
  if (!writer && ((reading.business && !tended) || (writerActs && named.length > 0))) {
    // "Customers reserve, we measure": those who serve customers are none of them.
    const serves = named.some((role) =>
      /\b(?:customer|client|guest|patient|visitor|buyer|tenant)$/.test(role),
    );
    const peers =
      !serves &&
      /\bwe\b/.test(reading.text) &&
      !/\bi\b/.test(reading.text) &&
      (reading.business === "" || /\b(?:band|choir|orchestra|team|club|group)$/.test(reading.business));
    // Who writes about their own health and family is a user; who runs a charity does not own it.
    const personal =
      reading.business === "" &&
      named.some((role) => KIN.test(role) || /^(?:doctor|carer|therapist)$/.test(role));
    const runs = /\b(?:charity|association|nonprofit|ngo|shelter|hospice|church|parish)$/.test(
      reading.business,
    );
    writer =
      named.find((role) => /\b(?:owner|manager|admin)$/.test(role)) ??
      (personal
        ? "user"
        : peers
          ? (named.find((role) => reading.audience.includes(role) || role === "family member") ?? "member")
          : runs
            ? (named.find((role) => /\b(?:coordinator|secretary|chair)$/.test(role)) ?? "coordinator")
            : "owner");
    peer = peers && !/^(?:owner|user)$/.test(writer);
  }
  if (writer && !roles.some((role) => role.noun === writer)) roles.push({ noun: writer, origin: "named" });
  // "I fix bikes. People drop one off": the people are not the owner.
  const strangers =
    named.length === 0 &&
    reading.business !== "" &&
    writer === "owner" &&
    /\bi\b/i.test(reading.text) &&
    /\b(?:people|anyone|they)\b/.test(reading.text) &&
    reading.actions.some((action) => action.actor === "");
  if (strangers) roles.unshift({ noun: "customer", origin: "implied" });
  // "People log finds, our expert confirms": those people are not the expert.
  const several = (role: string) =>
    new RegExp(`\\b(?:${plural(role)}|(?:each|every) (?:\\w+ )?${role})\\b`).test(reading.text);
  // "my workers": they serve whoever else uses it.
  const ours = (role: string) =>
    new RegExp(`\\b(?:my|our) (?:\\w+ )?${plural(role)}\\b`).test(reading.text) &&
    /\b(?:worker|employee|assistant|helper|staff|driver|cleaner|technician|barber|baker|cook|waiter)$/.test(
      role,
    );
  const peers = named.includes(reading.writerRole) && /\b(?:we|of us|us)\b/.test(reading.text);
  const group = /\b(?:clubs?|groups?|guild|society|association|choir|team|community|league|members?)\b/;
  let generic = "";
  if (
    reading.everyone &&
    !peers &&
    !strangers &&
    named.length > 0 &&
    (named.every((role) => (!several(role) || ours(role)) && role !== "family member") ||
      // "You can add a spot, others rate it … the first-aiders get a ping": most is done by nobody in particular.
      (reading.actions.filter((action) => action.actor === "").length >= 3 &&
        named.every(
          (role) =>
            !reading.audience.includes(role) &&
            reading.actions.filter((action) => action.actor === role).length * 2 <=
              reading.actions.filter((action) => action.actor === "").length,
        )))
  ) {
    const sold = reading.business !== "" || /\b(?:price|pays?|paid|invoices?|bills?)\b/.test(reading.text);
    generic = /\busers\b/.test(reading.text)
      ? "user"
      : group.test(reading.text)
        ? "member"
        : sold
          ? "customer"
          : "user";
    if (!roles.some((role) => role.noun === generic)) roles.unshift({ noun: generic, origin: "named" });
  }
  // "Users request a training, staff put a device out of service": users are people of their own.
  if (
    !generic &&
    named.length > 0 &&
    /\busers? (?!stor|interface|experience|role|account|name|id\b|group|per\b)/.test(reading.text) &&
    reading.actions.some((action) => action.actor === "") &&
    named.every((role) => STAFF.test(role) || !several(role))
  ) {
    generic = "user";
    roles.unshift({ noun: "user", origin: "named" });
  }
  const acting = (role: string) => reading.actions.filter((action) => action.actor === role).length;
  const consumers = roles.filter((role) => role.noun !== writer && !STAFF.test(role.noun));
  const audience = reading.audience.find(
    (one) => roles.some((role) => role.noun === one) && !/\b(?:admin|manager)\b/.test(one),
  );
  // Those spoken of in the plural use the app; the one cook, the one host serve them.
  const crowd = consumers.filter((role) => several(role.noun) && acting(role.noun) > 0);
  const pool = crowd.length > 0 ? crowd : consumers.length > 0 ? consumers : roles;
  const busiest = [...pool].sort((a, b) => acting(b.noun) - acting(a.noun))[0];
  // "My vet may look": where the writer does most of it and the others little, the writer is the user.
  const mine = reading.actions.filter((action) => action.actor === "me").length;
  const alone =
    !strangers &&
    writer !== "" &&
    mine >= 2 &&
    consumers.every((role) => acting(role.noun) < mine && !several(role.noun));
  // "run by us students": those who write are those who use it.
  const writers = peer || (peers && consumers.length === 0 && !STAFF.test(writer));
  const user = alone ? writer : (audience ?? (generic || (writers ? writer : busiest?.noun)) ?? writer ?? "");
  if (user === "") roles.unshift({ noun: "user", origin: reading.actions.length > 0 ? "named" : "implied" });
  const main = user || "user";
  let staff =
    roles.find(
      (role) =>
        role.noun !== main &&
        /\b(?:admin|administrator|owner|manager|coordinator|organi[sz]er|secretary|librarian|moderator|operator|dispatcher)\b/.test(
          role.noun,
        ),
    )?.noun ??
    (writer && writer !== main
      ? writer
      : roles.find((role) => role.noun !== main && STAFF.test(role.noun))?.noun) ??
    "";
  if (!staff && roles.length > 1) {
    // Among several, whoever decides, corrects and takes back looks after the app.
    const tends = (role: string) =>
      reading.actions.filter(
        (action) =>
          action.actor === role && /^(?:edit|approve|mark|assign|add|lend|generate)$/.test(action.class),
      ).length;
    const others = roles.filter((role) => role.noun !== main).sort((a, b) => tends(b.noun) - tends(a.noun));
    if (others[0] && tends(others[0].noun) > 0) staff = others[0].noun;
  }
  if (!staff && needsStaff && roles.length < 6) {
    staff =
      archetype && archetype.staff !== archetype.user && archetype.staff !== main
        ? archetype.staff
        : "moderator";
    roles.push({ noun: staff, origin: "implied" });
  }
  // A plan names eight kinds of people at most; those who do nothing give way.
  while (roles.length > 8) {
    const idle = roles.findLastIndex(
      (role) => ![main, staff, writer].includes(role.noun) && acting(role.noun) === 0,
    );
    roles.splice(
      idle >= 0 ? idle : roles.findLastIndex((role) => ![main, staff, writer].includes(role.noun)),
      1,
    );
  }
  return { roles, user: main, staff: staff || main, writer: writer || main, peer };
}

export const KIN =
  /^(?:mother|father|mum|mom|dad|sister|brother|sibling|son|daughter|aunt|uncle|cousin|nephew|niece|husband|wife|partner|spouse|grandma|grandpa|grandmother|grandfather|girlfriend|boyfriend|fiancee?)(?:-in-law)?$/;

/** "My brother and sister use it. Everyone logs …": relatives who all do the same are one role. */
function together(reading: Reading): string[] {
  const named = reading.roles.filter((role) => role !== "user" && role !== "person");
  const kin = named.filter((role) => KIN.test(role));
  const alone = reading.actions.some(
    (action) => kin.includes(action.actor) && !/^(?:use|join)$/.test(action.verb),
  );
  if (kin.length < 2 || alone || !/\b(?:we|everyone|everybody|each of us|all of us)\b/.test(reading.text))
    return named;
  return ["family member", ...named.filter((role) => !KIN.test(role))];
}
