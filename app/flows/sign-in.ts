import { transaction } from "~/data/database";
import { findUserByEmail, type User, updateUser } from "~/data/users";
import { hashPassword, isRightPassword, isWeakHash } from "./password-hash";

/**
 * Checks an address and a password.
 * @returns the member (who may still have to verify the address), or null: unknown address, wrong password and
 * disabled account look and take the same.
 */
export async function checkPassword(email: string, password: string): Promise<User | null> {
  const user = await findUserByEmail(email);
  const right = await isRightPassword(password, user?.passwordHash ?? null);
  if (!user || !right || user.disabledAt) return null;
  if (isWeakHash(user.passwordHash)) {
    const passwordHash = await hashPassword(password);
    await transaction((tx) => updateUser(tx, user.id, { passwordHash }));
  }
  return user;
}
