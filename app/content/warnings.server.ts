// What an operator should see to in the content; nothing of it stops a start.

import { changedCharacters, unknownFields } from "~/content/files.server";
import {
  allPosts,
  applyAt,
  finishedPosts,
  hasPart,
  isDead,
  isOff,
  jobs,
  legalTexts,
  ownPages,
  redirects,
  siteContent,
  texts,
  tools,
} from "~/content/site.server";
import { isFields } from "~/domain/content-overlay";
import { countdownTo } from "~/domain/countdown";
import { ownAddresses } from "~/domain/markdown-links";
import { namesPart } from "~/domain/site-addresses";
import { now } from "~/kernel/clock";
import { once } from "~/kernel/once";

/** What the operator still has to see to, for the desk and `admin check`: visitors do not read of it. */
export function contentWarnings(): string[] {
  const { controller, contact, waitlist } = siteContent();
  const warnings: string[] = [];
  if (!controller)
    warnings.push("controller in site.json is empty: the law asks who is responsible for this site.");
  if (!contact) warnings.push("contact in site.json is empty: the law asks for a way to reach you.");
  if (jobs().length > 0 && !applyAt())
    warnings.push(
      "jobs.json has positions that nobody can apply for: set links.jobApplication or contact in site.json.",
    );
  if (hasPart("waitlist") && countdownTo(new Date(waitlist.date), now()).isOver)
    warnings.push("waitlist.date in site.json has passed: set the next one.");
  return [...warnings, ...fileWarnings()];
}

/** What the files have that was not taken as it is written, and what leads to nothing. */
export const fileWarnings = (): string[] => [...deadEnds(), ...unknownFields(), ...changedCharacters()];

/** For `content check` alone, since it may be meant: words for what is not there, and tags that differ in spelling. */
export const contentNotes = (): string[] => [...absentParts(), ...twinTags()];

/** The Markdown that visitors read, by file. `folder`: where its paths begin. */
const shownTexts = once((): { file: string; markdown: string; folder: string }[] => [
  ...(hasPart("blog") ? finishedPosts() : []).map(({ slug, markdown }) => ({
    ...{ file: `posts/${slug}.md`, markdown, folder: "/blog/" },
  })),
  ...[...ownPages()].map(([name, { markdown }]) => ({ file: `pages/${name}.md`, markdown, folder: "/" })),
  ...[...legalTexts()].map(([name, { markdown }]) => ({ file: `legal/${name}.md`, markdown, folder: "/" })),
]);

/** What visitors meet at an own address where they meet nothing, in words; null where there is something. */
function deadEnd(address: string): string | null {
  const draft = /^\/blog\/([^/?#]+?)(?:\.md)?(?:[?#]|$)/.exec(address)?.[1];
  if (hasPart("blog") && allPosts().some(({ slug, isDraft }) => isDraft && slug === draft))
    return "a draft that nobody sees";
  if (!isDead(address)) return null;
  return isOff(address) ? "which is switched off in site.json" : "where there is nothing";
}

/**
 * The own addresses in texts, tools, redirects and entries at which there is nothing. Read once: what waits for its day counts
 * as there. The links of texts to a part that is switched off are not in them any more; old addresses of drafts wait, too.
 */
const deadEnds = once((): string[] => {
  const { menu, footer } = siteContent();
  const ofText = shownTexts().map(({ file, markdown, folder }): [string, string[]] => [
    file,
    ownAddresses(markdown, folder, (address) => deadEnd(address) !== null),
  ]);
  const ofHeads = (hasPart("blog") ? finishedPosts() : []).map(
    ({ slug, picture, video }): [string, string[]] => [
      `posts/${slug}.md`,
      [picture?.url ?? "", video?.poster ?? ""],
    ],
  );
  const all: [file: string, to: string[]][] = [
    ...ofHeads,
    ...ofText,
    ["tools.json", tools().flatMap(({ link, image }) => [link, image])],
    ["redirects.json", redirects().leadTo.filter(isDead)],
    ["site.json", [...menu, ...footer].map(({ url = "" }) => url)],
  ];
  const lines = all.flatMap(([file, to]) =>
    to.flatMap((address) => {
      const why = address.startsWith("/") ? deadEnd(address) : null;
      return why ? `${file} leads to ${address}, ${why}.` : [];
    }),
  );
  return [...new Set(lines)];
});

/** The texts of a file's fields, each with its name. */
function textsIn(value: unknown, name: string): [name: string, text: string][] {
  if (typeof value === "string") return [[name, value]];
  const fields = Array.isArray(value) || isFields(value) ? Object.entries(value) : [];
  return fields.flatMap(([key, inner]) => textsIn(inner, name ? `${name}.${key}` : key));
}

/** Words for a part that is switched off. What stands in the part itself nobody reads. */
function absentParts(): string[] {
  const { description, off } = siteContent();
  const isGone = (name: string) =>
    off.some((part) => name.startsWith(`${part}.`)) ||
    (off.includes("braindumper") && name.startsWith("home.sample."));
  const all: [where: string, text: string][] = [
    ["site.json description", description],
    ...textsIn(texts(), "").flatMap(([name, text]): [string, string][] =>
      isGone(name) ? [] : [[`texts.json ${name}`, text]],
    ),
    ...(hasPart("tools") ? textsIn(tools(), "") : []).map(([name, text]): [string, string] => [
      `tools.json ${name}`,
      text,
    ]),
    ...shownTexts().map(({ file, markdown }): [string, string] => [file, markdown]),
  ];
  return all.flatMap(([where, text]) =>
    off.flatMap((part) => {
      const name = namesPart(text, part);
      return name ? `${where} names ${name}, which is switched off in site.json.` : [];
    }),
  );
}

/** Tags that readers see as one, each with more than one address. */
function twinTags(): string[] {
  const slugs = new Map<string, Set<string>>();
  for (const { tags } of finishedPosts())
    for (const { name, slug } of tags) {
      const known = slugs.get(name.toLowerCase()) ?? new Set();
      slugs.set(name.toLowerCase(), known.add(slug));
    }
  return [...slugs].flatMap(([name, { size }]) => {
    const at = [...(slugs.get(name) ?? [])].sort().map((slug) => `/blog/tags/${slug}`);
    return size < 2
      ? []
      : `The tag ${name} has ${size === 2 ? "two" : size} pages, ${at.join(" and ")}: give it one slug in all posts.`;
  });
}
