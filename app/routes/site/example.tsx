import { useLoaderData } from "@remix-run/react";
import { samplePlan } from "~/flows/sample-plan";
import { describePage } from "~/http/public-page";
import { links } from "~/links";
import { BackLink } from "~/ui/back-link";
import { ButtonLink } from "~/ui/button";
import { PLATFORM_LABELS } from "~/ui/labels";
import { pageMeta } from "~/ui/page-meta";

export const handle = { width: "prose", shared: true };

/** The whole plan of which the home page shows a part. */
export async function loader() {
  const { sample, text } = await samplePlan();
  return {
    title: sample.title,
    idea: sample.idea,
    platform: sample.platform,
    text,
    meta: describePage(links.example(), {
      title: `An example: ${sample.title}`,
      description: "A whole plan by Braindumper, word for word, and the idea that it was made from.",
    }),
  };
}

export const meta = pageMeta;

export default function Example() {
  const { title, idea, platform, text } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="page-head">
        <BackLink href={links.home()}>Home</BackLink>
        <h1>An example: {title}</h1>
        <p className="lede">The whole plan for {PLATFORM_LABELS[platform]}, as Braindumper wrote it.</p>
      </header>
      <section className="stack" aria-labelledby="idea-title">
        <h2 id="idea-title">What went in</h2>
        <p>{idea}</p>
      </section>
      <section className="stack" aria-labelledby="plan-title">
        <h2 id="plan-title">What came out</h2>
        <pre className="plan-text">{text}</pre>
      </section>
      <div className="actions">
        <ButtonLink href={links.wizard()}>Try your own idea</ButtonLink>
      </div>
    </>
  );
}
