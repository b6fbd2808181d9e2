import { type ConfigData, HtmlValidate, type ResolvedConfig, StaticConfigLoader } from "html-validate";

/** One set of rules for all that is checked: the library would put it together anew for each page. */
class OneConfig extends StaticConfigLoader {
  private resolved: ResolvedConfig | Promise<ResolvedConfig> | undefined;

  override getConfigFor(handle: string): ResolvedConfig | Promise<ResolvedConfig> {
    this.resolved ??= super.getConfigFor(handle);
    return this.resolved;
  }
}

const validator = (config: ConfigData) => new HtmlValidate(new OneConfig(config));

// The policy would not let an inline style work.
const pages = validator({
  extends: ["html-validate:standard"],
  rules: { "no-inline-style": "error" },
});

// Old mail programs lay out by attributes of tables.
const mails = validator({
  extends: ["html-validate:standard"],
  rules: { "no-deprecated-attr": "off" },
});

/** What is wrong with the HTML of a page: the rule, and the element that breaks it. */
export const mistakes = (html: string) => mistakesBy(pages, html);

/** The same for the HTML of a mail. */
export const mistakesOfMail = (html: string) => mistakesBy(mails, html);

/** The same for a text inside a feed. */
export const mistakesOfPart = (html: string) =>
  mistakesBy(
    mails,
    `<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><h1>T</h1>${html}</body></html>`,
  );

async function mistakesBy(validator: HtmlValidate, html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  );
}
