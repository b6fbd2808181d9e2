import { PLATFORMS } from "~/domain/platforms";
import type { SamplePlan as SamplePlanData } from "~/domain/sample-plan";
import { links } from "~/links";
import { PLATFORM_LABELS, SWATCHES } from "./labels";

/** The example of the home page: an idea as it was typed, and lines of the plan that the planner made of it. */
export function SamplePlan({ sample }: { sample: SamplePlanData }) {
  const { idea, title, roles, entities, story, phase } = sample;
  return (
    <div className="sample">
      <figure className="sample-idea">
        <figcaption>What went in</figcaption>
        <blockquote>{idea}</blockquote>
      </figure>
      <figure className="sample-plan">
        <figcaption>
          What came out, in part. <a href={links.example()}>Read the whole plan</a>
        </figcaption>
        <pre>
          <b># {title}</b>
          {part("Roles", roles)}
          {part("Data model", entities)}
          {story && `\n\n## ${story.name}\n- Given ${story.given}\n- When ${story.when}\n- `}
          {story && <mark>Then</mark>}
          {story && ` ${story.outcome}`}
          {story?.otherwise && `\n- Otherwise: ${story.otherwise}`}
          {phase && `\n\n## Phase 1: ${phase.name}\n- `}
          {phase && <mark>Done when</mark>}
          {phase && `: ${phase.doneWhen}`}
        </pre>
      </figure>
      <div className="sample-forms">
        <p>Written for the builder you use:</p>
        <ul>
          {PLATFORMS.map((platform) => (
            <li key={platform} className="builder">
              <span className={SWATCHES[platform]} aria-hidden="true" /> {PLATFORM_LABELS[platform]}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const part = (heading: string, lines: string[]) =>
  `\n\n## ${heading}\n${lines.map((line) => `- ${line}`).join("\n")}`;
