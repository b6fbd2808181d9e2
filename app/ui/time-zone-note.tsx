import { useRouteLoaderData } from "@remix-run/react";
import { useContext } from "react";
import type { SiteView } from "~/domain/site";
import { FrameContext } from "./frame";

/** Says in which time zone a page's times are. */
export function TimeZoneNote() {
  const root = useRouteLoaderData("root") as { site: SiteView } | undefined;
  const frame = useContext(FrameContext);
  return <p className="fine">Times are in the time zone {(root ?? frame)?.site.timeZone}.</p>;
}
