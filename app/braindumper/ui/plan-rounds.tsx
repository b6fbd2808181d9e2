import type { SubmissionResult } from "@conform-to/react";
import type { FormView } from "~/base/forms/form";
import { links } from "~/base/links";
import { Checkbox, PostForm, SubmitButton, SubmitRow, TextArea, useFormView } from "~/base/ui/form";
import type { Answer } from "~/braindumper/answers";

/**
 * What to try in the app, with the question whose answer it tests. The last tests no answer: it is what authors found
 * most often when they tried their apps.
 */
const TRIES = [
  { id: "cases", text: "Play what goes wrong or is unusual, each case." },
  { id: "never", text: "Try to make happen what must never happen, and look for what you did not want." },
  { id: "rights", text: "Be the one who must not see or change everything, and try to." },
  {
    id: "rules",
    text: "Go to the edges: a minute after a deadline, the last day of a month, the smallest and the largest amount.",
  },
  { id: "people", text: "Enter who and what is treated differently, and as many as there will be." },
  { id: "day", text: "Go through one real day, where you will be and on your own device." },
  {
    id: "later",
    text: "Make a mistake, and put it right an hour later. Let somebody leave, and somebody else come.",
  },
];

type CameOutProps = {
  id: string;
  answers: Answer[];
  /** A question is open, or a model server may have one. */
  canAsk: boolean;
  form: FormView<"words" | "keep">;
  result?: SubmissionResult;
};

/** The second round: one box for all that is wrong, what to try folded beneath it, and the way to further questions. */
export function CameOut({ id, answers, canAsk, form, result }: CameOutProps) {
  const { formProps, fields } = useFormView(form, result);
  return (
    <section className="stack" id="came-out" aria-labelledby="came-out-title">
      <h2 id="came-out-title">It came out wrong</h2>
      <PostForm {...formProps} action={links.braindumpRounds(id)}>
        <TextArea field={fields.words} rows={5} />
        <Checkbox field={fields.keep} />
        <SubmitRow>Make the message</SubmitRow>
      </PostForm>
      <details>
        <summary>What to try for a quarter of an hour</summary>
        <TryList answers={answers} />
      </details>
      {canAsk && (
        <PostForm action={links.braindumpEdit(id)}>
          <SubmitButton name="step" value="summary" variant="quiet">
            Answer more
          </SubmitButton>
        </PostForm>
      )}
    </section>
  );
}

/** A checklist of what to try before reporting. The ticks are not stored. */
export function TryList({ answers }: { answers: Answer[] }) {
  const rules = answers.filter(({ id }) => TRIES.every((each) => each.id !== id));
  const items = TRIES.map(({ id, text }) => ({ id, text, told: answers.filter((each) => each.id === id) }));
  if (rules.length > 0) items.push({ id: "own", text: "Try to break each rule of yours.", told: rules });
  return (
    <ul className="tries">
      {items.map(({ id, text, told }) => (
        <li key={id} className="check">
          <input type="checkbox" id={`try-${id}`} />
          <div>
            <label htmlFor={`try-${id}`}>{text}</label>
            {told.map(({ id, quote, answer }) => (
              <p key={id} className="fine" dir="auto">
                {quote ? `About “${quote}”` : "You wrote"}: “{answer}”
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

type RoundLine = { id: string; date: string; version: number; beginning: string; more: number };

/** Earlier rounds, newest first. */
export function Rounds({ rounds, planId }: { rounds: RoundLine[]; planId: string }) {
  if (rounds.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="rounds-title">
      <h2 id="rounds-title">Earlier rounds</h2>
      <ul className="related">
        {rounds.map(({ id, date, version, beginning, more }) => (
          <li key={id}>
            <a href={links.braindumpRounds(planId, id)}>
              {date}, version {version}
            </a>
            <span className="clamp-2" dir="auto">
              {beginning}
            </span>
            {more > 0 && <span className="fine">and {more} more</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
