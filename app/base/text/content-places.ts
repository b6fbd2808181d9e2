/** Replaces a paragraph `{{braindumper}}` in rendered HTML, until the page puts the wizard's first step there. */
export const WIZARD_START = "<!--braindumper-->";

/** The placeholder as authors write it, in a paragraph of its own. */
export const WIZARD_START_LINE = "{{braindumper}}";

/** Returns whether a paragraph of Markdown is the placeholder of the wizard's first step. */
export const isWizardStart = (paragraph: string): boolean => paragraph.trim() === WIZARD_START_LINE;
