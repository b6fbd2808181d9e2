import { links } from "~/base/links";
import { ButtonLink } from "~/base/ui/button";
import type { Answer } from "~/site/idea/answers";
import { PLATFORM_NAMES, PLATFORMS } from "~/site/idea/platforms";
import { SWATCHES } from "~/site/ui/labels";
import { type CoreLayer, CoreSample, hatch } from "./core-sample";

type Sample = { idea: string; answers: Answer[] };

/** The layer of the first answer; the idea is layer 0. */
const FIRST_ANSWER = 1;

/** The example on the home page: an idea and its questions. Its plan has a page of its own. */
export function SamplePlan({ sample: { idea, answers } }: { sample: Sample }) {
  const answered = answers.filter(({ answer }) => answer);
  const open = answers.filter(({ answer }) => !answer).map(({ question }) => question);
  return (
    <div className="sample">
      <figure>
        <figcaption>The idea, as it was typed</figcaption>
        <blockquote>
          {quotedParts(idea, answered).map(({ text, layer }) =>
            layer ? <Keyed key={text} text={text} layer={layer} /> : text,
          )}
        </blockquote>
      </figure>
      <figure>
        <figcaption>What Braindumper asked, and the answers</figcaption>
        <CoreSample
          from={FIRST_ANSWER}
          label="Questions and answers"
          layers={[...answered.map(answeredLayer), openLayer(open)]}
        />
      </figure>
      <div className="sample-forms stack">
        <p>Both become one text, for the builder you use:</p>
        <ul>
          {PLATFORMS.map((platform) => (
            <li key={platform} className="builder">
              <span className={SWATCHES[platform]} aria-hidden="true" /> {PLATFORM_NAMES[platform]}
            </li>
          ))}
        </ul>
        <ButtonLink href={links.example()} variant="secondary">
          Read the whole plan
        </ButtonLink>
      </div>
    </div>
  );
}

const OPEN_SHOWN = 3;

function openLayer(open: string[]): CoreLayer {
  const more = open.length - OPEN_SHOWN;
  const text = [...open.slice(0, OPEN_SHOWN), ...(more > 0 ? [`And ${more} more.`] : [])].join(" ");
  return { title: "Left open, for the builder to decide", text, isOpen: true };
}

const answeredLayer = ({ question, answer }: Answer): CoreLayer => ({ title: question, text: `“${answer}”` });

/** Returns the layer of a question, with its answer if there is one. */
export function answerLayer({ question, quote, answer }: Answer): CoreLayer {
  const text = answer ? `“${answer}”` : "Left open";
  return { title: question, text: quote ? `About “${quote}”: ${text}` : text, isOpen: !answer };
}

/** Quoted words with the pattern of their layer, which must not wrap away from the last word. */
function Keyed({ text, layer }: { text: string; layer: number }) {
  const last = text.lastIndexOf(" ") + 1;
  return (
    <span className="keyed">
      {text.slice(0, last)}
      <span>
        {text.slice(last)}
        <i className={hatch(layer)} aria-hidden="true" />
      </span>
    </span>
  );
}

/** Splits the idea at the words that questions were about. */
function quotedParts(idea: string, answered: Answer[]): { text: string; layer?: number }[] {
  const found = answered
    .flatMap(({ quote }, row) =>
      quote ? [{ quote, from: idea.indexOf(quote), layer: FIRST_ANSWER + row }] : [],
    )
    .sort((a, b) => a.from - b.from);
  const parts: { text: string; layer?: number }[] = [];
  let at = 0;
  for (const { quote, from, layer } of found) {
    if (from < at) continue;
    parts.push({ text: idea.slice(at, from) }, { text: quote, layer });
    at = from + quote.length;
  }
  return [...parts, { text: idea.slice(at) }];
}
