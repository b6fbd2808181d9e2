import type { ReactNode } from "react";
import { type FirstAnswer as Answer, SECTION_TITLES, SECTIONS, type Section } from "~/domain/first-answer";
import { links } from "~/links";
import { PostForm, SubmitButton } from "./form";

/**
 * What a builder might answer first, written by a model for the author alone. It is not part of the plan that is
 * copied or downloaded.
 */
export function FirstAnswer({ answer, planId }: { answer: Answer; planId: string }) {
  const sections = SECTIONS.filter((section) => answer[section].length > 0);
  return (
    <section className="first-answer stack-l" aria-labelledby="first-answer-title">
      <header className="stack">
        <h2 id="first-answer-title">What a builder might understand</h2>
        <p>
          A language model wrote this from your idea and your answers. It is for you alone: none of it is in
          what you copy or download. Where it is wrong, or asks something that you know, add that to your
          answers and generate the plan again.
        </p>
      </header>
      <div className="first-answer-parts">
        {sections.map((section) => (
          <section key={section} aria-labelledby={`first-answer-${section}`}>
            <h3 id={`first-answer-${section}`}>{SECTION_TITLES[section]}</h3>
            <p className="fine">Written by a model: correct it before building</p>
            <ul>
              {rowsOf(answer, section).map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the answer never changes
                <li key={at} className="first-answer-row" dir="auto">
                  {row}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <PostForm action={links.braindumpEdit(planId)}>
        <div className="actions">
          <SubmitButton name="step" value="summary" variant="secondary">
            Answer more
          </SubmitButton>
        </div>
      </PostForm>
    </section>
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
