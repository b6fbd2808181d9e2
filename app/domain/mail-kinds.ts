/**
 * In which order mail goes out when more is due than may be sent: what warns a member, what a member waits for,
 * newsletters, what anybody can cause who has no account, and what an import brings.
 */
export const MAIL_RANKS = { warning: 0, awaited: 1, newsletter: 2, strangers: 3, imported: 4 } as const;

export type MailRank = (typeof MAIL_RANKS)[keyof typeof MAIL_RANKS];

const RANKS: readonly MailRank[] = Object.values(MAIL_RANKS);

type Told = {
  /** For operators: how its subject begins. */
  name: string;
  rank: MailRank;
  /** Somebody else can choose who gets it, or cause it again and again: one a minute and six an hour for an email. */
  isLimited: boolean;
};

const { warning, awaited, strangers, imported } = MAIL_RANKS;

/** Every kind of mail but newsletters. */
export const MAIL_KINDS = {
  verify: { name: "Confirm your email", rank: strangers, isLimited: true },
  "account-exists": { name: "You already have an account", rank: strangers, isLimited: true },
  reset: { name: "Reset your password", rank: awaited, isLimited: true },
  /** To an email that nobody has verified: a stranger's account gets it as easily as a member's. */
  "reset-unverified": { name: "Reset your password", rank: strangers, isLimited: true },
  // Written when it is sent (flows/compose-mail), so that its link is new then.
  "set-password": { name: "Your account has moved", rank: imported, isLimited: false },
  "newsletter-confirm": { name: "Confirm the newsletter", rank: strangers, isLimited: true },
  "newsletter-confirm-imported": { name: "Confirm the newsletter", rank: imported, isLimited: false },
  "email-change": { name: "Confirm your new email", rank: awaited, isLimited: true },
  "newsletter-trial": { name: "A test of the newsletter", rank: awaited, isLimited: true },
  "email-change-requested": { name: "Somebody asked to change your email", rank: warning, isLimited: false },
  "email-changed": { name: "Your email was changed", rank: warning, isLimited: false },
  "email-change-undone": { name: "Your email was changed back", rank: warning, isLimited: false },
  "account-deleted": { name: "Your account was deleted", rank: warning, isLimited: false },
  // The other alerts take a proof each; this one comes with every sign-in of a browser that keeps no cookies.
  "new-device": { name: "New sign-in to your account", rank: warning, isLimited: true },
  "password-changed": { name: "Your password was changed", rank: warning, isLimited: false },
  "first-factor": { name: "Two-step sign-in was switched on", rank: warning, isLimited: false },
  "factor-added": { name: "A sign-in method was added", rank: warning, isLimited: false },
  "factor-removed": { name: "A sign-in method was removed", rank: warning, isLimited: false },
  "recovery-code-used": { name: "A recovery code was used", rank: warning, isLimited: false },
  // Once a day at most (flows/second-factor).
  "codes-refused": { name: "Wrong codes were typed", rank: warning, isLimited: false },
} as const satisfies Record<string, Told>;

export type MailKind = keyof typeof MAIL_KINDS;

/** What operators call a mail; `kind` as it is stored, perhaps by an older version. */
export function mailName(kind: string): string {
  return Object.hasOwn(MAIL_KINDS, kind) ? MAIL_KINDS[kind as MailKind].name : kind;
}

/**
 * The ranks that may send one more mail now, the first one first, when `sent[rank]` went out in the last hour, `most` may, and
 * mail of the ranks `due` waits. A tenth of `most` is kept for each rank: for a rank above always, because its mail may come
 * later in the hour, for a rank below only while its mail waits. So warnings wait for nobody who has nothing to send.
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

/** How many mails an hour are kept for each rank. */
export const keptOf = (most: number) => Math.floor(most / 10);

const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);
