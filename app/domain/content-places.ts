/** Stands in rendered HTML where a text has a line `{{braindumper}}`: the page puts the wizard's first step there. */
export const WIZARD_START = "<!--braindumper-->";

/** That line itself, as it is left out where there is only text (feeds, Markdown for programs). */
export const WIZARD_START_LINE = /^\{\{braindumper\}\}[ \t]*\n*/gm;
