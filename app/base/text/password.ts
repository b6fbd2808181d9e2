/** In UTF-16 units. Longer passwords are refused before they are hashed, which would take long. */
export const PASSWORD_MAX = 1024;

/** Normalises a password, since keyboards type é as one or two code points (NIST SP 800-63B, 5.1.1.2). */
export function normalPassword(password: string): string {
  return password.normalize("NFKC");
}

type PasswordRule = { id: string; label: string; met: boolean; points: number };

/** Returns the password rules, whether each is met, and its points in the strength score. */
export function passwordRules(typed: string): PasswordRule[] {
  const password = normalPassword(typed);
  return [
    { id: "length", label: "At least 8 characters", met: [...password].length >= 8, points: 20 },
    { id: "lowercase", label: "A lowercase letter", met: /\p{Ll}/u.test(password), points: 15 },
    { id: "uppercase", label: "An uppercase letter", met: /\p{Lu}/u.test(password), points: 15 },
    { id: "digit", label: "A digit", met: /\p{Nd}/u.test(password), points: 20 },
    { id: "symbol", label: "A symbol", met: /[^\p{L}\p{M}\p{N}]/u.test(password), points: 20 },
  ];
}

export function isGoodPassword(password: string): boolean {
  return passwordRules(password).every((rule) => rule.met);
}

/** Returns the strength from 0 to 100: 10 for any input, plus the points of each rule that is met. */
export function passwordScore(password: string): number {
  if (password === "") return 0;
  return passwordRules(password).reduce((score, rule) => score + (rule.met ? rule.points : 0), 10);
}

export function strengthWord(score: number): string {
  if (score >= 100) return "Strong";
  return score >= 60 ? "Nearly there" : "Weak";
}
