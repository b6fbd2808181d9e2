import { partsOfName } from "~/base/text/name";
import type { MailKind } from "~/mail/kinds";
import { layOut, NOBODY } from "~/mail/letter";
import type { LetterSite } from "~/mail/sheet";
import type { Letter } from "~/mail/tables";

/**
 * To a new member, with the link that verifies the email. `idea`: the name of the idea that waits for its plan, ""
 * for one without a name.
 */
export function verifyLetter(
  site: LetterSite,
  to: {
    name: string;
    url: string;
    idea?: string | null;
    /** The button makes the plan too. */
    makesPlan?: boolean;
  },
): Letter {
  const { idea = null, makesPlan = false } = to;
  return layOut("verify", site, to, {
    paragraphs: [
      `Please confirm that this is your email address to finish signing up to ${site.name}.`,
      ...(idea === null ? [] : [`Your plan ${idea && `for “${idea}” `}is waiting, one press away.`]),
    ],
    button: { label: makesPlan ? "Confirm and show my plan" : "Confirm email", url: to.url },
    after: [
      "The link works once, for 24 hours. If you did not sign up, do nothing: the account stays inactive without it.",
    ],
  });
}

/** To the owner of an email with which somebody tried to sign up: the page must not reveal that it has an account. */
export function accountExistsLetter(
  site: LetterSite,
  to: { name: string; signInUrl: string; forgotUrl: string },
): Letter {
  return layOut("account-exists", site, to, {
    paragraphs: [
      `Somebody, probably you, tried to sign up at ${site.name} with this email address. It already has an account, so nothing was changed.`,
    ],
    button: { label: "Sign in", url: to.signInUrl },
    after: [`Forgot the password? Set a new one at ${to.forgotUrl}`],
  });
}

/** To an email that another member has left, with which somebody tried to sign up. */
export function emailKeptLetter(site: LetterSite, { until }: { until: string }): Letter {
  return layOut("email-kept", site, NOBODY, {
    paragraphs: [
      `Somebody, probably you, wants an account at ${site.name} with this email address. It belonged to another account until lately. So that nobody is taken for somebody else, it is free again on ${until}.`,
      "Until then please use another email address. If the account was yours, sign in to it with its new one.",
    ],
  });
}

/** To a member who wants a new password, or to whom an operator sends one, with the link to set it. */
export function resetLetter(
  site: LetterSite,
  to: { name: string; url: string; isByOperator?: boolean },
): Letter {
  const [why, otherwise] = to.isByOperator
    ? [
        `An operator of ${site.name} sent you this link, so that you can set a new password and get in to your account.`,
        "If you do not need it, do nothing.",
      ]
    : [
        `Somebody, probably you, asked to set a new password for your account at ${site.name}.`,
        "If it was not you, do nothing: your password stays as it is.",
      ];
  return layOut("reset", site, to, {
    paragraphs: [why],
    button: { label: "Set a new password", url: to.url },
    after: [`The link works once, for one hour. ${otherwise}`],
  });
}

/** What each says. */
const ALERTS = {
  "new-device": "Somebody, probably you, signed in to your account in a browser that we had not seen before.",
  "factor-added": "Your account has a new sign-in method.",
  "first-factor":
    "From now on, your password alone no longer signs you in. All other devices were signed out.",
  "factor-removed": "A sign-in method was removed from your account.",
  "recovery-code-used": "Somebody, probably you, used one of your recovery codes. It cannot be used again.",
  "codes-refused":
    "Somebody was asked for a code for your account and typed wrong ones. Anybody who gets this far knows your password, or is using a device that is signed in.",
  "password-changed": "The password of your account was changed, and all other devices were signed out.",
} satisfies Partial<Record<MailKind, string>>;

export type Alert = keyof typeof ALERTS;

/** To a member about a change of their account, with a link in case it was not them. */
export function alertLetter(
  site: LetterSite,
  to: { name: string; kind: Alert; detail: string; when: string; where: string; url: string },
): Letter {
  return layOut(to.kind, site, to, {
    paragraphs: [
      ALERTS[to.kind],
      `${to.detail && `What: ${to.detail}. `}When: ${to.when}. Where: ${to.where}.`,
      "If that was you, do nothing. If not, press the button: all devices are signed out, and you choose a new password.",
    ],
    button: { label: "This was not me", url: to.url },
    after: ["The link works once, for seven days."],
  });
}

/** To a member's new email, with the link that verifies it. */
export function confirmEmailLetter(site: LetterSite, to: { name: string; url: string }): Letter {
  return layOut("email-change", site, to, {
    paragraphs: [
      `Please confirm that your account at ${site.name} should use this email address from now on.`,
    ],
    button: { label: "Confirm new email", url: to.url },
    after: ["The link works once, for one hour. If you did not ask for this, do nothing."],
  });
}

/** To the current email, when a change was requested. */
export function emailChangeRequestedLetter(
  site: LetterSite,
  to: { name: string; forgotUrl: string },
): Letter {
  return layOut("email-change-requested", site, to, {
    paragraphs: [
      "A new email address was given for your account. Your account will use it once it is confirmed; until then it uses this one.",
    ],
    after: [`If that was not you, change your password: ${to.forgotUrl}`],
  });
}

/** To the old email, when the new one was confirmed, with the link to undo the change. */
export function emailChangedLetter(site: LetterSite, to: { name: string; url: string }): Letter {
  return layOut("email-changed", site, to, {
    paragraphs: [
      "Your account now uses another email address. Mail to this one stops.",
      "If that was not you, undo it: your account uses this address again, all devices are signed out, and you choose a new password.",
    ],
    button: { label: "Undo the change", url: to.url },
    after: ["The link works once, for seven days. If you changed it yourself, do nothing."],
  });
}

/** To the email that an account lost because the change to it was undone. */
export function emailUndoneLetter(site: LetterSite, to: { name: string }): Letter {
  return layOut("email-change-undone", site, to, {
    paragraphs: [
      "The change of your account's email was undone from its old address. The account uses that address again, and mail to this one stops.",
    ],
    after: ["If that was not you, write to the people who run the site: they can help."],
  });
}

/** To a former member, when their account was deleted. */
export function accountDeletedLetter(site: LetterSite, to: { name: string }): Letter {
  return layOut("account-deleted", site, to, {
    greeting: `Goodbye ${partsOfName(to.name).given},`,
    paragraphs: ["Your account, your plans and everything else we kept about you have been deleted."],
    after: ["You are welcome to sign up again with the same address."],
  });
}
