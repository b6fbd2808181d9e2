import type { Answer } from "~/site/idea/answers";
import { PLATFORMS } from "~/site/idea/platforms";
import { SWATCHES } from "~/site/ui/labels";

export type CoreLayer = {
  title: string;
  text: string;
  /** A question without an answer is drawn as an empty layer. */
  isOpen?: boolean;
};

type CoreSampleProps = {
  layers: CoreLayer[];
  label: string;
};

export const hatch = (layer: number) => SWATCHES[PLATFORMS[layer % PLATFORMS.length] ?? "lovable"];

/** A drawing of layers, each with its pattern, that shows how an idea becomes a plan. */
export function CoreSample({ layers, label }: CoreSampleProps) {
  return (
    <ol className="core" aria-label={label}>
      {layers.map(({ title, text, isOpen }, row) => (
        <li key={title}>
          <span className={`core-swatch ${isOpen ? "sw-none" : hatch(row)}`} aria-hidden="true" />
          <p>
            <strong>{title}</strong> {text}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Returns the layer of a question, with its answer if there is one. */
export function answerLayer({ question, quote, answer }: Answer): CoreLayer {
  const text = answer ? `“${answer}”` : "Left open";
  return { title: question, text: quote ? `About “${quote}”: ${text}` : text, isOpen: !answer };
}
