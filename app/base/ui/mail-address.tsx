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

/** An email that takes the next line whole before it breaks before its @, and there before it breaks at a dot or a hyphen. */
export function MailAddress({ email, isStrong, isExact, end }: MailAddressProps) {
  const shown = shownEmail(email);
  const halves = shown.split(/(?=@[^@]*$)/);
  if (isExact && shown !== email) halves.push(` (${email})`);
  if (end) halves.push(`${halves.pop()}${end}`);
  const Tag = isStrong ? "strong" : "span";
  return (
    <Tag className="mail-address">
      {halves.map((half) => (
        <span key={half}>{breakable(half)}</span>
      ))}
    </Tag>
  );
}

const breakable = (half: string) =>
  half.split(/(?<=[.+_-])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: Parts may be alike, and are never rendered again.
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
