import type { ReactNode } from "react";
import { ErrorSummary, type FormError } from "~/base/ui/form";
import { MailAddress } from "~/base/ui/mail-address";
import { Notice } from "~/base/ui/notice";
import { PLATFORMS, SWATCHES } from "~/site/idea/platforms";
import { ClientPicture } from "~/site/ui/client-picture";
import { useRoot } from "~/site/ui/frame";

type AuthCardProps = {
  /** Of a page whose heading is this alone. */
  title?: string;
  errors?: FormError[];
  children: ReactNode;
};

/** The card on every account page. An error summary comes first in it. */
export function AuthCard({ title, errors = [], children }: AuthCardProps) {
  return (
    <div className="auth-card">
      <Strip />
      <div className="auth-body">
        <ErrorSummary errors={errors} />
        {title && <h1>{title}</h1>}
        {children}
      </div>
    </div>
  );
}

/** The five platform colours along the edge of a card. */
function Strip() {
  return (
    <div className="strip" aria-hidden="true">
      {PLATFORMS.map((platform) => (
        <span key={platform} className={SWATCHES[platform]} />
      ))}
    </div>
  );
}

const HEADINGS = {
  "plan tool": "Sign In to Use Braindumper",
  community: "Sign In to Access the Community",
} as const;

type AuthHeadingProps = {
  reason: SignInReason;
  subtitle: string;
  /** Why to sign in now. */
  notice?: string | null;
  /** The beginning of the idea whose plan waits for the account. */
  idea?: string | null;
};

/** The heading of sign-in and sign-up: the site's name, or what the sign-in is for. */
export function AuthHeading({ reason, subtitle, notice, idea }: AuthHeadingProps) {
  const root = useRoot();
  const known = typeof reason === "string" ? HEADINGS[reason] : root?.site.name;
  const client = reason !== null && typeof reason === "object" ? reason.client : null;
  return (
    <>
      <header>
        <ClientPicture hash={client?.picture ?? null} />
        <h1>{client ? `Sign In to ${client.name}` : known}</h1>
        <p className="lede">{subtitle}</p>
        {idea && (
          <p className="tw:mt-3">
            Your idea “<span dir="auto">{idea}</span>” is kept. Its plan is made once you are signed in.
          </p>
        )}
      </header>
      {notice && (
        <Notice title="Authentication Required" role="status">
          <p>{notice}</p>
        </Notice>
      )}
    </>
  );
}

/** A client as members see it. `picture` is the picture's hash. */
export type ClientFace = { name: string; picture: string | null };

/** What a visitor signs in for: the plan tool, the community, or another client. */
export type SignInReason = "plan tool" | "community" | { client: ClientFace } | null;

/** On the page of a mailed link: says who else is signed in here, and what happens to that session. */
export function SignedInAs({ email, children }: { email: string | null; children: ReactNode }) {
  return (
    email && (
      <Notice kind="warn">
        <p>
          You are signed in here as <MailAddress email={email} isStrong end="." /> {children}
        </p>
      </Notice>
    )
  );
}
