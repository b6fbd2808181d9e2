import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { debianFolder } from "./debian-program";
import { newFolder } from "./folder";
import { startProgram } from "./program";
import { poll } from "./server";

const MODULES = ["mpm_event", "authn_core", "authz_core", "authz_user", "headers", "auth_openidc"];
/** Debian's user "nobody", because Apache refuses to run as root. */
const NOBODY = 65_534;

/**
 * Starts Debian's Apache with mod_auth_openidc in front of a members-only page, at /members on loopback. `settings`: the
 * configuration that the client's desk page shows for pasting. @returns a function that stops it
 */
export async function startApache(port: number, settings: string): Promise<() => Promise<void>> {
  const debian = debianFolder("libapache2-mod-auth-openidc", "apache2-bin");
  const folder = newFolder();
  const isRoot = process.getuid?.() === 0;
  mkdirSync(path.join(folder, "pages"));
  writeFileSync(path.join(folder, "pages/members"), "For members.");
  writeFileSync(path.join(folder, "conf"), configuration(port, folder, path.join(debian, "usr"), settings));
  if (isRoot)
    for (const each of ["", "pages", "pages/members", "conf"])
      chownSync(path.join(folder, each), NOBODY, NOBODY);
  chmodSync(folder, 0o755);
  const libraries = readdirSync(path.join(debian, "usr/lib"), { recursive: true, withFileTypes: true })
    .filter(({ name }) => /^lib.*\.so/.test(name))
    .map(({ parentPath }) => parentPath);
  const apache = startProgram(
    path.join(debian, "usr/sbin/apache2"),
    ["-f", path.join(folder, "conf"), "-DFOREGROUND"],
    {
      env: { ...process.env, LD_LIBRARY_PATH: [...new Set(libraries)].join(":") },
      ...(isRoot && { uid: NOBODY, gid: NOBODY }),
      stdio: "ignore",
    },
  );
  await poll(
    10_000,
    () => `Apache does not answer: ${readFileSync(path.join(folder, "error.log"), "utf8")}`,
    async () => ((await fetch(`http://127.0.0.1:${port}/`).catch(() => null)) ? true : undefined),
  );
  return async () => {
    await apache.stop();
  };
}

const configuration = (port: number, folder: string, usr: string, settings: string) => `
ServerRoot ${folder}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
Mutex file:${folder}
ErrorLog ${folder}/error.log
${MODULES.map((name) => `LoadModule ${name}_module ${usr}/lib/apache2/modules/mod_${name}.so`).join("\n")}
DocumentRoot ${folder}/pages
${settings}
OIDCInfoHook userinfo id_token access_token refresh_token
<Location /members>
  Header set X-Member "expr=%{REMOTE_USER}"
</Location>
`;
