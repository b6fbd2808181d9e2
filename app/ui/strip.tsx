import { PLATFORMS } from "~/domain/platforms";
import { SWATCHES } from "./labels";

/** The five platform colours, as the edge of a card. */
export function Strip() {
  return (
    <div className="strip" aria-hidden="true">
      {PLATFORMS.map((platform) => (
        <span key={platform} className={SWATCHES[platform]} />
      ))}
    </div>
  );
}
