import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import Negotiator from "negotiator";

const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Returns the best of our encodings that the client accepts, or null (RFC 9110, 12.5.3; `q=0` refuses). */
export function acceptedEncoding(header: string | null): Encoding | null {
  const accepted = new Negotiator({ headers: { "accept-encoding": header ?? "" } }).encodings([...ENCODINGS]);
  return ENCODINGS.find((each) => accepted.includes(each)) ?? null;
}

/** `kept`: smallest, for what is compressed once and sent often. `once`: quick, for what is sent once. */
type Effort = "kept" | "once";
const BROTLI_QUALITY = { kept: constants.BROTLI_MAX_QUALITY, once: 5 };
const GZIP_LEVEL = { kept: constants.Z_BEST_COMPRESSION, once: constants.Z_DEFAULT_COMPRESSION };

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];

export function compress(bytes: Uint8Array, encoding: Encoding, effort: Effort): Promise<Uint8Array> {
  if (encoding === "gzip") return gzipped(bytes, { level: GZIP_LEVEL[effort] });
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
