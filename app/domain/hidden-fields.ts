/**
 * The hidden field of each form that says which member it was shown to. After another member has signed in, the form changes
 * nothing of theirs, and what was typed into it is not shown to them.
 */
export const MEMBER_FIELD = "shown-to";

/** The hidden field with the key of a member's page: a form that is sent again with the same key and values acts once. */
export const KEY_FIELD = "key";
