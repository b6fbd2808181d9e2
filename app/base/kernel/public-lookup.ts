import { lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { isPublicIp } from "./ip";

/** A host that is not on the public internet alone. */
export class PrivateHost extends Error {
  override name = "PrivateHost";
}

/**
 * Looks the host of an address up for a request to it. The connection goes to what is found and allowed here, so that no name
 * leads elsewhere. `mayAsk` is for tests. @throws PrivateHost, as the look-up then does, for one with an ip that may not be asked
 */
export function publicLookup({ hostname }: URL, mayAsk = isPublicIp): LookupFunction {
  const host = hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) && !mayAsk(host)) throw new PrivateHost();
  return (name, options, done) =>
    lookup(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      if (!found.every(({ address }) => mayAsk(address))) return done(new PrivateHost(), []);
      const [first] = found;
      if (options.all) return done(null, found);
      done(null, first?.address ?? "", first?.family);
    });
}
