import { PLATFORMS } from "~/domain/platforms";
import { SWATCHES } from "./labels";

export type Layer = { title: string; text: string };

const SAMPLE: Layer[] = [
  { title: "The dump", text: "“dogs, but like a social thing, walks, photos”" },
  { title: "Who it is for", text: "Dog owners in one neighbourhood" },
  { title: "What it does", text: "Profiles, walk invites, photo feed" },
  { title: "How it is built", text: "Screens, tables, roles, limits" },
  { title: "The prompt", text: "Paste it into your builder" },
];

/** The hero's drawing: how an idea settles into layers, with a real example. Five rows at most. */
export function CoreSample({
  layers = SAMPLE,
  label = "How an idea becomes a plan",
}: {
  layers?: Layer[];
  label?: string;
}) {
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
