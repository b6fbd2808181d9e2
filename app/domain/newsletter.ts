/** The newsletter's consent text. Stored with each consent, so it may be changed here. */
export const NEWSLETTER_CONSENT = "Send me the weekly newsletter. I can unsubscribe at any time.";
