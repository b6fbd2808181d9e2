import http, { type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { checkAddresses, checkIssue } from "~/newsletter/check-addresses";
import { withEnvironment } from "../support/environment";

const setEnvironment = withEnvironment();

const PAGES: Record<string, RequestListener> = {
  "/fine": (_, answer) => answer.setHeader("Content-Type", "text/html").end("Fine"),
  "/fine.png": (_, answer) => answer.setHeader("Content-Type", "image/png").end("PNG"),
  "/refuses-programs": (_, answer) => answer.writeHead(403).end(),
  "/down": (_, answer) => answer.writeHead(503).end(),
  "/silent": () => {},
  "/endless": (_, answer) => answer.writeHead(302, { Location: "/endless" }).end(),
  "/moved": (_, answer) => answer.writeHead(301, { Location: "fine" }).end(),
  "/into-the-house": (_, answer) => answer.writeHead(302, { Location: `http://[::1]:${port}/fine` }).end(),
  "/to-a-file": (_, answer) => answer.writeHead(302, { Location: "file:///etc/passwd" }).end(),
};

const asked: string[] = [];
const server = http.createServer((request, answer) => {
  asked.push(`${request.headers.host}${request.url}`);
  const page = PAGES[request.url?.split("?")[0] ?? ""];
  if (page) page(request, answer);
  else answer.writeHead(404).end();
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
});

/** What is said of an address of the server, which stands for one of the internet. */
async function check(path: string, isPicture = false) {
  const url = `http://127.0.0.1:${port}${path}`;
  const [line, ...more] = await checkAddresses([{ url, isPicture }], {
    mayAsk: (ip) => ip === "127.0.0.1",
    eachMs: path === "/silent" ? 100 : 10_000,
    allMs: 20_000,
  });
  expect(more).toEqual([]);
  return line?.replace(url, path);
}

it.each([
  ["/fine", undefined],
  ["/moved", undefined],
  ["/refuses-programs", undefined],
  ["/nope", "Link /nope: the answer was 404."],
  ["/down", "Link /down: the answer was 503."],
  ["/endless", "Link /endless: leads on and on."],
  ["/silent", "Link /silent: there was no answer in time."],
  ["/into-the-house", "Link /into-the-house: leads into a private network, which is not asked."],
  ["/to-a-file", "Link /to-a-file: leads to what is no web address."],
])("says of a link that readers cannot follow why: %s", async (path, says) => {
  expect(await check(path)).toBe(says);
});

it.each([
  ["/fine.png", undefined],
  ["/fine", "Picture /fine: this is no picture."],
  ["/refuses-programs", "Picture /refuses-programs: the answer was 403."],
])("says of a picture that will not show why: %s", async (path, says) => {
  expect(await check(path, true)).toBe(says);
});

it("asks nothing in a private network, however its address is written", async () => {
  const hosts = [
    ...["127.0.0.1", "localhost", "2130706433", "0x7f.1", "0.0.0.0", "[::1]", "[::ffff:127.0.0.1]"],
    ...["10.0.0.1", "172.16.0.1", "192.168.0.1", "169.254.169.254", "100.64.0.1", "[fd00::1]"],
    ...["[fe80::1]", "[64:ff9b::7f00:1]", "[2002:7f00:1::]", "[::]"],
  ];
  const lines = await checkAddresses(
    hosts.map((host) => ({ url: `http://${host}:${port}/`, isPicture: false })),
  );
  expect(lines.filter((line) => line.includes("private network"))).toHaveLength(hosts.length);
  expect(asked).toEqual([]);
});

it("says that nothing is there where nobody listens, and where no host has the name", async () => {
  const urls = ["http://nobody.invalid/", "https://127.0.0.1:1/"];
  const lines = await checkAddresses(
    urls.map((url) => ({ url, isPicture: false })),
    { mayAsk: () => true },
  );
  expect(lines).toEqual(urls.map((url) => expect.stringContaining(`Link ${url}: could not be reached (E`)));
});

it("asks no more than some addresses, each once, and says how many are left", async () => {
  const lines = await checkAddresses(
    Array.from({ length: 5 }, (_, n) => ({ url: `http://127.0.0.1:${port}/${n}`, isPicture: false })),
    { mayAsk: () => true, most: 3 },
  );
  expect([lines.length, lines.at(-1), asked.length]).toEqual([
    4,
    "2 more were not asked: there are too many, or others took too long.",
    3,
  ]);
});

it("ends in time when nobody answers, and says how many it did not get to", async () => {
  const lines = await checkAddresses(
    Array.from({ length: 5 }, (_, n) => ({ url: `http://127.0.0.1:${port}/silent?${n}`, isPicture: false })),
    { mayAsk: () => true, atOnce: 2, eachMs: 10_000, allMs: 200 },
  );
  expect([lines.length, lines.at(-1), asked.length]).toEqual([
    3,
    "3 more were not asked: there are too many, or others took too long.",
    2,
  ]);
});

it("asks this server itself for the site's own, and finds every kind of link in the text", async () => {
  setEnvironment({ APP_URL: "https://loam.example", PORT: String(port), SMTP_URL: "smtp://127.0.0.1:1" });
  const body =
    "[a](/fine#part) [again](/fine) [b][b] <https://loam.example/gone>\n\n![](fine.png)\n\n> ![](/fine.png)\n\n`[code](/code)` [mail](mailto:a@b.example)\n\n[Half](htp:/oops) [no scheme](www.b.example) a note[^1]\n\n[^1]: Here\n\n[b]: /lost?x=1";
  expect(await checkIssue({ subject: "", body })).toEqual([
    "Link https://loam.example/lost?x=1: the answer was 404.",
    "Link https://loam.example/gone: the answer was 404.",
    "Link htp:/oops: leads to what is no web address.",
    "Link www.b.example: leads to what is no web address.",
  ]);
  expect(asked.sort()).toEqual(
    ["/fine", "/fine.png", "/gone", "/lost?x=1"].map((path) => `loam.example${path}`),
  );
});
