import { useRouteLoaderData } from "@remix-run/react";
import { useContext } from "react";
import type { SiteView } from "~/domain/site";
import { FrameContext } from "./frame";

/** Whose clock the times of a page follow. */
export function TimeZoneNote() {
  const root = useRouteLoaderData("root") as { site: SiteView } | undefined;
  const frame = useContext(FrameContext);
  return <p className="fine">Times are in the time zone {(root ?? frame)?.site.timeZone}.</p>;
}
