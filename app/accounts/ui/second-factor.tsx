import { links } from "~/base/links";
import { ButtonLink, buttonClass, LinkRow } from "~/base/ui/button";
import { CopyButton } from "~/base/ui/copy-button";
import { type BoundField, type BoundForm, HiddenField, PostForm, SubmitRow, TextField } from "~/base/ui/form";
import { TimeZoneNote } from "~/site/ui/frame";

type SetUpProps = {
  offer: { url: string; qr: string; secret: string };
  form: BoundForm<"code" | "offer">;
  isFirst: boolean;
};

/** Sets up an authenticator app: the QR code, the same key as text, and a field for the first code. */
export function CodesSetUp({ offer, form: { formProps, fields }, isFirst }: SetUpProps) {
  return (
    <section className="stack">
      <h2>Authenticator app</h2>
      <ol className="numbered">
        <li>
          Open an authenticator app on your phone, like Aegis, Google Authenticator, 1Password or Apple's
          Passwords.
        </li>
        <li>Scan this picture with it. If it is on this device, open it here, or copy the key into it.</li>
        <li>Type the code that it shows.</li>
      </ol>
      <div className="set-up">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the server, of squares alone */}
        <div className="qr" role="img" aria-label="QR code" dangerouslySetInnerHTML={{ __html: offer.qr }} />
        <div className="stack">
          <div className="actions">
            <ButtonLink href={offer.url} variant="secondary">
              Open my authenticator
            </ButtonLink>
            <CopyButton label="Copy the key" what="Key" target="authenticator-key" byHand="" />
          </div>
          <p>
            The key:{" "}
            <code className="groups" id="authenticator-key">
              {offer.secret}
            </code>
          </p>
          <PostForm {...formProps}>
            <HiddenField field={fields.offer} />
            <TextField field={fields.code} />
            {isFirst && <p className="fine">All your other devices are then signed out.</p>}
            <SubmitRow>Switch codes on</SubmitRow>
          </PostForm>
        </div>
      </div>
    </section>
  );
}

/** Asks for a code from the app, or for a recovery code if the member has no app. */
export function CodeField({ field, hasCodes }: { field: BoundField; hasCodes: boolean }) {
  const recovery = { label: "Recovery code", hint: "One of those that you kept." };
  return <TextField field={hasCodes ? field : { ...field, ...recovery }} />;
}

/** Shows that the member has set up an authenticator app. */
export function CodesAreOn({ since }: { since: string }) {
  return (
    <section className="stack">
      <h2>Authenticator app</h2>
      <p>On since {since}. After your password we ask for a code.</p>
      <TimeZoneNote />
      <LinkRow href={links.twoFactorOff()} variant="danger">
        Switch codes off
      </LinkRow>
    </section>
  );
}

/** Offered first: most phones and computers have it, and nothing need be typed. */
export function Passkeys({ count }: { count: number }) {
  return (
    <section className="stack">
      <h2>Fingerprint, face or PIN</h2>
      <p>
        {count === 0 ? "The easiest: your" : `You have ${count}. Your`} device asks for what unlocks it, and
        you are signed in without a password. It is called a passkey.
      </p>
      <LinkRow href={links.passkeys()} variant={count === 0 ? "primary" : "secondary"}>
        {count === 0 ? "Add a passkey" : "Your passkeys"}
      </LinkRow>
    </section>
  );
}

export function RecoveryCodesLeft({ count }: { count: number }) {
  return (
    <section className="stack">
      <h2>Recovery codes</h2>
      <p>You have {count} left, in case you lose your phone or passkey.</p>
      <LinkRow href={links.recoveryCodes()} variant="secondary">
        Recovery codes
      </LinkRow>
    </section>
  );
}

/** Shows new recovery codes, to copy, print or download. */
export function NewRecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <>
      <p>
        <strong>These are shown now and never again.</strong>
      </p>
      <ol className="recovery-codes" id="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="actions">
        <ButtonLink href={links.recoveryCodesFile()} variant="secondary">
          Download
        </ButtonLink>
        <button type="button" className={buttonClass("secondary")} data-print hidden>
          Print
        </button>
        <CopyButton label="Copy" what="Codes" target="recovery-codes" />
      </div>
    </>
  );
}

type ShownPasskey = { id: string; name: string; since: string; lastUsed: string | null };

export function PasskeyList({ passkeys }: { passkeys: ShownPasskey[] }) {
  if (passkeys.length === 0) return null;
  return (
    <section className="stack">
      <ul className="rows">
        {passkeys.map(({ id, name, since, lastUsed }) => (
          <li key={id}>
            <div>
              <strong>{name}</strong>
              <p className="fine">
                Since {since}, {lastUsed ? `last used ${lastUsed}` : "not used yet"}
              </p>
            </div>
            <ButtonLink href={links.passkeyOf(id)} variant="quiet">
              Rename or remove<span className="tw:sr-only"> {name}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
      <TimeZoneNote />
    </section>
  );
}
