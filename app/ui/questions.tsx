import { useLocation } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { ANSWER_MAX } from "~/domain/answers";
import { textLength, tidyText } from "~/domain/description";
import { classNames } from "./class-names";
import { hatch } from "./core-sample";
import { controlProps, FieldError, FieldHint } from "./fields";
import type { BoundField } from "./form-view";
import { useHydrated } from "./hydrated";

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
        None of it has to be answered: <a href="#generate">go straight to the plan</a>.
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

/** From this many characters on the page shows a counter. */
const NEAR = 0.8 * ANSWER_MAX;

/** Grows with its text, and counts characters when few are left. */
function AnswerArea({ field, describedBy }: { field: BoundField; describedBy: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const hydrated = useHydrated();
  const [length, setLength] = useState(0);
  const look = useCallback(() => {
    if (!area.current) return;
    setLength(textLength(tidyText(area.current.value)));
    growToText(area.current);
  }, []);
  // Also for text typed before hydration.
  useEffect(look, [look]);
  const isNear = hydrated && length > NEAR;
  return (
    <>
      <textarea
        {...controlProps(field, describedBy)}
        ref={area}
        rows={3}
        dir="auto"
        // Lets CSS tell an empty textarea from a filled one.
        placeholder=" "
        defaultValue={field.defaultValue}
        onInput={look}
      />
      {isNear && (
        <p className={length > ANSWER_MAX ? "field-error" : "field-hint"}>
          {length} of {ANSWER_MAX} characters
        </p>
      )}
    </>
  );
}

/** For browsers without `field-sizing`. */
function growToText(area: HTMLTextAreaElement) {
  if (CSS.supports("field-sizing", "content")) return;
  area.style.height = "auto";
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
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

/** Focuses the first new question after a client-side answer; on a page load the browser does it. */
export function useNewQuestion() {
  const { hash, key } = useLocation();
  const fresh = useRef(useHydrated());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the navigation
  useEffect(() => {
    if (fresh.current && hash) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
    fresh.current = true;
  }, [key]);
}
