// Each build has a folder of its own under .builds, with the packages that it runs on, and `build` is a symbolic link
// to the newest complete one. So a new build never removes files that a running server may still load.
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

const ALL = ".builds";
const KEPT_MS = 24 * 60 * 60 * 1000;
/**
 * The stamp is a hash of what a build was made from. It is written last, and a running server touches it once an
 * hour.
 */
export const STAMP = ".stamp";

/** Creates a folder for the next build. @returns its path relative to `root` */
export function newBuildFolder(root) {
  const all = path.join(root, ALL);
  mkdirSync(all, { recursive: true });
  return path.join(ALL, path.basename(mkdtempSync(path.join(all, "build-"))));
}

/**
 * Completes a build (packages, migrations, assets that open pages still need) and makes it the site's current one.
 */
export function finishBuild(root, folder, stamp, now = Date.now()) {
  const made = path.join(root, folder);
  const current = path.join(root, "build");
  linkPackages(root, path.join(made, "node_modules"));
  if (existsSync(path.join(root, "drizzle")))
    cpSync(path.join(root, "drizzle"), path.join(made, "drizzle"), { recursive: true });
  keepFormerAssets(current, made, now);
  writeFileSync(path.join(made, STAMP), stamp);
  switchTo(root, folder, now);
  removeOldBuilds(root, now);
}

/** Switches `build` to a folder atomically, so that a start finds either the old or the new build. */
function switchTo(root, folder, now) {
  const current = path.join(root, "build");
  // The replaced build is kept for a day from now, because a server that cannot write here could not mark it as in
  // use.
  if (existsSync(path.join(current, STAMP)))
    utimesSync(path.join(current, STAMP), new Date(now), new Date(now));
  const next = path.join(root, ALL, "next");
  rmSync(next, { force: true });
  // A relative link, so that a copy of the clone has its own build.
  symlinkSync(process.platform === "win32" ? path.resolve(root, folder) : folder, next, "junction");
  // Earlier versions built into a real folder of this name.
  if (lstatSync(current, { throwIfNoEntry: false })?.isDirectory())
    renameSync(current, path.join(root, ALL, `before-${path.basename(folder)}`));
  if (process.platform === "win32") rmSync(current, { force: true });
  renameSync(next, current);
}

/**
 * Removes incomplete builds, and replaced ones that no server has used for a day. Safe, because only one set-up runs
 * at a time.
 */
function removeOldBuilds(root, now) {
  const all = path.join(root, ALL);
  const current = path.basename(readlinkSync(path.join(root, "build")));
  for (const name of readdirSync(all)) {
    const used = statSync(path.join(all, name, STAMP), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (name !== current && now - used > KEPT_MS)
      rmSync(path.join(all, name), { recursive: true, force: true });
  }
}

/**
 * Keeps a former build's assets for a day after it was replaced, because pages open in browsers still request them.
 * Their names contain a hash. `.former` lists those that came from an earlier build; the others count as replaced
 * now.
 */
function keepFormerAssets(from, to, now) {
  const [old, own] = [from, to].map((folder) => path.join(folder, "client/assets"));
  const replaced = readOrEmpty(path.join(from, ".former")).split("\n");
  const former = existsSync(old) ? readdirSync(old).filter((name) => !existsSync(path.join(own, name))) : [];
  for (const name of former) {
    const at = path.join(old, name);
    if (!replaced.includes(name)) utimesSync(at, new Date(now), new Date(now));
    else if (now - statSync(at).mtimeMs > KEPT_MS) continue;
    link(at, path.join(own, name));
  }
  writeFileSync(path.join(to, ".former"), former.join("\n"));
}

const readOrEmpty = (file) => (existsSync(file) ? readFileSync(file, "utf8") : "");

/** Links the product's dependencies, direct and indirect, to the files that npm has installed. */
function linkPackages(root, to) {
  const lock = JSON.parse(readFileSync(path.join(root, "node_modules/.package-lock.json"), "utf8"));
  for (const at of productPackages(root, lock.packages ?? {}))
    linkFolder(path.join(root, at), path.join(to, path.relative("node_modules", at)));
}

/** Returns the folders of the product's packages, like "node_modules/a/node_modules/b", as Node resolves them. */
function productPackages(root, packages) {
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const found = new Set();
  const need = (name, from) => {
    for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf("/node_modules/")))) {
      const folder = `${at ? `${at}/` : ""}node_modules/${name}`;
      if (packages[folder]) return visit(folder);
      if (!at) return;
    }
  };
  const visit = (folder) => {
    if (found.has(folder)) return;
    found.add(folder);
    const {
      dependencies,
      optionalDependencies,
      peerDependencies,
      peerDependenciesMeta = {},
    } = packages[folder];
    const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta[name]?.optional);
    for (const name of [...peers, ...Object.keys({ ...optionalDependencies, ...dependencies })])
      need(name, folder);
  };
  for (const name of Object.keys(dependencies)) need(name, "");
  return found;
}

function linkFolder(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name === "node_modules") continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isFile()) link(source, target);
  }
}

/**
 * Hard-links a file, or copies it where that is impossible. Native modules are copied, because npm may compile them
 * again in place.
 */
function link(from, to) {
  try {
    if (!from.endsWith(".node")) return linkSync(from, to);
  } catch {}
  copyFileSync(from, to);
}
