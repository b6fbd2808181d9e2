import type { BoundField } from "~/base/forms/form-view";
import { links } from "~/base/links";
import { classNames } from "~/base/ui/button";
import { controlProps, FieldError, FieldHint, PostForm, SubmitButton, TextField } from "~/base/ui/form";
import { answerMax } from "~/site/idea/limits";
import { BackButton } from "./wizard-header";

export type ShownQuestion = {
  id: string;
  /** The name of its form field. */
  name: string;
  lead: string;
  /** The words in the idea that call for it; missing for questions that everybody is asked. */
  quote?: string;
  /** An example answer, shown while there is none. */
  example?: string;
  answer: string;
  /** The author leaves it to the builder. */
  left?: true;
};

type Fields = { name: BoundField } & { [name: string]: BoundField };

type AskingProps = {
  /** The question that is asked; null: the app's name. */
  question: ShownQuestion | null;
  /** Null: an answer is changed, and the way leads back to the summary. */
  place: { at: number; of: number } | null;
  fields: Fields;
};

/** The question that is asked: nothing else is on its page. */
export function Asking({ question, place, fields }: AskingProps) {
  const field = question ? (fields[question.name] as BoundField) : fields.name;
  const ids = [`${field.id}-reason`, `${field.id}-example`] as const;
  const control = controlProps(field, classNames(question?.quote && ids[0], question?.example && ids[1]));
  return (
    <div className={classNames("ask field", field.error && "in-error")}>
      {place && place.at > 0 && (
        <p className="ask-place">
          <span>
            {place.at} of {place.of}
          </span>
          <progress value={place.at} max={place.of} aria-hidden="true" />
        </p>
      )}
      {question?.quote && (
        <p className="ask-quote" id={ids[0]} dir="auto">
          “<strong>{question.quote}</strong>”
        </p>
      )}
      <h1>
        <label htmlFor={field.id}>{field.label}</label>
      </h1>
      <FieldHint field={field} />
      <FieldError field={field} />
      {/* A script makes it grow in browsers that do not, and counts characters when few are left (enhance/answers). */}
      {question ? (
        <textarea
          {...control}
          rows={3}
          dir="auto"
          defaultValue={field.defaultValue}
          data-max={answerMax(question.id)}
        />
      ) : (
        <input {...control} type="text" dir="auto" defaultValue={field.defaultValue} />
      )}
      {question?.example && (
        <p className="ask-example fine" id={ids[1]}>
          For example: {question.example}
        </p>
      )}
      <div className="actions">
        <SubmitButton name="go" value="next">
          {place ? "Next" : "Save"}
        </SubmitButton>
        {place && <BackButton />}
        {question && (
          <SubmitButton name="go" value="leave" variant="secondary">
            Let the builder decide
          </SubmitButton>
        )}
        {place && (
          <SubmitButton name="go" value="enough" variant="quiet">
            That is enough, show my plan
          </SubmitButton>
        )}
      </div>
    </div>
  );
}

type UnkeptProps = { ask: string | null; questions: ShownQuestion[]; name: string; fields: Fields };

/** The fields of what could not be saved and is not asked now, so that its text is not lost. */
export function Unkept({ ask, questions, name, fields }: UnkeptProps) {
  const isUnkept = (field: BoundField | undefined, kept: string) =>
    Boolean(field?.defaultValue) && field?.defaultValue !== kept;
  return (
    <>
      {questions
        .filter(({ id, ...each }) => id !== ask && isUnkept(fields[each.name], each.answer))
        .map((each) => (
          <TextField key={each.id} field={fields[each.name] as BoundField} />
        ))}
      {ask !== "name" && isUnkept(fields.name, name) && <TextField field={fields.name} />}
    </>
  );
}

type AskMoreProps = { draftKey: string; open: number; hasMore: boolean };

/** Asks what is open in the plan; when all is decided, a model server may find further questions. */
export function AskMore({ draftKey, open, hasMore }: AskMoreProps) {
  return (
    <PostForm action={links.wizardPlan()} className="actions ask-more">
      <input type="hidden" name="draft" value={draftKey} />
      {open > 0 && (
        <SubmitButton name="go" value="open" variant="secondary">
          {open === 1 ? "Answer the open question" : `Answer the ${open} open questions`}
        </SubmitButton>
      )}
      {hasMore && (
        <SubmitButton name="go" value="more" variant="secondary" pending="Asking...">
          Ask me more
        </SubmitButton>
      )}
    </PostForm>
  );
}
