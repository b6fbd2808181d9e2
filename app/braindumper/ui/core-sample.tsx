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
  /** The pattern of the first layer, from 0. */
  from?: number;
};

export const hatch = (layer: number) => SWATCHES[PLATFORMS[layer % PLATFORMS.length] ?? "lovable"];

/** A drawing of layers, each with its pattern, that shows how an idea becomes a plan. */
export function CoreSample({ layers, label, from = 0 }: CoreSampleProps) {
  return (
    <ol className="core" aria-label={label}>
      {layers.map(({ title, text, isOpen }, row) => (
        <li key={title}>
          <span className={`core-swatch ${isOpen ? "sw-none" : hatch(from + row)}`} aria-hidden="true" />
          <p>
            <strong>{title}</strong> {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
