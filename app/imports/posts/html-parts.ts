// Small helpers for trees of HTML.
import type { fromHtml } from "hast-util-from-html";

export type Root = ReturnType<typeof fromHtml>;
export type Element = Extract<Root["children"][number], { type: "element" }>;
export type ElementContent = Element["children"][number];

export const attribute = ({ properties }: Element, name: string): string => {
  const value = properties?.[name];
  return Array.isArray(value) ? value.join(" ") : String(value ?? "");
};

export const classOf = (node: Element) => attribute(node, "className");

export const element = (
  tagName: string,
  properties: Element["properties"],
  children: ElementContent[],
): Element => ({ type: "element", tagName, properties, children });
export const text = (value: string): ElementContent => ({ type: "text", value });
export const link = (href: string, shown = href) => element("a", { href }, [text(shown)]);
export const linkAlone = (href: string, shown?: string) => element("p", {}, [link(href, shown || href)]);

export const textIn = (node: ElementContent): string => {
  if (node.type === "text") return node.value;
  if (node.type === "element" && node.tagName === "br") return " ";
  return "children" in node ? node.children.map(textIn).join("") : "";
};

export function find(node: Element, fits: (one: Element) => boolean): Element | undefined {
  for (const child of node.children) {
    if (child.type !== "element") continue;
    const found = fits(child) ? child : find(child, fits);
    if (found) return found;
  }
  return undefined;
}
