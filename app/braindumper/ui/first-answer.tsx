import type { SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import type { FormView } from "~/base/forms/form";
import { links } from "~/base/links";
import { Notice } from "~/base/ui/notice";
import {
  type FirstAnswer as Answer,
  type FirstAnswerView,
  isIn,
  SECTION_TITLES,
  SECTIONS,
  type Section,
} from "~/braindumper/first-answer";
import {
  type BoundField,
  Checkbox,
  ErrorSummary,
  PostForm,
  SubmitButton,
  TextArea,
  useFormView,
} from "~/site/ui/form";

type Written = FirstAnswerView & { state: "written" };
type ShownFirstAnswer = Exclude<FirstAnswerView, Written> | (Written & { form: FormView });

type FirstAnswerProps = {
  view: ShownFirstAnswer;
  planId: string;
  /** The level of its heading: h1 on a page of its own, which is also where its form's result is shown. */
  heading?: "h1" | "h2";
  result?: SubmissionResult;
};

/**
 * The first answer of a model, for the author only, or the state of it. It is not part of the plan that is copied or
 * downloaded. While it is being written, a script polls and fills it in (braindumper/enhance/first-answer).
 */
export function FirstAnswer({ view, planId, heading: Heading = "h2", result }: FirstAnswerProps) {
  const looks = view.state === "running" ? links.firstAnswer(planId) : undefined;
  return (
    <section
      id="first-answer"
      className="first-answer"
      aria-labelledby="first-answer-title"
      data-looks={looks}
    >
      <Heading id="first-answer-title" tabIndex={-1}>
        What a builder might understand
      </Heading>
      <div role="status" data-part>
        <State view={view} />
      </div>
      <div className="stack-l" data-part>
        {view.state === "running" && <a href={looks}>Look again</a>}
        {view.state === "failed" && view.canTry && (
          <PostForm action={links.firstAnswer(planId)}>
            <SubmitButton name="again" value="yes" variant="secondary" pending="Generating...">
              Try again
            </SubmitButton>
          </PostForm>
        )}
        {view.state === "written" && <Lines view={view} planId={planId} result={result} />}
      </div>
    </section>
  );
}

function State({ view }: { view: ShownFirstAnswer }) {
  if (view.state === "failed")
    return (
      <Notice kind="bad" title={view.title}>
        <p>{view.text} Your plan is whole without it.</p>
      </Notice>
    );
  if (view.state === "running")
    return (
      <p>
        A language model is writing it, for you alone. This takes a minute or two. Your plan is whole without
        it: use it now, or close the page and come back.
      </p>
    );
  return (
    <p>
      A language model wrote this from your idea and your answers. It is for you alone: none of it is in what
      you copy or download.{" "}
      {view.reading
        ? "What you said to it is among your answers, as your own words."
        : "What you accept, put right or answer becomes your own words, in the next version of your plan."}
    </p>
  );
}

type LinesProps = { view: Written & { form: FormView }; planId: string; result?: SubmissionResult };

function Lines({ view: { answer, reading, form }, planId, result }: LinesProps) {
  const { fields, formProps, errors } = useFormView(form, result);
  const others = SECTIONS.filter((each) => each !== "understood" && each !== "questions");
  const open = answer.questions.map((question, at) => !isIn(reading, question) && fields[`asked-${at}`]);
  const asks = open.some(Boolean) || (reading === "" && answer.understood.length > 0);
  return (
    <>
      <ErrorSummary errors={errors} />
      <PostForm {...formProps} action={links.firstAnswer(planId)}>
        <div className="first-answer-parts">
          <Part section="understood" answer={answer}>
            {answer.understood.map((line, at) => (
              <Line
                key={line}
                line={line}
                isKept={isIn(reading, line)}
                right={reading === "" ? fields[`right-${at}`] : undefined}
                box={fields[`line-${at}`]}
              />
            ))}
          </Part>
          <Part section="questions" answer={answer}>
            {answer.questions.map((question, at) => {
              const box = open[at];
              return (
                <li key={question} className="first-answer-row" dir="auto">
                  {box ? <TextArea field={box} rows={2} /> : <Kept line={question} />}
                </li>
              );
            })}
          </Part>
        </div>
        {asks && (
          <div className="stack">
            <SubmitButton variant="secondary" pending="Updating...">
              Update the plan
            </SubmitButton>
            <p className="fine">It makes the next version of your plan, and uses no generation.</p>
          </div>
        )}
      </PostForm>
      <div className="first-answer-parts">
        {others.map((section) => (
          <Part key={section} section={section} answer={answer}>
            {rowsOf(answer, section).map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the answer never changes
              <li key={at} className="first-answer-row" dir="auto">
                {row}
              </li>
            ))}
          </Part>
        ))}
      </div>
    </>
  );
}

type PartProps = { section: Section; answer: Answer; children: ReactNode };

function Part({ section, answer, children }: PartProps) {
  if (answer[section].length === 0) return null;
  return (
    <section aria-labelledby={`first-answer-${section}`}>
      <h3 id={`first-answer-${section}`}>{SECTION_TITLES[section]}</h3>
      <p className="fine">Written by a model: correct it before building</p>
      <ul>{children}</ul>
    </section>
  );
}

type LineProps = { line: string; isKept: boolean; right?: BoundField; box?: BoundField };

/** One line of the first answer, to accept with a tick or to correct in its text box. */
function Line({ line, isKept, right, box }: LineProps) {
  const isOpen = Boolean(box?.error) || (box?.defaultValue ?? line) !== line;
  return (
    <li className="first-answer-row" dir="auto">
      {isKept && <Kept line={line} />}
      {!isKept && !right && line}
      {!isKept && right && box && (
        <>
          <Checkbox field={right} />
          <details open={isOpen}>
            <summary>Put it right</summary>
            <TextArea field={box} rows={2} />
          </details>
        </>
      )}
    </li>
  );
}

function Kept({ line }: { line: string }) {
  return (
    <>
      {line}
      <span className="first-answer-more">Among your answers now, as your own words.</span>
    </>
  );
}

function rowsOf(answer: Answer, section: Section): ReactNode[] {
  if (section === "tables")
    return answer.tables.map(({ name, columns, rights }) => (
      <>
        <strong>{name}</strong>: {columns.join(", ")}
        {rights && <span className="first-answer-more">{rights}</span>}
      </>
    ));
  if (section === "screens")
    return answer.screens.map(({ name, opens }) => (
      <>
        <strong>{name}</strong>
        {opens && <span className="first-answer-more">{opens}</span>}
      </>
    ));
  if (section === "checks")
    return answer.checks.map(({ test, refusal }) => (
      <>
        {test}
        {refusal && (
          <span className="first-answer-more">
            <strong>Refused:</strong> {refusal}
          </span>
        )}
      </>
    ));
  return answer[section];
}
