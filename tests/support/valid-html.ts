import { type ConfigData, HtmlValidate, type ResolvedConfig, StaticConfigLoader } from "html-validate";

/** Caches the rules, because the library would otherwise resolve them again for each page. */
class OneConfig extends StaticConfigLoader {
  private resolved: ResolvedConfig | Promise<ResolvedConfig> | undefined;

  override getConfigFor(handle: string): ResolvedConfig | Promise<ResolvedConfig> {
    this.resolved ??= super.getConfigFor(handle);
    return this.resolved;
  }
}

const validator = (config: ConfigData) => new HtmlValidate(new OneConfig(config));

// The Content-Security-Policy blocks inline styles on pages. A picture without a size fills the page where the styles do not come.
const size = { width: { required: true }, height: { required: true } };
const pages = validator({
  extends: ["html-validate:standard"],
  elements: ["html5", { svg: { inherit: "svg", attributes: size } }],
  rules: { "no-inline-style": "error" },
});

// Old mail programs need deprecated attributes for layout tables.
const mails = validator({
  extends: ["html-validate:standard"],
  rules: { "no-deprecated-attr": "off" },
});

/** Returns the mistakes in a page's HTML: each with its rule and element. */
export const mistakes = (html: string) => mistakesBy(pages, html);

/** Returns the mistakes in a mail's HTML. */
export const mistakesOfMail = (html: string) => mistakesBy(mails, html);

/** Returns the mistakes in a fragment of HTML, as in a feed. */
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
