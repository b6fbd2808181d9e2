import type { PlanStory } from "~/domain/plan";
import { patternsFor } from "../catalogue/acceptance";
import type { VerbClass } from "../catalogue/verbs";
import { capital, clip, plural, withArticle } from "../text/words";
import { an, type Draft } from "./draft";

/** Writes the acceptance of one story from its verb, its object and its role, in up to three ways. */
export function accept(
  draft: Draft,
  name: VerbClass | "loose",
  taken: number[],
  actor: string,
  want: string,
  noun: string,
): Pick<PlanStory, "given" | "when" | "then" | "otherwise" | "also"> {
  const known = patternsFor(name).length > 0 ? patternsFor(name) : patternsFor("act");
  // A photo has no pictures of its own.
  const patterns =
    name === "upload" && noun === "photo" ? known.slice(0, 1).concat(patternsFor("post").slice(0, 2)) : known;
  const entity = draft.entities.find((one) => one.noun === noun);
  const columns = (entity?.fields ?? []).filter(
    (field) => field.name !== "status" && field.type !== "image" && field.type !== "file",
  );
  const f1 = columns[0]?.name ?? "name";
  const f2 = columns[1]?.name ?? (entity?.fields.find((field) => field.name !== f1)?.name || "date");
  const other = draft.roles.find((role) => role.noun !== actor && role.noun !== "user")?.noun;
  const slots: Record<string, string> = {
    role: actor,
    "a role": an(actor),
    act: want,
    bare: want.replace(/^have the app /, ""),
    thing: noun,
    "a thing": withArticle(noun),
    things: plural(noun),
    f1,
    "a f1": withArticle(f1),
    f2,
    screen: `the ${capital(plural(noun))} screen`,
    other: other ? an(other) : `another ${actor}`,
  };
  const files = name === "upload" && !/\b(?:photos?|pictures?|images?|videos?|camera|selfies?)\b/.test(want);
  const put = (text: string) =>
    clip(
      (files ? text.replace("that is no picture, or larger", "larger").replace(/picture/g, "file") : text)
        .replace(/\ba \{thing\}/g, "{a thing}")
        .replace(/\{([a-z0-9 ]+)\}/g, (whole, key: string) => slots[key] ?? whole),
      390,
    );
  const start = startAt(name, want, taken, patterns.length);
  taken.push(start);
  const ways = [0, 1, 2, 3].slice(0, patterns.length).map((step) => {
    const pattern = patterns[(start + step) % patterns.length];
    return {
      given: put(pattern?.given ?? ""),
      when: put(pattern?.when ?? ""),
      then: put(pattern?.then ?? ""),
      otherwise: put(pattern?.otherwise ?? ""),
    };
  });
  const [main, ...rest] = ways;
  const others = rest.slice(0, 2);
  // Two more in an order of their own for each class of verb, so that five platforms can differ in three ways.
  const shift = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const also =
    others.length < 2
      ? others
      : [
          ...others,
          ways[3] ?? ways[1 + (draft.main.length % 2)] ?? ways[0],
          ways[(shift + 1) % 3] ?? ways[0],
        ].flatMap((way) => (way ? [way] : []));
  return {
    given: main?.given ?? "",
    when: main?.when ?? "",
    then: main?.then ?? "",
    otherwise: main?.otherwise ?? "",
    also: also.map(({ given, when, then }) => ({ given, when, then })),
  };
}

/** Which way of accepting suits the words of the story best; later stories of a class take the next one. */
function startAt(name: VerbClass | "loose", want: string, taken: readonly number[], count: number): number {
  if (count === 0) return 0;
  let first = 0;
  if (name === "view" && /\b(?:phone|mobile)\b/.test(want)) first = 2;
  else if (
    name === "view" &&
    /\b(?:totals?|revenue|dashboard|reports?|summary|statistics|owes?|balance|sales|hours|figures|progress)\b/.test(
      want,
    )
  )
    first = 3;
  else if (name === "find" && /\b(?:near|nearby|around|close)\b/.test(want)) first = 1;
  else if (name === "add" && /\bwith\b/.test(want)) first = 1;
  // A way that an earlier story of this kind took is passed over while there is another one.
  for (let step = 0; step < count; step++)
    if (!taken.includes((first + step) % count)) return (first + step) % count;
  return (first + taken.length) % count;
}
