import type { Queries } from "~/base/data/database";
import { config } from "~/base/kernel/config";
import { links } from "~/base/links";
import { type NewToken, replaceMailedToken, type TokenPurpose } from "~/identity/data/mailed-tokens";

/** The page behind each mailed link, and the `type` in its address. How long it works: TOKEN_LIFETIME_MS. */
const PAGES: Record<TokenPurpose, { page: string; type?: string }> = {
  signup: { page: links.verify(), type: "signup" },
  recovery: { page: links.resetPassword(), type: "recovery" },
  email_change: { page: links.verify(), type: "email_change" },
  email_undo: { page: links.undoEmail() },
  alert: { page: links.notMe() },
};

/** Makes a link to mail to a member, which replaces an earlier one (`replaceMailedToken`). @returns its URL */
export async function makeMailedLink(tx: Queries, token: NewToken): Promise<string> {
  const secret = await replaceMailedToken(tx, token);
  const { page, type } = PAGES[token.purpose];
  return `${config().appOrigin}${page}?token_hash=${secret}${type ? `&type=${type}` : ""}`;
}
