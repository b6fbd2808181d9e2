import { links } from "~/links";
import { PlatformCards } from "./platform-cards";

/**
 * The wizard's first step on a page of the content: choosing a platform goes on to the description, with the idea that
 * the visitor works on, if there is one. Nothing in it is the visitor's, so the page can be kept for all.
 */
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
