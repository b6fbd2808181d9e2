/**
 * Priorities for when more mail is due than may be sent, the first one first: warnings to members, mail that members
 * wait for, newsletters, mail that anybody can cause without an account, and mail from imports.
 */
export const MAIL_RANKS = { warning: 0, awaited: 1, newsletter: 2, strangers: 3, imported: 4 } as const;

export type MailRank = (typeof MAIL_RANKS)[keyof typeof MAIL_RANKS];

const RANKS: readonly MailRank[] = Object.values(MAIL_RANKS);

type Told = {
  /** With the site's name; operators see it without. */
  subject: string;
  rank: MailRank;
  /** Somebody else can choose the recipient or cause it again and again: at most one a minute and six an hour. */
  isLimited?: true;
};

const { warning, awaited, strangers, imported } = MAIL_RANKS;

const KINDS = {
  verify: { subject: "Confirm your email for {{site}}", rank: strangers, isLimited: true },
  "email-kept": {
    subject: "This email cannot be registered at {{site}} yet",
    rank: strangers,
    isLimited: true,
  },
  "account-exists": { subject: "You already have an account at {{site}}", rank: strangers, isLimited: true },
  reset: { subject: "Reset your password for {{site}}", rank: awaited, isLimited: true },
  /** For an unverified email, which a stranger may have entered. */
  "reset-unverified": { subject: "Reset your password for {{site}}", rank: strangers, isLimited: true },
  // Written only when it is sent (`composeMail` in imports), so that its link is fresh.
  "set-password": { subject: "Your account has moved to {{site}}", rank: imported },
  "newsletter-confirm": { subject: "Confirm the newsletter of {{site}}", rank: strangers, isLimited: true },
  "newsletter-confirm-imported": { subject: "Confirm the newsletter of {{site}}", rank: imported },
  "email-change": { subject: "Confirm your new email for {{site}}", rank: awaited, isLimited: true },
  "newsletter-trial": { subject: "A test of the newsletter", rank: awaited, isLimited: true },
  "email-change-requested": { subject: "Somebody asked to change your email at {{site}}", rank: warning },
  "email-changed": { subject: "Your email at {{site}} was changed", rank: warning },
  "email-change-undone": { subject: "Your email at {{site}} was changed back", rank: warning },
  "account-deleted": { subject: "Your account at {{site}} was deleted", rank: warning },
  // Limited, because a browser that keeps no cookies causes it at every sign-in. Each other alert needs a fresh
  // proof.
  "new-device": { subject: "New sign-in to your account at {{site}}", rank: warning, isLimited: true },
  "password-changed": { subject: "Your password was changed at {{site}}", rank: warning },
  "first-factor": { subject: "Two-step sign-in was switched on at {{site}}", rank: warning },
  "factor-added": { subject: "A sign-in method was added at {{site}}", rank: warning },
  "factor-removed": { subject: "A sign-in method was removed at {{site}}", rank: warning },
  "recovery-code-used": { subject: "A recovery code was used at {{site}}", rank: warning },
  // Once a day at most (accounts/second-factor).
  "codes-refused": { subject: "Wrong codes were typed for your account at {{site}}", rank: warning },
} satisfies Record<string, Told>;

export type MailKind = keyof typeof KINDS;

/** Every kind of mail except newsletter issues. */
export const MAIL_KINDS: Record<MailKind, Told> = KINDS;

/** Returns the subject of a kind of mail. */
export const subjectOf = (kind: MailKind, site: { name: string }) =>
  MAIL_KINDS[kind].subject.replace("{{site}}", () => site.name);

/** Returns the name of a kind of mail for operators: its subject without the site. `kind` may have been stored by an older version. */
export function mailName(kind: string): string {
  return Object.hasOwn(MAIL_KINDS, kind)
    ? MAIL_KINDS[kind as MailKind].subject.replace(/ \w+ \{\{site\}\}/, "")
    : kind;
}

/**
 * Returns the ranks that may send one more mail, highest priority first. `sent[rank]`: sent in the last hour; `most`:
 * allowed an hour; `due`: ranks with mail waiting. A tenth of `most` is reserved for each rank: for higher ranks
 * always, since their mail may come later in the hour, for lower ones only while their mail waits.
 */
export function ranksInTurn(
  sent: readonly number[],
  most: number,
  due: readonly MailRank[] = RANKS,
): MailRank[] {
  const owed = (rank: MailRank) => Math.max(0, keptOf(most) - (sent[rank] ?? 0));
  const used = sum(RANKS.map((rank) => sent[rank] ?? 0));
  const isKeptFrom = (rank: MailRank, other: MailRank) =>
    other < rank || (other > rank && due.includes(other));
  return RANKS.filter((rank) => {
    const kept = sum(RANKS.filter((other) => isKeptFrom(rank, other)).map(owed));
    return used < most && (owed(rank) > 0 || used + kept < most);
  });
}

/** Returns how many mails of the last rank, an import's, go out in an hour when nothing else is due. */
export const importedAnHour = (most: number) => most - (RANKS.length - 1) * keptOf(most);

/** Returns how many mails an hour are reserved for each rank. */
export const keptOf = (most: number) => Math.floor(most / 10);

const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);
