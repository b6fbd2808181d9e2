import { Refused } from "~/base/kernel/refused";
import { findUserByEmail, type User } from "~/identity/data/users";

/** Returns the account with this email. @throws Refused when there is none */
export async function requireAccount(email = ""): Promise<User> {
  const user = await findUserByEmail(email);
  if (!user) throw new Refused(`No account has the address ${email}.`);
  return user;
}
