import { shownEmail } from "~/domain/email";

/** An email that breaks before the @ where the line is too short. */
export function MailAddress(given: { email: string }) {
  const email = shownEmail(given.email);
  const at = email.lastIndexOf("@");
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
