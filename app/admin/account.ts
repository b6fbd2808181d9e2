import { findUserByEmail, type User } from "~/data/users";
import { CommandError } from "./command";

/** Returns the account with this email. @throws CommandError when there is none */
export async function requireAccount(email = ""): Promise<User> {
  const user = await findUserByEmail(email);
  if (!user) throw new CommandError(`No account has the address ${email}.`);
  return user;
}
