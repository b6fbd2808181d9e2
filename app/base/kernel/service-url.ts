import { z } from "zod";

/** The values that an option accepts: a description for errors, and a check. */
type Kind = { is: string; fits: (value: string) => boolean };

const oneOf = (...values: string[]): Kind => ({
  is: `${values.slice(0, -1).join(", ")} or ${values.at(-1)}`,
  fits: (value) => values.includes(value),
});
const YES_NO = oneOf("true", "false");

/** Query parameters of SMTP_URL, read by nodemailer. */
export const SMTP_OPTIONS: Record<string, Kind | null> = {
  requireTLS: YES_NO,
  "tls.servername": null,
  "tls.rejectUnauthorized": YES_NO,
};

/** Query parameters of DATABASE_URL, read by the driver and by Postgres's own programs (postgres-address.ts). */
export const POSTGRES_OPTIONS: Record<string, Kind | null> = {
  sslmode: oneOf("disable", "prefer", "require", "verify-ca", "verify-full", "no-verify"),
  sslrootcert: null,
  sslcert: null,
  sslkey: null,
  host: null,
  application_name: null,
  options: null,
};

/** User name and password end at the first reserved character, so only one @ and no # is allowed (RFC 3986, 3.2). */
const WITH_LOGIN = /^\w+:\/\/(?:[^@/?#]*@)?([^@/?#]*)(?:\/[^@?#]*)?(?:\?[^@#]*)?$/;

/** The URL of a server that may contain a login. Unknown options are refused: they would silently be ignored. */
export const serviceUrl = (scheme: RegExp, error: string, options: Record<string, Kind | null>) =>
  z
    .string()
    .regex(scheme, { error, abort: true })
    .superRefine((text, context) => {
      const mistake = mistakeIn(text, options);
      if (mistake) context.addIssue(mistake);
    });

const ESCAPES = "in user name and password write # as %23, / as %2F, ? as %3F, @ as %40, % as %25";

/** Returns what is wrong with a URL, or null. Messages must not quote anything that may be part of a password. */
function mistakeIn(text: string, options: Record<string, Kind | null>): string | null {
  const [, place] = WITH_LOGIN.exec(text) ?? [];
  const [, port] = /:([^:\]]*)$/.exec(place ?? "") ?? [];
  if (port !== undefined && !(/^\d+$/.test(port) && Number(port) >= 1 && Number(port) <= 65535)) {
    // A file of settings ends a bare value at a #: what is left of a password stands where a port would.
    const isCut = /\D|^$/.test(port) && !text.includes("@");
    return `the port must be from 1 to 65535${isCut ? `; ${ESCAPES}` : ""}`;
  }
  const written = text.replace("@/", "@localhost/");
  if (place === undefined || !URL.canParse(written) || !isDecodable(new URL(written)))
    return `must be an address; ${ESCAPES}`;
  const given = new URL(written).searchParams;
  // For Postgres the host may be given as an option.
  if (!place && !("host" in options)) return "must name a host";
  return mistakeInOptions(given, options);
}

/** The libraries that connect decode user name and password, and fail at an invalid percent sign. */
const isDecodable = ({ username, password }: URL) => !/%(?![\da-f]{2})/i.test(username + password);

function mistakeInOptions(given: URLSearchParams, options: Record<string, Kind | null>): string | null {
  for (const [name, value] of given) {
    const kind = options[name];
    if (kind === undefined) return `there is no option ${name}. It takes ${Object.keys(options).join(", ")}`;
    if (given.getAll(name).length > 1) return `the option ${name} is there twice`;
    if (kind && !kind.fits(value)) return `the option ${name} must be ${kind.is}`;
    if (!value) return `the option ${name} must have a value`;
  }
  return null;
}
