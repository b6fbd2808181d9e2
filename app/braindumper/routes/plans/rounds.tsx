import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Radios } from "~/base/forms/radios";
import { links } from "~/base/links";
import { BackLink } from "~/base/ui/back-link";
import { findNewest } from "~/braindumper/data/plans";
import { insertRound, listRounds, MOST_ROUNDS, type Round } from "~/braindumper/data/rounds";
import { ROUND_KINDS, ROUND_TITLES, roundForm } from "~/braindumper/forms/rounds";
import { requirePlan } from "~/braindumper/plan-of-request";
import { writeRound } from "~/braindumper/planner";
import { newerVersion, savedPlan, shortDate } from "~/braindumper/saved-plan";
import { RoundMessage, Rounds, TryList } from "~/braindumper/ui/plan-rounds";
import { WhichVersion } from "~/braindumper/ui/plan-versions";
import { actOnce } from "~/identity/data/presses";
import { memberAction } from "~/identity/form-action";
import { FormRejection } from "~/identity/form-rejection";
import { keptValues } from "~/identity/kept-form";
import { requireMember } from "~/identity/member";
import { visitOf } from "~/identity/visit";
import { formView } from "~/site/form-page";
import { ErrorSummary, PostForm, SubmitRow, TextArea, useFormView } from "~/site/ui/form";

export const handle = { title: "How did it come out?", width: "narrow" };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await requireMember(request);
  const plan = await requirePlan(params.id, user);
  const rounds = await listRounds(plan);
  const asked = new URL(request.url).searchParams.get("round");
  const made = rounds.find(({ id }) => id === asked);
  const { id, name, platform, version } = savedPlan(plan);
  const kept = keptValues(await visitOf(request), links.braindumpRounds(id));
  return {
    ...{ id, name, platform, version },
    newer: newerVersion(plan, await findNewest(plan)),
    answers: (plan.answers ?? []).filter(({ answer }) => answer !== ""),
    made: made && { ...roundLine(made), text: writeRound(kindOf(made), made.words) },
    rounds: rounds.filter((each) => each !== made).map(roundLine),
    form: formView(roundForm, { kind: "wrong", ...kept }),
  };
}

const kindOf = ({ kind }: Round) => ROUND_KINDS.find((each) => each === kind) ?? "wrong";

function roundLine(round: Round & { version: number }) {
  const { id, words, version, createdAt } = round;
  const [beginning = ""] = words.split("\n");
  return { id, version, beginning, title: ROUND_TITLES[kindOf(round)], date: shortDate(createdAt) };
}

/** Stores what the author wrote, and shows the message made from it. */
export const action = memberAction(roundForm, {
  async handle({ values, params, user }) {
    const plan = await requirePlan(params.id, user);
    const id = await actOnce((tx) => insertRound(tx, plan, values));
    if (!id) throw new FormRejection({ form: TOO_MANY });
    return redirect(links.braindumpRounds(plan.id, id), 303);
  },
});

const TOO_MANY = `This plan has ${MOST_ROUNDS} rounds, and there can be no more. Copy your text from here.`;

export default function RoundsPage() {
  const { id, name, platform, version, newer, answers, made, rounds, form } = useLoaderData<typeof loader>();
  const { formProps, fields, errors } = useFormView(form, useActionData<typeof action>());
  return (
    <>
      <ErrorSummary errors={errors} />
      <header className="page-head">
        <BackLink href={links.braindump(id)}>Back to the brain dump</BackLink>
        <h1>How did it come out?</h1>
        <p className="lede" dir="auto">
          {name}
        </p>
        <WhichVersion {...{ version, newer }} href={links.braindumpRounds} />
      </header>
      <div className="stack-l">
        {made && <RoundMessage round={made} platform={platform} planId={id} />}
        {made ? (
          <details>
            <summary>What to try again</summary>
            <TryList answers={answers} />
          </details>
        ) : (
          <TryList answers={answers} />
        )}
        <section className="stack" aria-labelledby="tell-title">
          <h2 id="tell-title">{made ? "Then tell what is left" : "Then tell all of it"}</h2>
          <PostForm {...formProps} action={links.braindumpRounds(id)}>
            <TextArea field={fields.words} rows={10} />
            <Radios
              field={fields.kind}
              options={ROUND_KINDS.map((value) => ({ value, label: ROUND_TITLES[value] }))}
            />
            <SubmitRow>Make the message</SubmitRow>
          </PostForm>
        </section>
        <Rounds rounds={rounds} planId={id} />
      </div>
    </>
  );
}
