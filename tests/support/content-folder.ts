import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

/** Copies the delivered content into a folder that the test can change. */
export async function newContentFolder() {
  const folder = await mkdtemp(path.join(os.tmpdir(), "loam-content-"));
  await cp("content", folder, { recursive: true });
  const at = (file: string) => path.join(folder, file);
  return {
    folder,
    /** Changes a file of it. */
    async change(file: string, change: (text: string) => string) {
      await writeFile(at(file), change(await readFile(at(file), "utf8")));
    },
    async changeJson(file: string, change: (value: Record<string, object | string>) => object) {
      await writeFile(at(file), JSON.stringify(change(JSON.parse(await readFile(at(file), "utf8")))));
    },
    write: (file: string, text: string) => writeFile(at(file), text),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
