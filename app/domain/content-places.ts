/** In rendered HTML it stands for a line `{{braindumper}}`; the page puts the wizard's first step there. */
export const WIZARD_START = "<!--braindumper-->";

/** The line itself, removed where there is only text (feeds, Markdown). */
export const WIZARD_START_LINE = /^\{\{braindumper\}\}[ \t]*\n*/gm;
