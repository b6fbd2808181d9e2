import { writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { resolveFrom } from "~/base/command";
import { pictureFault } from "~/sign-on/client-rules";
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
const png = () => Buffer.from(RED, "base64");
const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`);
const SQUARE = `<rect width="9" height="9" fill="red"/>`;

it.each([
  ["is no picture", Buffer.from("GIF89a"), /must be a PNG, JPEG or SVG/],
  ["has over 100 KB", Buffer.concat([png(), Buffer.alloc(100 * 1024)]), /at most 100 KB/],
])("a file that %s is no client's picture", (_, file, says) => {
  expect(pictureFault(file)).toMatch(says);
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
  it("sets a picture, which is shown where members sign on, in a sandbox, and kept for good under its address, and removes it", async () => {
    const { operator, visitor } = await operatorSignedIn();
    const client = await newClient();
    expect((await send(visitor, client.id, svg(SQUARE))).location).toBe(`/admin/clients/${client.id}`);
    const hash = (await pictureOf(client.id)) as string;
    const { status, headers } = await new Visitor().get(`/pictures/${hash}`);
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toBe("image/svg+xml");
    expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(headers.get("Content-Security-Policy")).toContain("; sandbox");
    expect(headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    const stranger = new Visitor();
    const signIn = await stranger.follow(await stranger.get(authorizeUrl(client)));
    expect(signIn.data.reason).toEqual({ client: { name: "Circle of Ann", picture: hash } });
    expect((await send(visitor, client.id, Buffer.alloc(0), "remove")).status).toBe(303);
    expect([await pictureOf(client.id), await findPicture(hash)]).toEqual([null, null]);
    expect((await new Visitor().get(`/pictures/${hash}`)).status).toBe(404);
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
      "It can have at most 100 KB. Go back and choose a smaller one.",
    ]);
    expect(await pictureOf(id)).toBe(before);
  });
});

describe("client change --picture", () => {
  it("sets a picture from a file, named from where the command is typed, takes it away, and says which file is none", async () => {
    const { id } = await newClient();
    const folder = newFolder();
    const file = path.join(folder, "logo.svg");
    await writeFile(file, svg(SQUARE));
    resolveFrom(folder);
    expect((await admin("client", "change", id, "--picture", "logo.svg")).code).toBe(0);
    resolveFrom("");
    expect(await pictureOf(id)).toMatch(/^[\w-]{22}$/);
    await writeFile(file, "no picture");
    const refused = await admin("client", "change", id, "--picture", file);
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining("logo.svg: It must be a PNG")]);
    expect((await admin("client", "change", id, "--picture", "")).code).toBe(0);
    expect(await pictureOf(id)).toBeNull();
  });
});
