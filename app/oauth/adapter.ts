import type { Adapter, AdapterPayload } from "oidc-provider";
import { transaction } from "~/data/database";
import { findClient, type SsoClient } from "~/data/sso-clients";
import { deleteRecord, deleteSignOnRecords, findRecord, recordKey, type SsoRecord } from "~/data/sso-records";
import { acrOf } from "~/domain/factors";
import { isSignedInFor } from "~/domain/sign-on";
import { fromNow, now, SECOND_MS } from "~/kernel/clock";
import { hashSecret } from "~/kernel/ids";
import { engineRun, type SignedIn } from "./run";

/** The engine's storage for one of its models: reads our tables, and collects what engine.ts is to write. */
export function adapterFor(model: string): Adapter {
  if (model === "Client") return clients;
  if (model === "Session") return sessions;
  return new RecordAdapter(model);
}

const seconds = (time: Date) => Math.floor(time.getTime() / SECOND_MS);

class RecordAdapter implements Adapter {
  constructor(private readonly model: string) {}

  /** Only collected: engine.ts writes it with everything else of the request, in one transaction. */
  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const { writes, sessionId } = engineRun();
    const key = recordKey(this.model, id);
    const { client_id: asker = null } = (payload.params ?? {}) as Record<string, unknown>;
    // The id itself is the secret: it is not kept, and put back when the record is found by it.
    const {
      jti: _,
      accountId = null,
      clientId = null,
      grantId = null,
      ...rest
    } = payload as Record<string, unknown>;
    writes.set(key, {
      key,
      model: this.model,
      payload: rest,
      // A grant is found, and ended, under its own id.
      grantId: (this.model === "Grant" ? id : grantId) as string | null,
      userId: accountId as string | null,
      // A sign-on that waits names its client in its parameters alone.
      clientId: (clientId ?? asker) as string | null,
      sessionId: this.model === "Interaction" ? sessionId : null,
      consumedAt: null,
      createdAt: now(),
      expiresAt: fromNow(expiresIn * SECOND_MS),
    });
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const run = engineRun();
    const row = run.writes.get(recordKey(this.model, id)) ?? (await findRecord(this.model, id));
    if (!row) return undefined;
    const payload = payloadOf(row, id, this.model);
    if (this.model !== "Interaction") return payload;
    // A pending request belongs to one browser.
    if (row.sessionId !== run.sessionId) return undefined;
    // What was answered before stays so: a sign-on may ask twice, for an account and for consent.
    const answers = { ...payload.lastSubmission, ...payload.result, ...loginResult(row, run.signedIn) };
    return { ...payload, result: answers };
  }

  async findByUid(): Promise<undefined> {
    return undefined;
  }

  async findByUserCode(): Promise<undefined> {
    return undefined;
  }

  /** The engine decides whether this request is the first to use it, when it writes what comes of it. */
  async consume(id: string): Promise<void> {
    engineRun().claimed = { model: this.model, id };
  }

  async destroy(id: string): Promise<void> {
    engineRun().writes.delete(recordKey(this.model, id));
    await transaction((tx) => deleteRecord(tx, this.model, id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await transaction((tx) => deleteSignOnRecords(tx, grantId));
  }
}

function payloadOf(row: SsoRecord, id: string, model: string): AdapterPayload {
  return {
    ...row.payload,
    ...(row.userId && { accountId: row.userId }),
    ...(row.clientId && { clientId: row.clientId }),
    ...(row.grantId && model !== "Grant" && { grantId: row.grantId }),
    ...(row.consumedAt && { consumed: seconds(row.consumedAt) }),
    jti: id,
  };
}

/**
 * A member who signed in after the request began has done what it asks for: nobody writes that down, the two times say it
 * whenever the record is read.
 */
function loginResult(row: SsoRecord, signedIn: SignedIn | null) {
  if (!signedIn || !isSignedInFor(row.createdAt, signedIn.signedInAt)) return {};
  const { amr, signedInAt, user } = signedIn;
  const login = { accountId: user.id, ts: seconds(signedInAt), amr, acr: acrOf(amr) };
  return { login, create: {}, select_account: {} };
}

/** For records that the engine looks up here and never writes. */
const ONLY_READ: Omit<Adapter, "find"> = {
  async upsert() {},
  async destroy() {},
  async consume() {},
  async revokeByGrantId() {},
  findByUid: async () => undefined,
  findByUserCode: async () => undefined,
};

/**
 * The engine's session is the site's session: never stored apart, so that signing out here ends it there too. Its id is
 * the site session's, which is no secret; the browser is known by the site's own cookie.
 */
const sessions: Adapter = {
  ...ONLY_READ,
  async find(id) {
    const { signedIn } = engineRun();
    if (!signedIn || signedIn.sessionId !== id) return undefined;
    return {
      kind: "Session",
      jti: id,
      uid: hashSecret(id),
      accountId: signedIn.user.id,
      loginTs: seconds(signedIn.signedInAt),
      amr: signedIn.amr,
      acr: acrOf(signedIn.amr),
      iat: seconds(signedIn.signedInAt),
      exp: seconds(now()) + 60,
    };
  },
};

const clients: Adapter = {
  ...ONLY_READ,
  async find(id) {
    const client = await findClient(id);
    return client ? clientMetadata(client) : undefined;
  },
};

function clientMetadata(client: SsoClient): AdapterPayload {
  return {
    client_id: client.id,
    client_name: client.name,
    redirect_uris: client.redirectUris,
    post_logout_redirect_uris: client.logoutUris,
    is_first_party: client.isFirstParty,
    has_id_token_claims: client.hasIdTokenClaims,
    needs_second_factor: client.needsSecondFactor,
    // Compared as a hash: see Client.compareClientSecret in provider.ts.
    ...(client.secretHash
      ? { client_secret: client.secretHash, token_endpoint_auth_method: "client_secret_basic" }
      : { token_endpoint_auth_method: "none" }),
  };
}
