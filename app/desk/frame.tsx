import type { LinksFunction } from "@remix-run/node";
import { Outlet, useLocation, useMatches } from "@remix-run/react";
import { TimeZoneNote, useRoot } from "~/site/ui/frame";
import deskCss from "./desk.css?url";
import { DeskSections } from "./page";

/** The desk's stylesheet, which no other page loads. */
export const links: LinksFunction = () => [{ rel: "stylesheet", href: deskCss }];

/** The layout of the desk. Each page checks access itself, because loaders run in parallel. */
export default function DeskFrame() {
  const page = useMatches().at(-1)?.handle as { hasNoTimes?: boolean } | undefined;
  return (
    <div className="desk stack-l">
      <DeskSections path={useLocation().pathname} hasInvitations={useRoot()?.site.needsInvitation ?? false} />
      <Outlet />
      {!page?.hasNoTimes && <TimeZoneNote />}
    </div>
  );
}
