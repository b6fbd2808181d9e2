// What an operator should know about the content. None of it stops a start.

import { config } from "~/base/kernel/config";
import { once } from "~/base/kernel/once";
import { many } from "~/base/kernel/sentence";
import { LEGAL_NAMES, PARTS } from "~/base/page-table";
import { cutText } from "~/base/text/cut-text";
import { ownAddresses, rewriteMarkdown } from "~/base/text/markdown-links";
import { isFields } from "./content-overlay";
import { changedCharacters, deliveredParagraphs, unknownFields } from "./files.server";
import { bytesAt } from "./own.server";
import type { Body, Post } from "./pages";
import { isShownElsewhere } from "./render/share-pictures";
import {
  applyAt,
  communityUrl,
  deadEnd,
  deliveredFiles,
  finishedPosts,
  hasPart,
  isDead,
  jobs,
  leadsToAbsent,
  legalTexts,
  ownPages,
  redirects,
  siteContent,
  texts,
  today,
  tools,
} from "./site.server";

/** Returns what the operator still has to configure, for the desk and `admin check`. Visitors never see it. */
export function contentWarnings(): string[] {
  const { controller, contact } = siteContent();
  const warnings: string[] = [];
  if (!controller)
    warnings.push("controller in site.json is empty: the law asks who is responsible for this site.");
  if (!contact) warnings.push("contact in site.json is empty: the law asks for a way to reach you.");
  if (jobs().length > 0 && !applyAt())
    warnings.push(
      "jobs.json has positions that nobody can apply for: set links.jobApplication or contact in site.json.",
    );
  if (contact && jobs().length > 0 && deliveredParagraphs("jobs.json") > 0)
    warnings.push("jobs.json still has what was delivered: put in your own positions, or [].");
  return [...warnings, ...checked(), ...allFileWarnings()];
}

const HOME_WORDS = ["title", "join.title", "join.button", "join.text", "join.promises"].map(
  (at) => `home.${at}`,
);
/** Fields of the delivered content that speak of our site. */
const OURS: [file: string, fields: string[], read: () => object][] = [
  ["site.json", ["name", "description"], siteContent],
  ["texts.json", [...HOME_WORDS, "blog.lede", "blog.join.text", "waitlist.title", "waitlist.lede"], texts],
];

const MUCH = 40;

/**
 * Returns what on the site is still as delivered: our words and legal texts, and empty links that hide menu entries.
 * `done`: the name under which an operator marks it as meant so.
 */
export function stillDelivered(): { text: string; done?: string }[] {
  const delivered = deliveredFiles();
  const fields = OURS.flatMap(([file, names, read]) => {
    const ours = JSON.parse(delivered[file] ?? "");
    const same = names.flatMap((name) => {
      const [part = ""] = name.split(".");
      if (PARTS.some((each) => each === part && !hasPart(each))) return [];
      const [words, value] = [valueAt(ours, name), valueAt(read(), name)];
      return JSON.stringify(words) === JSON.stringify(value) ? [{ name, words }] : [];
    });
    const shown = same.map(({ name, words }) =>
      typeof words === "string"
        ? `${name} (“${words.length > MUCH ? `${cutText(words, MUCH)}…` : words}”)`
        : name,
    );
    return needIf(shown, (list) => `Still ours in ${file}: ${list}. Write your own.`, `delivered ${file}`);
  });
  const legal = LEGAL_NAMES.flatMap((name) => {
    const file = `legal/${name}.md`;
    const left = deliveredParagraphs(file);
    return left > 0 ? `${many(left, "paragraph")} of ${file}` : [];
  });
  return [
    ...fields,
    ...needIf(
      legal,
      (list) => `Still ours: ${list}. Read them, and write your own where they do not say what you do.`,
      "delivered legal",
    ),
    ...needIf(
      hiddenEntries(),
      (list) =>
        `Empty in site.json, so the menu hides the entry: ${list}. Fill them in, or leave the entries out of menu.`,
    ),
  ];
}

const needIf = (found: string[], says: (list: string) => string, done?: string) =>
  found.length > 0 ? [{ text: says(found.join(", ")), ...(done && { done }) }] : [];

const valueAt = (value: unknown, path: string): unknown =>
  path.split(".").reduce((at, name) => (isFields(at) ? at[name] : undefined), value);

/** Returns the fields whose emptiness hides an entry that the menu or footer names. */
function hiddenEntries(): string[] {
  const { menu, footer, offer, links } = siteContent();
  const entries = [...menu, ...footer].map(({ page }) => page);
  const fields = [
    { page: "community", field: "links.communityChannel", label: "Community", url: communityUrl() },
    { page: "offer", field: "offer.url", label: offer.label, url: offer.url },
    { page: "surprise", field: "links.reviews", label: "Surprise", url: links.reviews },
  ];
  return fields
    .filter(({ page, url }) => url === "" && entries.includes(page))
    .map(({ field, label }) => `${field} (${label})`);
}

const checks = new Set<() => string[]>();

/** Adds a check by the area that uses a part of the content: it notes what it leaves out (`leaveOut`), and returns warnings. */
export const addContentCheck = (check: () => string[]) => void checks.add(check);

const checked = () => [...checks].flatMap((check) => check());

/** Returns what was changed or left out when files were read, and links that lead nowhere. */
export function fileWarnings(): string[] {
  checked();
  return allFileWarnings();
}

const allFileWarnings = () => [
  ...deadEnds(),
  ...blockedPictures(),
  ...heavyPictures(),
  ...brokenAddresses(),
  ...unknownFields(),
  ...changedCharacters(),
];

type ShownText = { file: string; folder: string; text: Body; post?: Post };

/** The Markdown that visitors read, by file. `folder`: the path that its relative links start from. */
const shownTexts = once((): ShownText[] => [
  ...(hasPart("blog") ? finishedPosts() : []).map((post) => ({
    file: `posts/${post.slug}.md`,
    folder: "/blog/",
    text: post,
    post,
  })),
  ...[...ownPages()].map(([name, text]) => ({ file: `pages/${name}.md`, folder: "/", text })),
  ...[...legalTexts()].map(([name, text]) => ({ file: `legal/${name}.md`, folder: "/", text })),
]);

const BLANK_IN_ADDRESS = /\]\((\.{0,2}\/[^()<>"'\n]*\S [^()<>"'\n]*)\)/g;

/** Finds links and pictures whose address has blanks, which Markdown shows as they were typed. */
const brokenAddresses = once((): string[] =>
  shownTexts().flatMap(({ file, text: { written } }) => {
    if (written.search(BLANK_IN_ADDRESS) < 0) return [];
    const code = { codeFenced: () => "", codeText: () => "" };
    const found = [...rewriteMarkdown(written, code).matchAll(BLANK_IN_ADDRESS)];
    return found.map(([, to]) => `${file} has an address with blanks, ${to}: put it between < and >.`);
  }),
);

/** A quick pattern for what may be a picture of another site: rendering every text would make the start slow. */
const LIKE_FOREIGN_PICTURE = /!\[[^\]]*\](?:\(\s*<?https?:|(?!\()[\s\S]*^ {0,3}\[[^\]]+\]:\s*<?https?:)/im;

/** Finds pictures of other sites in texts: the site's policy forbids browsers to load them. */
const blockedPictures = once((): string[] => {
  const isOurs = (url: string) => url.startsWith(`${config().appOrigin}/`);
  return shownTexts().flatMap(({ file, text }) =>
    LIKE_FOREIGN_PICTURE.test(text.written)
      ? [...new Set([...text.html.matchAll(/<img src="(https?:[^"]+)"/g)].map(([, url = ""]) => url))]
          .filter((url) => !isOurs(url))
          .map(
            (url) =>
              `${file} has a picture of another site, which browsers do not load: put ${url} into files/.`,
          )
      : [],
  );
});

/** In bytes: messengers show no larger picture in previews of links. */
const MOST_SHARED = 600_000;

/** Finds pictures of posts that are too large for previews of links. */
const heavyPictures = once((): string[] =>
  shownTexts().flatMap(({ file, post }) => {
    const bytes = post?.picture && isShownElsewhere(post.picture.url) ? bytesAt(post.picture.url) : 0;
    if (bytes <= MOST_SHARED) return [];
    return `${file} has a picture of ${Math.ceil(bytes / 1000)} KB, ${post?.picture?.url}: messengers show none over ${MOST_SHARED / 1000} KB beside a link.`;
  }),
);

let known = { day: "", lines: [] as string[] };

/** Cached for a day, because posts begin and end with a day. */
function deadEnds(): string[] {
  const day = today();
  if (known.day !== day) known = { day, lines: findDeadEnds(day) };
  return known.lines;
}

/**
 * Finds own addresses in texts, tools, redirects and menus that lead visitors nowhere; for a post that waits for its
 * day, on that day. Links to switched-off parts were already removed from texts, and redirects to unseen posts are
 * left out.
 */
function findDeadEnds(today: string): string[] {
  const { menu, footer } = siteContent();
  const told = (file: string, day: string, to: string[]) =>
    to.flatMap((address) => {
      const why = address.startsWith("/") ? deadEnd(address, day) : null;
      return why ? `${file} leads to ${address}, ${why}.` : [];
    });
  const ofTexts = shownTexts().flatMap(({ file, text: { markdown }, folder, post }) => {
    if (post?.expires && post.expires <= today) return [];
    const day = post && post.date > today ? post.date : today;
    const ofHead = [{ url: post?.pictureUrl ?? "" }, post?.video, ...(post?.authors ?? [])].flatMap((each) =>
      each ? ("poster" in each ? each.poster : each.url) : [],
    );
    const ofText = ownAddresses(markdown, folder, (address) => deadEnd(address, day) !== null);
    return told(file, day, [...ofHead, ...ofText]);
  });
  const lines = [
    ...ofTexts,
    ...tools().flatMap(({ link, image }) => told("tools.json", today, [link, image])),
    ...told("redirects.json", today, redirects().leadTo.filter(isDead)),
    ...[...menu, ...footer].flatMap(({ url = "" }) => told("site.json", today, [url])),
  ];
  return [...new Set(lines)];
}

/** Finds links to switched-off parts, of which visitors see only the text: for `check --content` only, because it may be intended. */
export const contentNotes = (): string[] =>
  shownTexts().flatMap(({ file, text: { written }, folder }) =>
    ownAddresses(written, folder, leadsToAbsent).map(
      (address) =>
        `${file} links to ${address}, which is switched off in site.json: its words are shown alone.`,
    ),
  );
