import type { LinksFunction } from "@remix-run/node";
import { Outlet, useLocation, useMatches } from "@remix-run/react";
import { DeskSections } from "~/ui/desk";
import deskCss from "~/ui/styles/desk.css?url";
import { TimeZoneNote } from "~/ui/time-zone-note";

/** The desk's own styles: no other page loads them. */
export const links: LinksFunction = () => [{ rel: "stylesheet", href: deskCss }];

/** What stands around each page of the desk. Whether somebody may see it is for each page to ask: loaders run in parallel. */
export default function DeskFrame() {
  const page = useMatches().at(-1)?.handle as { hasNoTimes?: boolean } | undefined;
  return (
    <div className="desk stack-l">
      <DeskSections path={useLocation().pathname} />
      <Outlet />
      {!page?.hasNoTimes && <TimeZoneNote />}
    </div>
  );
}
