import { PLATFORMS, SWATCHES } from "~/site/idea/platforms";

type CoreSampleProps = { layers: { title: string; text: string }[]; label: string };

export const hatch = (layer: number) => SWATCHES[PLATFORMS[layer % PLATFORMS.length] ?? "lovable"];

/** A drawing of layers, each with its pattern, that shows how an idea becomes a plan. */
export function CoreSample({ layers, label }: CoreSampleProps) {
  return (
    <ol className="core" aria-label={label}>
      {layers.map(({ title, text }, row) => (
        <li key={title}>
          <span className={`core-swatch ${hatch(row)}`} aria-hidden="true" />
          <p>
            <strong>{title}</strong> {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
