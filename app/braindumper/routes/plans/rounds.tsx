import type { LoaderFunctionArgs, SerializeFrom } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { config } from "~/base/kernel/config";
import { links } from "~/base/links";
import { failure } from "~/base/text/flash";
import { shortDate } from "~/base/text/time-zone";
import { BackLink } from "~/base/ui/back-link";
import { ErrorSummary, useFormView } from "~/base/ui/form";
import { findNewest } from "~/braindumper/data/plans";
import { insertRound, listRounds, MOST_ROUNDS, type Round } from "~/braindumper/data/rounds";
import { roundForm } from "~/braindumper/forms/rounds";
import { builderLink } from "~/braindumper/next-steps";
import { requirePlan } from "~/braindumper/plan-of-request";
import { pointsOf, TRIED, writeRound } from "~/braindumper/planner";
import { openOf, questionsOf } from "~/braindumper/questions";
import { newerVersion, savedPlan, UPDATE_REFUSALS } from "~/braindumper/saved-plan";
import { CameOut, Rounds } from "~/braindumper/ui/plan-rounds";
import { PlanBlock } from "~/braindumper/ui/plan-text";
import { WhichVersion } from "~/braindumper/ui/plan-versions";
import { planWithPoints } from "~/braindumper/update-plan";
import { actOnce } from "~/identity/data/presses";
import { memberAction } from "~/identity/form-action";
import { FormRejection } from "~/identity/form-rejection";
import { keptValues } from "~/identity/kept-form";
import { requireMember } from "~/identity/member";
import { visitOf } from "~/identity/visit";
import { formView } from "~/site/form-page";
import { PLATFORM_NAMES } from "~/site/idea/platforms";

export const handle = {
  width: "narrow",
  title: ({ name }: SerializeFrom<typeof loader>) => `It came out wrong – ${name}`,
};

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await requireMember(request);
  const plan = await requirePlan(params.id, user);
  const rounds = await listRounds(plan);
  const asked = new URL(request.url).searchParams.get("round");
  const made = rounds.find(({ id }) => id === asked);
  const { id, name, platform, version } = savedPlan(plan);
  const newest = (await findNewest(plan)) ?? plan;
  const kept = keptValues(await visitOf(request), links.braindumpRounds(id));
  return {
    id,
    name,
    platform,
    version,
    newer: newerVersion(plan, newest),
    answers: (plan.answers ?? []).filter((each) => each.answer !== "" && each.id !== TRIED.id),
    canAsk: config().model !== null || openOf(questionsOf(newest)).length > 0,
    message: made ? writeRound(made.words, { platform, answers: plan.answers ?? [] }) : null,
    open: builderLink(platform, id),
    rounds: rounds.filter((each) => each !== made).map(roundLine),
    form: formView(roundForm, { keep: "on", ...kept }),
  };
}

function roundLine({ id, words, version, createdAt }: Round & { version: number }) {
  const [beginning = "", ...more] = pointsOf(words);
  return { id, version, beginning, more: more.length, date: shortDate(createdAt) };
}

/** Stores what the author wrote, puts it into the plan's next version if wanted, and shows the message made from it. */
export const action = memberAction(roundForm, {
  async handle({ values: { words, keep }, params, visit, user }) {
    const plan = await requirePlan(params.id, user);
    const next = keep ? await planWithPoints(plan, words) : null;
    if (next?.problem) throw new FormRejection({ fields: { words: next.problem } });
    const { id, made } = await actOnce(async (tx) => {
      const id = await insertRound(tx, plan, words);
      return { id, made: id === null ? null : await next?.save(tx) };
    });
    if (!id) throw new FormRejection({ form: TOO_MANY });
    // The message also leads a form there that is sent once more later.
    if (!made || made.outcome === "saved")
      return visit.goTo(links.braindumpRounds(made?.id ?? plan.id, id), READY);
    const said = failure("The plan has no new version", UPDATE_REFUSALS[made.outcome], 8);
    return visit.goTo(links.braindumpRounds(plan.id, id), said);
  },
});

const READY = { kind: "success", seconds: 3, title: "Your message is ready" } as const;

const TOO_MANY = `This plan has ${MOST_ROUNDS} rounds, and there can be no more. Copy your text from here.`;

export default function RoundsPage() {
  const { id, name, platform, version, newer, answers, canAsk, message, open, rounds, form } =
    useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const { errors } = useFormView(form, result);
  return (
    <>
      <ErrorSummary errors={errors} />
      <header className="page-head">
        <BackLink href={links.braindump(id)}>Back to the plan</BackLink>
        <h1 dir="auto">{name}</h1>
        <WhichVersion version={version} newer={newer} href={links.braindumpRounds} />
      </header>
      <div className="stack-l">
        {message && (
          <PlanBlock
            id="round-text"
            label="Message"
            heading={`Your message for ${PLATFORM_NAMES[platform]}`}
            text={message}
            what="Message"
            copyLabel="Copy Message"
            hint="Paste it as the next message of your running project."
            open={open}
            isMade
          />
        )}
        <CameOut id={id} answers={answers} canAsk={canAsk} form={form} result={result} />
        <Rounds rounds={rounds} planId={id} />
      </div>
    </>
  );
}
