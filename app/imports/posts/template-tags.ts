import { isFields } from "~/site/content-overlay";
import { parametersOf, setAside } from "./shortcodes";

const fence = (language: string, code: string) =>
  `\n\`\`\`${language}\n${code.replace(/^\n|\n$/g, "")}\n\`\`\`\n`;

const SHORTCODE = /\{\{[<%]\s*(\/?)\s*([\w./-]+)((?:\s+(?:"[^"]*"|`[^`]*`|[^>%"`])*)?)[>%]\}\}/g;

const shortcode = (left: string[]) => (_: string, end: string, name: string, given: string) =>
  end ? "" : oneOfHugo(name, parametersOf(given.replace(/\/\s*$/, "")), left);

function hugo(markdown: string, left: string[]): string {
  return (
    markdown
      .replace(
        /\{\{[<%]\s*highlight\s+(\w+)[^>%]*[>%]\}\}([\s\S]*?)\{\{[<%]\s*\/highlight\s*[>%]\}\}/g,
        (_, language, code) => fence(language, code),
      )
      .replace(SHORTCODE, shortcode(left))
      // Escaped shortcodes are meant to be shown as text.
      .replace(/\{\{([<%])\/\*([\s\S]*?)\*\/([>%])\}\}/g, "{{$1$2$3}}")
  );
}

/** Turns a reference to a page of the site into a link to its Markdown file, which is how links are resolved here. */
function pageLink(ref: string): string {
  const [, page = "", part = ""] = /^(.*?)\/?(#.*)?$/.exec(ref) ?? [];
  return encodeURI(page && `${page.replace(/\.(?:md|markdown)$/i, "")}.md`) + part;
}

function oneOfHugo(name: string, values: Record<string, string>, left: string[]): string {
  const first = values["0"] ?? values.id ?? "";
  switch (name) {
    case "figure": {
      const caption = values.caption ?? values.title ?? "";
      return `\n![${values.alt ?? caption}](<${values.src ?? first}>)\n${caption ? `\n_${caption}_\n` : ""}`;
    }
    case "youtube":
      return `\n<https://www.youtube.com/watch?v=${first}>\n`;
    case "x":
    case "tweet":
    case "twitter":
    case "x_simple":
    case "twitter_simple":
      return `\n<https://x.com/${values.user ?? "i"}/status/${first}>\n`;
    case "instagram":
      return `\n<https://www.instagram.com/p/${first}/>\n`;
    case "details":
    case "collapse":
      return `\n**${(values.summary ?? values.title ?? first).replaceAll("**", "")}**\n`;
    case "vimeo":
      return `\n<https://vimeo.com/${first}>\n`;
    case "gist":
      return `\n<https://gist.github.com/${first}/${values["1"] ?? ""}>\n`;
    case "ref":
    case "relref":
      return pageLink(first || (values.path ?? ""));
    default: {
      const given = Object.entries(values).map(
        ([key, value]) => ` ${/^\d+$/.test(key) ? "" : `${key}=`}${value}`,
      );
      left.push(`the shortcode ${name}${given.join("").slice(0, 300)}`);
      const url = Object.values(values).find((value) => /^https?:\/\/\S+$/.test(value));
      return url ? `<${url}>` : "";
    }
  }
}

/** What a template's values are looked up in: the site's settings and the post's front matter. */
export type Values = { site: Record<string, unknown>; page: Record<string, unknown> };

function valueAt(name: string, values: Values): string | null {
  let found: unknown = values;
  for (const part of name.split(".")) found = isFields(found) ? found[part] : undefined;
  return typeof found === "string" || typeof found === "number" ? String(found) : null;
}

function liquid(markdown: string, values: Values, left: string[]): string {
  const { keep, restore } = setAside();
  return restore(
    markdown
      .replace(/\{%-?\s*raw\s*-?%\}([\s\S]*?)\{%-?\s*endraw\s*-?%\}/g, (_, text) => keep(text))
      .replace(
        /\{%-?\s*highlight\s+([\w+-]+)[^%]*%\}([\s\S]*?)\{%-?\s*endhighlight\s*-?%\}/g,
        (_, language, code) => keep(fence(language, code)),
      )
      // Dated files may come from Hugo all the same.
      .replace(SHORTCODE, shortcode(left))
      // A link to the file, which is resolved like every other one.
      .replace(/\{%-?\s*post_url\s+(\S+?)\s*-?%\}/g, (_, post) => `${post.replace(/^.*\//, "")}.md`)
      .replace(/\{%-?\s*link\s+(\S+?)\s*-?%\}/g, (_, file) =>
        /(?:^|\/)_(?:posts|drafts)\//.test(file)
          ? `${file.replace(/^.*\/|\.\w+$/g, "")}.md`
          : `/${file.replace(/^\//, "")}`,
      )
      .replace(/\{%-?\s*comment\s*-?%\}[\s\S]*?\{%-?\s*endcomment\s*-?%\}/g, "")
      .replace(/\{\{\s*(?:site\.baseurl|page\.base)\s*\}\}/g, "")
      .replace(/\{\{\s*site\.url\s*\}\}/g, () => valueAt("site.url", values)?.replace(/\/$/, "") ?? "")
      .replace(/\{\{\s*["']([^"']*)["']\s*\|\s*(?:relative_url|absolute_url|prepend:[^}]*)\s*\}\}/g, "$1")
      .replace(/\{%-?\s*(\w+)([^%]*)%\}/g, (_, name: string, given: string) => {
        const said = given.replace(/-$/, "").trim();
        if (!/^(?:end|else|elsif|when)/.test(name))
          left.push(`the tag ${name}${said && ` ${said.slice(0, 200)}`}`);
        return "";
      })
      .replace(/\{\{-?\s*([\w.]+)\s*(\|[^}]*)?-?\}\}/g, (_, name, filters = "") => {
        const value = filters.trim() ? null : valueAt(name, values);
        if (value === null) left.push(`the value ${name}${filters.trim() && ` ${filters.trim()}`}`);
        return value ?? "";
      })
      .replace(/\{\{[^}\n]*\}\}/g, (all) => {
        left.push(`the value ${all.slice(2, -2).trim()}`);
        return "";
      })
      // kramdown's attribute lists, such as {:.class}.
      .replace(/^\{:[^}\n]*\}[ \t]*$/gm, "")
      .replace(/\{:[^}\n]*\}/g, ""),
  );
}

/** Replaces template tags of Jekyll (with `values`) or Hugo (null); those that are not known go, and are listed in `left`. */
export function plainMarkdown(markdown: string, values: Values | null, left: string[]): string {
  const plain = markdown.replace(/^<!--\s*more\s*-->[ \t]*$/gim, "");
  return values ? liquid(plain, values, left) : hugo(plain, left);
}
