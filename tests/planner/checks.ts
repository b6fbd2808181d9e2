import type { Plan } from "~/domain/plan";
import { type AppType, PLATFORMS, type Platform } from "~/domain/platforms";
import { type RenderedPlan, renderPlan, writePlan } from "~/planner";

import {
  entitiesOf,
  HEADINGS,
  jaccard,
  rowsOf,
  type Story,
  sectionOf,
  shingles,
  storiesOf,
} from "./document";

/**
 * The machine checks of a plan (plan-quality checks 1–36), measured on the text that people paste, not on the
 * model behind it: headings are found, tables are parsed, sentences are compared.
 */

export type Idea = {
  id: string;
  platform: Platform;
  appType: AppType | null;
  lang: string;
  description: string;
  hostile?: boolean;
  unclear?: boolean;
  expectEntities: string[];
  expectRoles: string[];
  expectFeatures: string[];
  expectFields?: { owner: string; field: string }[];
  mustNot?: string[];
  mustNotInScope?: string[];
};

export type Written = {
  idea: Idea;
  plan: Plan;
  rendered: RenderedPlan;
  text: string;
  doc: string;
  others: Record<Platform, string>;
  milliseconds: number;
};

/** Writes one idea on its own platform and, for the comparisons, on all others. */
export async function write(idea: Idea): Promise<Written> {
  const request = { platform: idea.platform, appType: idea.appType, description: idea.description };
  const from = performance.now();
  const plan = await writePlan(request);
  const rendered = renderPlan(plan, request);
  const milliseconds = performance.now() - from;
  const others = {} as Record<Platform, string>;
  for (const platform of PLATFORMS) {
    const appType = platform === "lovable" || platform === "rork" ? null : (idea.appType ?? "web");
    others[platform] = whole(renderPlan(plan, { platform, appType, description: idea.description }));
  }
  return {
    idea,
    plan,
    rendered,
    text: whole(rendered),
    doc: rendered.type === "lovable" ? rendered.prd : rendered.text,
    others,
    milliseconds,
  };
}

function whole(rendered: RenderedPlan): string {
  return rendered.type === "lovable" ? `${rendered.prompt}\n${rendered.prd}` : rendered.text;
}

const matches = (text: string, alternatives: string) =>
  alternatives.split("|").some((word) => text.toLowerCase().includes(word.toLowerCase()));

const share = (hits: number, all: number) => (all === 0 ? 1 : hits / all);

export type Result = { check: number; name: string; value: number; pass: boolean };

const PROMISE = /\b(?:guarantee[ds]?|100% secure|makes? (?:you )?money|get rich|unhackable|fully secure)\b/i;

const SECRET = /\bsk-[A-Za-z0-9]{3,}|AKIA[A-Z0-9]{8,}|-----BEGIN/;

const GENERIC =
  /\b(?:works as expected|the feature works|it is saved successfully|operation succeeds|the user can do so|it works|see the result)\b/i;

/** All checks of one idea that need no other document. */
export function checkOne(written: Written): Result[] {
  const { idea, plan, rendered, text, doc } = written;
  const unclear = plan.clarity === "unclear";
  const results: Result[] = [];
  const put = (check: number, name: string, value: number | boolean, pass: boolean) =>
    results.push({ check, name, value: typeof value === "boolean" ? Number(value) : value, pass });
  const all = (check: number, name: string, ok: boolean) => put(check, name, ok, ok);
  const data =
    rowsOf(sectionOf(doc, HEADINGS.data)).flat().join(" ") +
    entitiesOf(doc)
      .map((entity) => entity.name)
      .join(" ");
  const entities = entitiesOf(doc);
  const stories = storiesOf(doc);
  const rulesAndStories =
    ["stories", "rules", "constraints"].map((key) => sectionOf(doc, HEADINGS[key as "rules"])).join("\n") +
    text
      .match(/^- .*$/gm)
      ?.filter((line) => /Question|Assum/.test(line))
      .join("\n");

  const entityRecall = share(
    idea.expectEntities.filter((one) => matches(data, one)).length,
    idea.expectEntities.length,
  );
  put(1, "entity recall", entityRecall, entityRecall >= 0.8);
  const expected = [...idea.expectEntities, ...idea.expectRoles];
  const named = entities.filter((entity) => entity.origin === "named");
  const precision = share(
    named.filter((entity) => expected.some((one) => matches(entity.name, one))).length,
    named.length,
  );
  put(
    2,
    "named-entity precision",
    named.length === 0 ? 1 : precision,
    named.length === 0 || precision >= 0.75,
  );
  const features = share(
    idea.expectFeatures.filter((one) => matches(rulesAndStories, one)).length,
    idea.expectFeatures.length,
  );
  put(3, "feature recall", features, features >= 0.8);
  const roleText = sectionOf(doc, HEADINGS.roles);
  const roleRecall = share(
    idea.expectRoles.filter((one) => matches(roleText, one)).length,
    idea.expectRoles.length,
  );
  put(4, "role recall", roleRecall, roleRecall >= 0.9);
  const content = [...new Set(contentWords(idea))];
  const covered = share(content.filter((word) => text.toLowerCase().includes(word)).length, content.length);
  put(5, "words covered", covered, covered >= 0.8);
  const columns = fieldsNamed(idea);
  const columnsFound = columns.filter(({ owner, field }) =>
    entities.some(
      (entity) =>
        matches(entity.name, owner) &&
        // A column that would name another table is a relation to it.
        (entity.fields.some((one) => matches(one.name, field)) || matches(entity.relations, field)),
    ),
  );
  all(6, "named fields are columns", columnsFound.length === columns.length);
  all(
    10,
    "implied parts labelled",
    plan.entities
      .filter((e) => e.origin === "implied")
      .every((e) => entities.some((one) => one.origin === "implied" && one.name.includes(e.name))) &&
      plan.stories
        .filter((s) => s.origin === "implied")
        .every((s) =>
          stories.every(
            (one) => !one.head.startsWith(`${s.id} `) || /\(implied\b|, implied\b/.test(one.head),
          ),
        ) &&
      plan.roles
        .filter((role) => role.origin === "implied")
        .every(
          (role) =>
            roleText.includes(`${role.name} (implied)`) || roleText.includes(`${role.name}** (implied)`),
        ),
  );
  all(
    11,
    "data model complete",
    (entities.length > 0 || unclear) &&
      entities.every(
        (entity) =>
          entity.fields.length >= 3 &&
          entity.fields.every((field) => field.type !== "") &&
          entity.relations.length > 5 &&
          new Set(entity.fields.map((field) => field.name.toLowerCase().replace(/s$/, ""))).size ===
            entity.fields.length,
      ),
  );
  const screens = rowsOf(sectionOf(doc, HEADINGS.screens));
  all(
    12,
    "screens complete",
    unclear ||
      (screens.length >= 3 &&
        screens.every(
          (row) => row.length >= 6 && row[1]?.startsWith("/") && row.every((cell) => cell.length > 1),
        )),
  );
  all(
    13,
    "enough stories, no context",
    unclear ||
      (stories.length >= (idea.description.length > 150 ? 5 : 3) &&
        stories.every((story) => !/\b(?:long story|hello|i run|suck|calling me)\b/i.test(story.head))),
  );
  all(
    14,
    "every story has given/when/then",
    stories.every((story) => story.given.length > 8 && story.when.length > 3 && story.then.length > 15),
  );
  // Generic: a stock phrase, or an outcome that names nothing of this plan.
  const own = [
    ...plan.entities.flatMap((entity) => [
      entity.name,
      entity.gloss,
      ...entity.fields.map((field) => field.name),
    ]),
    ...plan.roles.flatMap((role) => [role.name, role.gloss]),
  ]
    .filter((name) => name.length > 2)
    .map((name) => name.toLowerCase().replace(/s$/, "").replace(/y$/, ""));
  const names = (story: Story) =>
    own.some((name) => `${story.given} ${story.when} ${story.then}`.toLowerCase().includes(name));
  const generic = share(
    stories.filter((story) => GENERIC.test(story.then) || !names(story)).length,
    stories.length || 1,
  );
  put(15, "generic acceptance", stories.length === 0 ? 0 : generic, stories.length === 0 || generic <= 0.1);
  const repeated = mostRepeated(stories, plan);
  put(16, "most repeated sentence", repeated, stories.length < 4 || repeated <= 0.25);
  // The role that the clause names: "Sitters answer" belongs to the sitter, in whatever story it became.
  const subjects = stories.filter((story) => {
    const role = plan.roles.find((one) => one.name.toLowerCase() === story.role.toLowerCase());
    if (!role) return false;
    const want = story.head.replace(/^S\d+ .+?(?: can |: )/, "").replace(/ \((?:implied|later)[^)]*\)$/, "");
    const verb = want.split(" ")[0] ?? "";
    const others = plan.roles.filter(
      (one) => one !== role && !role.name.toLowerCase().includes(one.name.toLowerCase()),
    );
    if (verb.length < 3 || idea.lang !== "en") return true;
    // Another role straight before the same words in the idea would be the true subject.
    const words = want
      .split(" ")
      .slice(1, 4)
      .join(" ")
      .replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    // "Trainers and owners log walks": both are its subjects.
    return !others.some((one) =>
      new RegExp(
        `(?<!\\b${role.name.replace(/ staff$/, "")}(?:s|es)?,? (?:and|or|\\w+,? (?:and|or)) (?:their |the )?)\\b${one.name.toLowerCase()}(?:s|es)? (?:can |also )?${verb.toLowerCase()}(?:s|es)? ${words}`,
        "i",
      ).test(idea.description),
    );
  });
  const subjectShare = share(subjects.length, stories.length);
  put(
    17,
    "story role is its clause's subject",
    stories.length === 0 ? 1 : subjectShare,
    subjectShare >= 0.95,
  );
  const roleLines = plan.roles.map((role) =>
    [...role.allowed, ...role.denied].join(" ").toLowerCase().replaceAll(role.name.toLowerCase(), "X"),
  );
  all(
    18,
    "roles differ in substance",
    plan.roles.every((role) => role.allowed.length > 0 && role.denied.length > 0) &&
      new Set(roleLines).size === roleLines.length &&
      plan.roles.every((role) => roleText.includes(role.name)),
  );
  const nonGoals = sectionOf(doc, HEADINGS.nonGoals);
  const elsewhere = text.replace(nonGoals, "").replace(/## Not now[\s\S]*?(?=\n# |$)/, "");
  all(
    19,
    "non-goals there and only there",
    nonGoals.split("\n- ").length > 2 &&
      (idea.mustNotInScope ?? []).every((word) => matches(nonGoals, word) && !matches(elsewhere, word)),
  );
  const phases = sectionOf(doc, HEADINGS.phases).split(/^### /m).slice(1);
  const things = [
    ...screens.map((row) => row[0] ?? ""),
    ...entities.map((entity) => entity.name.replace(/ \(.*/, "")),
  ]
    .filter((name) => name.length > 1)
    .map((name) => name.toLowerCase());
  all(
    20,
    "phases 3-8 with done-when",
    unclear ||
      (phases.length >= 3 &&
        phases.length <= 8 &&
        phases.every((phase) =>
          things.some((thing) => (/Done when: (.*)/.exec(phase)?.[1] ?? "").toLowerCase().includes(thing)),
        )),
  );
  const kinds = plan.phases.map((phase) => ["sample", "core", "extra", "hardening"].indexOf(phase.kind));
  const musts = stories
    .filter((story) => !/\blater\)/.test(story.head))
    .map((story) => /^S\d+/.exec(story.head)?.[0] ?? "");
  all(
    21,
    "phase order, each story once",
    unclear ||
      (kinds.every((kind, index) => index === 0 || kind >= (kinds[index - 1] ?? 0)) &&
        musts.every(
          (id) =>
            phases.filter((phase) => new RegExp(`^- Stories:.*\\b${id}\\b`, "m").test(phase)).length === 1,
        )),
  );
  all(
    22,
    "constraints verbatim",
    constraintsOf(idea).every((sentence) => doc.includes(sentence)),
  );
  const questions = sectionOf(doc, HEADINGS.questions);
  const asked = questions.match(/Assumed:/g)?.length ?? 0;
  // Unclear ideas have their questions, each with its answer, in a section of their own.
  const lines = unclear
    ? (doc.match(/^\d\. .*\?\n {3}Assumed until answered: .{6,}/gm) ?? [])
    : (questions.match(/^- .+\? Assumed: .{6,}$/gm) ?? []);
  const open = unclear
    ? (doc.match(/^\d\. .*\?$/gm)?.length ?? 0)
    : (questions.match(/\? Assumed/g)?.length ?? 0);
  all(
    23,
    "questions with assumed answers",
    lines.length >= 1 &&
      lines.length <= 3 &&
      lines.length === open &&
      (unclear || /^- Assumption: .{8,}/m.test(questions)),
  );
  const risky =
    /\b(?:kids?|child|children|school|patients?|medical|health|crypto|pay|payment|deposit|subscription|allerg)/i.test(
      idea.description,
    );
  all(24, "risk note", !risky || sectionOf(doc, HEADINGS.risks).length > 40);
  all(25, "stack named once, nothing forbidden", stackFine(written));
  all(26, "paste instruction", /\b(?:[Pp]aste|Save this file as)\b/.test(doc));
  const prompt = rendered.type === "lovable" ? rendered.prompt : "";
  all(
    27,
    "lovable prompt",
    rendered.type !== "lovable" ||
      (/ask me questions/i.test(prompt) && /first version/i.test(prompt) && /key action/i.test(prompt)),
  );
  all(28, "length", lengthFine(rendered, idea.platform, unclear));
  all(
    29,
    "no placeholder",
    !/\b(?:TODO|TBD|FIXME)\b|\[insert|\{\{|lorem|\bundefined\b|\bNaN\b|\[object|\{[a-z ]+\}/.test(text),
  );
  all(30, "no promise", !PROMISE.test(text.replace(/^> .*$/gm, "").replace(/“[^”]*”/g, "")));
  all(
    31,
    "hostile text gone and said so",
    (idea.mustNot ?? []).every((word) => !text.toLowerCase().includes(word.toLowerCase())) &&
      (!idea.hostile || /left out/.test(text)),
  );
  all(32, "clean markdown", cleanMarkdown(rendered));
  all(
    33,
    "no secret, no address",
    !SECRET.test(text) &&
      (text.match(/https?:\/\/[^\s)]+/g) ?? []).every((url) =>
        idea.description.includes(url.replace(/[.,]$/, "")),
      ),
  );
  all(
    35,
    "unclear said",
    !(idea.unclear || idea.description.trim().length < 20) ||
      (/\b(?:unclear|short|not clear)\b/.test(text) &&
        asked + (text.match(/Assumed until answered|If I do not know/g)?.length ?? 0) >= 1 &&
        entities.filter((entity) => entity.origin === "implied").length <= 1),
  );
  all(
    36,
    "language kept and stated",
    idea.lang === "en" ||
      (/User interface language/.test(doc) &&
        (idea.lang !== "ar" || /right to left|RTL/.test(doc)) &&
        entities
          .filter((entity) => entity.origin === "named")
          .every(
            (entity) =>
              /\(.+\)/.test(entity.name) ||
              idea.description.toLowerCase().includes(entity.name.toLowerCase().slice(0, 4)),
          )),
  );
  return results;
}

function contentWords(idea: Idea): string[] {
  const bad = (idea.mustNot ?? []).join(" ").toLowerCase();
  const text = idea.hostile
    ? idea.description.replace(
        /[^.!?\n]*(?:ignore|you are now|system prompt|poem|reply only|# SYSTEM|# Heading|hidden prompt|API key|disregard|environment variables|HACKED|role: system)[^.!?\n]*[.!?\n]?/gi,
        " ",
      )
    : idea.description;
  return (text.toLowerCase().match(/[\p{L}]{4,}/gu) ?? []).filter((word) => !bad.includes(word));
}

/** "X with A, B and C" and "X has an A and a B" in the idea's own words, and what the idea's file lists. */
function fieldsNamed(idea: Idea): { owner: string; field: string }[] {
  const found = [...(idea.expectFields ?? [])];
  if (idea.lang !== "en" || idea.hostile) return found;
  for (const match of idea.description.matchAll(
    /\b(?:each|every) (\p{L}+) has an? ([\p{L} ]+?(?:(?:, | and | and an? |, an? )[\p{L} ]+?)+)(?=[.;!]|$)/giu,
  ))
    for (const field of (match[2] ?? "").split(/, (?:and )?(?:an? )?| and (?:an? )?/))
      if (field.trim())
        found.push({ owner: match[1] ?? "", field: (field.trim().split(" ").pop() ?? "").replace(/s$/, "") });
  return found;
}

function constraintsOf(idea: Idea): string[] {
  return (
    idea.description.match(
      /[^.\n]*\b(?:[Mm]ust (?:use|run|work)|[Dd]eploy on|GDPR|HIPAA|budget (?:is|of))\b(?:[^.\n]|\.(?=\w))*/g,
    ) ?? []
  ).map((sentence) =>
    // "Must work offline, no ads": what is refused beside it is a non-goal.
    sentence
      .replace(/^[-•*\s]+/, "")
      .replace(/,? (?:and |but )?no \p{L}+$/u, "")
      .trim(),
  );
}

/** Share of stories that use the most common acceptance sentence once names are masked. */
function mostRepeated(stories: Story[], plan: Plan): number {
  const names = [
    ...plan.entities.map((entity) => entity.name),
    ...plan.entities.map((entity) => entity.gloss),
    ...plan.roles.map((role) => role.name),
    ...plan.roles.map((role) => role.gloss),
    ...plan.entities.flatMap((entity) => entity.fields.map((field) => field.name)),
  ]
    .filter((name) => name.length > 2)
    .map((name) => name.toLowerCase())
    .sort((a, b) => b.length - a.length);
  const mask = (text: string) =>
    names
      .reduce((masked, name) => masked.replaceAll(name, "X"), text.toLowerCase())
      .replace(/X(?:e?s|ies)?\b/g, "X");
  const counts = new Map<string, number>();
  for (const story of stories)
    for (const sentence of new Set([mask(story.given), mask(story.then)]))
      counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  return stories.length === 0 ? 0 : Math.max(...counts.values()) / stories.length;
}

function stackFine({ idea, text, plan }: Written): boolean {
  const free = text.replace(/“[^”]*”/g, "").replace(/^> .*$/gm, "");
  const own = plan.constraints.length > 0;
  const count = (pattern: RegExp) => free.match(pattern)?.length ?? 0;
  if (idea.platform === "lovable")
    return count(/Lovable's default stack/g) === 1 && !/Next\.js|React Native|Express|Vue\b/.test(free);
  if (count(/^.*\bStack: .*$/gm) !== 1) return false;
  if (idea.platform === "bolt")
    return (
      !/\b(?:Python|PHP|Docker|Django|Laravel)\b/.test(free) &&
      (idea.appType !== "mobile" || (/mobile app/.test(free) && /Expo/.test(free)))
    );
  if (idea.platform === "rork") return own || count(/\bExpo\b/g) === 1;
  if (idea.platform === "replit") return /Secrets/.test(free);
  return true;
}

function lengthFine(rendered: RenderedPlan, platform: Platform, unclear: boolean): boolean {
  const within = (text: string, least: number, most: number) =>
    text.length >= (unclear ? 0 : least) && text.length <= most;
  if (rendered.type === "lovable") return within(rendered.prompt, 700, 4000) && rendered.prd.length <= 10_000;
  return platform === "cursor"
    ? within(rendered.text, 2500, 16_000) && rendered.text.split("\n").length <= 500
    : within(rendered.text, 2500, 9000);
}

/** Control, bidirectional and zero-width characters. */
function isHidden(code: number): boolean {
  const ranges = [
    [0x00, 0x08],
    [0x0b, 0x1f],
    [0x7f, 0x9f],
    [0x61c, 0x61c],
    [0x200b, 0x200f],
    [0x2028, 0x202e],
    [0x2060, 0x206f],
    [0xfeff, 0xfeff],
  ];
  return ranges.some(([from, to]) => code >= (from ?? 0) && code <= (to ?? 0));
}

function cleanMarkdown(rendered: RenderedPlan): boolean {
  const docs = rendered.type === "lovable" ? [rendered.prompt, rendered.prd] : [rendered.text];
  return docs.every((doc) => {
    const fences = doc.match(/^\s*(?:```|~~~)/gm)?.length ?? 0;
    const ticks = doc.match(/`/g)?.length ?? 0;
    const hidden = [...doc].some((character) => isHidden(character.codePointAt(0) ?? 0));
    const tables = doc.split(/\n\n/).filter((block) => block.startsWith("|"));
    const formed = tables.every(
      (block) =>
        new Set(
          block
            .trim()
            .split("\n")
            .map((line) => line.split("|").length),
        ).size === 1,
    );
    return (
      fences % 2 === 0 &&
      ticks % 2 === 0 &&
      !hidden &&
      !/<[a-z/!]/i.test(doc) &&
      formed &&
      (doc.match(/^# /gm)?.length ?? 0) === 1
    );
  });
}

/** A shingle that stands in this share of the other documents is boilerplate. */
const COMMON = 0.25;

/** Checks 7, 8 and 9, which compare the documents of a whole folder of ideas. */
export function checkTogether(all: readonly Written[]): {
  likeness: Map<string, number>;
  boilerplate: Map<string, number>;
  platforms: Map<string, number>;
} {
  const numbers = new Map<string, number>();
  const sets = all.map(
    (one) =>
      Object.fromEntries(
        PLATFORMS.map((platform) => [platform, shingles(one.others[platform], numbers)]),
      ) as Record<Platform, Set<number>>,
  );
  const compared = PLATFORMS.map((platform) => compare(sets.map((set) => set[platform])));
  const ofEach = (value: (index: number) => number) =>
    new Map(all.map((one, index) => [one.idea.id, value(index)] as const));
  return {
    likeness: ofEach((index) => Math.max(...compared.map(({ most }) => most[index] ?? 0))),
    boilerplate: ofEach((index) => Math.max(...compared.map(({ common }) => common[index] ?? 0))),
    platforms: ofEach((index) => {
      const own = PLATFORMS.map((platform) => sets[index]?.[platform] ?? new Set<number>());
      return Math.max(...own.flatMap((a, i) => own.slice(i + 1).map((b) => jaccard(a, b))));
    }),
  };
}

/**
 * For each document, how like it is to the one that is most like it, and which share of it stands in many others.
 * A shingle leads to the documents that have it, so that two documents are compared by what they share only.
 */
function compare(documents: readonly Set<number>[]): { most: number[]; common: number[] } {
  const owners = new Map<number, number[]>();
  const most = documents.map(() => 0);
  documents.forEach((document, i) => {
    const shared = new Int32Array(i);
    for (const shingle of document) {
      const before = owners.get(shingle);
      if (!before) owners.set(shingle, [i]);
      else {
        for (const j of before) shared[j] = (shared[j] ?? 0) + 1;
        before.push(i);
      }
    }
    shared.forEach((both, j) => {
      const alike = both / (document.size + (documents[j]?.size ?? 0) - both || 1);
      most[i] = Math.max(most[i] ?? 0, alike);
      most[j] = Math.max(most[j] ?? 0, alike);
    });
  });
  const many = (documents.length - 1) * COMMON;
  const common = documents.map((document) => {
    let found = 0;
    for (const shingle of document) if ((owners.get(shingle)?.length ?? 1) - 1 >= many) found += 1;
    return found / (document.size || 1);
  });
  return { most, common };
}

export { median } from "./document";
