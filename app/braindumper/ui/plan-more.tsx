import { links } from "~/base/links";
import { ButtonLink } from "~/base/ui/button";
import { CopyButton } from "~/base/ui/copy-button";
import { PostForm, SubmitButton } from "~/base/ui/form";
import { PLATFORM_NAMES, PLATFORMS, type Platform } from "~/site/idea/platforms";

type PlanMoreProps = {
  id: string;
  platform: Platform;
  isNewest: boolean;
  /** Where its public page is, if there is one. */
  shared: string | null;
};

/** What one may do with a plan besides building from it, folded. */
export function PlanMore({ id, platform, isNewest, shared }: PlanMoreProps) {
  return (
    <details className="plan-more" open={shared !== null}>
      <summary>More</summary>
      <div className="stack-l">
        {isNewest && <OtherBuilders id={id} platform={platform} />}
        <SharePlan id={id} url={shared} />
        <PostForm action={links.braindumpEdit(id)}>
          <div className="actions">
            <SubmitButton name="step" value="describe" variant="secondary">
              Edit
            </SubmitButton>
            <ButtonLink href={links.braindumpDelete(id)} variant="danger">
              Delete
            </ButtonLink>
          </div>
        </PostForm>
      </div>
    </details>
  );
}

/** Buttons that make the same plan for other builders. */
function OtherBuilders({ id, platform }: { id: string; platform: Platform }) {
  return (
    <PostForm action={links.braindumpBuilder(id)} className="stack">
      <h2>For another builder</h2>
      <p>The same plan, as a further version, at no cost.</p>
      <div className="actions">
        {PLATFORMS.filter((each) => each !== platform).map((each) => (
          <SubmitButton key={each} name="platform" value={each} variant="secondary">
            {PLATFORM_NAMES[each]}
          </SubmitButton>
        ))}
      </div>
    </PostForm>
  );
}

/** Publishes a plan, after saying what its public page will show. */
function SharePlan({ id, url }: { id: string; url: string | null }) {
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
            A public page of this version, for whoever has its address: the plan with your idea, your answers
            and their questions. Nothing else of you is on it, and search engines leave it out. You can take
            it back at any time.
          </p>
          <SubmitButton name="wanted" value="yes" variant="secondary">
            Make a public page
          </SubmitButton>
        </>
      )}
    </PostForm>
  );
}
