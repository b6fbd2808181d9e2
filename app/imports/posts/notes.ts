// Where it is noted what an import wrote into CONTENT_DIR: a backup takes the notes along.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { config } from "~/base/kernel/config";
import { writeWhole } from "~/base/kernel/finish-file";
import { makeFolder } from "~/base/kernel/private-files";

export const notesFolder = () => path.join(config().dataDir, "imports");
export const manifestFile = (number: number) => path.join(notesFolder(), `posts-${number}.json`);
/** One that was taken back: of its files those that stayed. */
export const undoneFile = (number: number) => path.join(notesFolder(), `posts-${number}.undone.json`);
/** The note of an import, undone or not. */
export const NOTE = /^posts-(\d+)(?:\.undone)?\.json$/;
export const noteFile = (number: number) =>
  existsSync(manifestFile(number)) ? manifestFile(number) : undoneFile(number);

/** Copies all notes into a backup. */
export const saveNotes = (to: string): void => copyNotes(notesFolder(), path.join(to, "imports"), () => true);

/** Copies the notes of a backup to where they belong, but for imports that have one there, which is newer. */
export const bringNotes = (from: string): void =>
  copyNotes(path.join(from, "imports"), notesFolder(), (number) => !existsSync(noteFile(number)));

function copyNotes(from: string, to: string, isWanted: (number: number) => boolean): void {
  const names = (existsSync(from) ? readdirSync(from) : []).filter((name) => {
    const number = NOTE.exec(name)?.[1];
    return number !== undefined && isWanted(Number(number));
  });
  if (names.length > 0) makeFolder(to);
  for (const name of names) writeWhole(path.join(to, name), readFileSync(path.join(from, name), "utf8"));
}
