import { findUser } from "~/data/users";
import type { Visit } from "./visit";

/**
 * Why a mailed link does not work (specification §8). That the account is verified already is said only in the session
 * that made the account: anybody else learns nothing from a used link.
 */
export async function linkProblem(visit: Visit): Promise<string> {
  const { createdUserId } = visit.state;
  const own = createdUserId ? await findUser(createdUserId) : visit.user;
  return own?.verifiedAt
    ? "Your email is already verified. You can sign in now."
    : "This verification link has expired or already been used. Please request a new verification email.";
}
