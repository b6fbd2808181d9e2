import { shownEmail } from "~/domain/email";

type MailAddressProps = {
  email: string;
  /** Emphasized, because the text is about it. */
  isStrong?: boolean;
};

/** An email that, if the line is too short, breaks before its @. */
export function MailAddress({ email, isStrong }: MailAddressProps) {
  const [, name, host] = /^(.*)(@[^@]*)$/s.exec(shownEmail(email)) ?? [];
  const address = (
    <>
      {name}
      <wbr />
      {host}
    </>
  );
  return isStrong ? <strong>{address}</strong> : address;
}
