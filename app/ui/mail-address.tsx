import { shownEmail } from "~/domain/email";

type MailAddressProps = {
  email: string;
  /** It is what the text is about. */
  isStrong?: boolean;
};

/** An email that breaks before the @ where the line is too short. */
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
