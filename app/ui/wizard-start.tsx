import { links } from "~/links";
import { PlatformCards } from "./platform-cards";

/** The wizard's first step inside a content page. It holds nothing of the visitor, so the page can be cached. */
export function WizardStart() {
  return (
    <form method="post" action={links.wizard()} className="wizard-start" aria-label="Start a plan">
      <p className="wizard-start-lead">
        Which platform are you building on? Choose one, then describe your idea.
      </p>
      <input type="hidden" name="from" value="content" />
      <PlatformCards />
    </form>
  );
}
