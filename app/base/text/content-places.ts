/** Replaces a paragraph `{{braindumper}}` in rendered HTML, until the page puts the wizard's first step there. */
export const WIZARD_START = "<!--braindumper-->";

/** Returns whether a paragraph of Markdown is the placeholder of the wizard's first step. */
export const isWizardStart = (paragraph: string): boolean => paragraph.trim() === "{{braindumper}}";
