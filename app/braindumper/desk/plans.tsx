import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { switchedSince } from "~/base/data/switches";
import { deskLinks } from "~/base/desk-links";
import { DAY_MS, fromNow } from "~/base/kernel/clock";
import { config } from "~/base/kernel/config";
import { success } from "~/base/text/flash";
import { Facts } from "~/base/ui/facts";
import { countJobsSince } from "~/braindumper/data/jobs";
import { setModelPaused } from "~/braindumper/pause-model";
import { type Failure, REASONS } from "~/braindumper/plan-job";
import { pauseModelForm } from "~/desk/forms";
import { operatorAction, requireOperator } from "~/desk/operator";
import { DeskPage, DeskTable } from "~/desk/page";
import { siteTime } from "~/site/site.server";
import { PostForm, SubmitButton } from "~/site/ui/form";

export const handle = { title: "Plans" };

const DAYS = 30;

/** Shows how the model server does, without anything that members wrote. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireOperator(request);
  const [counts, pausedSince] = await Promise.all([
    countJobsSince(fromNow(-DAYS * DAY_MS)),
    switchedSince("model_paused"),
  ]);
  const many = (fits: (row: (typeof counts)[number]) => boolean) =>
    String(counts.filter(fits).reduce((sum, { n }) => sum + n, 0));
  const { model } = config();
  const state = pausedSince ? `${model?.name}, paused since ${siteTime(pausedSince)}` : model?.name;
  return {
    hasModel: model !== null,
    isPaused: pausedSince !== null,
    facts: [
      { term: "Language model", text: model ? `${state}` : "none: plans are made by the rules alone" },
      { term: "Being written", text: many(({ status, started }) => status === "running" && started) },
      {
        term: "Waiting for their turn",
        text: many(({ status, started }) => status === "running" && !started),
      },
      {
        term: `Written in ${DAYS} days`,
        text: many(({ status, started }) => status === "done" && started),
      },
    ],
    failures: counts
      .filter(({ status }) => status === "failed")
      .toSorted((a, b) => b.n - a.n)
      .map(({ failure, n }) => ({ failure: failure ?? "unexpected", n }))
      .map((row) => ({ ...row, told: REASONS[row.failure as Failure] ?? "" })),
  };
}

export const action = operatorAction(pauseModelForm, {
  isButton: true,
  async handle({ values: { change }, visit, user }) {
    const isPaused = change === "pause";
    await setModelPaused(user, isPaused);
    const title = isPaused ? "The model is paused" : "The model is in use again";
    return visit.goTo(deskLinks.plans(), success(title));
  },
});

export default function Plans() {
  const { hasModel, isPaused, facts, failures } = useLoaderData<typeof loader>();
  return (
    <DeskPage title="Plans">
      <Facts facts={facts} />
      {hasModel && (
        <section className="stack">
          <p>
            {isPaused
              ? "Plans get no first answer now."
              : "While it is paused, plans get no first answer. Those that have begun are finished."}
          </p>
          <PostForm action={deskLinks.plans()}>
            <SubmitButton name="change" value={isPaused ? "resume" : "pause"} variant="secondary">
              {isPaused ? "Use the model again" : "Pause the model"}
            </SubmitButton>
          </PostForm>
        </section>
      )}
      <section className="stack">
        <h2 id="failed">Failed</h2>
        <DeskTable
          caption="First answers that failed, by kind"
          columns={["Kind", "What the member was told", { label: "How many", isNumber: true }]}
          rows={failures.map(({ failure, told, n }) => ({
            key: failure,
            cells: [failure, told, n],
          }))}
          none={`None in the last ${DAYS} days.`}
        />
      </section>
    </DeskPage>
  );
}
