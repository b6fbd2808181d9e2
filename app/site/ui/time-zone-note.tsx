import { useContext } from "react";
import { FrameContext, useRoot } from "./frame";

/** Says in which time zone a page's times are. */
export function TimeZoneNote() {
  const root = useRoot();
  const frame = useContext(FrameContext);
  return <p className="fine">Times are in the time zone {(root ?? frame)?.site.timeZone}.</p>;
}
