import { createHash } from "node:crypto";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { reasonOf } from "~/base/kernel/file-access";
import { LARGEST, MOST_FILES } from "~/site/own.server";
import { ImportRefused } from "../read-file";
import { download } from "./download";
import { type Export, ownAddress } from "./exported";

/** The folder under site/files that imported pictures go to. */
const FOLDER = "posts";

const BEGINNINGS: [ending: string, start: RegExp][] = [
  ["png", /^\x89PNG/],
  ["jpg", /^\xff\xd8\xff/],
  ["gif", /^GIF8/],
  ["webp", /^RIFF....WEBP/s],
  ["avif", /^....ftypavi[fs]/s],
  [
    "svg",
    /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)?(?:<!DOCTYPE[^>[]*>\s*)?<svg[\s>]/,
  ],
];

/** Returns a picture's file ending by its first bytes, or null when it is no picture. */
function kindOf(bytes: Buffer): string | null {
  const start = bytes.subarray(0, 1000).toString("latin1");
  return BEGINNINGS.find(([, pattern]) => pattern.test(start))?.[0] ?? null;
}

/** Folders that other products keep pictures and files in: what stands below them is the name. */
const KEPT_IN =
  /^(?:.*\/)?(?:content\/(?:images|files|media)|wp-content\/uploads|static|assets|public|images|img|uploads)\//i;
/** The same picture in another size. */
const SIZES: [RegExp, string][] = [
  [/\/size\/w\d+(?:h\d+)?(?:\/format\/\w+)?\//, "/"],
  [/-\d+x\d+(?=\.\w+$)/, ""],
];

/** What a file to load may be called: pages are none, nor are feeds. */
const FILE = /\.(?!(?:html?|php\d?|aspx?|jsp|xml|md|markdown)$)(?=[a-z\d]*[a-z])([a-z\d]{2,5})$/i;
/** Beside an export lie its own files, and a site's settings, which nobody was to load. */
const NOT_SERVED = /(?:^|\/)\.|^[^/]*\.(?:json|csv|toml|ya?ml|zip|gz)$/i;

/** Whether a path is of a file that is no page. */
export const isFilePath = (address: string): boolean => FILE.test(address.replace(/[?#].*/, ""));

type Kind = "picture" | "file";

/** Takes pictures and files along: out of the export's folder, else from where they are. `stage` is laid out as CONTENT_DIR is. */
export class Pictures {
  private readonly taken = new Map<string, Promise<{ path: string } | { problem: string }>>();
  private readonly hashes = new Map<string, string>();
  readonly files: string[] = [];

  constructor(
    private readonly from: Pick<Export, "folder" | "origins" | "ledger">,
    /** `files`: how many files site/files has already. */
    private readonly to: { stage: string; content: string; files: number },
    /** Null: do not download pictures. */
    private readonly fetchFrom: typeof download | null = download,
  ) {}

  /** The new path of a picture or a file; null, and why in `left`, where it could not be had. */
  async take(src: string, folder: string, left: string[], kind: Kind = "picture"): Promise<string | null> {
    if (!src.trim()) return null;
    const key = `${kind} ${/^(?:https?:|data:|\/)/.test(src) ? src : `${folder} ${src}`}`;
    const taking = this.taken.get(key) ?? this.fetched(src.trim(), folder, kind);
    this.taken.set(key, taking);
    const found = await taking;
    if ("path" in found) return found.path;
    left.push(`${kind} ${src.slice(0, 200)}: ${found.problem}`);
    return null;
  }

  private async fetched(
    src: string,
    folder: string,
    kind: Kind,
  ): Promise<{ path: string } | { problem: string }> {
    try {
      const inline = /^data:image\/[\w+.-]+;base64,/.exec(src);
      if (inline) return this.keep(Buffer.from(src.slice(inline[0].length), "base64"), "picture", kind);
      const own = ownAddress(src, this.from.origins);
      const url = new URL(own ?? src, "http://old.invalid");
      const name = decodeURIComponent(url.pathname);
      for (const [size, by] of SIZES) this.from.ledger.used(name, name.replace(size, by));
      const file = this.find(name, src, folder, kind);
      if (file) return this.keep(readFileSync(file), name, kind);
      const site = this.from.origins.find((origin) => /^https?:/.test(origin));
      const remote = /^(?:https?:)?\/\//.test(src)
        ? new URL(src, "https://x").href
        : src.startsWith("/") && site
          ? site + src
          : null;
      if (!remote) return { problem: "is not in the export's folder" };
      if (!this.fetchFrom) return { problem: "is elsewhere, to be loaded" };
      const loaded = await this.fetchFrom(remote, LARGEST);
      return "problem" in loaded ? loaded : this.keep(loaded.bytes, name, kind);
    } catch (error) {
      if (error instanceof ImportRefused) throw error;
      return { problem: `cannot be read (${(error as Error).message})` };
    }
  }

  /** The file in the export's folder, and never one outside of it. */
  private find(name: string, src: string, folder: string, kind: Kind): string | null {
    const names = [name, ...SIZES.map(([size, by]) => name.replace(size, by))];
    const relative = /^(?:[a-z]+:|\/)/i.test(src)
      ? []
      : [path.join(folder, decodeURIComponent(src.replace(/[?#].*/, "")))];
    const places = names.flatMap((one) => {
      const parts = one.split("/").filter(Boolean);
      return parts.map((_, at) => parts.slice(at).join("/"));
    });
    const roots = ["", "static", "assets", "content", "public", "content/images", "images"];
    for (const place of [...relative, ...places])
      for (const root of roots) {
        const at = path.resolve(this.from.folder, root, place);
        const below = path.relative(this.from.folder, at);
        if (this.isInside(at) && (kind === "picture" || !NOT_SERVED.test(below))) {
          this.from.ledger.used(below);
          return at;
        }
      }
    return null;
  }

  private isInside(at: string): boolean {
    if (!existsSync(at)) return false;
    const root = realpathSync(this.from.folder);
    const real = realpathSync(at);
    return real.startsWith(root + path.sep) && !lstatSync(at).isSymbolicLink() && statSync(real).isFile();
  }

  private keep(bytes: Buffer, name: string, kind: Kind): { path: string } | { problem: string } {
    const ending = kindOf(bytes) ?? (kind === "file" ? FILE.exec(name)?.[1]?.toLowerCase() : null);
    if (!ending) return { problem: "is no picture (PNG, JPEG, GIF, WebP, AVIF or SVG)" };
    if (bytes.length > LARGEST) return { problem: `has more than ${LARGEST / 1024 / 1024} MB` };
    const hash = createHash("sha256").update(bytes).digest("hex");
    const known = this.hashes.get(hash);
    if (known) return { path: known };
    const plain = plainName(name, ending);
    for (let number = 1; ; number += 1) {
      const file = path.posix.join(
        "files",
        FOLDER,
        number === 1 ? plain : plain.replace(/(\.\w+)$/, `-${number}$1`),
      );
      const there = [this.to.content, this.to.stage]
        .map((root) => path.join(root, file))
        .find((at) => existsSync(at));
      if (there && !readFileSync(there).equals(bytes)) continue;
      if (!there && this.to.files + this.files.length >= MOST_FILES)
        return { problem: `would be one of more than ${MOST_FILES} files` };
      if (!there) {
        writeStaged(path.join(this.to.stage, file), bytes);
        this.files.push(file);
      }
      this.hashes.set(hash, `/${file}`);
      return { path: `/${file}` };
    }
  }
}

/** Writes a file that the import will move into the content. @throws ImportRefused where the disk does not take it: that is no fault of one post. */
export function writeStaged(file: string, content: string | Buffer): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  } catch (error) {
    throw new ImportRefused(`${file} cannot be written: ${reasonOf(error as Error)}. Nothing was imported.`);
  }
}

const PICTURE_ENDING = /\.(?:png|jpe?g|gif|webp|avif|svg|bmp|tiff?|php)$/;

/** A name that is an address as it stands. */
function plainName(name: string, ending: string): string {
  const short = SIZES.slice(0, 1).reduce((one, [size, by]) => one.replace(size, by), name);
  const parts = short
    .replace(KEPT_IN, "")
    .split("/")
    .map((part) =>
      part
        .normalize("NFKD")
        .toLowerCase()
        .replace(/[^a-z0-9.]+/g, "-")
        .replace(/^[-.]+|[-.]+$/g, "")
        .slice(-80),
    )
    .filter(Boolean)
    .slice(-4);
  const last = (parts.pop() ?? "").replace(PICTURE_ENDING, "") || "picture";
  return [...parts, last.endsWith(`.${ending}`) ? last : `${last}.${ending}`].join("/");
}
