import { createHash } from "node:crypto";
import { keptBy } from "~/base/kernel/kept";
import { keepOnDisk } from "~/site/render/disk-cache";
import mediumFont from "../fonts/familjen-grotesk-latin-500-normal.woff?inline";
import boldFont from "../fonts/familjen-grotesk-latin-700-normal.woff?inline";
import extendedFont from "../fonts/familjen-grotesk-latin-ext-700-normal.woff?inline";

/**
 * The content of a share picture: a title, with a line above and below. `instead` is drawn where no font has the title's
 * letters.
 */
export type ShareCard = { title: string; instead?: string; site: string; line: string; look?: CardLook };

/**
 * The look of share pictures: sRGB colours, a WOFF font (satori reads no WOFF2), and a logo whose `data` is a data URL. `key`
 * changes whenever any of these does.
 */
export type CardLook = {
  key: string;
  ink: string;
  quiet: string;
  paper: string;
  layers: string[];
  font: Buffer | null;
  logo: { data: () => Promise<string>; ratio: number; isWide: boolean } | null;
};

/** The version of the drawing code. Increase it with each change, so that cached pictures are replaced. */
const DRAWING = 2;
const WIDTH = 1200;
const HEIGHT = 630;

/** Returns a short hash for the picture's URL, so that a changed picture has a new URL and caches notice. */
export function shareVersion(card: ShareCard): string {
  const drawn = JSON.stringify([
    DRAWING,
    card.title,
    card.site,
    card.line,
    ...(card.look ? [card.look.key] : []),
  ]);
  return createHash("sha256").update(drawn).digest("hex").slice(0, 12);
}

/** Returns the picture as PNG. Drawn on first request (about 0.2 s), then cached in `folder`. */
export function shareImage(card: ShareCard, folder: string): Promise<Uint8Array> {
  return keepOnDisk(folder, `${shareVersion(card)}.png`, () => draw(card));
}

/** Like `shareImage`, but cached in memory only, so that a member's text does not outlive its deletion on disk. */
export const passingImage = keptBy(100, shareVersion, draw);

async function draw(card: ShareCard): Promise<Uint8Array> {
  // 40 MB of code, loaded on first use.
  const [{ default: satori }, { renderAsync }] = await Promise.all([
    import("satori"),
    import("@resvg/resvg-js"),
  ]);
  const data = await card.look?.logo?.data();
  /** Returns null where a letter is in none of the fonts: boxes would be drawn. */
  const outlines = async (shown: ShareCard) => {
    let isWhole = true;
    const svg = await satori(sheet(shown, data) as never, {
      width: WIDTH,
      height: HEIGHT,
      fonts: fonts(card.look),
      loadAdditionalAsset: async () => {
        isWhole = false;
        return [];
      },
    });
    return isWhole ? svg : null;
  };
  const [title, site, line] = [card.title, card.site, card.line].map((text) => text.normalize("NFC"));
  const written = { ...card, title: title ?? "", site: site ?? "", line: line ?? "" };
  const { instead = "" } = card;
  const svg =
    (await outlines(written)) ??
    (await outlines({ ...written, title: instead })) ??
    (await outlines({ ...written, title: instead, line: "" })) ??
    (await outlines({ ...written, title: instead, line: "", site: "" })) ??
    "";
  // Satori has already turned text into outlines, so no system fonts are needed.
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
}

function fonts(look?: CardLook) {
  const font = (data: string, weight: 500 | 700, name = "Familjen Grotesk") => ({
    name,
    weight,
    style: "normal" as const,
    data: Buffer.from(data.slice(data.indexOf(",") + 1), "base64"),
  });
  const own = look?.font && {
    name: OWN_FONT,
    weight: 700 as const,
    style: "normal" as const,
    data: look.font,
  };
  // Fonts in order of fallback for missing glyphs.
  return [
    ...(own ? [own] : []),

    ...[font(mediumFont, 500), font(boldFont, 700), font(extendedFont, 700, "Familjen Grotesk Extended")],
  ];
}

const OWN_FONT = "Own Display";

/** The light theme's colours (app/site/styles/tokens.css). */
const LOOK: CardLook = {
  key: "",
  ink: "#1d1c38",
  quiet: "#54546f",
  paper: "#f8f9fb",
  layers: ["#8fd3ec", "#fa9c82", "#f9e56b", "#d8a6ea", "#a9d98a"],
  font: null,
  logo: null,
};
const EDGE = 4;

type Node = { type: string; props: { style: Record<string, unknown>; children?: unknown } };
const box = (style: Record<string, unknown>, children?: unknown): Node => ({
  type: "div",
  props: { style: { display: "flex", ...style }, children },
});

function sheet({ title, site, line, look = LOOK }: ShareCard, logoData?: string): Node {
  return box(
    {
      flexDirection: "column",
      width: WIDTH,
      height: HEIGHT,
      background: look.paper,
      color: look.ink,
      fontFamily: `${look.font ? `${OWN_FONT}, ` : ""}Familjen Grotesk, Familjen Grotesk Extended`,
    },
    [
      box({ flexDirection: "column", flexGrow: 1, padding: "56px 72px 0", justifyContent: "space-between" }, [
        box({ alignItems: "center", fontSize: 34, fontWeight: 700 }, head(look, site, logoData)),
        box(
          {
            display: "block",
            fontSize: title.length > 70 ? 62 : title.length > 45 ? 72 : 84,
            fontWeight: 700,
            lineHeight: 1.02,
            letterSpacing: "-0.028em",
            lineClamp: 4,
            wordBreak: "break-word",
            textWrap: "balance",
          },
          title,
        ),
        box(
          {
            display: "block",
            textWrap: "balance",
            fontSize: 30,
            fontWeight: 500,
            color: look.quiet,
            marginBottom: 36,
          },
          line,
        ),
      ]),
      box(
        { height: 96, borderTop: `${EDGE}px solid ${look.ink}` },
        look.layers.map((color, at) =>
          box({
            flexGrow: 1,
            ...hatch(at, look.ink),
            backgroundColor: color,
            borderLeft: at === 0 ? "none" : `${EDGE}px solid ${look.ink}`,
          }),
        ),
      ),
    ],
  );
}

/** Each colour has a pattern too, so that colour is never the only difference. */
function hatch(at: number, ink: string): Record<string, string> {
  const line = `${ink} 0, ${ink} 2px, transparent 2px, transparent 16px`;
  const images = [
    `repeating-linear-gradient(45deg, ${line})`,
    `radial-gradient(circle at 50% 50%, ${ink} 17%, transparent 19%)`,
    `repeating-linear-gradient(0deg, ${line}), repeating-linear-gradient(90deg, ${line})`,
    `repeating-linear-gradient(0deg, ${line})`,
    `repeating-linear-gradient(45deg, ${line}), repeating-linear-gradient(135deg, ${line})`,
  ];
  const image = images[at] ?? "none";
  return at === 1 ? { backgroundImage: image, backgroundSize: "16px 16px" } : { backgroundImage: image };
}

/** The logo, and the name unless the logo is wide, which usually includes it. */
function head(look: CardLook, site: string, logoData?: string): Node[] {
  const name = box({ marginLeft: 18 }, site);
  if (!look.logo) return [logo(look), name];
  const { ratio, isWide } = look.logo;
  const size = { height: 60, width: Math.round(60 * ratio) };
  const picture = { type: "img", props: { src: logoData, ...size, style: size } };
  return isWide ? [picture] : [picture, name];
}

function logo({ layers, ink }: CardLook): Node {
  const bands = [layers[0], layers[1], layers[2], ink];
  return box(
    { flexDirection: "column", width: 52, height: 52, border: `3px solid ${ink}` },
    bands.map((color) => box({ flexGrow: 1, backgroundColor: color })),
  );
}
