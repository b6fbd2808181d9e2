import { writeFile } from "node:fs/promises";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it } from "vitest";
import { drawPicture } from "~/sign-on/client-picture";
import { findListedClient, findPicture } from "~/sign-on/data/clients";
import { Visitor } from "../support/accounts";
import { admin } from "../support/admin";
import { withClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { newFolder } from "../support/folder";
import { actsOf, operatorSignedIn } from "../support/operators";
import { authorizeUrl, newClient, withSigningKey } from "../support/sso";

withDatabase();
withClock("2026-03-15T12:00:00Z");
withSigningKey();

const RED =
  "iVBORw0KGgoAAAANSUhEUgAAAB4AAAAKCAYAAACjd+4vAAAAK0lEQVR4AezQMQ0AAAgDQVIh9S8FV6ACunyTzp+c2p7EVaERfoOHGuozgQUAAP//pHXA7gAAAAZJREFUAwA9DTxvEgXddwAAAABJRU5ErkJggg==";
/** 16 by 16 pixels in four squares of grey, lighter from left to right and from above to below. */
const FOUR =
  "/9j/2wBDAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAj/wAALCAAQABABAREA/8QAFQAAAgAAAAAAAAAAAAAAAAAABgf/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAAA/AFeOBwOH/9k=";
const png = () => Buffer.from(RED, "base64");
const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`);
const SQUARE = `<rect width="9" height="9" fill="red"/>`;

/** The width and height in a PNG's head. */
const sizeOf = (file: Uint8Array) => [16, 20].map((at) => Buffer.from(file).readUInt32BE(at));

/** The four squares as a camera held this way saves them (Exif 2.3, tag 0x0112). */
function held(way: number): Buffer {
  const exif = Buffer.from(
    `Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0${String.fromCharCode(way)}\0\0\0`,
  );
  const jpeg = Buffer.from(FOUR, "base64");
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xe1, 0, exif.length + 2]),
    exif,
    jpeg.subarray(2),
  ]);
}

/** The squares of a drawn picture in the order of a page, 1 for the darkest to 4. */
function squaresOf(drawn: Uint8Array): string {
  const href = `data:image/png;base64,${Buffer.from(drawn).toString("base64")}`;
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128"><image width="128" height="128" href="${href}"/></svg>`,
  ).render();
  const places = [32, 96].flatMap((y) => [32, 96].map((x) => (y * 128 + x) * 4));
  return places.map((at) => Math.round(((pixels[at] as number) + 8) / 56)).join("");
}

describe("a client's picture", () => {
  it("is drawn anew as a small square, and holds nothing else of the file", async () => {
    const drawn = await drawPicture(svg(`<script>alert(1)</script>${SQUARE}`));
    expect([sizeOf(drawn), Buffer.from(drawn).includes("script")]).toEqual([[128, 128], false]);
    expect(sizeOf(await drawPicture(png()))).toEqual([128, 128]);
  });

  it("is turned as the camera was held", async () => {
    const ways = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    const drawn = await Promise.all(ways.map((way) => drawPicture(held(way))));
    expect(drawn.map(squaresOf).join(" ")).toBe("1234 2143 4321 3412 1324 3142 4231 2413 1234");
  });

  it("shows no other file that an SVG names, and no picture in it", async () => {
    const folder = newFolder();
    const file = path.join(folder, "secret.png");
    await writeFile(file, png());
    for (const href of [file, `file://${file}`, `data:image/png;base64,${RED}`])
      await expect(drawPicture(svg(`<image width="9" height="9" href="${href}"/>`)), href).rejects.toThrow(
        "Nothing of it could be drawn",
      );
  });

  it.each([
    ["is no picture", Buffer.from("GIF89a"), /must be a PNG, JPEG or SVG/],
    ["is cut short", png().subarray(0, 40), /Nothing of it could be drawn/],
    ["shows nothing", svg("<text>Circle</text>"), /Words in an SVG must be outlines/],
    ["has over 512 KB", Buffer.concat([png(), Buffer.alloc(512 * 1024)]), /at most 512 KB/],
    // It asks for more memory than there is, which ends the process that draws it.
    [
      "ends who draws it",
      svg(
        `<pattern id="p" width="99999999" height="99999999" patternUnits="userSpaceOnUse">${SQUARE}</pattern><rect width="9" height="9" fill="url(#p)"/>`,
      ),
      /too complicated/,
    ],
  ])("is refused when the file %s", async (_, file, says) => {
    await expect(drawPicture(file)).rejects.toThrow(says);
  });
});

/** What a browser sends from the picture's page, also when no file was chosen: undici's FormData would forget that it is one. */
async function send(visitor: Visitor, id: string, file: Buffer, wish = "save") {
  const at = `/admin/clients/${id}/picture`;
  const { values } = (await visitor.get(at)).data.form as { values: { revision: string } };
  const part = (name: string, value: Buffer | string, more = "") => [
    `---the-boundary-\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`,
    value,
    "\r\n",
  ];
  const parts = [
    ...part("revision", values.revision),
    ...part("picture", file, `; filename="${file.length > 0 ? "logo" : ""}"\r\nContent-Type: image/png`),
    ...part("wish", wish),
    "---the-boundary---\r\n",
  ];
  const body = Buffer.concat(parts.map((each) => Buffer.from(each as string)));
  return visitor.postBody(at, new Uint8Array(body), {
    "Content-Type": "multipart/form-data; boundary=-the-boundary-",
  });
}

const pictureOf = async (id: string) => (await findListedClient(id))?.picture ?? null;

describe("the desk", () => {
  it("sets a picture, which is shown where members sign on and kept for good under its address, and removes it", async () => {
    const { operator, visitor } = await operatorSignedIn();
    const client = await newClient();
    expect((await send(visitor, client.id, svg(SQUARE))).location).toBe(`/admin/clients/${client.id}`);
    const hash = (await pictureOf(client.id)) as string;
    const { status, headers } = await new Visitor().get(`/pictures/${hash}.png`);
    expect([status, headers.get("Content-Type"), headers.get("Cache-Control")]).toEqual([
      200,
      "image/png",
      "public, max-age=31536000, immutable",
    ]);
    const stranger = new Visitor();
    const signIn = await stranger.follow(await stranger.get(authorizeUrl(client)));
    expect(signIn.data.reason).toEqual({ client: { name: "Circle of Ann", picture: hash } });
    expect((await send(visitor, client.id, Buffer.alloc(0), "remove")).status).toBe(303);
    expect([await pictureOf(client.id), await findPicture(hash)]).toEqual([null, null]);
    expect((await new Visitor().get(`/pictures/${hash}.png`)).status).toBe(404);
    expect(await actsOf(operator)).toEqual(["site_changed Circle of Ann", "site_changed Circle of Ann"]);
  });

  it("says what is wrong with a file, and leaves the picture that is there", async () => {
    const { visitor } = await operatorSignedIn();
    const { id } = await newClient();
    await send(visitor, id, png());
    const before = await pictureOf(id);
    expect((await send(visitor, id, Buffer.alloc(0))).errors).toEqual({ picture: ["Choose a file."] });
    const wrong = await send(visitor, id, Buffer.from("%PDF-1.7"));
    expect([wrong.status, wrong.errors.picture?.[0], wrong.values.picture]).toEqual([
      400,
      expect.stringContaining("must be a PNG"),
      undefined,
    ]);
    const huge = await send(visitor, id, Buffer.alloc(600 * 1024));
    expect([huge.status, huge.problem?.text]).toEqual([
      413,
      "It can have at most 512 KB. Go back and choose a smaller one.",
    ]);
    expect(await pictureOf(id)).toBe(before);
  });
});

describe("client change --picture", () => {
  it("sets a picture from a file, takes it away, and says which file is none", async () => {
    const { id } = await newClient();
    const folder = newFolder();
    const file = path.join(folder, "logo.svg");
    await writeFile(file, svg(SQUARE));
    expect((await admin("client", "change", id, "--picture", file)).code).toBe(0);
    expect(await pictureOf(id)).toMatch(/^[\w-]{22}$/);
    await writeFile(file, "no picture");
    const refused = await admin("client", "change", id, "--picture", file);
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining("logo.svg: It must be a PNG")]);
    expect((await admin("client", "change", id, "--picture", "")).code).toBe(0);
    expect(await pictureOf(id)).toBeNull();
  });
});
