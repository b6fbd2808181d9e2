import { useLoaderData } from "@remix-run/react";
import { describePage } from "~/base/http/public-page";
import { links } from "~/base/links";
import { ToolCard } from "~/pages/tool-card";
import type { Tool } from "~/site/pages";
import { texts, tools } from "~/site/site.server";
import { pageMeta } from "~/site/ui/page-meta";

/** In display order. */
const SECTIONS: { title: string; category: Tool["category"] }[] = [
  { title: "AI Tools", category: "web" },
  { title: "Infrastructure", category: "backend" },
  { title: "Mobile Apps", category: "mobile" },
];

export function loader() {
  const { title, lede, description } = texts().tools;
  return {
    title,
    lede,
    tools: tools(),
    meta: describePage(links.tools(), { title, description }),
  };
}

export const meta = pageMeta;

export default function Tools() {
  const { title, lede, tools: all } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="page-head">
        <h1>{title}</h1>
        <p className="lede">{lede}</p>
      </header>
      {SECTIONS.map(({ title: section, category }) => (
        <section key={category} className="stack" aria-labelledby={`tools-${category}`}>
          <h2 id={`tools-${category}`}>{section}</h2>
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
