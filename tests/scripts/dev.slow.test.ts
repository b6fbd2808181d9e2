import { spawn } from "node:child_process";
import { once } from "node:events";
import { utimes } from "node:fs/promises";
import { WebSocket } from "undici";
import { expect, test } from "vitest";
import { newFolder } from "../support/folder";
import { freePort } from "../support/server";

test("`npm run dev` serves the pages, and reloads them after an edit", {
  timeout: 120_000,
}, async () => {
  const dataDir = newFolder();
  const port = String(await freePort());
  // Not APP_URL and the like, which are set for the tests beside.
  const { PATH, HOME } = process.env;
  const env: NodeJS.ProcessEnv = { PATH, HOME, NODE_ENV: "development", PORT: port, DATA_DIR: dataDir };
  const child = spawn("node_modules/.bin/remix", ["vite:dev"], { env, stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "exit");
  try {
    await new Promise<void>((resolve, reject) => {
      child.stdout.on("data", (text) => String(text).includes("Local:") && resolve());
      ended.then(([code]) => reject(new Error(`ended with ${code}`)));
    });
    for (const url of ["/", "/blog", "/braindumper"]) {
      const page = await fetch(`http://127.0.0.1:${port}${url}`);
      expect(page.status, url).toBe(200);
      // Remix has no answer to the origin of a stranger, nor these headers.
      expect(page.headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(await page.text()).toContain('src="/@vite/client"');
    }
    const socket = new WebSocket(`ws://127.0.0.1:${port}/`, "vite-hmr");
    const told = new Promise<void>((resolve) => {
      socket.onmessage = ({ data }) => JSON.parse(data).type === "full-reload" && resolve();
    });
    await new Promise((resolve) => {
      socket.onopen = resolve;
    });
    // A component that only the server runs.
    await utimes("app/site/ui/shell.tsx", new Date(), new Date());
    await told;
    socket.close();
  } finally {
    child.kill("SIGTERM");
    await ended;
  }
});
