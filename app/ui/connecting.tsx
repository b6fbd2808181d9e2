import { Notice } from "./notice";

/** The page that members see while their browser goes on to the community. */
export function Connecting({ url }: { url: string }) {
  return (
    <>
      <h1>Connecting to Community</h1>
      <Notice role="status">
        <p>
          Redirecting you to the community... <a href={url}>Go there now</a>
        </p>
      </Notice>
    </>
  );
}
