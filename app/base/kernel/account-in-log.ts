import { sign } from "./secrets";

/** Returns a stable pseudonym for an email in the log. */
export function accountInLog(email: string): string {
  return sign("account in log", email.trim().toLowerCase()).slice(0, 16);
}
