import { type LoaderFunctionArgs, redirect, type SerializeFrom } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { links } from "~/base/links";
import { BackLink } from "~/base/ui/back-link";
import { listVersions } from "~/braindumper/data/plans";
import type { DiffLine } from "~/braindumper/line-diff";
import { comparePlans, updateMessage, versionBefore } from "~/braindumper/plan-changes";
import { requirePlan } from "~/braindumper/plan-of-request";
import { newerVersion, savedPlan, versionLine } from "~/braindumper/saved-plan";
import { PlanBlock } from "~/braindumper/ui/plan-text";
import { WhichVersion } from "~/braindumper/ui/plan-versions";
import { requireMember } from "~/identity/member";

export const handle = {
  title: ({ version }: SerializeFrom<typeof loader>) => `What is new in version ${version}`,
};

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await requireMember(request);
  const plan = await requirePlan(params.id, user);
  const versions = await listVersions(plan.projectId, user.id);
  const older = versions.filter(({ version }) => version < plan.version);
  const since = new URL(request.url).searchParams.get("since");
  const asked = older.find(({ version }) => String(version) === since);
  const before = asked ?? versionBefore(versions, plan) ?? older[0];
  // The first version has no older one to compare with.
  if (!before) throw redirect(links.braindump(plan.id), 303);
  const { id, name, version } = savedPlan(plan);
  return {
    id,
    name,
    version,
    newer: newerVersion(plan, versions[0]),
    before: versionLine(before),
    older: older.map(versionLine),
    update: updateMessage(before, plan),
    lines: comparePlans(before, plan),
  };
}

export default function Changes() {
  const { id, name, version, newer, before, older, update, lines } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="page-head">
        <BackLink href={links.braindump(id)}>Back to the plan</BackLink>
        <p className="fine" dir="auto">
          {name}
        </p>
        <h1>What is new in version {version}</h1>
        {newer && <WhichVersion version={version} newer={newer} href={links.braindumpChanges} />}
        <nav aria-label="Compare with" className="compare-with">
          Since{" "}
          {older.map((each) => (
            <a
              key={each.id}
              href={links.braindumpChanges(id, each.version)}
              aria-current={each.id === before.id ? "true" : undefined}
            >
              Version {each.version} <span className="fine">({each.builder})</span>
            </a>
          ))}
        </nav>
      </header>
      <div className="stack-l">
        {update ? (
          <section className="stack">
            <PlanBlock
              id="update-text"
              heading="Update message"
              text={update}
              what="Message"
              copyLabel="Copy Update Message"
            />
            <p>It is for a project that was made from version {before.version}.</p>
          </section>
        ) : (
          <p>
            A project that was made from version {before.version} has nothing new to hear: your words are the
            same, or it is a plan for another builder or kind of app.
          </p>
        )}
        <section aria-labelledby="diff-title" className="stack">
          <h2 id="diff-title">What differs in the plan</h2>
          {lines.length > 0 ? <PlanDiff lines={lines} /> : <p>Nothing.</p>}
        </section>
      </div>
    </>
  );
}

const SIGNS: Record<DiffLine["kind"], string> = { added: "+ ", removed: "- ", same: "  ", gap: "  …" };
const TAGS = { added: "ins", removed: "del", same: "span", gap: "span" } as const;

/** Shows the differences between two texts, with a sign before each line. Lines of a kind are one element: of thousands, each costs. */
function PlanDiff({ lines }: { lines: DiffLine[] }) {
  const runs: DiffLine[] = [];
  for (const { kind, text } of lines) {
    const line = `${SIGNS[kind]}${text}\n`;
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += line;
    else runs.push({ kind, text: line });
  }
  return (
    <pre className="plan-text plan-diff" dir="auto">
      {runs.map(({ kind, text }, at) => {
        const Run = TAGS[kind];
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
        return <Run key={at}>{text}</Run>;
      })}
    </pre>
  );
}
