/**
 * The hidden field of each form that says which member it was shown to. After another member has signed in, the form changes
 * nothing of theirs, and what was typed into it is not shown to them.
 */
export const MEMBER_FIELD = "shown-to";
