import type { LinksFunction } from "@remix-run/node";
import { Fragment } from "react";
import { WIZARD_START } from "~/domain/content-places";
import { links } from "~/links";
import { PlatformCards } from "./platform-cards";
import proseCss from "./prose.css?url";

/** The stylesheet for Markdown. Only routes with such a text export it as their `links`. */
export const markdownStyles: LinksFunction = () => [{ rel: "stylesheet", href: proseCss }];

/** A Markdown text, rendered by the server with its HTML escaped. */
export function Markdown({ html }: { html: string }) {
  const [first = "", ...rest] = html.split(WIZARD_START);
  return (
    <>
      <Prose html={first} />
      {rest.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move
        <Fragment key={index}>
          <WizardStart />
          <Prose html={part} />
        </Fragment>
      ))}
    </>
  );
}

function Prose({ html }: { html: string }) {
  if (html.trim() === "") return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing a visitor wrote gets here
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The wizard's first step inside a text. It contains nothing about the visitor, so the page can be cached. */
function WizardStart() {
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
