/** Urls of the newsletter: apart from the others, so that no application page's script carries them. */
export const newsletterLinks = {
  archive: () => "/newsletter",
  issue: (number: number) => `/newsletter/${number}`,
  feed: () => "/newsletter/feed.xml",
  unsubscribePage: () => "/newsletter/unsubscribe",
  /** `signature` proves that the site itself made the link. */
  unsubscribe: (id: string, signature: string) =>
    `/newsletter/unsubscribe?id=${encodeURIComponent(id)}&signature=${encodeURIComponent(signature)}`,
  unsubscribed: () => "/newsletter/unsubscribe?done",
} as const;
