import { PLATFORMS } from "~/domain/platforms";
import type { IdeaLayer, SamplePlan as SamplePlanData } from "~/domain/sample-plan";
import { links } from "~/links";
import { ButtonLink } from "./button";
import { PLATFORM_LABELS, SWATCHES } from "./labels";

const swatchOf = (layer: number) => SWATCHES[PLATFORMS[layer] ?? "lovable"];

/**
 * The example of the home page: an idea as it was typed, and lines of the plan that the planner made of it. A part of the
 * idea carries the hatch of the layer that it went into, as on a geologist's map.
 */
export function SamplePlan({ sample }: { sample: SamplePlanData }) {
  const { ideaParts, title, roles, entities, story, phase } = sample;
  return (
    <div className="sample">
      <figure className="sample-idea">
        <figcaption>What went in</figcaption>
        <blockquote>
          {ideaParts.map(({ text, layer }) =>
            layer ? <Keyed key={text} text={text} layer={layer} /> : text,
          )}
        </blockquote>
      </figure>
      <figure className="sample-plan">
        <figcaption>
          What came out, in part. <a href={links.example()}>Read the whole plan</a>
        </figcaption>
        <div className="core">
          <p className="sample-title"># {title}</p>
          <ol>
            <Layer row={1} title="Who it is for" text={roles.map((line) => `- ${line}`).join("\n")} />
            {story && (
              <Layer
                row={2}
                title="What they do"
                text={`${story.name}\n- Given ${story.given}\n- When ${story.when}\n- `}
              >
                <mark>Then</mark> {story.outcome}
                {story.otherwise && `\n- Otherwise: ${story.otherwise}`}
              </Layer>
            )}
            <Layer row={3} title="What is kept" text={entities.map((line) => `- ${line}`).join("\n")} />
            {phase && (
              <Layer row={4} title="How it is built" text={`Phase 1: ${phase.name}\n- `}>
                <mark>Done when</mark>: {phase.doneWhen}
              </Layer>
            )}
          </ol>
        </div>
      </figure>
      <div className="sample-forms stack">
        <p>Written for the builder you use:</p>
        <ul>
          {PLATFORMS.map((platform) => (
            <li key={platform} className="builder">
              <span className={SWATCHES[platform]} aria-hidden="true" /> {PLATFORM_LABELS[platform]}
            </li>
          ))}
        </ul>
        <ButtonLink href={links.wizard()} variant="secondary">
          Try your own idea
        </ButtonLink>
      </div>
    </div>
  );
}

/** Words of the idea with the key of their layer, which stays on one line with the last of them. */
function Keyed({ text, layer }: { text: string; layer: IdeaLayer }) {
  const last = text.lastIndexOf(" ") + 1;
  return (
    <span className="keyed">
      {text.slice(0, last)}
      <span>
        {text.slice(last)}
        <i className={swatchOf(layer)} aria-hidden="true" />
      </span>
    </span>
  );
}

type LayerProps = { row: number; title: string; text: string; children?: React.ReactNode };

function Layer({ row, title, text, children }: LayerProps) {
  return (
    <li>
      <span className={`core-swatch ${swatchOf(row)}`} aria-hidden="true" />
      <div>
        <strong>{title}</strong>
        <pre>
          {text}
          {children}
        </pre>
      </div>
    </li>
  );
}
