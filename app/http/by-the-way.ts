import { isBusy } from "~/kernel/busy";

/**
 * A write that a page can do without (last seen, a click noted): skipped while the database is busy. @returns
 * whether it was written
 */
export async function byTheWay(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
}
