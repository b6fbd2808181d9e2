import { NEW_TAB, NewTabHint } from "~/base/ui/button";
import { Icon } from "~/base/ui/icons";
import { hatch } from "~/braindumper/ui/core-sample";
import type { Tool } from "~/site/pages";

/** A tool; the whole card is its link. `row` chooses the pattern that stands in for a missing picture. */
export function ToolCard({ tool, row }: { tool: Tool; row: number }) {
  return (
    <article className="tool-card card-link">
      {tool.image ? (
        <img className="tool-picture" src={tool.image} alt="" width="64" height="64" loading="lazy" />
      ) : (
        <span className={`tool-picture ${hatch(row)}`} aria-hidden="true">
          <span>{[...tool.name][0]}</span>
        </span>
      )}
      <div>
        <h3>
          <a href={tool.link} {...NEW_TAB}>
            {tool.name}
            <NewTabHint />
          </a>
          <Icon name="external" />
        </h3>
        <p>{tool.description}</p>
        {(tool.isFeatured || tool.affiliatePerks) && (
          <p className="badges">
            {tool.isFeatured && <span className="badge">Featured</span>}
            {tool.affiliatePerks && <span className="badge tool-perk">{tool.affiliatePerks}</span>}
          </p>
        )}
      </div>
    </article>
  );
}
