/** A mail address in a text. Where the line is too short for it, it breaks before the @ and not anywhere. */
export function MailAddress({ email }: { email: string }) {
  const at = email.lastIndexOf("@");
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
