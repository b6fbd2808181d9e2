import type { PromptLink as PromptLinkData } from "~/domain/prompt-links";
import { ButtonLink } from "./button";
import { Icon } from "./icons";

/** A link that opens the builder with the prompt. Folded, because following it may cost credits. */
export function PromptLink({ link }: { link: PromptLinkData | null }) {
  if (!link) return null;
  return (
    <details className="prompt-link">
      <summary>Or hand it over with a link</summary>
      <div className="stack">
        <p>{link.note}</p>
        <ButtonLink href={link.href} variant="secondary" newTab rel="noopener noreferrer">
          {link.label} <Icon name="external" />
        </ButtonLink>
      </div>
    </details>
  );
}
