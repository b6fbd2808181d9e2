import { findUserByEmail, type User } from "~/data/users";
import { Refused } from "~/kernel/refused";

/** Returns the account with this email. @throws Refused when there is none */
export async function requireAccount(email = ""): Promise<User> {
  const user = await findUserByEmail(email);
  if (!user) throw new Refused(`No account has the address ${email}.`);
  return user;
}
