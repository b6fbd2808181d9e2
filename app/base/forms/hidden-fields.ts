/**
 * Name of the hidden field that says which member a form was shown to. After another member has signed in, the form
 * has no effect on their account, and what was typed into it is not shown to them.
 */
export const MEMBER_FIELD = "shown-to";

/**
 * Name of the hidden field with a form's idempotency key: a form sent again with the same key and values takes effect
 * once.
 */
export const KEY_FIELD = "key";

/** Name of the hidden field with a mailed link's secret, in the form behind the link. */
export const LINK_FIELD = "token_hash";

/** The honeypot of public forms. No filler of browsers knows this name, as it would "fax". */
export const TRAP_FIELD = "trap";

/**
 * End of the name of the hidden field beside a checkbox: browsers send nothing for one that is not ticked, nor does a page of before an
 * upgrade, which had no such box.
 */
export const SHOWN = "-shown";
