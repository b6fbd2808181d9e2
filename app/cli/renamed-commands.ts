/** Commands of earlier versions, with what to type instead. */
const RENAMED: Record<string, string> = {
  "content check": "check --content",
  "mail held": "check",
  "newsletter count": "check",
  "newsletter show": "person show EMAIL",
  "newsletter delete": "person delete EMAIL",
  "newsletter export": "export newsletter",
  "waitlist remove": "person delete EMAIL",
  "waitlist export": "export waitlist",
  "generations grant": "user grant EMAIL NUMBER",
  "user delete": "person delete EMAIL",
  "user disable": "user change EMAIL --disabled yes",
  "user enable": "user change EMAIL --disabled no",
  "user sessions": "user trail EMAIL",
  "client disable": "client change CLIENT-ID --disabled yes",
  "client enable": "client change CLIENT-ID --disabled no",
};

/** Returns what took the place of a command of an earlier version; null for any other. */
export function renamedTo(noun: string, verb: string) {
  const was = `${noun} ${verb}`;
  return Object.hasOwn(RENAMED, was) ? { was, instead: RENAMED[was] } : null;
}
