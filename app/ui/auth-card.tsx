import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import type { SiteView } from "~/domain/site";

const HEADINGS = {
  "plan tool": "Sign In to Use Braindumper",
  community: "Sign In to Access the Community",
} as const;

type AuthCardProps = { reason: keyof typeof HEADINGS | null; subtitle: string; children: ReactNode };

/** The heading of sign-in and sign-up: the site's name and what is done here, or what signing in is for. */
export function AuthCard({ reason, subtitle, children }: AuthCardProps) {
  const root = useRouteLoaderData("root") as { site: SiteView } | undefined;
  return (
    <div className="auth-card">
      <h1>{reason ? HEADINGS[reason] : root?.site.name}</h1>
      <p className="lede">{subtitle}</p>
      {children}
    </div>
  );
}
