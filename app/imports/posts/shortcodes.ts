import { escapeHtml } from "~/base/text/escape-html";

const PARAMETER =
  /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|“([^”]*)”|`([^`]*)`|(\S+))|"([^"]*)"|`([^`]*)`|(\S+)/g;

/** Parses what a shortcode of WordPress or Hugo is given; what has no name gets its number. */
export function parametersOf(text: string): Record<string, string> {
  let number = 0;
  const found = [...text.matchAll(PARAMETER)].map(([, name, ...texts]) => [
    name ?? String(number++),
    texts.find((each) => each !== undefined) ?? "",
  ]);
  return Object.fromEntries(found);
}

/** Sets parts of a text aside (`keep`), which what is done to the rest leaves alone, until `restore`. */
export function setAside() {
  const kept: string[] = [];
  const restore = (text: string): string =>
    text.replace(/\uE000(\d+)\uE000/g, (_, at) => restore(kept[Number(at)] ?? ""));
  return { keep: (text: string) => `\uE000${kept.push(text) - 1}\uE000`, restore };
}

const linkTo = (url: string) => `<p><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p>`;
const pictures = (urls: string[]) => urls.map((url) => `<p><img src="${escapeHtml(url)}"></p>`).join("\n");

/** A WordPress shortcode has attributes or a closing tag. Anything else in brackets is text. */
const PAIRED = /\[([a-z][\w-]*)((?:\s[^\]]*)?)\]([\s\S]*?)\[\/\1\]/gi;
const SINGLE =
  /\[([a-z][\w-]*)((?:\s+[\w-]+=[^\]]*)|(?:\s*\/)|(?:\s+(?:https?:)[^\]]*))\]|\[(gallery|embed|contact-form|audio|video|playlist)\]/gi;

/** Replaces known WordPress shortcodes with HTML. Others are removed and listed in `left`; the text between their tags stays. */
export function withoutShortcodes(
  html: string,
  { byId, own }: { byId: (id: string) => string | undefined; own: string[] },
  left: string[],
): string {
  const { keep, restore } = setAside();
  const among = (ids: string) =>
    ids.split(",").flatMap((id) => {
      const url = byId(id.trim());
      if (!url) left.push(`a picture: number ${id.trim()}, which the export does not have`);
      return url ?? [];
    });
  /** Left with all that it says, so that one finds what it showed. */
  const leave = (name: string, given: string) =>
    left.push(
      `the shortcode ${name}${given
        .replace(/\s+/g, " ")
        .replace(/\s*\/?\s*$/, "")
        .slice(0, 300)}`,
    );
  const one = (name: string, given: string, inside: string | null): string => {
    const attributes = parametersOf(given);
    switch (name.toLowerCase()) {
      case "caption":
      case "wp_caption":
        return (inside ?? "").replace(
          /^([\s\S]*(?:<\/a>|<img[^>]*>))\s*(\S[\s\S]*)$/i,
          "<figure>$1<figcaption>$2</figcaption></figure>",
        );
      case "gallery":
      case "playlist": {
        // Without numbers it shows all pictures that belong to the post.
        const ids = attributes.ids ?? attributes.include;
        const without = (attributes.exclude ?? "").split(",").map((id) => byId(id.trim()));
        const urls = ids ? among(ids) : own.filter((url) => !without.includes(url));
        if (urls.length === 0 || (attributes.id && !ids)) leave(name, given);
        return name.toLowerCase() === "gallery" ? pictures(urls) : urls.map(linkTo).join("\n");
      }
      case "embed":
        return linkTo((inside ?? attributes["0"] ?? "").trim());
      case "code":
      case "sourcecode":
      case "highlight": {
        const language = attributes.language ?? attributes.lang ?? "";
        return keep(`<pre><code class="language-${escapeHtml(language)}">${inside ?? ""}</code></pre>`);
      }
      case "audio":
      case "video":
      case "youtube":
      case "vimeo": {
        const url = attributes.src ?? attributes.mp4 ?? attributes.mp3 ?? attributes["0"] ?? inside ?? "";
        if (/^https?:/.test(url)) return linkTo(url);
        leave(name, given);
        return "";
      }
      default: {
        leave(name, given);
        const url = ["url", "href", "link", "src"]
          .map((one) => attributes[one])
          .find((one) => /^(?:https?:|\/)/.test(one ?? ""));
        const shown = (inside ?? "").trim() || attributes.text || attributes.title;
        if (!url || /<a\b/i.test(shown ?? "")) return inside ?? "";
        return `<a href="${escapeHtml(url)}">${shown || escapeHtml(url)}</a>`;
      }
    }
  };
  const without = (text: string): string =>
    text
      .replace(/<pre\b[\s\S]*?<\/pre>|<code\b[\s\S]*?<\/code>|<!--[\s\S]*?-->/gi, keep)
      // Doubled brackets escape a shortcode, which is shown as text.
      .replace(/\[(\[[^\]]*\])\]/g, (_, shown) => keep(shown))
      .replace(PAIRED, (_, name, given, inside) => one(name, given, without(inside)))
      .replace(SINGLE, (_, name, given = "", bare = undefined) => one(name ?? bare, given, null));
  return restore(without(html));
}
