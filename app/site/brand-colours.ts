import {
  clampChroma,
  formatHex,
  useMode as inMode,
  interpolate,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  parse,
  wcagContrast,
} from "culori/fn";
import { z } from "zod";

// culori only knows the colour spaces that are registered.
for (const mode of [modeRgb, modeLrgb, modeOklab, modeOklch]) inMode(mode);
const toOklch = inMode(modeOklch);

const colour = z.string().regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, "must be a colour like #1d4ed8");
const theme = z
  .strictObject({
    background: colour,
    surface: colour,
    band: colour,
    text: colour,
    quiet: colour,
    link: colour,
    accent: colour,
    button: colour,
  })
  .partial();

/** content/brand/colours.json. A colour not named there keeps its default or is derived from those that are. */
export const coloursSchema = z.strictObject({
  light: theme.default({}),
  dark: theme.default({}),
  /** Colours of the drawn rock layers, from the top. */
  layers: z.array(colour).length(5, "must be five colours").optional(),
});

type Named = z.output<typeof theme>;
type Name = keyof Named;

/** The site's design tokens (app/site/styles/tokens.css), by the names that operators use. */
const TOKENS: Record<Name, string> = {
  background: "paper",
  surface: "sheet",
  band: "wash",
  text: "ink",
  quiet: "ink-2",
  link: "link",
  accent: "mark",
  button: "action",
};
export const LAYER_TOKENS = ["jurassic", "permian", "neogene", "triassic", "cretaceous"];

/** A theme's tokens with their CSS values. */
export type Tokens = Record<string, string>;

/** Reads both themes from tokens.css. */
export function readTokens(css: string): { light: Tokens; dark: Tokens } {
  const tokens = (block: RegExp): Tokens =>
    Object.fromEntries(
      [...(block.exec(css)?.[1] ?? "").matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    );
  const light = tokens(/:root \{([^}]*)\}/);
  return { light, dark: { ...light, ...tokens(/@utility dark-tokens \{([^}]*)\}/) } };
}

const TEXT = 4.5;
const CONTROL = 3;
/** Backgrounds that text stands on. */
const GROUNDS = ["paper", "sheet", "wash"];
const NOTICES = ["ok-bg", "bad-bg", "warn-bg"];

/** Which colour appears on which in the pages, with the contrast required (WCAG 2.2, 1.4.3 and 1.4.11, level AA). */
const PAIRS: [over: string, grounds: string[], least: number][] = [
  ["ink", [...GROUNDS, ...NOTICES], TEXT],
  ["ink-2", GROUNDS, TEXT],
  ["link", [...GROUNDS, ...NOTICES], TEXT],
  ["bad", [...GROUNDS, "bad-bg"], TEXT],
  ["ok", [...GROUNDS, "ok-bg"], TEXT],
  ["warn", ["wash", "warn-bg"], TEXT],
  ["line-strong", ["paper", "sheet"], CONTROL],
  ["on-action", ["action", "action-hover"], TEXT],
  ["on-mark", ["mark"], TEXT],
  ["hatch", LAYER_TOKENS, TEXT],
];

/** Returns the value of a token, following var() references. */
function tokenValue(tokens: Tokens, name: string): string {
  const value = tokens[name] ?? "";
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  return other ? tokenValue(tokens, other) : value;
}

const BLACK = { mode: "oklch", l: 0, c: 0 } as const;
const hexes = new Map<string, string>();
function hexOf(value: string): string {
  const known = hexes.get(value);
  if (known) return known;
  const hex = formatHex(clampChroma(toOklch(parse(value)) ?? BLACK, "oklch"));
  hexes.set(value, hex);
  return hex;
}
/** Returns the contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export const contrast = (a: string, b: string): number => wcagContrast(a, b);
const mixed = (from: string, to: string, part: number): string =>
  hexOf(formatHex(interpolate([from, to], "oklab")(part)) as string);

/** Returns the colour of the same hue, nearest in lightness, that passes; null when none does. */
function nearest(value: string, passes: (hex: string) => boolean): string | null {
  const start = toOklch(value);
  if (!start) return null;
  for (let step = 0; step <= 1; step += 0.004)
    for (const l of [start.l - step, start.l + step]) {
      const hex = l >= 0 && l <= 1 && formatHex(clampChroma({ ...start, l }, "oklch"));
      if (hex && passes(hex)) return hex;
    }
  return null;
}

/** Lightness and most chroma (OKLCH) of the dark theme's colours, as in tokens.css. The accent is the same in both. */
const IN_THE_DARK: Record<Exclude<Name, "accent">, [lightness: number, chroma: number]> = {
  background: [0.2, 0.03],
  surface: [0.25, 0.035],
  band: [0.17, 0.03],
  text: [0.95, 0.015],
  quiet: [0.8, 0.025],
  link: [0.83, 0.1],
  button: [0.88, 0.1],
};

/** Derives the dark theme from the light one: the same hues, in the lightness of a dark page. */
function darkOf(light: Named): Named {
  const entries = Object.entries(light).map(([name, value]) => {
    const [l, most] = IN_THE_DARK[name as keyof typeof IN_THE_DARK] ?? [];
    const hue = toOklch(value);
    if (l === undefined || most === undefined || !hue) return [name, value];
    return [name, formatHex(clampChroma({ ...hue, l, c: Math.min(hue.c, most) }, "oklch"))];
  });
  return Object.fromEntries(entries);
}

/** Returns a theme's tokens with the operator's colours applied and those derived from them. */
function withNamed(tokens: Tokens, named: Named, layers: string[] | undefined): Tokens {
  const own: Tokens = { ...tokens };
  for (const [name, value] of Object.entries(named)) own[TOKENS[name as Name]] = value;
  const at = (name: string) => hexOf(tokenValue(own, name));
  const [paper, ink] = [at("paper"), at("ink")];
  if (named.background || named.text) {
    const isDark = contrast(paper, "#000000") < contrast(paper, "#ffffff");
    own.sheet = named.surface ?? mixed(paper, "#ffffff", isDark ? 0.05 : 0.6);
    own.wash = named.band ?? mixed(paper, ink, 0.05);
    const onGrounds = (least: number) => (hex: string) =>
      GROUNDS.every((ground) => contrast(hex, at(ground)) >= least);
    own["ink-2"] = named.quiet ?? nearest(mixed(ink, paper, 0.25), onGrounds(TEXT)) ?? ink;
    own.line = mixed(paper, ink, 0.2);
    own["line-strong"] = nearest(mixed(paper, ink, 0.5), onGrounds(CONTROL)) ?? ink;
    own["action-hover"] = mixed(ink, paper, 0.15);
  }
  const better = (ground: string, ...some: [string, ...string[]]) =>
    some.reduce((best, each) => (contrast(each, ground) > contrast(best, ground) ? each : best));
  if (named.accent) {
    const dark = hexOf(tokenValue(tokens, "on-mark"));
    own["on-mark"] = contrast(dark, named.accent) >= TEXT ? dark : better(named.accent, "#000000", "#ffffff");
    own.hatch = dark;
  }
  if (named.button) {
    const over = better(named.button, paper, ink);
    own["on-action"] =
      contrast(over, named.button) >= TEXT ? over : better(named.button, "#000000", "#ffffff");
    // Shifted away from the text's colour, so that the contrast grows.
    own["action-hover"] = mixed(named.button, better(own["on-action"], "#000000", "#ffffff"), 0.15);
  }
  LAYER_TOKENS.forEach((name, index) => {
    const layer = layers?.[index];
    if (layer) own[name] = layer;
  });
  return own;
}

const NAMES = Object.fromEntries(Object.entries(TOKENS).map(([name, token]) => [token, name]));
const ROLES: Record<string, string> = {
  bad: "the red of mistakes",
  ok: "the green of success",
  warn: "the brown of warnings",
  "line-strong": "the edge of fields",
  "on-action": "a button's text",
  "on-mark": "text",
  hatch: "the dark pattern",
  "ok-bg": "the ground of success",
  "bad-bg": "the ground of mistakes",
  "warn-bg": "the ground of warnings",
  "action-hover": "a button under the pointer",
};

type Pair = { over: string; ground: string; least: number };

const ALL_PAIRS: Pair[] = PAIRS.flatMap(([over, grounds, least]) =>
  grounds.map((ground) => ({ over, ground, least })),
);

const tokenContrast = (tokens: Tokens, { over, ground }: Pair) =>
  contrast(tokenHex(tokens, over), tokenHex(tokens, ground));

/**
 * Returns a line for each pair with too little contrast in one theme, with the nearest value of the operator's colour in it that
 * passes wherever it appears.
 */
function problemsOf(theme: "light" | "dark", site: Look, given: z.output<typeof coloursSchema>): string[] {
  const [named, layers] = [given[theme], given.layers];
  const own = withNamed(site[theme], named, layers);
  const called = (token: string) => {
    if (LAYER_TOKENS.includes(token)) return `layers.${LAYER_TOKENS.indexOf(token)}`;
    return NAMES[token] ? `${theme}.${NAMES[token]}` : (ROLES[token] ?? token);
  };
  const isOwn = (token: string) =>
    LAYER_TOKENS.includes(token) ? layers !== undefined : (NAMES[token] ?? "") in named;
  const nearestOf = (token: string) =>
    nearest(tokenHex(own, token), (hex) =>
      ALL_PAIRS.filter(({ over, ground }) => over === token || ground === token).every(
        (pair) => tokenContrast({ ...own, [token]: hex }, pair) >= pair.least,
      ),
    );
  return ALL_PAIRS.filter((pair) => tokenContrast(own, pair) < pair.least).map((pair) => {
    const { over, ground, least } = pair;
    const [offer] = [over, ground].filter(isOwn).flatMap((token) => {
      const hex = nearestOf(token);
      return hex ? [`the nearest ${called(token)} that passes is ${hex}`] : [];
    });
    const where = [over, ground].some((token) => token in NAMES) ? "" : ` in the ${theme} theme`;
    const found = tokenContrast(own, pair).toFixed(2);
    return `${called(over)} on ${called(ground)}${where} has a contrast of ${found}, below ${least}: ${offer ?? `change ${theme}.text and ${theme}.background`}`;
  });
}

/** Returns a line for each pair with too little contrast, in each theme. */
export const contrastProblems = (site: Look, given: z.output<typeof coloursSchema>): string[] => [
  ...problemsOf("light", site, given),
  ...problemsOf("dark", site, given),
];

export type Look = { light: Tokens; dark: Tokens };

/**
 * Returns the site's tokens with the operator's colours. Without `dark` that is derived from `light`.
 * @throws Error that lists each pair with too little contrast, and the nearest colour that passes
 */
export function brandLook(site: Look, given: z.output<typeof coloursSchema>): Look {
  const isDarkGiven = Object.keys(given.dark).length > 0;
  const colours = isDarkGiven ? given : { ...given, dark: darkOf(given.light) };
  const look = {
    light: withNamed(site.light, colours.light, colours.layers),
    dark: withNamed(site.dark, colours.dark, colours.layers),
  };
  const problems = contrastProblems(site, colours);
  if (problems.length > 0)
    throw new Error(`has mistakes:\n${problems.map((line) => `  ${line}`).join("\n")}`);
  return look;
}

/** Returns the CSS that turns one look into another: only the tokens that differ, for both themes. */
export function lookStyles(site: Look, own: Look): string {
  const names = Object.keys(own.light).filter(
    (name) => own.light[name] !== site.light[name] || own.dark[name] !== site.dark[name],
  );
  if (names.length === 0) return "";
  const block = (tokens: Tokens) => `{${names.map((name) => `--${name}:${tokens[name]}`).join(";")}}`;
  return [
    `:root${block(own.light)}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme="light"])${block(own.dark)}}`,
    `@media screen{:root[data-theme="dark"]${block(own.dark)}}`,
  ].join("");
}

/** Returns a token as an sRGB hex colour, the only form that drawings and mail programs read. */
export const tokenHex = (tokens: Tokens, name: string): string => hexOf(tokenValue(tokens, name));
