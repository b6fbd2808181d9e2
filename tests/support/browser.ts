import { type Cheerio, type CheerioAPI, load } from "cheerio";
import type { Element } from "domhandler";
import { config } from "~/base/kernel/config";
import { type Answer, send } from "./app";

const words = (text: string | undefined) => (text ?? "").replace(/\s+/g, " ").trim();

type Fields = Record<string, string | boolean>;
type Asked = { method: string; body?: string; headers?: Record<string, string> };

/** A browser without scripts: it keeps cookies, follows redirects, fills in and sends the forms that pages hold. */
export class Browser {
  readonly cookies = new Map<string, { value: string; path: string }>();
  constructor(readonly ip = "127.0.0.1") {}

  visit(path: string): Promise<Page> {
    return this.ask(path, { method: "GET" });
  }

  /** Sends what no form of ours would: an old form, a forged one, a program's. */
  post(
    path: string,
    fields: Record<string, string> | URLSearchParams = {},
    headers: Record<string, string> = {},
  ): Promise<Page> {
    return this.ask(path, { method: "POST", body: `${new URLSearchParams(fields)}`, headers });
  }

  /** Opens a page and sends its form with this button. */
  async fillIn(path: string, button: string, fields: Fields = {}): Promise<Page> {
    return (await this.visit(path)).form(button).fill(fields).submit();
  }

  async ask(path: string, { method, body = "", headers = {} }: Asked): Promise<Page> {
    const { appOrigin } = config();
    const way: string[] = [];
    for (let url = new URL(path, appOrigin); ; ) {
      const sent = { ...this.headersFor(url, method, body), ...headers };
      const answer = await send(url.pathname + url.search, { method, headers: sent, body, ip: this.ip });
      for (const line of answer.headers.getSetCookie()) this.keep(line);
      const to = answer.headers.get("location");
      if (!to || answer.status < 300 || answer.status > 399) return new Page(this, url, answer, way);
      const next = new URL(to, url);
      way.push(next.origin === appOrigin ? next.pathname + next.search + next.hash : next.href);
      if (next.origin !== appOrigin || way.length > 10) return new Page(this, url, answer, way);
      url = next;
      if (answer.status !== 307 && answer.status !== 308) [method, body, headers] = ["GET", "", {}];
    }
  }

  private headersFor({ pathname }: URL, method: string, body: string): Record<string, string> {
    const { appOrigin, appHost } = config();
    const cookies = [...this.cookies]
      .filter(([, { path }]) => `${pathname}/`.startsWith(path.replace(/\/?$/, "/")))
      .map(([name, { value }]) => `${name}=${value}`);
    return {
      host: appHost,
      "user-agent": "test",
      ...(cookies.length > 0 && { cookie: cookies.join("; ") }),
      ...(method === "POST" && {
        origin: appOrigin,
        "sec-fetch-site": "same-origin",
        "content-type": "application/x-www-form-urlencoded",
        "content-length": `${Buffer.byteLength(body)}`,
      }),
    };
  }

  private keep(line: string): void {
    const [, name = "", value = "", rest = ""] = /^([^=]+)=([^;]*)(.*)$/.exec(line) ?? [];
    if (/; *Secure/i.test(rest) !== config().isHttps) throw new Error(`A browser drops this: ${line}`);
    if (/Max-Age=0(;|$)/i.test(rest)) this.cookies.delete(name);
    else this.cookies.set(name, { value, path: /Path=([^;]*)/i.exec(rest)?.[1] ?? "/" });
  }
}

export class Page {
  private parsed: CheerioAPI | undefined;
  constructor(
    readonly browser: Browser,
    readonly url: URL,
    readonly answer: Answer,
    /** The addresses of the redirects that led here. */
    readonly way: string[],
  ) {}

  /** The page's elements, by CSS selector. */
  get $(): CheerioAPI {
    this.parsed ??= load(this.answer.text);
    return this.parsed;
  }
  get status() {
    return this.answer.status;
  }
  /** With its query and part: where the last redirect led, or what was asked for. */
  get path() {
    return this.way.at(-1) ?? this.url.pathname + this.url.search;
  }
  get heading() {
    return words(this.$("h1").first().text());
  }
  /** The words of the page's own part. */
  get text() {
    return words(this.$("main").text());
  }
  /** The message about what was done last. */
  get message() {
    return this.all(".flash-text p").join(" ");
  }
  /** What is wrong with the form, in the order of the summary. @throws Error when one does not stand at its field too */
  get errors() {
    return this.$("[role=alert].error-summary li")
      .toArray()
      .map((item) => {
        const error = words(this.$(item).text());
        const id = this.$(item).find("a").attr("href")?.slice(1);
        const field = id && this.$(`[id="${id}"]`).closest(".field");
        if (field && !words(field.text()).includes(error))
          throw new Error(`The error “${error}” does not stand at its field.`);
        return error;
      });
  }
  /** The words of each element. */
  all(selector: string): string[] {
    return this.$(selector)
      .toArray()
      .map((each) => words(this.$(each).text()));
  }
  /** Follows the link with these words. */
  follow(text: string): Promise<Page> {
    return this.browser.visit(this.link(text));
  }
  /** The target of the link with these words. @throws Error when there is none */
  link(text: string): string {
    const found = this.$("a").filter((_, each) => words(this.$(each).text()).includes(text));
    if (found.length === 0)
      throw new Error(`${this.path} (${this.status}) has no link “${text}”.\n${this.text}`);
    return found.attr("href") ?? "";
  }
  /** The form with this button, or `button` within the part whose words hold `within`. @throws Error when there is none */
  form(button: string, within = ""): Form {
    const named = (each: Element) => words(this.$(each).text()) === button;
    const isWithin = (each: Element) =>
      words(this.$(each).closest("li, section, tr, article").text()).includes(within);
    const found = this.$("button")
      .filter((_, each) => named(each) && (!within || isWithin(each)))
      .first();
    const outside = found.attr("form");
    const form = outside ? this.$(`form[id="${outside}"]`) : found.closest("form");
    if (form.length === 0)
      throw new Error(
        `${this.path} (${this.status}) has no form “${button}”; its buttons: ${this.all("button").join(", ")}\n${this.errors} ${this.text.slice(0, 300)}`,
      );
    return new Form(this, form as Cheerio<Element>, found);
  }
}

export class Form {
  readonly fields: URLSearchParams;
  private readonly controls: Cheerio<Element>;
  constructor(
    readonly page: Page,
    readonly element: Cheerio<Element>,
    readonly button: Cheerio<Element>,
  ) {
    const id = element.attr("id");
    const outside = id ? page.$(`:is(input, textarea, select)[form="${id}"]`) : page.$([]);
    this.controls = element.find("input, textarea, select").add(outside);
    const sent = this.controls.serializeArray().map(({ name, value }) => [name, value]);
    this.fields = new URLSearchParams(sent);
    const name = button.attr("name");
    if (name) this.fields.append(name, button.attr("value") ?? "");
  }

  /** The control with this label, or this name. */
  private control(label: string): Cheerio<Element> {
    const { $ } = this.page;
    const labels = this.element.find("label").filter((_, each) => words($(each).text()).startsWith(label));
    const ids = labels.toArray().map((each) => $(each).attr("for"));
    const found = this.controls.filter((_, each) => {
      const { id, name, type, value } = each.attribs;
      return (id && ids.includes(id)) || (type === "radio" ? value === label : name === label);
    });
    const control = found.length > 0 ? found.first() : labels.find("input, textarea, select").first();
    if (control.length === 0)
      throw new Error(
        `The form has no field “${label}” but ${this.controls.map((_, each) => each.attribs.name).get()}.`,
      );
    return control as Cheerio<Element>;
  }
  /** What a field holds. */
  value(label: string): string {
    return String(this.control(label).val() ?? "");
  }
  /** Types into fields and ticks boxes, each by its label or name. */
  fill(values: Fields): this {
    for (const [label, value] of Object.entries(values)) {
      const control = this.control(label);
      const name = control.attr("name") ?? "";
      if (value === false) this.fields.delete(name);
      else {
        const own = control.attr("value") ?? "on";
        this.fields.set(name, value === true || control.attr("type") === "radio" ? own : value);
      }
    }
    return this;
  }
  submit(): Promise<Page> {
    const of = (name: string) => this.button.attr(`form${name}`) ?? this.element.attr(name);
    const { pathname, search } = this.page.url;
    const to = new URL(of("action") || pathname + search, this.page.url);
    if (of("method")?.toLowerCase() !== "post")
      return this.page.browser.visit(`${to.pathname}?${this.fields}`);
    return this.page.browser.post(to.pathname + to.search, this.fields);
  }
}
