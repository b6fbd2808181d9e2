/** libpq's name for the certificate authorities that the system trusts, from version 16 on. */
const SYSTEM_ROOTS = "system";

/**
 * Gives the TLS options of a DATABASE_URL one meaning for driver and libpq, which is libpq's
 * (https://www.postgresql.org/docs/current/libpq-ssl.html), with four differences: `no-verify`, which libpq lacks, is
 * its `require` without a root certificate; `prefer` always encrypts, because the driver cannot fall back; certificate
 * files without a mode verify; and where nothing says whom to trust, `verify-…` trusts public authorities.
 */
function commonOptions(databaseUrl: string): { place: string; options: URLSearchParams } {
  const [place = "", ...rest] = databaseUrl.split("?");
  const options = new URLSearchParams(rest.join("?"));
  const hasFiles = ["sslrootcert", "sslcert", "sslkey"].some((name) => options.has(name));
  const mode = options.get("sslmode") ?? (hasFiles ? "verify-full" : null);
  if (mode === "no-verify") options.delete("sslrootcert");
  // An authority that anybody can ask for a certificate proves nothing without the name.
  const isPublic = mode === "verify-ca" && !options.has("sslrootcert");
  if (mode)
    options.set("sslmode", isPublic ? "verify-full" : /^(prefer|no-verify)$/.test(mode) ? "require" : mode);
  return { place, options };
}

/** Returns DATABASE_URL as the driver understands it. */
export function driverAddress(databaseUrl: string): string {
  const { place, options } = commonOptions(databaseUrl);
  // The driver's own meaning of the modes is another one, and it warns of that.
  if (options.has("sslmode")) options.set("uselibpqcompat", "true");
  return options.size > 0 ? `${place}?${options}` : place;
}

/** Returns DATABASE_URL as environment variables for Postgres's programs: others could read a password in arguments. */
export function programVariables(databaseUrl: string): Record<string, string> {
  const { place, options } = commonOptions(databaseUrl);
  if (options.get("sslmode") === "verify-full" && !options.has("sslrootcert"))
    options.set("sslrootcert", SYSTEM_ROOTS);
  const url = new URL(place.replace("@/", "@localhost/"));
  const given = [...options].map(([name, value]) => [LIBPQ_NAMES[name] ?? `PG${name.toUpperCase()}`, value]);
  return {
    PGHOST: decodeURIComponent(url.hostname).replace(/^\[(.*)\]$/, "$1"),
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    ...(url.port && { PGPORT: url.port }),
    ...Object.fromEntries(given),
  };
}

/** Environment variables of libpq that are not called like their option. */
const LIBPQ_NAMES: Record<string, string> = { application_name: "PGAPPNAME" };
