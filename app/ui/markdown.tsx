import { Fragment } from "react";
import { WIZARD_START } from "~/domain/content-places";
import { WizardStart } from "./wizard-start";

/** A text of content/, rendered from Markdown by the server with HTML escaped. */
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
