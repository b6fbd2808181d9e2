import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  brandLook,
  coloursSchema,
  contrastProblems,
  lookStyles,
  readTokens,
  tokenHex,
} from "~/site/brand-colours";
import { drawing, pictureSize } from "~/site/render/brand-pictures";
import { sizeOf } from "~/site/render/picture-size";

const site = readTokens(readFileSync("app/site/styles/tokens.css", "utf8"));
const look = (colours: object) => brandLook(site, coloursSchema.parse(colours));

test("what stands on what in the delivered look has the contrast of WCAG AA, in both themes", () => {
  expect(Object.keys(site.light).length).toBeGreaterThan(20);
  expect(contrastProblems(site, { light: {}, dark: {} })).toEqual([]);
  expect(lookStyles(site, look({}))).toBe("");
});

test("a text's colour on the ground that its rule in the styles sets, or on that of code, is among the pairs that are checked", () => {
  const styles = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => readFileSync(`app/${file}`, "utf8"));
  const rules = styles.flatMap((css) => [...css.matchAll(/([^{}]+)\{([^{}]+)\}/g)]);
  const token = (lines: string, property: string) =>
    new RegExp(`(?:^|;)\\s*${property}: var\\(--([\\w-]+)\\);`).exec(lines)?.[1];
  /** Whether it is told when a colour stands on itself. */
  const isChecked = (over: string, ground: string) => {
    const same = { ...site.light, [over]: "#777777", [ground]: "#777777" };
    return contrastProblems({ ...site, light: same }, { light: {}, dark: {} })
      .join()
      .includes("of 1.00,");
  };
  const drawn = rules.flatMap(([, selector = "", lines = ""]) => {
    const [over, ground] = [token(lines, "color"), token(lines, "background")];
    return over && ground ? { selector, over, ground } : [];
  });
  expect(drawn.length).toBeGreaterThan(10);
  expect(drawn.filter(({ over, ground }) => !isChecked(over, ground))).toEqual([]);
  // Code has colours of its own, on the ground of its block.
  const ofCode = rules.flatMap(([, selector = "", lines = ""]) =>
    selector.trim().startsWith(".hl-") ? (token(lines, "color") ?? []) : [],
  );
  expect(ofCode.filter((over) => !isChecked(over, "wash"))).toEqual([]);
});

test("a colour without contrast is told with its pair, its contrast and the nearest that passes, which does", () => {
  const named = { link: "#9fd0ff" };
  const message = () => look({ light: named, dark: { quiet: "#444444" } });
  expect(message).toThrow(
    /light\.link on light\.background has a contrast of 1\.\d\d, below 4\.5: the nearest light\.link/,
  );
  expect(message).toThrow(/dark\.quiet on dark\.surface/);
  try {
    message();
  } catch (error) {
    const [, better] =
      /nearest light\.link that passes is (#[0-9a-f]{6})/.exec((error as Error).message) ?? [];
    expect(() => look({ light: { link: better } })).not.toThrow();
  }
});

test("where the site's own colours would be lost on a ground, the ground is told", () => {
  expect(() => look({ light: { background: "#ff6b6b", text: "#000000", link: "#000000" } })).toThrow(
    /the red of mistakes on light\.background .*: the nearest light\.background that passes is #/,
  );
  expect(() => look({ layers: ["#000000", "#ffffff", "#ffffff", "#ffffff", "#ffffff"] })).toThrow(
    /the dark pattern on layers\.0 in the dark theme /,
  );
});

test("each mistake is told with the theme it is in, and with what to change where one colour is not enough", () => {
  const told = (colours: object) => {
    try {
      look(colours);
    } catch (error) {
      return (error as Error).message.split("\n").slice(1);
    }
    return [];
  };
  const layers = ["#000000", "#ffffff", "#ffffff", "#ffffff", "#ffffff"];
  const both = told({ layers });
  expect(both).toEqual([
    expect.stringMatching(
      /the dark pattern on layers\.0 in the light theme has .*: the nearest layers\.0 that/,
    ),
    expect.stringMatching(
      /the dark pattern on layers\.0 in the dark theme has .*: the nearest layers\.0 that/,
    ),
  ]);
  const [, better = ""] = /passes is (#\w{6})$/.exec(both[0] ?? "") ?? [];
  expect(told({ layers: layers.with(0, better) })).toEqual([]);
  const many = told({ light: { background: "#888888", text: "#8a8a8a", quiet: "#777777", link: "#999999" } });
  expect(many).toContainEqual(expect.stringMatching(/light\.text on light\.background has a contrast of /));
});

test.each([
  { background: "#fff7ed", text: "#431407", button: "#c2410c", accent: "#1e3a8a" },
  { background: "#ffffff", text: "#111111", link: "#0645ad" },
  { link: "#7a1f5c", button: "#0b6b3a" },
  { background: "#f4f1e8", surface: "#fffdf7", band: "#e9e2d0", text: "#2b2a20", quiet: "#5a563f" },
])("a dark theme that is not given has the hues of the light one, and contrast: %o", (light) => {
  const { dark } = look({ light });
  expect(dark).not.toEqual(site.dark);
  expect(tokenHex(dark, "paper") < "#444444").toBe(true);
});

test("from few colours the others follow, with contrast", () => {
  const { light, dark } = look({
    light: { background: "#fff7ed", text: "#431407", button: "#c2410c", accent: "#1e3a8a" },
  });
  expect(light).toMatchObject({ paper: "#fff7ed", ink: "#431407", action: "#c2410c", mark: "#1e3a8a" });
  expect(light["on-mark"]).toBe("#ffffff");
  expect(tokenHex(light, "hatch")).toBe(tokenHex(site.light, "on-mark"));
  const css = lookStyles(site, { light, dark });
  expect(css).toContain(':root[data-theme="dark"]{');
});

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg" width="900" height="10"/>', "8 times"],
  ["alert(1)", "can be drawn"],
  ["<html><body>", "can be drawn"],
])("%s is no logo", (svg, reason) => {
  expect(() => drawing("logo.svg", svg)).toThrow(reason);
});

test("a picture's size is in its head, a JPEG's after whatever its program wrote before it, turned as its camera was", () => {
  const segment = (marker: number, body: number[]) => [0xff, marker, 0, body.length + 2, ...body];
  const frame = segment(0xc2, [8, 630 >> 8, 630 & 255, 1200 >> 8, 1200 & 255, 3]);
  const jpeg = [0xff, 0xd8, ...segment(0xe1, [0xff, 0xc0, 1, 2]), ...segment(0xc4, [0, 1]), ...frame, 0];
  expect(pictureSize("a.jpg", Buffer.from(jpeg))).toEqual({ width: 1200, height: 630 });
  const held = (way: number) => [
    ...Buffer.from("Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0"),
    way,
    0,
    0,
    0,
  ];
  const photo = (way: number) => Buffer.from([0xff, 0xd8, ...segment(0xe1, held(way)), ...frame, 0]);
  expect(pictureSize("a.jpg", photo(6))).toEqual({ width: 630, height: 1200 });
  expect(pictureSize("a.jpg", photo(3))).toEqual({ width: 1200, height: 630 });
  const others = [
    ["GIF89a", 0xb0, 4, 0x76, 2],
    ["RIFFsizeWEBPVP8 sizetag\x9d\x01\x2a", 0xb0, 4, 0x76, 2],
    ["RIFFsizeWEBPVP8Lsize/", 0xaf, 0x44, 0x9d, 0],
    ["RIFFsizeWEBPVP8Xsize\0lag", 0xaf, 4, 0, 0x75, 2, 0],
  ].map(([head, ...size]) => Buffer.from([...Buffer.from(head as string, "latin1"), ...(size as number[])]));
  expect(others.map(sizeOf)).toEqual(Array(4).fill({ width: 1200, height: 630 }));
  expect(sizeOf(Buffer.from("<svg/>"))).toBeNull();
  const png = readFileSync("app/site/favicons/icon-512.png");
  expect(pictureSize("a.png", png)).toEqual({ width: 512, height: 512 });
  // Parts of a larger buffer, whose rest is not theirs.
  for (const half of [
    Buffer.from(jpeg).subarray(0, 14),
    Buffer.from([0xff, 0xd8, 1, 2, 3]),
    png.subarray(0, 20),
  ])
    expect(() => pictureSize("a", half)).toThrow("a is not a whole picture");
});

test("a drawing that refers to its own parts is one", () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><defs><linearGradient id="a"/></defs><path d="M0 0h9v9z" fill="url(#a)"/><use href="#b"/></svg>';
  expect(drawing("logo.svg", svg)).toEqual({ svg, width: 20, height: 10 });
});
