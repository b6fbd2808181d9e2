import { orElse } from "~/base/kernel/or-else";
import { isFields } from "~/site/content-overlay";
import {
  attribute,
  classOf,
  type Element,
  type ElementContent,
  element,
  linkAlone,
  text,
  textIn,
} from "./html-parts";

/** Where Substack serves what an author has uploaded. */
const UPLOAD = "https://api.substack.com/api/v1";

/** Parts of players and of Substack's own editor: what they show there is no text. */
const CONTROLS =
  /(?:^| )(?:kg-(?:audio|video)-(?:player(?!-container)|overlay|hide|thumbnail)|kg-video-player-container|hide-text|embedded-post-cta|mejs-|native-(?:audio|video)-controls)/;

export const isControl = (node: Element): boolean => CONTROLS.test(classOf(node));

function dataOf(node: Element): Record<string, unknown> {
  const data: unknown = orElse(() => JSON.parse(attribute(node, "dataAttrs")), null);
  return isFields(data) ? data : {};
}

/** What Substack draws in a browser from the data in its place; null where the element has it inside, and no more than that. */
export function drawnBySubstack(node: Element, left: string[]): ElementContent[] | null {
  const component = attribute(node, "dataComponentName");
  const data = dataOf(node);
  const said = (name: string) => (typeof data[name] === "string" ? (data[name] as string).trim() : "");
  const url =
    [said("canonical_url"), said("url"), said("href"), said("src")].find((one) => /^https?:/.test(one)) ?? "";
  const kind = /audio/i.test(component + classOf(node)) ? "audio" : "video";
  const upload = said("mediaUploadId");
  if (said("persistentExpression")) {
    left.push("a formula, now in TeX");
    return [
      element("pre", {}, [
        element("code", { className: ["language-latex"] }, [text(said("persistentExpression"))]),
      ]),
    ];
  }
  if (/tweet/i.test(component + classOf(node)) && url)
    return [
      ...(said("full_text")
        ? [element("blockquote", {}, [element("p", {}, [text(said("full_text"))])])]
        : []),
      linkAlone(url, said("name")),
    ];
  if (/embedded-?post|digest-?post/i.test(component + classOf(node)) && url) {
    left.push(`embedded, now a link: ${url}`);
    return [linkAlone(url, said("title"))];
  }
  const images =
    isFields(data.gallery) && Array.isArray(data.gallery.images) ? data.gallery.images.filter(isFields) : [];
  if (images.length > 0)
    return images.map(({ src, alt }) =>
      element("p", {}, [element("img", { src: String(src ?? ""), alt: String(alt ?? "") }, [])]),
    );
  const isEmpty = textIn(node).trim() === "" && !hasContent(node);
  if (!isEmpty || !(component || attribute(node, "dataAttrs"))) return null;
  if (upload) {
    const to = `${UPLOAD}/${kind}/upload/${upload}/src`;
    left.push(`${kind}, now a link: ${to}`);
    return [linkAlone(to, said("title") || said("label") || kind)];
  }
  if (url) {
    left.push(`embedded, now a link: ${url}`);
    return [linkAlone(url, said("title"))];
  }
  if (said("name")) return [text(said("name"))];
  const which = [data.id, said("title"), said("question")].find(Boolean);
  const what = (component || classOf(node)).replace(/ToDOM$|-embed$|Placeholder$/, "").toLowerCase();
  left.push(`a ${what || "part without text"}${which ? ` (${which})` : ""}`);
  return [];
}

/** Whether it holds something to show that is no text. */
const hasContent = (node: Element): boolean =>
  node.children.some(
    (child) =>
      child.type === "element" &&
      (/^(?:img|iframe|audio|video|a|hr|input|form)$/.test(child.tagName) || hasContent(child)),
  );

/** A footnote of Substack, as an item of a list with its number; lists that follow each other are joined. */
export const asNote = (node: Element): Element | null => {
  if (!/(?:^| )footnote(?: |$)/.test(classOf(node)) || node.tagName !== "div") return null;
  const [number] = /\d+/.exec(textIn(node)) ?? [];
  const rest = node.children.filter(
    (child) => !(child.type === "element" && /footnote-number/.test(classOf(child))),
  );
  return element("ol", { start: Number(number ?? 1), dataNotes: "yes" }, [element("li", {}, rest)]);
};
