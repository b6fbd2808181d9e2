import { Notice } from "~/base/ui/notice";

/** `afterMs`: when scripts go on; the Refresh header, in whole seconds, is slower. */
export function Connecting({ url, afterMs }: { url: string; afterMs?: number }) {
  return (
    <>
      <h1>Connecting to Community</h1>
      <Notice role="status">
        <p>
          Redirecting you to the community...{" "}
          <a href={url} data-after={afterMs}>
            Go there now
          </a>
        </p>
      </Notice>
    </>
  );
}
