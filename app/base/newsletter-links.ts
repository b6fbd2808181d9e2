/** URLs of the newsletter. Separate, to keep them out of other pages' scripts. */
export const newsletterLinks = {
  /** The form, and the issues where they are public. */
  archive: () => "/newsletter",
  issue: (number: number) => `/newsletter/${number}`,
  feed: () => "/newsletter/feed.xml",
  unsubscribe: (id: string) => `/newsletter/unsubscribe?id=${encodeURIComponent(id)}`,
  /** The confirmation after the form is in the URL, so that no session is needed. */
  mailSent: () => "/newsletter?sent",
  /** Confirms a subscription; `signature` proves that this site mailed the link to this email. */
  confirm: (query: { email: string; form: string; at: string; signature: string }) =>
    `/newsletter/confirm?${new URLSearchParams(query)}`,
  confirmed: () => "/newsletter/confirm?done",
  unsubscribed: () => "/newsletter/unsubscribe?done",
} as const;
