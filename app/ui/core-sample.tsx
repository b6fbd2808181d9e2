import { PLATFORMS } from "~/domain/platforms";
import { SWATCHES } from "./labels";

type CoreSampleProps = {
  /** Five at most, from the top. */
  layers: { title: string; text: string }[];
  label?: string;
};

/** The hero's drawing: how an idea settles into layers, with a real example. */
export function CoreSample({ layers, label = "How an idea becomes a plan" }: CoreSampleProps) {
  return (
    <ol className="core" aria-label={label}>
      {layers.slice(0, PLATFORMS.length).map((layer, row) => (
        <li key={layer.title}>
          <span className={`core-swatch ${SWATCHES[PLATFORMS[row] ?? "lovable"]}`} aria-hidden="true" />
          <p>
            <strong>{layer.title}</strong> {layer.text}
          </p>
        </li>
      ))}
    </ol>
  );
}
