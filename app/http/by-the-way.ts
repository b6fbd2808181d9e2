import { isBusy } from "~/kernel/busy";

/**
 * A write that a page makes by the way (last seen, a click noted): when the database is busy the page is shown all the
 * same. @returns whether it was written.
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
