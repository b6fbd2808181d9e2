import { ANSWER_MAX } from "~/domain/answers";
import { classNames } from "./class-names";
import { hatch } from "./core-sample";
import { controlProps, FieldError, FieldHint } from "./fields";
import type { BoundField } from "./form-view";

type AskedQuestion = {
  name: string;
  /** The words of the idea that call for it; absent for the first questions. */
  quote?: string;
  /** An example, shown while there is no answer. */
  example?: string;
};

type Fields = { [name: string]: BoundField };

/** The questions as layers of a core sample; an answered one shows its hatch (CSS, by `:placeholder-shown`). */
export function Questions({ questions, fields }: { questions: AskedQuestion[]; fields: Fields }) {
  return (
    <section className="ask page-head" aria-labelledby="ask-title">
      <h2 id="ask-title">What only you can know</h2>
      <p>One or two sentences. Leave empty what the builder may decide.</p>
      <p className="fine">
        You do not have to answer any of them: <a href="#generate">go straight to the plan</a>.
      </p>
      <ol>
        {questions.map(({ name, ...question }, row) => {
          const field = fields[name];
          return field && <Layer key={name} {...question} field={field} swatch={hatch(row)} />;
        })}
      </ol>
    </section>
  );
}

type LayerProps = Omit<AskedQuestion, "name"> & { field: BoundField; swatch: string };

function Layer({ field, quote, example, swatch }: LayerProps) {
  const [reasonId, exampleId] = [`${field.id}-reason`, `${field.id}-example`];
  return (
    <li className="ask-layer">
      <span className={`core-swatch ask-swatch ${swatch}`} aria-hidden="true">
        <span className="ask-open sw-none" />
      </span>
      <div className={classNames("field", field.error && "in-error")}>
        {quote && (
          <p className="field-hint" id={reasonId}>
            You wrote “<strong>{quote}</strong>”
          </p>
        )}
        <label htmlFor={field.id}>{field.label}</label>
        <FieldHint field={field} />
        <FieldError field={field} />
        <AnswerArea field={field} describedBy={classNames(quote && reasonId, example && exampleId)} />
        {example && (
          <p className="ask-example fine" id={exampleId}>
            For example: {example}
          </p>
        )}
      </div>
    </li>
  );
}

/** A script lets it grow where the browser does not, and counts characters when few are left (enhance/answers). */
function AnswerArea({ field, describedBy }: { field: BoundField; describedBy: string }) {
  return (
    <textarea
      {...controlProps(field, describedBy)}
      rows={3}
      dir="auto"
      // Lets CSS tell an empty textarea from a filled one.
      placeholder=" "
      defaultValue={field.defaultValue}
      data-max={ANSWER_MAX}
    />
  );
}

const MOST_QUOTES = 3;

/** Announces what "More questions" would ask. `reasons` has "" for a question without a quote. */
export function MoreToAsk({ reasons }: { reasons: string[] }) {
  if (reasons.length === 0) return <p id="more-to-ask">That is all there is to ask about this idea.</p>;
  const quotes = [...new Set(reasons.filter((quote) => quote !== ""))];
  const shown = quotes.slice(0, MOST_QUOTES).map((quote) => `“${quote}”`);
  if (quotes.length > MOST_QUOTES) shown.push("more");
  return (
    <p id="more-to-ask" dir="auto">
      {shown.length > 0
        ? `There is more to ask, because you wrote ${LIST.format(shown)}.`
        : "There is more to ask."}
    </p>
  );
}

const LIST = new Intl.ListFormat("en-GB");
