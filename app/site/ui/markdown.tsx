import type { LinksFunction } from "@remix-run/node";
import { Fragment } from "react";
import { links } from "~/base/links";
import { WIZARD_START } from "~/base/text/markdown-links";
import { useOwnWords } from "./frame";
import markdownCss from "./markdown.css?url";
import { PlatformCards } from "./platform-cards";

/** The stylesheet for Markdown. Only routes with such a text export it as their `links`. */
export const markdownStyles: LinksFunction = () => [{ rel: "stylesheet", href: markdownCss }];

/** A Markdown text, rendered by the server with its HTML escaped. */
export function Markdown({ html, isOwn = true }: { html: string; isOwn?: boolean }) {
  const [first = "", ...rest] = html.split(WIZARD_START);
  return (
    <>
      <Prose html={first} isOwn={isOwn} />
      {rest.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move
        <Fragment key={index}>
          <WizardStart />
          <Prose html={part} isOwn={isOwn} />
        </Fragment>
      ))}
    </>
  );
}

function Prose({ html, isOwn }: { html: string; isOwn: boolean }) {
  const words = useOwnWords(isOwn);
  if (html.trim() === "") return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing a visitor wrote gets here
  return <div className="prose" {...words} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The wizard's first step inside a text. It contains nothing about the visitor, so the page can be cached. */
function WizardStart() {
  return (
    <form method="post" action={links.braindumper()} className="wizard-start" aria-label="Start a plan">
      <p className="wizard-start-lead">
        Which platform are you building on? Choose one, then describe your idea.
      </p>
      <input type="hidden" name="from" value="content" />
      <PlatformCards />
    </form>
  );
}
