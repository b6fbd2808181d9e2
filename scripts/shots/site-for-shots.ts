import { newContentFolder } from "../../tests/support/content-folder";
import { type RunningServer, startServer } from "../../tests/support/server";

type Given = {
  env?: Record<string, string>;
  /** Changes content/site.json. */
  content?: (site: Record<string, object | string>) => object;
};

/** Runs a site for as long as `work` takes. */
export async function withSite(given: Given, work: (site: RunningServer) => Promise<void>): Promise<void> {
  const folder = given.content ? await newContentFolder() : null;
  if (folder && given.content) await folder.changeJson("site.json", given.content);
  const env: Record<string, string> = { ...given.env, ...(folder ? { CONTENT_DIR: folder.folder } : {}) };
  const site = await startServer({ env });
  try {
    await work(site);
  } finally {
    await site.stop();
    await folder?.remove();
  }
}
