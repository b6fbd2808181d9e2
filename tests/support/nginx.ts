import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { poll } from "./server";

const PROGRAM = "/usr/sbin/nginx";

export type Nginx = {
  port: number;
  /** Holds `cache` and `access.log`. */
  folder: string;
  stop(): Promise<void>;
};

/**
 * deploy/nginx.conf as it is delivered, with its addresses replaced and without TLS, in front of a server on loopback.
 * Debian's nginx is installed where it is missing (as root, or with sudo); any account may run it.
 */
export async function startNginx({ port, originPort }: { port: number; originPort: number }): Promise<Nginx> {
  if (!existsSync(PROGRAM)) install();
  const folder = mkdtempSync(path.join(os.tmpdir(), "loam-nginx-"));
  // Its workers run as another account.
  execFileSync("chmod", ["755", folder]);
  writeFileSync(path.join(folder, "nginx.conf"), configuration(folder, port, originPort));
  mkdirSync(path.join(folder, "cache"));
  const nginx = spawn(PROGRAM, ["-c", path.join(folder, "nginx.conf")], { stdio: "pipe" });
  let said = "";
  nginx.stderr.on("data", (chunk) => {
    said += chunk;
  });
  const killAtExit = () => nginx.kill("SIGKILL");
  process.once("exit", killAtExit);
  const stop = async () => {
    process.off("exit", killAtExit);
    if (nginx.exitCode === null) {
      const ended = once(nginx, "exit");
      nginx.kill("SIGTERM");
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  await poll(
    10_000,
    () => `nginx does not answer: ${said}`,
    async () => ((await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => null)) ? true : undefined),
  );
  return { port, folder, stop };
}

function install(): void {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "--non-interactive"];
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", "nginx-light"]]) {
    const [program = "", ...rest] = [...asRoot, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", ...args];
    spawnSync(program, rest, { stdio: "ignore" });
  }
}

/** Debian's folders for these are root's. */
const TEMPORARY = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

function configuration(folder: string, port: number, originPort: number): string {
  const text = readFileSync("deploy/nginx.conf", "utf8")
    .replace("server loam:3000;", `server 127.0.0.1:${originPort};`)
    .replace("pid /tmp/nginx.pid;", `pid ${folder}/pid; daemon off;`)
    .replace(
      "http {",
      `http {\n${TEMPORARY.map((each) => `${each}_temp_path ${folder}/${each};`).join("\n")}`,
    )
    .replaceAll("/var/cache/nginx/loam", `${folder}/cache`)
    .replace("access_log /dev/stdout plain;", `access_log ${folder}/access.log plain;`)
    .replace("error_log /dev/stderr warn;", `error_log ${folder}/error.log warn;`)
    .replace(/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`)
    .replace(/^\s+ssl_.*$/gm, "");
  // The server that only redirects to https has no place here.
  return text.replace(/ {2}server \{\n[^}]*return 308[^}]*\}\n/, "");
}
