import type { Draft } from "./draft";

/** Children have no mailbox of their own. */
const CHILD = /(?:^| )(?:kid|(?:grand)?child|toddler)$/;

/** Of those who sign in: who has a mailbox, and the children for whom somebody grown up, if there is anybody, sets a code. */
export function mailboxesOf(roles: readonly string[]): {
  accounts: readonly string[];
  children: readonly string[];
  setter: string;
} {
  const grown = roles.filter((role) => !CHILD.test(role));
  const children = roles.filter((role) => CHILD.test(role));
  const setter = grown.find((role) => /parent|mother|father|mum|mom|dad|teacher/.test(role)) ?? grown[0];
  return setter === undefined || children.length === 0
    ? { accounts: roles, children: [], setter: "" }
    : { accounts: grown, children, setter };
}

/** How people sign in, and what the page for it says; {place} is the screen that they come to. */
type Login = { by: string; form: string; waiting: string; failed: string };

/** How people sign in: as the idea has it, by e-mail link where it says nothing. */
export function loginOf(draft: Draft): Login {
  const text = `${draft.reading.text} ${draft.reading.constraints.join(" ").toLowerCase()}`;
  const known = /\b(ldap|active directory|shibboleth|saml|single sign-?on|sso)\b/.exec(text)?.[1];
  if (known)
    return {
      by: `${known.length < 5 ? known.toUpperCase() : known} login`,
      form: "Name and password for {place}",
      waiting: "“Opening {place} …”",
      failed: "Wrong password for {place}: the name stays as typed",
    };
  if (/\bgoogle (?:account|log ?in|sign[ -]?in)|\b(?:sign|log)(?:s|ging|ning)? in with google\b/.test(text))
    return {
      by: "Google account",
      form: "“To {place} with Google”",
      waiting: "“Google is asked, then {place} opens”",
      failed: "Refused by Google: reason, “To {place}” again",
    };
  if (/\b(?:no|without(?: an?)?|don't have|do not have) e-?mails?\b/.test(text)) {
    const way = /\bwhatsapp\b/.test(text) ? "WhatsApp" : "text message";
    return {
      by: `a code sent as ${way === "WhatsApp" ? "a WhatsApp" : "a text"} message`,
      form: "Phone number for {place}",
      waiting: "“Code for {place} sent”",
      failed: "Old code for {place}: sends another",
    };
  }
  return {
    by: "e-mail link",
    form: "E-mail for {place}",
    waiting: "“Link to {place} is on its way”",
    failed: "Old link to {place}: offers another",
  };
}
