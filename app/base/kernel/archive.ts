import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import type { Decrypter } from "age-encryption";
import { freeBytesAt, MEBIBYTE, roomText } from "./free-disk";
import { orElse } from "./or-else";
import { ended } from "./sentence";

/** What a file is, judged by its first bytes. */
type FileKind = "archive" | "encrypted" | "sqlite" | "unknown";

const BEGINNINGS: [FileKind, Buffer][] = [
  ["archive", Buffer.from([0x1f, 0x8b])],
  ["encrypted", Buffer.from("age-encryption.org/v1\n")],
  ["sqlite", Buffer.from("SQLite format 3\0")],
];

/** Returns what kind of file this is, by its first bytes. */
export async function kindOf(file: string): Promise<FileKind> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(32), 0, 32, 0);
    const found = BEGINNINGS.find(([, start]) => buffer.subarray(0, bytesRead).indexOf(start) === 0);
    return found?.[0] ?? "unknown";
  } finally {
    await handle.close();
  }
}

/** Who can open an archive: anybody with the secret key of a recipient (`age1…`). Without any it is not encrypted. */
type Lock = { recipients: string[] };

/** What opens an encrypted archive: an identity (`AGE-SECRET-KEY-1…`). */
type Key = { identity: string };

/** An archive cannot be made or opened. The message is for operators. */
export class ArchiveError extends Error {
  override name = "ArchiveError";
}

/** Packs a folder into a gzipped tar, encrypted with age (https://age-encryption.org/v1) for the lock's recipients. */
export async function pack(folder: string, file: string, lock: Lock): Promise<void> {
  // Before anything is read: a stream that nobody reads to its end fails later, when the folder is gone.
  const [wrong] = await wrongKeys({ recipients: lock.recipients, identity: "" });
  if (wrong) throw new Error(wrong);
  const { create } = await import("tar");
  const packed = Readable.from(create({ gzip: true, portable: true, strict: true, cwd: folder }, ["."]));
  // Only its owner may read the file.
  const to = createWriteStream(file, { mode: 0o600, flush: true });
  await pipeline(lock.recipients.length > 0 ? await encrypted(packed, lock) : packed, to);
}

/** Returns what is wrong with the keys: a mistyped letter breaks a key's checksum. Each begins with its variable. */
export async function wrongKeys({ recipients, identity }: Lock & Key) {
  // The library takes a tenth of a second to load.
  if (recipients.length === 0 && !identity) return [];
  const { Decrypter, Encrypter } = await import("age-encryption");
  const isKey = (add: () => void) => orElse(() => add() === undefined, false);
  const wrong = recipients.filter((each) => !isKey(() => new Encrypter().addRecipient(each)));
  return [
    ...wrong.map((each) => `BACKUP_RECIPIENT: ${each} is misspelt or cut off`),
    ...(!identity || isKey(() => new Decrypter().addIdentity(identity))
      ? []
      : ["BACKUP_IDENTITY: is misspelt or cut off"]),
  ];
}

async function encrypted(plain: Readable, { recipients }: Lock): Promise<Readable> {
  const { Encrypter } = await import("age-encryption");
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return Readable.fromWeb((await encrypter.encrypt(toWeb(plain))) as unknown as ReadableStream);
}

async function decrypted(file: Readable, { identity }: Key): Promise<Readable> {
  if (!identity)
    throw new ArchiveError(
      "It is encrypted: set BACKUP_IDENTITY in the environment; with a password, open it with age -d first.",
    );
  const { Decrypter } = await import("age-encryption");
  const decrypter = new Decrypter();
  try {
    addIdentity(decrypter, identity);
    return Readable.fromWeb((await decrypter.decrypt(toWeb(file))) as unknown as ReadableStream);
  } catch (error) {
    file.destroy();
    throw new ArchiveError(`It cannot be decrypted: ${whyClosed(error as Error)}.`);
  }
}

function addIdentity(decrypter: Decrypter, identity: string): void {
  try {
    decrypter.addIdentity(identity);
  } catch {
    throw new Error("BACKUP_IDENTITY is misspelt or cut off");
  }
}

const whyClosed = ({ message }: Error) =>
  message.startsWith("no identity matched") ? "BACKUP_IDENTITY is of another recipient" : message;

const toWeb = (stream: Readable) => Readable.toWeb(stream) as globalThis.ReadableStream<Uint8Array>;

/** Disk space that is left free for everything else. */
const SPARE_MIB = 16;

/**
 * Unpacks an archive into a folder. Each entry must be a folder or a file that `isKnown` accepts. Written
 * synchronously, so nothing is still being written when it fails.
 * @throws ArchiveError when it is cut off, damaged, not a backup, encrypted for somebody else, or too large for the
 * disk
 */
export async function unpack(file: string, folder: string, key: Key, isKnown: (name: string) => boolean) {
  const { UnpackSync } = await import("tar");
  await mkdir(folder, { recursive: true });
  const free = freeBytesAt(folder) / MEBIBYTE;
  let needed = SPARE_MIB;
  let refused: ArchiveError | undefined;
  const unpacking = new UnpackSync({
    cwd: folder,
    strict: true,
    filter: (name, entry) => {
      const type = "type" in entry ? entry.type : "";
      const plain = path.posix.normalize(name).replace(/\/$/, "");
      needed += (entry.size ?? 0) / MEBIBYTE;
      if (needed > free) refused ??= new ArchiveError(roomText(needed, free));
      else if (type === "Directory" || ((type === "File" || type === "OldFile") && isKnown(plain)))
        return !refused;
      refused ??= new ArchiveError(`It is not a backup of this product: it holds ${name}.`);
      return false;
    },
  });
  let failed: Error | undefined;
  unpacking.on("error", (error: Error) => {
    failed ??= error;
  });
  const from = createReadStream(file);
  try {
    const plain = (await kindOf(file)) === "encrypted" ? await decrypted(from, key) : from;
    for await (const part of plain) {
      unpacking.write(part);
      if (failed || refused) break;
    }
    unpacking.end();
    if (failed) throw failed;
    if (refused) throw refused;
  } catch (error) {
    if (refused) throw refused;
    if (error instanceof ArchiveError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOSPC") throw error;
    throw new ArchiveError(ended(`It is cut off or damaged: ${message}`));
  } finally {
    from.destroy();
  }
}
