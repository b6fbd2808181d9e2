/** How a member signed in or gave a proof, as sign-on says it (RFC 8176). */
export const AMR = {
  password: ["pwd"],
  /** Beside a password: a code of an app, or a recovery code. */
  code: ["otp", "mfa"],
  /** Something that one has, opened by what one knows or is: both factors. */
  passkey: ["pop", "user", "mfa"],
};

/** How strong a sign-in was, as clients ask for it and are told (NIST SP 800-63B). */
export const ACR = { one: "aal1", two: "aal2" } as const;

export function acrOf(amr: string[] | null): string {
  return amr?.includes("mfa") ? ACR.two : ACR.one;
}

/** Whether a sign-on wishes a second factor (`acr_values`, OpenID Connect Core 1.0, section 3.1.2.1). */
export function wishesSecondFactor(acrValues: unknown): boolean {
  return typeof acrValues === "string" && acrValues.split(" ").includes(ACR.two);
}

/** A long secret as people read it: in groups of four. */
export function inGroups(text: string): string {
  return text.replace(/(.{4})(?=.)/g, "$1 ");
}
