import type { Plan } from "~/domain/plan";
import { capital, clip, listOf, plural, withoutTail } from "../text/words";
import { type Draft, type EntityDraft, fill, guardianOf, needsAccount, theRole } from "./draft";
import { isSolitary } from "./slots";
import type { StoryDraft } from "./stories";

/** Law and harm: only where the idea touches something that calls for it, plus the personal data it keeps. */
export function risksOf(draft: Draft, stories: readonly StoryDraft[]): Plan["risks"] {
  const found = draft.capabilities
    .filter((one) => one.risk)
    .map((one) => ({ topic: one.risk?.topic ?? "", note: fill(one.risk?.note ?? "", draft) }));
  // Children, health, money and crypto come before anything else.
  const weight = (topic: string) =>
    /Children|Health|Allergies|Investment|Gambling|Money|Subscription|Legal/.test(topic) ? 0 : 1;
  found.sort((a, b) => weight(a.topic) - weight(b.topic));
  const persons = draft.entities.filter(
    (entity) => entity.person && entity.fields.some((field) => /email|phone/.test(field.type)),
  );
  if (persons.length > 0 && found.length < 5)
    found.push({
      topic: "Personal data",
      note: contactNote(draft, persons, stories),
    });
  return found.slice(0, 6);
}

/** Who may read the contact data of whom, as this plan's roles have it. */
function contactNote(draft: Draft, persons: readonly EntityDraft[], stories: readonly StoryDraft[]): string {
  const others = persons
    .filter((entity) => entity.noun !== draft.staff || draft.staff === draft.user)
    .slice(0, 3);
  const reached = (others.length > 0 ? others : persons).map(({ fields }) =>
    fields
      .filter(({ type, name }) => /^(?:email|phone)$/.test(type) && name !== "e-mail")
      .map(({ name }) => name),
  );
  // "Phone of clients and team members" would be said of those too who have none.
  const all = [...new Set(reached.flat())].slice(0, 2);
  const common = all.filter((name) => reached.every((names) => names.includes(name)));
  const columns = common.length > 0 ? common : all;
  const shown = capital(
    listOf([...columns, ...all.filter((name) => !columns.includes(name)).map((name) => `any ${name}`)]),
  );
  if (others.length === 0)
    return `${shown} of ${theRole(draft.staff)} ${all.length > 1 ? "are" : "is"} not shown to ${plural(draft.user)}`;
  const whose = listOf(others.map(({ noun }) => plural(noun)));
  const are = all.length > 1 ? "are" : "is";
  // Where everybody is of one kind, somebody still has to answer for the list of them.
  const readers = isSolitary(draft) ? "" : ` and ${guardianOf(draft)}`;
  // What is kept has to be kept for something: letting people in, telling them something, answering them.
  const kinds = new Set(others.map((entity) => entity.noun));
  const theirs = stories.filter((story) => kinds.has(story.actor) && story.priority === "must");
  const told = theirs.find((story) => story.class === "notify" && /^(?:get|receive) /.test(story.want));
  const asked = theirs.find(
    (story) =>
      /^(?:book|order|request|join|lend|post|upload|add|log)$/.test(story.class) && story.want.includes(" "),
  );
  const letIn = `to let them in to the ${plural(draft.main)}`;
  const purposes = [
    ...(others.some((entity) => needsAccount(entity.noun, draft))
      ? [told || asked ? "to sign in" : letIn]
      : []),
    ...(told ? [`for ${clip(withoutTail(told.want).replace(/^(?:get|receive) /, ""), 60)}`] : []),
    ...(asked ? [`for an answer when they ${clip(withoutTail(asked.want), 70)}`] : []),
  ];
  return `${shown} of ${whose} ${are} kept ${listOf(purposes.length > 0 ? purposes : [letIn])}, read by themselves${readers} alone, and deleted ${goneWhen(draft, others, asked)}`;
}

/** When contact data go: with the account, and of those who have none some time after what they gave them for. */
function goneWhen(draft: Draft, others: readonly EntityDraft[], asked: StoryDraft | undefined): string {
  const isRole = (noun: string) => draft.roles.some((role) => role.noun === noun);
  const guests = others.filter(({ noun }) => isRole(noun) && !needsAccount(noun, draft));
  if (guests.length === 0) return "with the account";
  const last =
    asked && !draft.entities.find((one) => one.noun === asked.noun)?.person ? asked.noun : draft.main;
  const after = `30 days after the last ${last}`;
  const whose =
    guests.length < others.length ? `, those of ${listOf(guests.map(({ noun }) => plural(noun)))} ` : "";
  return whose ? `with the account${whose}${after}` : `${after}, or when they ask for it`;
}
