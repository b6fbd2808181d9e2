import { command, fileFrom, flag } from "~/base/command";
import { contentDir } from "~/base/kernel/config";
import { many } from "~/base/kernel/sentence";
import { download } from "~/imports/posts/download";
import type { Undone } from "~/imports/posts/manifest";
import { importPosts, type PostsImported } from "~/imports/posts/run";
import { deliveredFolder } from "~/site/files.server";

/** Longer lists are only written to the file. */
const ADDRESSES_SHOWN = 10;

const list = (title: string, lines: string[]) =>
  lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`)] : [];

function asText(made: PostsImported, dryRun: boolean): string {
  const { product, read, posts, drafts, pictures, redirects, there, refused, left, number } = made;
  const addresses = Object.entries(redirects).map(([from, to]) => `${from} to ${to}`);
  const more = addresses.length - ADDRESSES_SHOWN;
  const asDrafts = drafts.length === 1 ? "a draft" : "drafts";
  const hidden = drafts.length > 0 ? `, ${drafts.length} of them as ${asDrafts}` : "";
  return [
    `${product}: ${many(read, "post")} read, ${posts.length} ${dryRun ? "to be written" : "written"}${hidden}, ${there.length} there already${refused.length > 0 ? `, ${refused.length} refused` : ""}.`,
    ...list(dryRun ? "Would be written:" : "Written:", [...posts, ...pictures]),
    ...list(
      "Drafts, which nobody sees until you take out draft: true:",
      drafts.map(({ post, why }) => `${post}: ${why}`),
    ),
    ...list(dryRun ? "Old addresses that would be led on:" : "Old addresses, in redirects.json:", [
      ...addresses.slice(0, ADDRESSES_SHOWN),
      ...(more > 0 ? [`and ${more} more${dryRun ? "" : ", all in redirects.json"}`] : []),
    ]),
    ...list("There already, and left as they are:", there),
    ...list("Refused:", refused),
    ...list(
      "Left:",
      left.map(({ post, what }) => (post ? `${post}: ${what}` : what)),
    ),
    ...(posts.length > 0 && contentDir() === deliveredFolder()
      ? ["CONTENT_DIR is the delivered folder, which an upgrade may replace: set a folder of your own."]
      : []),
    ...(!dryRun && (number || addresses.length > 0) ? ["Restart the site to show them."] : []),
    ...(number ? [`Take them back with import undo ${number}.`] : []),
    ...(dryRun ? ["Nothing was written."] : []),
  ].join("\n");
}

export const posts = command({
  summary:
    "Writes posts and pictures of Ghost's JSON, WordPress's XML, Substack's or a Markdown folder into CONTENT_DIR",
  takes: ["file or folder"],
  options: {
    "dry-run": flag("says what would be written and what left, and writes nothing"),
    offline: flag("loads no pictures from the internet"),
  },
  async run({ given: [given = ""], options, tell }) {
    const dryRun = options["dry-run"] ?? false;
    const fetchFrom = options.offline ? null : download;
    const made = await importPosts(fileFrom(given), { dryRun, fetchFrom, tell });
    return { json: made, text: asText(made, dryRun) };
  },
});

/** Reports what undoing an import of posts did. */
export const undoneText = ({ deleted, kept, shown, addresses }: Undone): string =>
  [
    `${many(deleted.length, "file")} deleted.${kept.length > 0 ? " Changed since, and left:" : ""}`,
    ...kept.map((file) => `  ${file}`),
    ...list("Still shown by a post:", shown),
    ...list("Old addresses that stay, as posts of theirs do:", addresses),
    ...(deleted.length > 0 ? ["Restart the site to show that."] : []),
  ].join("\n");
