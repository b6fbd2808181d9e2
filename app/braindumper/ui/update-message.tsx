import { PlanBlock } from "./plan-text";

/** The message that tells a running project what is new in a version. */
export function UpdateMessage({ text, note }: { text: string; note?: string }) {
  return (
    <PlanBlock
      id="update-text"
      label="Update message"
      heading="Update message"
      text={text}
      what="Message"
      copyLabel="Copy Update Message"
      note={note}
    />
  );
}
