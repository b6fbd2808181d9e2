import type { Archetype } from "../catalogue/archetypes/archetype";
import { KIN } from "../catalogue/people";
import type { Reading } from "../read/reading";
import { plural } from "../text/words";
import type { RoleDraft } from "./draft";
import { guardianAmong, runsThings } from "./guardian";
import { addTitled, spokenOf } from "./spoken-of";

const STAFF =
  /\b(?:admin|administrator|owner|manager|agent|staff|organi[sz]er|coordinator|operator|editor|librarian|teacher|host|landlord|conductor|director|leader|trainer|coach|moderator|supervisor|secretary|treasurer|president|school|shopkeeper|dispatcher|receptionist|technician|therapist|physiotherapist|doctor|nurse|vet|mechanic|curator|principal|instructor|lawyer|attorney|keeper|captain|chair|clerk)\b/;

export type Cast = {
  roles: RoleDraft[];
  user: string;
  staff: string;
  writer: string;
  /** The writer is one of them: "we take turns". */
  peer: boolean;
  /** The idea names nobody who does anything: the roles are those of its kind of app. */
  usual: boolean;
};

/** What is known of who acts, while the roles are found. */
type Casting = {
  reading: Reading;
  /** The roles that the idea names, seven at most. */
  named: string[];
  roles: RoleDraft[];
  writer: string;
  peer: boolean;
  /** "I fix bikes. People drop one off": the people are not the owner. */
  strangers: boolean;
  /** What those are called of whom the idea says only that they use it; "" when there are none. */
  generic: string;
};

/** Who acts in the app: the roles the idea names, the writer's own, and an implied one where rules need it. */
export function castRoles(reading: Reading, archetype: Archetype | null, implied: string): Cast {
  const named = namedRoles(reading);
  if (archetype && named.length < 2 && saysNoDoer(reading, archetype))
    return usualCast(reading, archetype, named[0] ?? "");
  const casting: Casting = {
    reading,
    named,
    roles: named.map((noun) => ({ noun, origin: "named" })),
    writer: reading.writerRole,
    peer: false,
    strangers: false,
    generic: "",
  };
  addWriter(casting);
  addDoers(casting, archetype);
  addStrangers(casting);
  addGeneric(casting);
  addWhoRunsIt(casting);
  const user = userOf(casting);
  const { roles, writer, peer } = casting;
  const main = user || spokenOf(casting.reading, casting.named) || "user";
  if (user === "") roles.unshift({ noun: main, origin: reading.actions.length > 0 ? "named" : "implied" });
  const nouns = roles.map((role) => role.noun);
  let staff = guardianAmong(nouns, writer, main, STAFF, reading);
  // Whoever writes and does most of it needs nobody above them, unless people have to be kept apart.
  const own = writer === main && !peer && (main === "owner" || runsThings(main));
  if (!staff && implied !== "" && roles.length < 6 && !own) {
    const usual = archetype && archetype.staff !== archetype.user && archetype.staff !== main;
    staff = usual ? archetype.staff : implied;
    if (!roles.some((role) => role.noun === staff)) roles.push({ noun: staff, origin: "implied" });
  }
  addTitled(reading, roles);
  dropCharges(casting, [main, staff, writer]);
  dropIdle(casting, [main, staff, writer]);
  return { roles, user: main, staff: staff || main, writer: writer || main, peer, usual: false };
}

/** "app that summarizes PDFs", "app for finding babysitters": nobody who is named does anything. */
function saysNoDoer({ actions }: Reading, { user, staff }: Archetype): boolean {
  if (actions.every(({ actor }) => actor === "app")) return true;
  return actions.length === 1 && actions[0]?.actor === "" && staff !== user;
}

/** "booking app for my salon", "job board for nurses": who is served is named at most, the others come with the kind. */
function usualCast(reading: Reading, archetype: Archetype, named: string): Cast {
  const { user, staff, stories, trigger } = archetype;
  const doer = named === staff || (archetype.serves === "named" && trigger.test(named));
  const serves = doer || archetype.serves === "staff" ? "staff" : "user";
  const both = staff !== user && stories.some(({ by, verb }) => by === "staff" || STAFF_DEEDS.test(verb));
  // "crm": so few words do not say who it is for; but whoever comes to a web site visits it.
  const unsaid =
    (reading.quotes.join(" ").length < 25 && !/^(?:visitor|guest)$/.test(user)) ||
    /\bfor (?:me|myself)\b/.test(reading.text);
  // A club has members, and no customers.
  const club = /\b(?:association|society|club|community|cooperative|co-op|parish|choir|league)\b/.test(
    `${reading.business} ${reading.product}`.toLowerCase(),
  );
  const own = /\b(?:my|our)\b/.test(reading.text);
  const whom = club && own && user === "customer" ? "member" : user;
  const runs = club && own && staff === "owner" ? "board member" : staff;
  const roles: RoleDraft[] = [{ noun: unsaid ? "user" : whom, origin: "implied" }];
  if (both) roles.push({ noun: runs, origin: "implied" });
  const served = roles[both && serves === "staff" ? 1 : 0];
  if (served && named) Object.assign(served, { noun: named, origin: "named" });
  const [first = "user", last = first] = roles.map(({ noun }) => noun);
  return {
    roles,
    user: first,
    staff: last,
    writer: own && serves === "staff" ? last : first,
    peer: false,
    usual: true,
  };
}

/** What whoever looks after an app does in it, where a kind of app does not say. */
export const STAFF_DEEDS = /^(?:edit|assign|approve|mark)$/;

/** Of many roles whoever does something comes before those who are only spoken of. */
function namedRoles(reading: Reading): string[] {
  const does = (role: string) =>
    Number(reading.listed.some((one) => one === role || role.startsWith(`${one} `))) * 2 +
    Number(reading.actions.some((action) => action.actor === role || action.recipient === role));
  const spoken = together(reading);
  return (spoken.length > 7 ? [...spoken].sort((a, b) => does(b) - does(a)) : spoken).slice(0, 7);
}

/** How many stories somebody has. */
const storiesOf = ({ actions }: Reading, actor: string) =>
  actions.filter((action) => action.actor === actor).length;

/** "People log finds, our expert confirms": those people are not the expert. */
function several(reading: Reading, role: string): boolean {
  return new RegExp(`\\b(?:${plural(role)}|(?:each|every) (?:\\w+ )?${role})\\b`).test(reading.text);
}

/** The role of whoever writes: named, or what runs the business that the idea speaks of. */
function addWriter(casting: Casting): void {
  const { reading, named, roles } = casting;
  const acts = reading.actions.some((action) => action.actor === "me" || action.recipient === "me");
  // A practice whose therapists are named needs no owner beside them, unless the writer does something.
  const tended = named.some((role) => STAFF.test(role)) && named.length > 1;
  const said = SAID_OF_WRITER.slice(0, 2).some(([words]) => words.test(reading.text));
  const serves = named.length === 0 && servesPeople(reading);
  if (!casting.writer && ((reading.business && !tended) || serves || ((acts || said) && named.length > 0))) {
    casting.writer = writerOf(casting);
    casting.peer = arePeers(casting) && !/^(?:owner|user)$/.test(casting.writer);
  }
  if (casting.writer && !roles.some((role) => role.noun === casting.writer))
    roles.push({ noun: casting.writer, origin: "named" });
}

/**
 * "A logbook for our hives. The landlord sees when we come": where those who are named only look on, somebody else does
 * the work, and that is whoever writes.
 */
function addDoers(casting: Casting, archetype: Archetype | null): void {
  const { reading, named, roles } = casting;
  if (casting.writer || named.length === 0 || !/\b(?:we|our|my|i)\b/.test(reading.text)) return;
  const deeds = named.flatMap((role) => reading.actions.filter((action) => action.actor === role));
  const others = reading.actions.some((action) => action.actor === "" || action.actor === "app");
  if (
    deeds.length === 0 ||
    others ||
    deeds.some((action) => !/^(?:view|notify|find|compare)$/.test(action.class))
  )
    return;
  const usual =
    archetype && archetype.user !== "user" && !named.includes(archetype.user) ? archetype.user : "";
  casting.writer = usual || (arePeers(casting) ? "member" : "owner");
  casting.peer = true;
  roles.push({ noun: casting.writer, origin: "implied" });
}

/** What writers say of themselves without naming a trade: "we are getting married", "my tenants". */
const SAID_OF_WRITER: readonly [RegExp, string][] = [
  [/\b(?:getting married|we marry|our wedding|my (?:own )?wedding)\b/, "host"],
  [
    /\b(?:i|we) (?:have|own|run|manage) (?:[\w-]+ ){0,2}(?:holiday|vacation) (?:flats?|apartments?|houses?|homes?|cottages?|cabins?|rooms)\b/,
    "host",
  ],
  [
    /\b(?:our|my) (?:[\w-]+ )?(?:festival|tournament|conference|fair|competition|race)\b|^\s*(?:[\w-]+ ){0,2}festival\b/,
    "organiser",
  ],
  [/\b(?:my|our) tenants?\b|\b(?:i|we) (?:rent out|let out)\b/, "landlord"],
  [/\b(?:my|our) (?:pupils|students|class)\b/, "teacher"],
  [/\b(?:my|our) (?:employees|team members|staff|drivers|technicians|crew)\b/, "manager"],
];

function writerOf(casting: Casting): string {
  const { reading, named } = casting;
  const one = (kind: RegExp) => named.find((role) => kind.test(role));
  const boss = one(/\b(?:owner|manager|admin)$/);
  if (boss) return boss;
  // Who writes about their own health and family is a user; who runs a charity does not own it.
  const personal = named.some((role) => KIN.test(role) || /^(?:doctor|carer|therapist)$/.test(role));
  if (personal && reading.business === "") return "user";
  if (arePeers(casting))
    return named.find((role) => reading.audience.includes(role) || role === "family member") ?? "member";
  const charity =
    /\b(?:charity|association|nonprofit|ngo|shelter|hospice|church|parish|rescue|(?:food|clothes|toy)[ -]?bank|soup kitchen|pantry)$/;
  if (charity.test(reading.business) || reading.audience.some((one) => charity.test(one)))
    return one(/\b(?:coordinator|secretary|chair)$/) ?? "coordinator";
  // Who has a business owns it; of others it is said what they are by what they speak of as theirs.
  const said = reading.business === "" && SAID_OF_WRITER.find(([words]) => words.test(reading.text))?.[1];
  return said && !named.includes(said) ? said : "owner";
}

/** True when those who write are all of one kind: "we take turns". */
function arePeers({ reading, named }: Casting): boolean {
  // "Customers reserve, we measure": those who serve customers are none of them.
  const serves = named.some((role) => /\b(?:customer|client|guest|patient|visitor|buyer|tenant)$/.test(role));
  const group = /\b(?:band|choir|orchestra|team|club|group|league|troupe)$/.test(reading.business);
  // "they fill in a form that we approve": who decides on what others send stands above them.
  const decides = reading.actions.some(({ actor, class: kind }) => actor === "me" && kind === "approve");
  return (
    !serves &&
    !decides &&
    (/\bwe\b/.test(reading.text) || (group && /\b(?:our|us)\b/.test(reading.text))) &&
    // As it was written: "nobody knows which" is read as what "I want to see".
    !/\bi\b/i.test(reading.quotes.join(" ")) &&
    (group || (reading.business === "" && !SELLS.test(reading.product)))
  );
}

/** "Consignment shop manager": those who write run it, whoever else is named. */
const SELLS = /\b(?:shop|store|salon|studio|restaurant|caf[eé]|bakery|clinic|hotel|gym|agency|garage)\b/i;

/** "People message me for prices, I send a quote": those who come and pay are not whoever serves them. */
function servesPeople({ text, actions, everyone, quotes }: Reading): boolean {
  const paid =
    /\b(?:prices?|quotes?|pays?|paid|(?:pre-?)?orders?|book(?:s|ings?)?|buys?|deposits?|invoices?)\b/;
  const said = quotes.join(" ");
  return (
    paid.test(text) &&
    (everyone || /\b(?:people|ppl|anyone|they)\b/i.test(said)) &&
    /\b(?:people|ppl|anyone|everyone|they|who)\b[^.;!?]{0,24}\b(?:me|us)\b|\b(?:i|we) (?:then )?(?:send|quote|set|give|confirm|accept|approve|sell|bake|sew|brew|repair|deliver|ship) \b/i.test(
      said,
    ) &&
    actions.some(({ actor }) => actor === "")
  );
}

/** Those whose people are called something else: a coach's are players, a mother's are her family. */
const NO_CUSTOMERS =
  /\b(?:owner|coach|trainer|teacher|instructor|tutor|leader|organi[sz]er|coordinator|volunteer|member|student|pupil|researcher|host|landlord|manager|admin|parent|user|neighbou?r|resident|captain|treasurer|secretary)$/;

/** "Tattoo artist here. People send an idea and pay a deposit": who comes to somebody with a trade is a customer. */
function comesToTrade({ reading, named, writer }: Casting): boolean {
  const trade =
    writer !== "" &&
    writer === reading.writerRole &&
    (writer === "owner" || !NO_CUSTOMERS.test(writer)) &&
    !KIN.test(writer);
  const deals =
    /\b(?:pay|pays|paid|price|prices|deposit|order|orders|book|books|booking|quote|invoice|appointment|buy|reserve)\b/;
  return trade && named.every((role) => role === writer) && deals.test(reading.text);
}

function addStrangers(casting: Casting): void {
  const { reading, named, roles, writer } = casting;
  casting.strangers =
    ((named.length === 0 && (reading.business !== "" || servesPeople(reading)) && writer === "owner") ||
      comesToTrade(casting)) &&
    /\bi\b/i.test(reading.text) &&
    /\b(?:people|anyone|they)\b/.test(reading.text) &&
    storiesOf(reading, "") > 0;
  if (casting.strangers) roles.unshift({ noun: "customer", origin: "implied" });
}

/** "I have 7 cleaners, clients rate them": where those who are named are served or sent, whoever writes runs it. */
function addWhoRunsIt(casting: Casting): void {
  const { reading, named, roles } = casting;
  const ours =
    /\b(?:my|our)\b/.test(reading.text) ||
    /\b(?:i|we) (?:have|run|own|manage|employ|sell)\b/.test(reading.text);
  if (casting.writer || named.length === 0 || !ours || casting.strangers || arePeers(casting)) return;
  if (roles.some(({ noun }) => STAFF.test(noun) || KIN.test(noun) || BODY.test(noun))) return;
  if (!named.some((role) => SERVED.test(role)) && named.length < 2) return;
  casting.writer = writerOf(casting);
  if (!roles.some(({ noun }) => noun === casting.writer))
    roles.push({ noun: casting.writer, origin: "named" });
}

/** Those whom somebody serves. */
const SERVED =
  /(?:^| )(?:customer|client|patient|guest|visitor|buyer|tenant|member|pupil|student|cleaner|driver)$/;

/** A part of a house, for those who work there. */
const BODY = /(?:^| )(?:desk|department|office|reception|receptionist|staff|team)$/;

/** Those of whom the idea only says "people", "everyone" or "users". */
function addGeneric(casting: Casting): void {
  const { reading, named, roles } = casting;
  if (named.length === 0) return;
  // "Lost something? Post it. The security desk hands it out": those who work there are not who posts.
  const staff = named.every((role) => BODY.test(role)) && storiesOf(reading, "") >= 2;
  // "a daily reminder, a streak, and teachers who can upload": what is only listed is for everybody.
  const listed = reading.actions.filter(({ actor, origin }) => actor === "" && origin === "fragment");
  const apart =
    listed.length >= 2 &&
    named.every(
      (role) => STAFF.test(role) && !reading.audience.includes(role) && !reading.listed.includes(role),
    ) &&
    !/\b(?:i|we|my|our)\b/.test(reading.text);
  if (
    (staff || apart) &&
    !casting.strangers &&
    !reading.everyone &&
    (casting.writer === "" || (staff && storiesOf(reading, "me") === 0))
  ) {
    casting.generic = genericName(casting);
    if (!roles.some((role) => role.noun === casting.generic))
      roles.unshift({ noun: casting.generic, origin: "named" });
    return;
  }
  if (onlyBeside(casting)) {
    casting.generic = "user";
    roles.unshift({ noun: "user", origin: "named" });
    return;
  }
  if (reading.everyone && !isOfUs(casting) && !casting.strangers && areOthers(casting)) {
    const generic = genericName(casting);
    // "Three of us look after grandad, somebody ticks it off": one of those who write.
    if (casting.peer && named.some((role) => KIN.test(role)) && /^(?:user|member)$/.test(generic)) return;
    casting.generic = generic;
    if (!roles.some((role) => role.noun === casting.generic))
      roles.unshift({ noun: casting.generic, origin: "named" });
    return;
  }
  // "Users request a training, staff put a device out of service": users are people of their own.
  const users =
    /\busers? (?!stor|interface|experience|role|account|name|id\b|group|per\b)/.test(reading.text) &&
    storiesOf(reading, "") > 0 &&
    named.every((role) => STAFF.test(role) || !several(reading, role));
  if (!users) return;
  casting.generic = "user";
  roles.unshift({ noun: "user", origin: "named" });
}

/** "You paste your guest list … my mother-in-law can comment": one person beside those who do most of it. */
function onlyBeside({ reading, named, writer }: Casting): boolean {
  const one = (role: string) =>
    !several(reading, role) &&
    !reading.audience.includes(role) &&
    !reading.listed.includes(role) &&
    (KIN.test(role) || role === "venue" || role === "school");
  return reading.language === "en" && writer === "" && storiesOf(reading, "") >= 3 && named.every(one);
}

/** True when whoever writes is one of those who are named: "a kiosk run by us students". */
function isOfUs({ reading, named }: Casting): boolean {
  return named.includes(reading.writerRole) && /\b(?:we|of us|us)\b/.test(reading.text);
}

/** True when those who are named are not the people whom the idea speaks of. */
function areOthers({ reading, named }: Casting): boolean {
  // "my workers": they serve whoever else uses it.
  const ours = (role: string) =>
    new RegExp(`\\b(?:my|our) (?:\\w+ )?${plural(role)}\\b`).test(reading.text) &&
    /\b(?:worker|employee|assistant|helper|staff|driver|cleaner|technician|barber|baker|cook|waiter)$/.test(
      role,
    );
  if (named.every((role) => (!several(reading, role) || ours(role)) && role !== "family member")) return true;
  // "You can add a spot, others rate it … the first-aiders get a ping": most is done by nobody in particular.
  const anybody = storiesOf(reading, "");
  return (
    anybody >= 3 &&
    named.every((role) => !reading.audience.includes(role) && storiesOf(reading, role) * 2 <= anybody)
  );
}

function genericName(casting: Casting): string {
  const { text, business } = casting.reading;
  if (/\busers\b/.test(text)) return "user";
  const spoken = spokenOf(casting.reading, casting.named);
  if (spoken) return spoken;
  if (/\b(?:clubs?|groups?|guild|society|association|choir|team|community|league|members?)\b/.test(text))
    return "member";
  if (/\blibrary$/.test(business)) return "reader";
  if (/\b(?:museum|gallery|zoo|exhibition)$/.test(business)) return "visitor";
  if (/\b(?:church|parish|village|neighbou?rhood|charity|hall)$/.test(business)) return "member";
  return business !== "" || /\b(?:price|pays?|paid|invoices?|bills?)\b/.test(text) ? "customer" : "user";
}

/** Whom the app is for first; "" when the idea names nobody. */
function userOf(casting: Casting): string {
  const { reading, roles, writer, peer, strangers, generic } = casting;
  const consumers = roles.filter((role) => role.noun !== writer && !STAFF.test(role.noun));
  // "My vet may look": where the writer does most of it and the others little, the writer is the user.
  const mine = storiesOf(reading, "me");
  // "People book a place … the customer sends photos": those people are the customers.
  const served =
    reading.everyone &&
    storiesOf(reading, "") >= 2 &&
    consumers.some(({ noun }) => /^(?:customer|client|guest|visitor|buyer)$/.test(noun));
  const alone =
    !strangers &&
    !served &&
    writer !== "" &&
    mine >= 2 &&
    consumers.every((role) => storiesOf(reading, role.noun) < mine && !several(reading, role.noun));
  if (alone) return writer;
  const audience = reading.audience.find(
    (one) => roles.some((role) => role.noun === one) && !/\b(?:admin|manager)\b/.test(one),
  );
  if (audience) return audience;
  if (generic) return generic;
  // "run by us students": those who write are those who use it; "me and my friends trade, three moderators check".
  const ours = isOfUs(casting) || reading.everyone;
  if (peer || (ours && writer !== "" && consumers.length === 0 && !STAFF.test(writer))) return writer;
  // Those spoken of in the plural use the app; the one cook, the one host serve them.
  const crowd = consumers.filter((role) => several(reading, role.noun) && storiesOf(reading, role.noun) > 0);
  // Where all are employed, those who do the work come before whoever runs the place.
  const workers = roles.filter(
    ({ noun }) =>
      // An owner of whom others speak owns a pet or a flat.
      (!runsThings(noun) || (noun === "owner" && writer !== noun)) &&
      storiesOf(reading, noun) + (noun === writer ? mine : 0) > 0,
  );
  const pool = [crowd, consumers, workers, roles].find((some) => some.length > 0) ?? [];
  const [busiest] = [...pool].sort((a, b) => storiesOf(reading, b.noun) - storiesOf(reading, a.noun));
  return busiest?.noun ?? writer;
}

/** "I teach swimming to children, parents book": those who are only looked after sign in nowhere. */
function dropCharges({ reading, roles }: Casting, needed: string[]): void {
  const grown = roles.some(({ noun }) =>
    /(?:^| )(?:parent|guardian|mother|father|mum|dad|carer|family)$/.test(noun),
  );
  if (!grown) return;
  const idle = ({ noun }: RoleDraft) =>
    /(?:^| )(?:child|kid|baby|toddler|infant)$/.test(noun) &&
    !needed.includes(noun) &&
    !reading.audience.includes(noun) &&
    !reading.listed.includes(noun) &&
    !reading.actions.some(
      (action) => action.actor === noun || action.recipient === noun || action.beside.includes(noun),
    );
  roles.splice(0, roles.length, ...roles.filter((role) => !idle(role)));
}

/** A plan names eight kinds of people at most; those who do nothing give way. */
function dropIdle({ reading, roles }: Casting, needed: string[]): void {
  while (roles.length > 8) {
    const idle = roles.findLastIndex(
      (role) => !needed.includes(role.noun) && storiesOf(reading, role.noun) === 0,
    );
    const last = roles.findLastIndex((role) => !needed.includes(role.noun));
    roles.splice(idle >= 0 ? idle : last, 1);
  }
}

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
