import { links } from "~/base/links";
import { CopyButton } from "~/base/ui/copy-button";
import { PostForm, SubmitButton } from "~/site/ui/form";

/** Publishes a plan, after saying what its public page will show. `url`: where the page is, if it is public. */
export function SharePlan({ id, url }: { id: string; url: string | null }) {
  return (
    <PostForm action={links.braindumpShare(id)} className="stack" id="share">
      <h2>To show somebody</h2>
      {url ? (
        <>
          <p>Whoever has this address can read the page:</p>
          <p>
            <a id="share-address" href={url}>
              {url}
            </a>
          </p>
          <div className="actions">
            <CopyButton label="Copy Address" what="Address" target="share-address" />
            <SubmitButton name="wanted" value="no" variant="danger">
              Take it back
            </SubmitButton>
          </div>
        </>
      ) : (
        <>
          <p>
            A public page of this version, for whoever has its address: its name, your idea, your answers with
            their questions, and the plan. Nothing else of you is on it, and search engines leave it out. You
            can take it back at any time.
          </p>
          <SubmitButton name="wanted" value="yes" variant="secondary">
            Make a public page
          </SubmitButton>
        </>
      )}
    </PostForm>
  );
}
