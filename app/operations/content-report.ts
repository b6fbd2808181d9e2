import { readFileSync } from "node:fs";
import path from "node:path";
import { createPatch } from "diff";
import type { Outcome } from "~/base/command";
import { contentDir } from "~/base/kernel/config";
import { isThere } from "~/base/kernel/is-there";
import { Refused } from "~/base/kernel/refused";
import { changedFields } from "~/site/content-overlay";
import { deliveredFolder } from "~/site/files.server";
import {
  allPosts,
  checkContent,
  deliveredFiles,
  hasPart,
  noteDelivered,
  notedFiles,
  posts,
  whyUnseen,
} from "~/site/site.server";
import { contentNotes, contentWarnings } from "~/site/warnings.server";

const USES = {
  delivered: "used as it is delivered now",
  own: "yours is used; compare it",
  copy: "yours is a copy of what was delivered before; take it out, and this one is used",
};

/** A change of delivered content. `field`: null for a whole file. `uses`: which version the site shows. */
type Change = { file: string; field: string | null; uses: keyof typeof USES; difference: string };

function usesOf(own: string | null | undefined, before: string | undefined): Change["uses"] {
  if (own === null || own === undefined) return "delivered";
  return own === before ? "copy" : "own";
}

/** Lists what changed in the delivered content since it was last recorded. */
function deliveredChanges(noted: Record<string, string>): Change[] {
  return Object.entries(deliveredFiles()).flatMap(([file, after]) => {
    const before = noted[file];
    if (before === after) return [];
    const own = ownText(file);
    if (file.endsWith(".json") && before !== undefined) return fieldChanges(file, before, after, own);
    const difference =
      before === undefined ? "new" : createPatch(file, before, after).split("\n").slice(4).join("\n");
    return [{ file, field: null, uses: usesOf(own, before), difference }];
  });
}

function ownText(file: string): string | null {
  const at = path.join(contentDir(), file);
  return isThere(at) ? readFileSync(at, "utf8").replace(/^\uFEFF/, "") : null;
}

function fieldChanges(file: string, before: string, after: string, own: string | null): Change[] {
  const shown = (value: unknown) => (value === undefined ? "nothing" : JSON.stringify(value));
  const changes = changedFields(
    JSON.parse(before),
    JSON.parse(after),
    own === null ? undefined : JSON.parse(own),
  );
  return changes.map((change) => ({
    file,
    field: change.field || null,
    uses: usesOf(JSON.stringify(change.own), JSON.stringify(change.before)),
    difference: `was ${shown(change.before)}\nis ${shown(change.after)}`,
  }));
}

const indented = (text: string) => text.trimEnd().replaceAll(/^/gm, "    ");

function asText({ file, field, uses, difference }: Change): string {
  return `${file}${field ? ` ${field}` : ""}: ${USES[uses]}\n${indented(difference)}`;
}

/** Says what changed in the delivered content since it was noted, and what of the content is unseen. `done` notes it. */
export function contentReport(done = false): Outcome {
  try {
    checkContent();
  } catch (error) {
    throw new Refused((error as Error).message);
  }
  const isOwn = contentDir() !== deliveredFolder();
  const noted = notedFiles();
  const changes = isOwn && noted ? deliveredChanges(noted) : [];
  if (done) noteDelivered();
  const warnings = contentWarnings();
  const notes = contentNotes();
  const none = isOwn
    ? noted
      ? "The delivered content is as it was when it was noted."
      : "No delivered content has been noted yet: a start of the site does it, or --done."
    : "CONTENT_DIR is the delivered folder: what changes in it is in its history.";
  const unseen = (hasPart("blog") ? allPosts() : []).flatMap((post) => {
    const why = whyUnseen(post);
    return why ? { slug: post.slug, why } : [];
  });
  const undescribed = posts()
    .filter(({ description }) => !description)
    .map(({ slug }) => slug);
  const lines = [
    ...(changes.length > 0 ? changes.map(asText) : [none]),
    ...unseen.map(({ slug, why }) => `posts/${slug}.md is ${why}.`),
    ...(undescribed.length > 0
      ? [
          `Without a description (seo.description): ${undescribed.map((slug) => `posts/${slug}.md`).join(", ")}.`,
        ]
      : []),
    ...notes.map((note) => `Note: ${note}`),
    ...warnings.map((warning) => `Warning: ${warning}`),
  ];
  return { json: { changes, unseen, undescribed, notes, warnings }, text: lines.join("\n") };
}
