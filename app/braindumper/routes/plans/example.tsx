import { useLoaderData } from "@remix-run/react";
import { describePage } from "~/base/http/public-page";
import { links } from "~/base/links";
import { BackLink } from "~/base/ui/back-link";
import { LinkRow } from "~/base/ui/button";
import { samplePlan } from "~/braindumper/sample-plan";
import { PlanText } from "~/braindumper/ui/plan-text";
import { PLATFORM_NAMES } from "~/site/idea/platforms";
import { pageMeta } from "~/site/ui/page-meta";

export const handle = { width: "prose" };

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
  const { name, platform, text } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="page-head">
        <BackLink href={links.home()}>Home</BackLink>
        <h1>An example: {name}</h1>
        <p className="lede">
          An idea, what Braindumper asked about it, and how to build it: one text to paste into{" "}
          {PLATFORM_NAMES[platform]}.
        </p>
      </header>
      <PlanText text={text} />
      <LinkRow href={links.braindumper()}>Try your own idea</LinkRow>
    </>
  );
}
