import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { installPackages } from "./debian-program";
import { newFolder } from "./folder";
import { startProgram } from "./program";
import { poll } from "./server";

const PROGRAM = "/usr/sbin/nginx";

export type Nginx = {
  port: number;
  /** Contains `cache` and `access.log`. */
  folder: string;
  stop(): Promise<void>;
};

/**
 * Starts nginx with deploy/nginx/site.conf, with other addresses and without TLS, in front of servers on these loopback ports.
 * Installs Debian's nginx if it is missing (as root or with sudo); it runs under any account.
 */
export async function startNginx({ port, origins }: { port: number; origins: number[] }): Promise<Nginx> {
  if (!existsSync(PROGRAM)) installPackages("nginx-light");
  const folder = newFolder();
  // nginx workers run as another user.
  execFileSync("chmod", ["755", folder]);
  writeFileSync(path.join(folder, "nginx.conf"), configuration(folder, port, origins));
  mkdirSync(path.join(folder, "cache"));
  const nginx = startProgram(PROGRAM, ["-c", path.join(folder, "nginx.conf")]);
  const stop = async () => {
    await nginx.stop();
  };
  await poll(
    10_000,
    () => `nginx does not answer: ${nginx.said()}`,
    async () => ((await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => null)) ? true : undefined),
  );
  return { port, folder, stop };
}

/** Temporary folders; Debian's default ones belong to root. */
const TEMPORARY = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

const http = (folder: string, inside: string) => `pid ${folder}/pid;
events {}
http {
  include /etc/nginx/mime.types;
  error_log ${folder}/error.log warn;
  ${TEMPORARY.map((each) => `${each}_temp_path ${folder}/${each};`).join("\n  ")}
  ${inside}
}
`;

function configuration(folder: string, port: number, origins: number[]): string {
  const place = readFileSync("deploy/nginx/plain-host.conf", "utf8")
    .replace(/server 127\.0\.0\.1:3000(.*;)/, (_, rest) =>
      origins.map((origin) => `server 127.0.0.1:${origin}${rest}`).join("\n"),
    )
    .replace("/var/cache/loam", `${folder}/cache`)
    .replace("default loam.example", "default 127.0.0.1")
    .replace(/^ssl_.*$/gm, "");
  const site = readFileSync("deploy/nginx/site.conf", "utf8")
    .replaceAll("/var/log/nginx", folder)
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
    .replace(/^\s+(ssl_|listen \[::\]).*$/gm, "")
    // Removes the server block that redirects to https.
    .replace(/server \{\n {2}listen 80;.*?\n\}\n/s, "");
  return `daemon off;\n${http(folder, place + site)}`;
}

/**
 * Runs `nginx -t` on the delivered files, with a certificate made for the test; apart from that only host names that do not
 * resolve here are replaced. @returns what nginx complains about; "" when the files are valid
 */
export function testNginx(place: "plain-host" | "container"): string {
  if (!existsSync(PROGRAM)) installPackages("nginx-light");
  const folder = newFolder();
  const tls = [
    "-newkey",
    "rsa:2048",
    "-nodes",
    "-keyout",
    "key.pem",
    "-x509",
    "-out",
    "cert.pem",
    "-days",
    "2",
  ];
  execFileSync("openssl", ["req", ...tls, "-subj", "/CN=loam.example"], { cwd: folder, stdio: "pipe" });
  const here = (file: string) =>
    readFileSync(`deploy/nginx/${file}.conf`, "utf8")
      .replace(/^ssl_certificate .*$/m, `ssl_certificate ${folder}/cert.pem;`)
      .replace(/^ssl_certificate_key .*$/m, `ssl_certificate_key ${folder}/key.pem;`)
      .replace("server loam:3000", "server 127.0.0.1:3000")
      .replace("/var/cache/nginx/loam", `${folder}/cache`);
  for (const file of [place, "site"]) writeFileSync(path.join(folder, `${file}.conf`), here(file));
  const main = readFileSync("/etc/nginx/nginx.conf", "utf8")
    .replace(/^pid .*$/m, `pid ${folder}/pid;`)
    .replace(/^\s*include \/etc\/nginx\/(conf\.d|sites-enabled|modules-enabled)\/.*$/gm, "")
    .replace(/^http \{$/m, `http {\n  include ${folder}/${place}.conf;\n  include ${folder}/site.conf;`);
  writeFileSync(path.join(folder, "nginx.conf"), main);
  const { status, stderr } = spawnSync(PROGRAM, ["-t", "-q", "-c", path.join(folder, "nginx.conf")], {
    encoding: "utf8",
  });
  return status === 0 ? "" : stderr;
}
