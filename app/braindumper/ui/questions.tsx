import type { BoundField } from "~/base/forms/form-view";
import { links } from "~/base/links";
import { ButtonLink, classNames } from "~/base/ui/button";
import { controlProps, FieldError, FieldHint, SubmitButton, TextField } from "~/base/ui/form";
import { answerMax } from "~/site/idea/limits";

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
  place: { at: number; of: number };
  /** An answer is changed, and the way leads back to the summary. */
  isChange: boolean;
  fields: Fields;
};

/** The question that is asked: nothing else is on its page. */
export function Asking({ question, place: { at, of }, isChange, fields }: AskingProps) {
  const field = question ? (fields[question.name] as BoundField) : fields.name;
  const ids = [`${field.id}-reason`, `${field.id}-example`] as const;
  const control = controlProps(field, classNames(question?.quote && ids[0], question?.example && ids[1]));
  return (
    <div className={classNames("ask field", field.error && "in-error")}>
      {question && at > 0 && (
        <p className="ask-place">
          <span>
            {at} of {of}
          </span>
          <progress value={at} max={of} aria-hidden="true" />
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
          {isChange ? "Save" : "Next"}
        </SubmitButton>
        {question && (
          <SubmitButton name="go" value="leave" variant="secondary">
            Let the builder decide
          </SubmitButton>
        )}
        {!isChange && (
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

const MOST_QUOTES = 2;

/** Lets a model server find further questions. */
export function AskMore() {
  return (
    <SubmitButton name="go" value="more" variant="secondary" pending="Asking...">
      Ask me more
    </SubmitButton>
  );
}

/** Offers the questions that are still open, by the words that call for them. */
export function MoreToAsk({ open }: { open: { id: string; quote?: string }[] }) {
  const [first] = open;
  if (!first) return null;
  const quotes = [...new Set(open.flatMap(({ quote }) => quote ?? []))];
  const short = quotes.toSorted((a, b) => a.length - b.length).slice(0, MOST_QUOTES);
  const about = quotes.filter((quote) => short.includes(quote)).map((quote) => `‘${quote}’`);
  return (
    <p className="ask-more">
      <ButtonLink href={links.wizardQuestion(first.id)} variant="secondary">
        <span dir="auto">
          {open.length} more {open.length === 1 ? "question" : "questions"}
          {about.length > 0 && `, about ${LIST.format(about)}`}
        </span>
      </ButtonLink>
    </p>
  );
}

const LIST = new Intl.ListFormat("en-GB");
