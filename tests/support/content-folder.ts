import { cpSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { folderWith } from "./folder";

/** Copies the delivered content into a folder that the test can change. */
export function newContentFolder() {
  const { folder, at, write } = folderWith();
  cpSync("content", folder, { recursive: true });
  return {
    folder,
    write,
    /** Changes a file of it. */
    async change(file: string, change: (text: string) => string) {
      await writeFile(at(file), change(await readFile(at(file), "utf8")));
    },
    async changeJson(file: string, change: (value: Record<string, object | string>) => object) {
      await writeFile(at(file), JSON.stringify(change(JSON.parse(await readFile(at(file), "utf8")))));
    },
  };
}
