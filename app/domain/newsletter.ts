/** What is agreed to by ticking the newsletter's box. Kept word for word with each consent, so it may be changed here. */
export const NEWSLETTER_CONSENT = "Send me the weekly newsletter. I can unsubscribe at any time.";
