import { useLoaderData } from "@remix-run/react";
import { describePage } from "~/base/http/public-page";
import { links } from "~/base/links";
import { BackLink } from "~/base/ui/back-link";
import { ButtonLink } from "~/base/ui/button";
import { samplePlan } from "~/braindumper/sample-plan";
import { answerLayer, CoreSample } from "~/braindumper/ui/core-sample";
import { PLATFORM_NAMES } from "~/site/idea/platforms";
import { pageMeta } from "~/site/ui/page-meta";

export const handle = { width: "prose", shared: true };

export function loader() {
  const sample = samplePlan();
  return {
    ...sample,
    meta: describePage(links.example(), {
      title: `An example: ${sample.name}`,
      description: "An idea, the questions that Braindumper asked about it, and the whole plan made of both.",
    }),
  };
}

export const meta = pageMeta;

export default function Example() {
  const { name, idea, platform, answers, text } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="page-head">
        <BackLink href={links.home()}>Home</BackLink>
        <h1>An example: {name}</h1>
        <p className="lede">An idea, what Braindumper asked about it, and the plan made of both.</p>
      </header>
      <section className="stack" aria-labelledby="idea-title">
        <h2 id="idea-title">The idea, as it was typed</h2>
        <p>{idea}</p>
      </section>
      <section className="stack" aria-labelledby="answers-title">
        <h2 id="answers-title">The questions, and the answers</h2>
        <CoreSample label="Questions and answers" layers={answers.map(answerLayer)} />
      </section>
      <section className="stack" aria-labelledby="plan-title">
        <h2 id="plan-title">The plan, to paste into {PLATFORM_NAMES[platform]}</h2>
        <pre className="plan-text">{text}</pre>
      </section>
      <div className="actions">
        <ButtonLink href={links.wizard()}>Try your own idea</ButtonLink>
      </div>
    </>
  );
}
