import { z } from "zod";
import { meantBy } from "./misspelt";

/** What an option may be, in words, and whether a value is that. */
type Kind = { is: string; fits: (value: string) => boolean };

const oneOf = (...values: string[]): Kind => ({
  is: `${values.slice(0, -1).join(", ")} or ${values.at(-1)}`,
  fits: (value) => values.includes(value),
});
const YES_NO = oneOf("true", "false");

/** What stands behind the question mark of SMTP_URL, read by nodemailer. */
export const SMTP_OPTIONS: Record<string, Kind | null> = {
  requireTLS: YES_NO,
  "tls.servername": null,
  "tls.rejectUnauthorized": YES_NO,
};

/** … and of DATABASE_URL, read by the driver and, as PGSSLMODE and so on, by Postgres's own programs. */
export const POSTGRES_OPTIONS: Record<string, Kind | null> = {
  sslmode: oneOf("disable", "prefer", "require", "verify-ca", "verify-full", "no-verify"),
  sslrootcert: null,
  sslcert: null,
  sslkey: null,
  host: null,
  application_name: null,
  options: null,
};

/** A user name and password end at the first sign that has a meaning of its own, so only one @ and no # may be there. */
const WITH_LOGIN = /^\w+:\/\/(?:[^@/?#]*@)?([^@/?#]*)(?:\/[^@?#]*)?(?:\?[^@#]*)?$/;

/**
 * The address of a server that is not a web server, with a login. Options that nobody reads would be left out silently: they
 * are refused.
 */
export const serviceUrl = (scheme: RegExp, error: string, options: Record<string, Kind | null>) =>
  z
    .string()
    .regex(scheme, { error, abort: true })
    .superRefine((text, context) => {
      const mistake = mistakeIn(text, options);
      if (mistake) context.addIssue(mistake);
    });

/** No message quotes what may be part of a password. */
function mistakeIn(text: string, options: Record<string, Kind | null>): string | null {
  const [, place] = WITH_LOGIN.exec(text) ?? [];
  const [, port] = /:([^:\]]*)$/.exec(place ?? "") ?? [];
  if (port !== undefined && !(/^\d+$/.test(port) && Number(port) >= 1 && Number(port) <= 65535))
    return "the port must be from 1 to 65535";
  const written = text.replace("@/", "@localhost/");
  if (place === undefined || !URL.canParse(written) || !isDecodable(new URL(written)))
    return "must be an address; in user name and password write # as %23, / as %2F, ? as %3F, @ as %40, % as %25";
  const given = new URL(written).searchParams;
  // Postgres's may be among the options.
  if (!place && !("host" in options)) return "must name a host";
  return mistakeInOptions(given, options);
}

/** Those who connect decode them. */
const isDecodable = ({ username, password }: URL) => !/%(?![\da-f]{2})/i.test(username + password);

function mistakeInOptions(given: URLSearchParams, options: Record<string, Kind | null>): string | null {
  const known = Object.keys(options);
  for (const [name, value] of given) {
    const kind = options[name];
    if (kind === undefined) {
      const meant = meantBy(name, known);
      return `there is no option ${name}. ${meant ? `Did you mean ${meant}?` : `It takes ${known.join(", ")}`}`;
    }
    if (given.getAll(name).length > 1) return `the option ${name} is there twice`;
    if (!value)
      return kind ? `the option ${name} must be ${kind.is}` : `the option ${name} must have a value`;
    if (kind && !kind.fits(value)) return `the option ${name} must be ${kind.is}`;
  }
  return null;
}
