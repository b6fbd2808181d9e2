import { useLoaderData } from "@remix-run/react";
import { tools } from "~/content.server";
import type { Tool } from "~/domain/site-pages";
import { describePage } from "~/http/public-page";
import { links } from "~/links";
import { pageMeta } from "~/ui/page-meta";
import { ToolCard } from "~/ui/tool-card";

/** Specification §2, "/tools": in this order. */
const SECTIONS: { title: string; category: Tool["category"] }[] = [
  { title: "AI Tools", category: "web" },
  { title: "Infrastructure", category: "backend" },
  { title: "Mobile Apps", category: "mobile" },
];

export const handle = { shared: true };

export function loader() {
  return {
    tools: tools(),
    meta: describePage(links.tools(), {
      title: "The Tools I Use",
      description:
        "AI builders, editors, hosting and mobile services that work well together, and what each is for.",
    }),
  };
}

export const meta = pageMeta;

export default function Tools() {
  const all = useLoaderData<typeof loader>().tools;
  return (
    <>
      <header className="page-head">
        <h1>The Tools I Use</h1>
        <p className="lede">Each does one part of the work. You need two or three of them, not all.</p>
      </header>
      {SECTIONS.map(({ title, category }) => (
        <section key={category} className="stack" aria-labelledby={`tools-${category}`}>
          <h2 id={`tools-${category}`}>{title}</h2>
          <ul className="cards">
            {all.map(
              (tool, row) =>
                tool.category === category && (
                  <li key={tool.name}>
                    <ToolCard tool={tool} row={row} />
                  </li>
                ),
            )}
          </ul>
        </section>
      ))}
    </>
  );
}
