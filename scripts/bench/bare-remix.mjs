// What `npm run bench` compares with: the server build of a bare Remix app, written by hand in the form that the
// compiler produces, with the stock server entry and one page with as many rows as its URL asks for.
import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@remix-run/node";
import {
  Links,
  Meta,
  Outlet,
  RemixServer,
  Scripts,
  ScrollRestoration,
  useLoaderData,
} from "@remix-run/react";
import { createElement as h } from "react";
import { renderToPipeableStream } from "react-dom/server";

const ABORT_MS = 5000;
const WORDS =
  "layers settle slowly where an idea has been tipped out and somebody asks what belongs below".split(" ");

function handleRequest(request, status, headers, context) {
  return new Promise((resolve, reject) => {
    const page = h(RemixServer, { context, url: request.url, abortDelay: ABORT_MS });
    const { pipe, abort } = renderToPipeableStream(page, {
      onShellReady() {
        const body = new PassThrough();
        headers.set("Content-Type", "text/html");
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
        pipe(body);
      },
      onShellError: reject,
    });
    setTimeout(abort, ABORT_MS);
  });
}

const Root = () =>
  h(
    "html",
    { lang: "en" },
    h("head", null, h("meta", { charSet: "utf-8" }), h(Meta), h(Links)),
    h("body", null, h(Outlet), h(ScrollRestoration), h(Scripts)),
  );

/** Every row has different words, or the page would compress too well. */
const wordOf = (row, at) => `${WORDS[(row * (at + 3) + at * at) % WORDS.length]}${row % 7 === at ? row : ""}`;
const sentence = (row) => Array.from({ length: 14 }, (_, at) => wordOf(row, at)).join(" ");
const Row = ({ row }) =>
  h("li", { className: "row" }, h("a", { href: `/row/${row}` }, `Row ${row}`), h("p", null, sentence(row)));

function Page() {
  const rows = Array.from({ length: useLoaderData().rows }, (_, row) => h(Row, { key: row, row }));
  return h("main", null, h("h1", null, "A bare page"), h("ul", null, rows));
}

const loader = ({ request }) => ({ rows: Number(new URL(request.url).searchParams.get("rows") ?? 10) });
const meta = () => [{ title: "A bare page" }];

export const entry = { module: { default: handleRequest } };
export const routes = {
  root: { id: "root", path: "", module: { default: Root } },
  page: { id: "page", parentId: "root", index: true, module: { default: Page, loader, meta } },
  health: { id: "health", parentId: "root", path: "healthz", module: { loader: () => new Response("ok") } },
};
const script = (name) => ({
  module: `/assets/${name}.js`,
  imports: ["/assets/jsx.js", "/assets/components.js"],
});
export const assets = {
  ...{ version: "1", url: "/assets/manifest.js", entry: script("entry.client") },
  routes: {
    root: { id: "root", path: "", ...script("root") },
    page: { id: "page", parentId: "root", index: true, hasLoader: true, ...script("page") },
    health: { id: "health", parentId: "root", path: "healthz", hasLoader: true, ...script("health") },
  },
};
export const assetsBuildDirectory = "public";
export const [publicPath, basename, mode, isSpaMode] = ["/", "/", "production", false];
export const future = {
  ...{ v3_fetcherPersist: true, v3_relativeSplatPath: true, v3_throwAbortReason: true },
  ...{ v3_singleFetch: true, v3_lazyRouteDiscovery: true },
};
