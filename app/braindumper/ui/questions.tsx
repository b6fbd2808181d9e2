import { controlProps, FieldError, FieldHint } from "~/base/forms/fields";
import type { BoundField } from "~/base/forms/form-view";
import { links } from "~/base/links";
import { ButtonLink } from "~/base/ui/button";
import { classNames } from "~/base/ui/class-names";
import { answerMax } from "~/site/idea/answers";
import { SubmitButton, SubmitRow, TextField } from "~/site/ui/form";
import { hatch } from "./core-sample";

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

type AskingProps = {
  /** The id of the question that is asked, or "name". */
  ask: string | null;
  place: { at: number; of: number };
  questions: ShownQuestion[];
  name: string;
  fields: { name: BoundField } & { [name: string]: BoundField };
};

/** The question that is asked, and the fields of other answers that could not be saved, so that their text is not lost. */
export function Asking({ ask, place, questions, name, fields }: AskingProps) {
  const isUnkept = (field: BoundField | undefined, kept: string) =>
    Boolean(field?.defaultValue) && field?.defaultValue !== kept;
  const asked = questions.find(({ id }) => id === ask);
  const unkept = questions.filter((each) => each !== asked && isUnkept(fields[each.name], each.answer));
  return (
    <>
      {asked && <Question {...asked} field={fields[asked.name] as BoundField} place={place} />}
      {ask === "name" && (
        <section className="ask sheet" aria-label="Name">
          <TextField field={fields.name} />
          <SubmitRow name="go" value="next">
            Next
          </SubmitRow>
        </section>
      )}
      {unkept.map((each) => (
        <section key={each.id} className="ask sheet" aria-label={each.lead}>
          <Answering {...each} field={fields[each.name] as BoundField} />
        </section>
      ))}
      {ask !== "name" && isUnkept(fields.name, name) && <TextField field={fields.name} />}
    </>
  );
}

type QuestionProps = ShownQuestion & { field: BoundField; place: { at: number; of: number } };

function Question({ place: { at, of }, ...question }: QuestionProps) {
  return (
    <section className="ask sheet" aria-labelledby="ask-place">
      <span className={`ask-swatch ${hatch(at)}`} aria-hidden="true" />
      <h2 className="ask-place" id="ask-place">
        Question {at} of {of}
      </h2>
      <Answering {...question} />
      <div className="actions">
        <SubmitButton name="go" value="next">
          Next
        </SubmitButton>
        <SubmitButton name="go" value="leave" variant="secondary">
          Let the builder decide
        </SubmitButton>
      </div>
    </section>
  );
}

/** A question with the author's words that it is about, and its text area. */
function Answering({ field, quote, example }: ShownQuestion & { field: BoundField }) {
  const [reasonId, exampleId] = [`${field.id}-reason`, `${field.id}-example`];
  return (
    <div className={classNames("field", field.error && "in-error")}>
      {quote && (
        <p className="ask-quote" id={reasonId} dir="auto">
          “<strong>{quote}</strong>”
        </p>
      )}
      <label htmlFor={field.id}>{field.label}</label>
      <FieldHint field={field} />
      <FieldError field={field} />
      {/* A script makes it grow in browsers that do not, and counts characters when few are left (enhance/answers). */}
      <textarea
        {...controlProps(field, classNames(quote && reasonId, example && exampleId))}
        rows={3}
        dir="auto"
        defaultValue={field.defaultValue}
        data-max={answerMax(field.name.replace("answer-", ""))}
      />
      {example && (
        <p className="ask-example fine" id={exampleId}>
          For example: {example}
        </p>
      )}
    </div>
  );
}

const MOST_QUOTES = 2;

type MoreToAskProps = { offered: { id: string; quote?: string }[]; hasModel: boolean };

/** Offers the questions that were not asked yet, by the words that call for them; a model server can find others. */
export function MoreToAsk({ offered, hasModel }: MoreToAskProps) {
  if (offered.length === 0)
    return hasModel ? (
      <p className="ask-more">
        <SubmitButton name="go" value="more" variant="secondary" pending="Asking...">
          Ask me more
        </SubmitButton>
      </p>
    ) : null;
  const quotes = [...new Set(offered.flatMap(({ quote }) => quote ?? []))];
  const short = quotes.toSorted((a, b) => a.length - b.length).slice(0, MOST_QUOTES);
  const about = quotes.filter((quote) => short.includes(quote)).map((quote) => `‘${quote}’`);
  const [first] = offered;
  return (
    <p className="ask-more">
      <ButtonLink href={links.wizardQuestion(first?.id ?? "")} variant="secondary">
        <span dir="auto">
          {offered.length} more{about.length > 0 && `, about ${LIST.format(about)}`}
        </span>
      </ButtonLink>
    </p>
  );
}

const LIST = new Intl.ListFormat("en-GB");
