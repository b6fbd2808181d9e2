import { isBusy } from "~/base/kernel/busy";

/**
 * Waits for a write that the page can do without (last seen, a click), and gives up while the database is busy.
 * @returns whether it was written
 */
export async function unlessBusy(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
}
