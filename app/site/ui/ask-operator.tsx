import { MailAddress } from "~/base/ui/mail-address";

/** Names whom to write to (`whoToAsk`), as a link where it is an email. */
export function AskOperator({ ask }: { ask: string }) {
  if (!ask.includes("@")) return ask;
  return (
    <a href={`mailto:${ask}`}>
      <MailAddress email={ask} />
    </a>
  );
}
