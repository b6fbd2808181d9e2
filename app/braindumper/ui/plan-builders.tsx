import { links } from "~/base/links";
import { ButtonLink } from "~/base/ui/button";
import { PLATFORM_NAMES, PLATFORMS, type Platform } from "~/site/idea/platforms";
import { PostForm, SubmitButton } from "~/site/ui/form";

/** Buttons that make the same plan for other builders. */
export function OtherBuilders({ id, platform }: { id: string; platform: Platform }) {
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

/** Leads to what helps most: trying the app, and reporting everything that is wrong. */
export function CameOut({ id }: { id: string }) {
  return (
    <section className="stack" aria-labelledby="came-out-title">
      <h2 id="came-out-title">How did it come out?</h2>
      <p>
        When the app is there, try it for a quarter of an hour, then tell all that is wrong at once. You get a
        message for the builder.
      </p>
      <ButtonLink href={links.braindumpRounds(id)} variant="secondary">
        Try it and tell
      </ButtonLink>
    </section>
  );
}
