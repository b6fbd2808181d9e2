import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  // The policy would not let it work.
  rules: { "no-inline-style": "error" },
});

/** What is wrong with the HTML of a page: the rule, and the element that breaks it. */
export async function mistakes(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  );
}
