import { PLATFORMS } from "~/domain/platforms";
import { SWATCHES } from "./labels";

/** The five layers side by side: the edge of a card. A drawing, nothing more. */
export function Strip() {
  return (
    <div className="strip" aria-hidden="true">
      {PLATFORMS.map((platform) => (
        <span key={platform} className={SWATCHES[platform]} />
      ))}
    </div>
  );
}
