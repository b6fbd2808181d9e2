/** In rendered HTML it stands for a paragraph `{{braindumper}}`; the page puts the wizard's first step there. */
export const WIZARD_START = "<!--braindumper-->";

/** Whether a paragraph of Markdown stands for the wizard's first step. */
export const isWizardStart = (paragraph: string): boolean => paragraph.trim() === "{{braindumper}}";
