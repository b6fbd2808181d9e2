/** A core sample with a gap, beside the text of an error page. */
export function LostSample({ code }: { code: string }) {
  return (
    <div className="lost" aria-hidden="true">
      <span className="sw-lovable" />
      <span className="sw-cursor" />
      <span className="lost-gap">{code}</span>
      <span className="sw-replit" />
      <span className="sw-rork" />
    </div>
  );
}
