import { Fragment } from "react";
import { shownEmail } from "~/base/text/email";

type MailAddressProps = {
  email: string;
  /** Emphasized, because the text is about it. */
  isStrong?: boolean;
  /** Followed by its exact form if that differs, because letters of two scripts can look alike. */
  isExact?: boolean;
};

/** Longer emails are wider than a line on a phone. */
const LONG = 30;

/** An email that takes the next line whole before it breaks before its @; a long one breaks there, at a dot or a hyphen. */
export function MailAddress({ email, isStrong, isExact }: MailAddressProps) {
  const shown = shownEmail(email);
  const isLong = shown.length > LONG;
  const parts = shown.split(isLong ? /(?<=[.+_-])|(?=@[^@]*$)/ : /(?=@[^@]*$)/);
  if (isExact && shown !== email) parts.push(` (${email})`);
  const address = parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: Parts may be alike, and are never rendered again.
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
  const Tag = isStrong ? "strong" : "span";
  return <Tag className={isLong ? undefined : "mail-address"}>{address}</Tag>;
}
