/** RFC 5321, 4.5.3.1.3: a path has 256 characters with its brackets. */
export const EMAIL_MAX = 254;

/** The pattern of `<input type=email>` (HTML standard, "valid email address"), with at least one dot in the host. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && EMAIL.test(text);
}
