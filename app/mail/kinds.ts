/**
 * Priorities for when more mail is due than may be sent, the first one first: warnings to members, mail that members
 * wait for, newsletters, mail that anybody can cause without an account, and mail from imports.
 */
export const MAIL_RANKS = { warning: 0, awaited: 1, newsletter: 2, strangers: 3, imported: 4 } as const;

export type MailRank = (typeof MAIL_RANKS)[keyof typeof MAIL_RANKS];

const RANKS: readonly MailRank[] = Object.values(MAIL_RANKS);

type Told = {
  /** How its subject begins; operators see it. */
  name: string;
  rank: MailRank;
  /** Somebody else can choose the recipient or cause it again and again: at most one a minute and six an hour. */
  isLimited: boolean;
};

const { warning, awaited, strangers, imported } = MAIL_RANKS;

/** Every kind of mail except newsletter issues. */
export const MAIL_KINDS = {
  verify: { name: "Confirm your email", rank: strangers, isLimited: true },
  "email-kept": { name: "This email cannot be registered yet", rank: strangers, isLimited: true },
  "account-exists": { name: "You already have an account", rank: strangers, isLimited: true },
  reset: { name: "Reset your password", rank: awaited, isLimited: true },
  /** For an unverified email, which a stranger may have entered. */
  "reset-unverified": { name: "Reset your password", rank: strangers, isLimited: true },
  // Written only when it is sent (`composeMail` in imports), so that its link is fresh.
  "set-password": { name: "Your account has moved", rank: imported, isLimited: false },
  "newsletter-confirm": { name: "Confirm the newsletter", rank: strangers, isLimited: true },
  "newsletter-confirm-imported": { name: "Confirm the newsletter", rank: imported, isLimited: false },
  "email-change": { name: "Confirm your new email", rank: awaited, isLimited: true },
  "newsletter-trial": { name: "A test of the newsletter", rank: awaited, isLimited: true },
  "email-change-requested": { name: "Somebody asked to change your email", rank: warning, isLimited: false },
  "email-changed": { name: "Your email was changed", rank: warning, isLimited: false },
  "email-change-undone": { name: "Your email was changed back", rank: warning, isLimited: false },
  "account-deleted": { name: "Your account was deleted", rank: warning, isLimited: false },
  // Limited, because a browser that keeps no cookies causes it at every sign-in. Each other alert needs a fresh
  // proof.
  "new-device": { name: "New sign-in to your account", rank: warning, isLimited: true },
  "password-changed": { name: "Your password was changed", rank: warning, isLimited: false },
  "first-factor": { name: "Two-step sign-in was switched on", rank: warning, isLimited: false },
  "factor-added": { name: "A sign-in method was added", rank: warning, isLimited: false },
  "factor-removed": { name: "A sign-in method was removed", rank: warning, isLimited: false },
  "recovery-code-used": { name: "A recovery code was used", rank: warning, isLimited: false },
  // Once a day at most (accounts/second-factor).
  "codes-refused": { name: "Wrong codes were typed for your account", rank: warning, isLimited: false },
} as const satisfies Record<string, Told>;

export type MailKind = keyof typeof MAIL_KINDS;

/** Returns the name of a kind of mail for operators. `kind` may have been stored by an older version. */
export function mailName(kind: string): string {
  return Object.hasOwn(MAIL_KINDS, kind) ? MAIL_KINDS[kind as MailKind].name : kind;
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
