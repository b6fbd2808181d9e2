import { Fragment } from "react";
import { shownEmail } from "~/base/text/email";

type MailAddressProps = {
  email: string;
  /** Emphasized, because the text is about it. */
  isStrong?: boolean;
  /** Followed by its exact form if that differs, because letters of two scripts can look alike. */
  isExact?: boolean;
  /** The full stop or colon after it, which would stand alone on the next line. */
  end?: string;
};

/** A half of an email that is longer is wider than a line on a phone. */
const LONG = 28;

/** An email that takes the next line whole before it breaks before its @; a long half of it breaks at a dot or a hyphen too. */
export function MailAddress({ email, isStrong, isExact, end }: MailAddressProps) {
  const shown = shownEmail(email);
  const halves = shown.split(/(?=@[^@]*$)/);
  const parts = halves.flatMap((half) => (half.length > LONG ? half.split(/(?<=[.+_-])/) : half));
  if (isExact && shown !== email) parts.push(` (${email})`);
  const Tag = isStrong ? "strong" : "span";
  return (
    <Tag className="mail-address">
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: Parts may be alike, and are never rendered again.
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
      {end}
    </Tag>
  );
}
