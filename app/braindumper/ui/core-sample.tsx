import type { ReactNode } from "react";
import { PLATFORMS, SWATCHES } from "~/site/idea/platforms";

export const hatch = (layer: number) => SWATCHES[PLATFORMS[layer % PLATFORMS.length] ?? "lovable"];

/** The items of a list, drawn as layers, each with its pattern. */
export function Layers({ layers }: { layers: { title: string; text: ReactNode }[] }) {
  return layers.map(({ title, text }, row) => (
    <li key={title}>
      <span className={`core-swatch ${hatch(row)}`} aria-hidden="true" />
      <p>
        <strong>{title}</strong> {text}
      </p>
    </li>
  ));
}
