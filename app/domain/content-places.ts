/** Stands in rendered HTML where a text has a line `{{braindumper}}`: the page puts the wizard's first step there. */
export const WIZARD_START = "<!--braindumper-->";
