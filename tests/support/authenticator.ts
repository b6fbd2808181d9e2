import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { config } from "~/base/kernel/config";

type Question = { challenge: string; rpId?: string; rp?: { id: string } };
/** False claims, to test that the server notices. */
type Lies = { origin?: string; rpId?: string; verified?: boolean };

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();

/** A software authenticator with one passkey (WebAuthn Level 3, attestation "none"). */
export class SoftAuthenticator {
  readonly id = randomBytes(16);
  private readonly keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync("ec", {
    namedCurve: "P-256",
  });
  private counter = 0;

  /** Creates a passkey. @returns the answer of navigator.credentials.create() as JSON */
  register(question: Question, lies: Lies = {}): string {
    const { x = "", y = "" } = this.keys.publicKey.export({ format: "jwk" });
    // COSE: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
    const cose = Buffer.concat([
      Buffer.from("a5010203262001215820", "hex"),
      Buffer.from(x, "base64url"),
      Buffer.from("225820", "hex"),
      Buffer.from(y, "base64url"),
    ]);
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, cose]);
    const authData = this.authData(question, 0x40, lies, credential);
    // CBOR: {"fmt": "none", "attStmt": {}, "authData": bytes}
    const attestation = Buffer.concat([
      Buffer.from("a363666d74646e6f6e656761747453746d74a06861757468446174615900", "hex"),
      Buffer.from([authData.length]),
      authData,
    ]);
    return this.answer({
      clientDataJSON: clientData("webauthn.create", question, lies).toString("base64url"),
      attestationObject: attestation.toString("base64url"),
      transports: ["internal"],
    });
  }

  /** Signs in with it. @returns the answer of navigator.credentials.get() as JSON */
  use(question: Question, lies: Lies = {}): string {
    this.counter += 1;
    const data = clientData("webauthn.get", question, lies);
    const authData = this.authData(question, 0, lies);
    const signature = sign("sha256", Buffer.concat([authData, sha256(data)]), this.keys.privateKey);
    return this.answer({
      clientDataJSON: data.toString("base64url"),
      authenticatorData: authData.toString("base64url"),
      signature: signature.toString("base64url"),
    });
  }

  private answer(response: object): string {
    const id = this.id.toString("base64url");
    return JSON.stringify({ id, rawId: id, type: "public-key", clientExtensionResults: {}, response });
  }

  private authData(question: Question, flags: number, lies: Lies, credential = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const rpId = lies.rpId ?? question.rpId ?? question.rp?.id ?? "";
    const verified = lies.verified === false ? 0 : 0x04;
    return Buffer.concat([sha256(rpId), Buffer.from([0x01 | verified | flags]), counter, credential]);
  }
}

function clientData(type: string, { challenge }: Question, { origin = config().appOrigin }: Lies): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}
