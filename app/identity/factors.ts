/** How a member signed in or proved who they are, as the `amr` claim says it (RFC 8176). */
export const AMR = {
  password: ["pwd"],
  /** After a password: a code from an authenticator app, or a recovery code. */
  code: ["otp", "mfa"],
  /** Possession of a device, unlocked by PIN or biometrics, so it is two factors in one. */
  passkey: ["pop", "user", "mfa"],
};

/** The strength of a sign-in (`acr`), as clients request it and are told (NIST SP 800-63B). */
export const ACR = { one: "aal1", two: "aal2" } as const;

/** Returns the `acr` that these methods amount to. */
export function acrOf(amr: string[] | null): string {
  return amr?.includes("mfa") ? ACR.two : ACR.one;
}

/** Returns whether a sign-on asks for a second factor (`acr_values`, OpenID Connect Core 1.0, section 3.1.2.1). */
export function asksForSecondFactor(acrValues: unknown): boolean {
  return typeof acrValues === "string" && acrValues.split(" ").includes(ACR.two);
}

/** Splits a long secret into groups of four, so that people can read it. */
export function inGroups(text: string): string {
  return text.replace(/(.{4})(?=.)/g, "$1 ");
}
