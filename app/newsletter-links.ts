/** Urls of the newsletter: apart from the others, so that no application page's script carries them. */
export const newsletterLinks = {
  archive: () => "/newsletter",
  issue: (number: number) => `/newsletter/${number}`,
  feed: () => "/newsletter/feed.xml",
  unsubscribePage: () => "/newsletter/unsubscribe",
  /** `signature` proves that the site itself made the link. */
  unsubscribe: (id: string, signature: string) =>
    `/newsletter/unsubscribe?id=${encodeURIComponent(id)}&signature=${encodeURIComponent(signature)}`,
  subscribe: () => "/newsletter/subscribe",
  /** After the form; no session is needed to say so. */
  mailSent: () => "/newsletter/subscribe?sent",
  /** Confirms a consent; `signature` proves that the site mailed the link to this email. */
  confirm: (query: { email: string; form: string; at: string; signature: string }) =>
    `/newsletter/confirm?${new URLSearchParams(query)}`,
  confirmed: () => "/newsletter/confirm?done",
  unsubscribed: () => "/newsletter/unsubscribe?done",
} as const;
