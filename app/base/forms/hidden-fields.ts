/** Hidden field: which member the form was shown to. After another has signed in, it has no effect. */
export const MEMBER_FIELD = "shown-to";

/** Hidden field with a form's idempotency key: sent again with the same key and values, it takes effect once. */
export const KEY_FIELD = "key";

/** Name of the hidden field with a mailed link's secret, in the form behind the link. */
export const LINK_FIELD = "token_hash";

/** The honeypot of public forms. No filler of browsers knows this name, as it would "fax". */
export const TRAP_FIELD = "trap";

/** Ending of the hidden field beside a checkbox, which tells an unticked box from a page of before an upgrade without one. */
export const SHOWN = "-shown";
