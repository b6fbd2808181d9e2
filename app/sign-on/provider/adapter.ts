import type { Adapter, AdapterPayload } from "oidc-provider";
import { transaction } from "~/base/data/database";
import { fromNow, now, SECOND_MS } from "~/base/kernel/clock";
import { acrOf } from "~/identity/factors";
import { isAppUrl } from "~/sign-on/client-rules";
import { findClient, type SsoClient } from "~/sign-on/data/clients";
import { sessionUidOf } from "~/sign-on/data/logouts";
import {
  deleteRecord,
  deleteSignOnRecords,
  findRecord,
  recordKey,
  type SsoRecord,
  usedSince,
} from "~/sign-on/data/records";
import { isSignedInFor } from "~/sign-on/sign-on";
import { engineRun, type SignedIn } from "./run";

/** Returns oidc-provider's storage for one of its models. It reads our tables; engine.ts writes what it collects. */
export function adapterFor(model: string): Adapter {
  if (model === "Client") return clients;
  if (model === "Session") return sessions;
  return new RecordAdapter(model);
}

const seconds = (time: Date) => Math.floor(time.getTime() / SECOND_MS);

class RecordAdapter implements Adapter {
  constructor(private readonly model: string) {}

  /** Only collects the record: engine.ts writes all records of a request in one transaction. */
  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const { writes, sessionId } = engineRun();
    const key = recordKey(this.model, id);
    const { client_id: asker = null } = (payload.params ?? {}) as Record<string, unknown>;
    // The id itself is the secret, so it is not stored, but added again when a record is found by it.
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
      // A grant is found and revoked by its own id.
      grantId: (this.model === "Grant" ? id : grantId) as string | null,
      userId: accountId as string | null,
      // A pending sign-on names its client only in its parameters.
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
    // Only the browser that began a sign-on may continue it.
    if (row.sessionId !== run.sessionId) return undefined;
    // Earlier answers are kept, because a sign-on may ask more than once, such as for an account and then for
    // consent.
    const answers = { ...payload.lastSubmission, ...payload.result, ...loginResult(row, run.signedIn) };
    return { ...payload, result: answers };
  }

  async findByUid(): Promise<undefined> {
    return undefined;
  }

  async findByUserCode(): Promise<undefined> {
    return undefined;
  }

  /** Only notes the use. writeAll in engine.ts finds out, in its transaction, whether this request is the first. */
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
    ...(usedSince(row) && { consumed: true }),
    jti: id,
  };
}

/** Returns the login result of a member who signed in after the request began. Both times tell it, so it is not stored. */
function loginResult(row: SsoRecord, signedIn: SignedIn | null) {
  if (!signedIn || !isSignedInFor(row.createdAt, signedIn.signedInAt)) return {};
  const { amr, signedInAt, user } = signedIn;
  const login = { accountId: user.id, ts: seconds(signedInAt), amr, acr: acrOf(amr) };
  return { login, create: {}, select_account: {} };
}

/** The write methods for models that oidc-provider only reads here. */
const ONLY_READ: Omit<Adapter, "find"> = {
  async upsert() {},
  async destroy() {},
  async consume() {},
  async revokeByGrantId() {},
  findByUid: async () => undefined,
  findByUserCode: async () => undefined,
};

/**
 * oidc-provider's session is derived from the site's and never stored, so that signing out ends both. Its id is the
 * site session's id, which is no secret: the browser is recognised by the site's own cookie.
 */
const sessions: Adapter = {
  ...ONLY_READ,
  async find(id) {
    const { signedIn } = engineRun();
    if (!signedIn || signedIn.sessionId !== id) return undefined;
    return {
      kind: "Session",
      jti: id,
      uid: sessionUidOf(id),
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
    // Only this type may have schemes of its own; what else oidc-provider does for it is replaced (provider.ts).
    application_type: [...client.redirectUris, ...client.logoutUris].some(isAppUrl) ? "native" : "web",
    has_id_token_claims: client.hasIdTokenClaims,
    needs_second_factor: client.needsSecondFactor,
    groups: client.groups,
    may_introspect: client.mayIntrospect,
    // A hash: see Client.compareClientSecret in provider.ts.
    ...(client.secretHash
      ? { client_secret: client.secretHash, token_endpoint_auth_method: "client_secret_basic" }
      : { token_endpoint_auth_method: "none" }),
  };
}
