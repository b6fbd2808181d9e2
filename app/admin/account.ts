import { findUserByEmail, type User } from "~/data/users";
import { CommandError } from "./command";

/** The account with this email. @throws CommandError without one. */
export async function requireAccount(email = ""): Promise<User> {
  const user = await findUserByEmail(email);
  if (!user) throw new CommandError(`No account has the address ${email}.`);
  return user;
}
