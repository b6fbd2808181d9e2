// The operator's look for the site (site/brand). Every file in it is optional.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { once } from "~/base/kernel/once";
import {
  asDataUrl,
  type Drawing,
  drawIco,
  drawIcon,
  drawing,
  drawLogo,
  partSeen,
  pictureSize,
} from "~/site/render/brand-pictures";
import { woffFault } from "~/site/render/check-woff";
import type { CardLook } from "~/site/render/share-image";
import tokensCss from "~/site/styles/tokens.css?raw";
import {
  brandLook,
  coloursSchema,
  contrast,
  LAYER_TOKENS,
  lookStyles,
  readTokens,
  type Tokens,
  tokenHex,
} from "./brand-colours";
import { asJson, attempt, check, contentPath, note, refuse } from "./files.server";
import type { BrandView } from "./site";

const KILOBYTE = 1024;

/** The known files, with their type and largest size. Of an SVG and a PNG of one picture only one may exist. */
const FILES: Record<string, { kind: "json" | "svg" | "png" | "jpg" | "woff2" | "woff"; kilobytes: number }> =
  {
    "colours.json": { kind: "json", kilobytes: 10 },
    "logo.svg": { kind: "svg", kilobytes: 200 },
    "logo.png": { kind: "png", kilobytes: 1000 },
    "logo-dark.svg": { kind: "svg", kilobytes: 200 },
    "logo-dark.png": { kind: "png", kilobytes: 1000 },
    "favicon.svg": { kind: "svg", kilobytes: 200 },
    "favicon.png": { kind: "png", kilobytes: 1000 },
    "display.woff2": { kind: "woff2", kilobytes: 200 },
    "display.woff": { kind: "woff", kilobytes: 300 },
    "share.png": { kind: "png", kilobytes: 2000 },
    "share.jpg": { kind: "jpg", kilobytes: 2000 },
    "mail.png": { kind: "png", kilobytes: 500 },
  };

/** The magic bytes of each type. */
const BEGINS: Record<string, Buffer> = {
  png: Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
  jpg: Buffer.from([0xff, 0xd8, 0xff]),
  woff2: Buffer.from("wOF2"),
  woff: Buffer.from("wOFF"),
};

const siteLook = once(() => readTokens(tokensCss));

type BrandFile = { type: string; body: () => Promise<Uint8Array> };
/** The look of everything: pages, drawn pictures and mails. Colours outside of pages are sRGB. */
type Brand = {
  view: BrandView;
  css: string;
  version: string;
  files: Map<string, BrandFile>;
  /** The light theme's background. */
  paper: string;
  card: CardLook;
  /** Path of the share picture for pages without one of their own. */
  share: string | null;
  mail: MailLook;
};

/** The look of mails, in sRGB, as mail programs know no other. `header`: a PNG in place of the name, which is its alternative. */
export type MailLook = {
  light: MailColours;
  dark: MailColours;
  layers: string[];
  header: { path: string; width: number; height: number } | null;
};

export type MailColours = Record<
  "ground" | "ink" | "sheet" | "fine" | "button" | "onButton" | "link",
  string
>;

function mailColours(tokens: Tokens): MailColours {
  const hex = (name: string) => tokenHex(tokens, name);
  return {
    ground: hex("wash"),
    ink: hex("ink"),
    sheet: hex("sheet"),
    fine: hex("ink-2"),
    button: hex("action"),
    onButton: hex("on-action"),
    link: hex("link"),
  };
}

/** Reads site/brand and reports its mistakes; null when there is none. */
export function readBrand(): Brand | null {
  const folder = contentPath("brand");
  if (!existsSync(folder)) return null;
  const bytes = new Map<string, Buffer>();
  const names = readdirSync(folder).sort();
  for (const name of names) {
    const file = FILES[name];
    if (name.startsWith(".")) continue;
    if (!file) {
      note(`brand/${name} is not read: there can be ${Object.keys(FILES).join(", ")}.`);
      continue;
    }
    const content = readFileSync(path.join(folder, name));
    const begins = BEGINS[file.kind];
    if (content.length > file.kilobytes * KILOBYTE)
      refuse(`brand/${name} has ${Math.ceil(content.length / KILOBYTE)} KB: at most ${file.kilobytes}`);
    else if (begins && !content.subarray(0, begins.length).equals(begins))
      refuse(`brand/${name} is not a file of the kind that its name says`);
    else bytes.set(name, content);
  }
  /** The picture of this name, as SVG or PNG. */
  const picture = (name: string): Drawing | null => {
    const [svg, png] = [bytes.get(`${name}.svg`), bytes.get(`${name}.png`)];
    if (svg && png) refuse(`brand/ has ${name}.svg and ${name}.png: take one out`);
    if (svg) return attempt(() => drawing(`brand/${name}.svg`, svg.toString("utf8"))) ?? null;
    return (png && attempt(() => drawing(`brand/${name}.png`, png))) ?? null;
  };
  const look = attempt(() => {
    const text = bytes.get("colours.json");
    if (!text) return null;
    try {
      const colours = check("brand/colours.json", coloursSchema, asJson(text.toString("utf8")));
      return brandLook(siteLook(), colours);
    } catch (error) {
      throw new Error(`${path.join(folder, "colours.json")} ${(error as Error).message}`);
    }
  });
  const [logo, logoDark, favicon] = [picture("logo"), picture("logo-dark"), picture("favicon")];
  const isThere = (name: string) => names.includes(`${name}.svg`) || names.includes(`${name}.png`);
  if (isThere("logo-dark") && !isThere("logo")) refuse("brand/ has a logo-dark, but no logo");
  if (bytes.has("share.png") && bytes.has("share.jpg"))
    refuse("brand/ has share.png and share.jpg: take one out");
  for (const name of ["share.png", "share.jpg"]) {
    const share = bytes.get(name);
    if (share) attempt(() => noteShareSize(name, share));
  }
  const drawnFont = bytes.get("display.woff");
  const fault = drawnFont && woffFault(drawnFont);
  if (fault) refuse(`brand/display.woff ${fault}`);
  if (bytes.has("display.woff2") && !names.includes("display.woff"))
    note("brand/display.woff2 is not in drawn share pictures: they need the same font as display.woff.");
  const mail = bytes.get("mail.png");
  const mailSize = mail && attempt(() => pictureSize("brand/mail.png", mail));

  const hash = createHash("sha256").update("1");
  for (const [name, content] of bytes) hash.update(name).update(content);
  const version = hash.digest("hex").slice(0, 12);
  const at = (name: string) => `/brand/${name}?v=${version}`;
  const files = new Map<string, BrandFile>();
  const add = (name: string, type: string, body: () => Promise<Uint8Array> | Uint8Array) => {
    files.set(name, { type, body: once(async () => body()) });
    return at(name);
  };
  const whole = (name: string, type: string) => {
    const content = bytes.get(name);
    return content ? add(name, type, () => content) : null;
  };
  const { light, dark } = look ?? siteLook();
  const paper = tokenHex(light, "paper");
  if (favicon) noteIcon(bytes.has("favicon.png") ? "favicon.png" : "favicon.svg", favicon);
  if (mailSize) noteMailSize(mailSize);
  const logoFile = (name: string) => `${name}.${bytes.has(`${name}.svg`) ? "svg" : "png"}`;
  if (logo) noteLost(logoFile("logo"), logo, paper, "light pages: make it darker");
  const onDark = tokenHex(dark, "paper");
  if (logoDark) noteLost(logoFile("logo-dark"), logoDark, onDark, "dark pages: make it lighter");
  else if (logo) noteLost(logoFile("logo"), logo, onDark, "dark pages: add a logo-dark");
  const layers = LAYER_TOKENS.map((name) => tokenHex(light, name));
  const shown = (name: string, picture: Drawing | null) =>
    picture &&
    (whole(`${name}.svg`, "image/svg+xml") ?? add(`${name}.png`, "image/png", () => drawLogo(picture)));
  const [logoUrl, darkUrl] = [shown("logo", logo), shown("logo-dark", logoDark)];
  const font = whole("display.woff2", "font/woff2") ?? whole("display.woff", "font/woff");
  const share = whole("share.png", "image/png") ?? whole("share.jpg", "image/jpeg");
  const header = whole("mail.png", "image/png");
  const png = (name: string, size: number, ground: string | null, part = 1) =>
    add(name, "image/png", () => drawIcon(favicon as Drawing, size, ground, part));
  const icons = favicon && {
    ico: add("favicon.ico", "image/x-icon", () => drawIco(favicon)),
    small: png("icon-48.png", 48, null),
    touch: png("touch-180.png", 180, paper, 0.84),
    icon192: png("icon-192.png", 192, null),
    icon512: png("icon-512.png", 512, null),
    // Launchers crop it, at most to a circle, so the picture stays in the middle.
    maskable: png("maskable-512.png", 512, paper, 0.66),
  };
  const css = [
    look ? lookStyles(siteLook(), look) : "",
    font
      ? `@font-face{font-family:"Own Display";src:url(${font});font-weight:100 900;font-display:optional}:root{--display:"Own Display",ui-sans-serif,system-ui,sans-serif}`
      : "",
    logo && logoUrl ? logoStyles(logo, logoUrl, darkUrl) : "",
  ].join("");
  const style = css && add("style.css", "text/css; charset=utf-8", () => Buffer.from(css));
  const ratio = logo ? logo.width / logo.height : 1;
  const isWide = ratio > 1.6;
  return {
    view: { style: style || null, font, icons, logo: logo && { isWide } },
    css,
    version,
    files,
    paper,
    share,
    card: {
      key: version,
      font: drawnFont ?? null,
      ink: tokenHex(light, "ink"),
      quiet: tokenHex(light, "ink-2"),
      paper,
      layers,
      logo: logo && { data: once(() => asDataUrl(logo)), ratio, isWide },
    },
    mail: {
      light: mailColours(light),
      dark: mailColours(dark),
      layers,
      header: header && mailSize ? { path: header, ...mailSize } : null,
    },
  };
}

/** Warns when the share picture is small or of another shape: sites with link previews then crop it or leave it out. */
function noteShareSize(name: string, picture: Buffer): void {
  const { width, height } = pictureSize(`brand/${name}`, picture);
  if (width < 1200 || Math.abs(width / height - 1200 / 630) > 0.1)
    note(
      `brand/${name} is ${width} by ${height}: sites that show it want 1200 by 630, or a larger one like it.`,
    );
}

/** Warns when the icon is small (the largest size drawn is 512 by 512) or not square. */
function noteIcon(name: string, { width, height }: Drawing): void {
  const isSmall = name.endsWith(".png") && width < 180;
  if (isSmall || Math.abs(width / height - 1) > 0.1)
    note(`brand/${name} is ${width} by ${height}: icons are square, best of 512 by 512.`);
}

/** Warns when the mail header has an unsuitable size as app/mail/sheet.ts shows it. */
function noteMailSize({ width, height }: { width: number; height: number }): void {
  const shown = height * Math.min(1, 504 / width);
  if (shown < 24 || shown > 200)
    note(
      `brand/mail.png is ${width} by ${height}: mails show it in this size, at most 504 wide; 24 to 200 high is best.`,
    );
}

/** Warns when less than a tenth of a logo stands out from the page's background. */
function noteLost(name: string, logo: Drawing, ground: string, where: string): void {
  const seen = attempt(() => partSeen(logo, (hex) => contrast(hex, ground) >= 2)) ?? 1;
  if (seen < 0.1) note(`brand/${name} is hardly seen on ${where}.`);
}

/** The logo is a CSS background, so that browsers only load the one of their theme. */
function logoStyles({ width, height }: Drawing, light: string, dark: string | null): string {
  const size = `width:${((2.25 * width) / height).toFixed(3)}rem;height:2.25rem`;
  const own = `.logo-own{${size};max-width:100%;background:url(${light}) left/contain no-repeat}`;
  if (!dark) return own;
  const rule = `.logo-own{background-image:url(${dark})}`;
  return `${own}@media screen and (prefers-color-scheme:dark){:root:not([data-theme="light"]) ${rule}}@media screen{:root[data-theme="dark"] ${rule}}`;
}
