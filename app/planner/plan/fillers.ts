import { IF_THEY_COME } from "../catalogue/deeds";
import { shapeOf } from "../catalogue/things";
import { classOfVerb, type VerbClass } from "../catalogue/verbs";
import { listOf, plural, withArticle } from "../text/words";
import type { Draft, EntityDraft } from "./draft";
import { takesPlace } from "./relations";
import { STAFF_DEEDS } from "./roles";
import { AWKWARD, CALLED, tellingColumns } from "./samples";
import { TOGETHER } from "./slots";

/** What a doing needs beside it: by the same role, or by whoever looks after the app. */
const COUNTERPARTS: Partial<Record<VerbClass, [by: "same" | "staff", verb: string, want: string]>> = {
  request: ["staff", "view", "see which {things} are asked for and not answered yet"],
  book: ["staff", "view", "see who comes on a day"],
  order: ["staff", "view", "see the open {things}, the most urgent first"],
  post: ["same", "remove", "remove {a thing} of their own"],
  lend: ["same", "lend", "bring {a thing} back, so that it counts as in again"],
  vote: ["same", "view", "see the result once they have voted"],
  log: ["same", "edit", "correct {a thing} entered by mistake"],
  add: ["same", "find", "find {a thing} again by its {f1}"],
  upload: ["same", "remove", "remove {a thing} of their own"],
  assign: ["same", "view", "see who has nothing to do yet"],
  join: ["same", "cancel", "give up {a thing}, so that the place is free"],
  approve: ["same", "view", "see which {things} wait for a decision"],
  message: ["same", "view", "see which questions are still unanswered"],
  mark: ["same", "edit", "undo a mark made by mistake"],
  choose: ["same", "edit", "change the choice until it is confirmed"],
  pay: ["staff", "view", "see who has paid and who has not"],
  generate: ["same", "edit", "correct what came out before it counts"],
  notify: ["same", "edit", "choose by which way they are told"],
  cancel: ["same", "view", "see what has been cancelled and by whom"],
};

/** Bookings that somebody comes to. */
const DATES = /(?:^| )(?:booking|appointment|reservation|viewing|visit|session|lesson|class)$/;

/** What is already told: who does what with which thing. */
type Told = {
  class: VerbClass;
  actor: string;
  noun: string;
  priority: string;
  want: string;
  loose?: boolean;
};

/** A story that is implied; `usual` when every app of this kind has it. */
type Filler = { actor: string; verb: string; want: string; noun: string; usual?: boolean };

/** Implied stories for ideas that say little: the archetype's, then what every table needs. */
export function fillers(draft: Draft, told: readonly Told[]): Filler[] {
  const found: Filler[] = [];
  const swap = (phrase: string) => {
    const first = draft.archetype?.things[0];
    // What the plan has as a table of its own is meant itself.
    if (!first || first === draft.main || draft.entities.some((one) => one.noun === first)) return phrase;
    return phrase.replace(
      new RegExp(`\\b(an? )?${first}(s)?\\b`),
      (_, article: string | undefined, many: string | undefined) =>
        many ? plural(draft.main) : article ? withArticle(draft.main) : draft.main,
    );
  };
  if (told.length >= 2)
    for (const story of told) {
      const beside = IF_THEY_COME.test(story.want)
        ? (["staff", "view", "see who comes and who has not answered"] as const)
        : COUNTERPARTS[story.class];
      if (!beside || story.priority === "later") continue;
      // Words that were said beside a thing are no choice between things.
      if (story.class === "choose" && /^(?:say|tell)\b/.test(story.want)) continue;
      // Who says yes or agrees asks nothing.
      if (story.class === "message" && !/\b(?:ask|questions?|chat|messages?|write|talk)\b/.test(story.want))
        continue;
      // Who talk with each other wait for no answer from a desk.
      if (story.class === "message" && TOGETHER.test(story.want)) continue;
      // "Validate the accounts": what waits is no entry of this table.
      if (story.class === "approve" && story.loose) continue;
      // What the app explains is not corrected by whoever asked, but looked at once more.
      const [by, verb, phrase] =
        story.class === "generate" && /^have the app\b/.test(story.want)
          ? (["same", "view", "look again at what came out last time"] as const)
          : beside;
      const entity = draft.entities.find((one) => one.noun === story.noun);
      // Nobody comes to an extractor that was booked: somebody has it.
      const comes = story.class !== "book" || takesPlace(entity) || DATES.test(story.noun);
      const f1 = entity ? soughtColumn(entity) : "name";
      const want = (comes ? phrase : "see who has which {thing} on a day")
        .replace("{thing}", story.noun)
        .replace("{a thing}", withArticle(story.noun))
        .replace("{things}", plural(story.noun))
        .replace("{f1}", f1)
        // Nobody gives up a list or a class: they leave it.
        .replace(/^give up (?=.*(?:list|group|team|club|class|course|event|trip), so)/, "leave ");
      // Who asked is not the one who answers.
      const actor = by === "same" ? story.actor : draft.staff === story.actor ? draft.user : draft.staff;
      const answered = by === "same" || actor !== story.actor || draft.roles.length < 2;
      const asked =
        /(?:^| )(?:request|visit|repair|application|report|ticket|appointment|viewing|question|quote)$/.test(
          story.noun,
        );
      if (answered)
        found.push({
          actor,
          verb,
          want:
            story.class === "request" && asked
              ? `see the open ${plural(story.noun)}, the oldest first`
              : want,
          noun: story.noun,
        });
    }
  for (const { by, verb, phrase } of draft.archetype?.stories ?? []) {
    const name = classOfVerb(verb) ?? "act";
    const staffs = draft.usual && by ? by === "staff" : STAFF_DEEDS.test(name);
    // "Send an inquiry" where leads are kept: one thing by two names.
    const shapes = (draft.archetype?.things ?? [])
      .filter((thing) => new RegExp(`\\b${thing}`).test(phrase))
      .flatMap((thing) => shapeOf(thing) ?? []);
    const kept = draft.entities.filter((entity) => !entity.person);
    const noun =
      kept.find((entity) => new RegExp(`\\b${entity.noun}`).test(phrase))?.noun ??
      kept.find((entity) => shapes.some((shape) => shape === shapeOf(entity.noun)))?.noun ??
      draft.main;
    found.push({
      actor: staffs ? draft.staff : draft.user,
      verb,
      want: swap(phrase).replace("{staff}", draft.staff),
      noun,
      usual: draft.usual,
    });
  }
  const things = draft.entities.filter((one) => !one.person);
  const named = things.filter((one) => one.origin === "named");
  // Where the idea names people alone, what is kept of them is implied as well.
  for (const entity of (named.length > 0 || told.length < 2 ? named : things).slice(0, 3)) {
    const columns = tellingColumns(entity, draft.samples).filter((name) => !AWKWARD.test(name));
    found.push({
      actor: draft.user,
      verb: "add",
      want: `add ${withArticle(entity.noun)}${columns.length > 0 ? ` with ${listOf(columns)}` : ""}`,
      noun: entity.noun,
    });
    found.push({
      actor: draft.user,
      verb: "find",
      want: `find ${withArticle(entity.noun)} by ${soughtColumn(entity)}`,
      noun: entity.noun,
    });
    found.push({
      actor: draft.staff,
      verb: "edit",
      want: `correct ${withArticle(entity.noun)}`,
      noun: entity.noun,
    });
  }
  if (found.length < 3) {
    const thing = draft.main;
    found.push(
      { actor: draft.user, verb: "add", want: `add ${withArticle(thing)}`, noun: thing },
      { actor: draft.user, verb: "view", want: `see their ${plural(thing)} at a glance`, noun: thing },
      { actor: draft.user, verb: "edit", want: `correct ${withArticle(thing)}`, noun: thing },
    );
  }
  // The last resort, where all of that is told already.
  found.push({
    actor: draft.staff,
    verb: "export",
    want: `download the ${plural(draft.main)} as a file`,
    noun: draft.main,
  });
  return found;
}

/** The column by which people look for an entry: what it is called, else words, else its day; never a picture. */
function soughtColumn(entity: EntityDraft): string {
  const fields = entity.fields.filter(
    (field) => !/^(?:image|file|long text|yes\/no)$/.test(field.type) && field.name !== "unit",
  );
  const said = entity.fields.find((field) =>
    /^(?:text|description|front|what happened|inscription)$/.test(field.name),
  );
  const found =
    fields.find((field) => CALLED.test(field.name)) ??
    fields.find((field) => /^(?:text|place|choice)$/.test(field.type) && field.name !== "status") ??
    said ??
    fields.find((field) => /^date/.test(field.type)) ??
    fields[0];
  return found?.name ?? "name";
}
