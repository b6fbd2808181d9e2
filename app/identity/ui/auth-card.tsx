import type { ReactNode } from "react";
import { Notice } from "~/base/ui/notice";
import type { SignInReason } from "~/identity/sign-in-reason";
import { PLATFORMS } from "~/site/idea/platforms";
import { ClientPicture } from "~/site/ui/client-picture";
import { useRoot } from "~/site/ui/frame";
import { SWATCHES } from "~/site/ui/labels";

/** The card on every account page. An error summary comes first in it. */
export function AuthCard({ children }: { children: ReactNode }) {
  return (
    <div className="auth-card">
      <Strip />
      <div className="auth-body">{children}</div>
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
};

/** The heading of sign-in and sign-up: the site's name, or what the sign-in is for. */
export function AuthHeading({ reason, subtitle, notice }: AuthHeadingProps) {
  const root = useRoot();
  const known = typeof reason === "string" ? HEADINGS[reason] : root?.site.name;
  const client = reason !== null && typeof reason === "object" ? reason.client : null;
  return (
    <>
      <header>
        <ClientPicture hash={client?.picture ?? null} />
        <h1>{client ? `Sign In to ${client.name}` : known}</h1>
        <p className="lede">{subtitle}</p>
      </header>
      {notice && (
        <Notice title="Authentication Required" role="status">
          <p>{notice}</p>
        </Notice>
      )}
    </>
  );
}
