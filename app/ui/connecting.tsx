import { Notice } from "./notice";

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
