import { useLocation } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { ANSWER_MAX } from "~/domain/answers";
import { textLength, tidyText } from "~/domain/description";
import { PLATFORMS } from "~/domain/platforms";
import { classNames } from "./class-names";
import { controlProps, FieldError, FieldHint } from "./fields";
import type { BoundField } from "./form-view";
import { useHydrated } from "./hydrated";
import { SWATCHES } from "./labels";

type AskedQuestion = {
  /** The name of the field with its answer. */
  name: string;
  /** The words of the idea that call for it; the first questions are asked whatever it says, and have none. */
  quote?: string;
  /** An answer as somebody might give it: not shown any more when there is an answer. */
  example?: string;
};

type Fields = { [name: string]: BoundField };

/**
 * The questions about an idea as the layers of a core sample, one under the other: an answered one is filled with its
 * hatch. Whether it is answered only the styles ask (`:placeholder-shown`), so it needs no script.
 */
export function Questions({ questions, fields }: { questions: AskedQuestion[]; fields: Fields }) {
  return (
    <section className="ask" aria-labelledby="ask-title">
      <h2 id="ask-title">What only you can know</h2>
      <p>One or two sentences. Leave empty what the builder may decide.</p>
      <p className="fine">
        None of it has to be answered: <a href="#generate">go straight to the plan</a>.
      </p>
      <ol>
        {questions.map(({ name, ...question }, row) => {
          const field = fields[name];
          return field && <Layer key={name} {...question} field={field} swatch={swatchOf(row)} />;
        })}
      </ol>
    </section>
  );
}

function swatchOf(row: number): string {
  return SWATCHES[PLATFORMS[row % PLATFORMS.length] ?? "lovable"];
}

type LayerProps = Omit<AskedQuestion, "name"> & { field: BoundField; swatch: string };

function Layer({ field, quote, example, swatch }: LayerProps) {
  const [reasonId, exampleId] = [`${field.id}-reason`, `${field.id}-example`];
  return (
    <li className="ask-layer">
      <span className={`ask-swatch ${swatch}`} aria-hidden="true" />
      <div className={classNames("field", field.error && "in-error")}>
        {quote && (
          <p className="ask-reason" id={reasonId}>
            You wrote “<strong>{quote}</strong>”
          </p>
        )}
        <label htmlFor={field.id}>{field.label}</label>
        <FieldHint field={field} />
        <FieldError field={field} />
        <AnswerArea field={field} describedBy={classNames(quote && reasonId, example && exampleId)} />
        {example && (
          <p className="ask-example" id={exampleId}>
            For example: {example}
          </p>
        )}
      </div>
    </li>
  );
}

/** How much of an answer's room is used before the page says how much is left. */
const NEAR = 0.8 * ANSWER_MAX;

/** Grows with its text, where scripts run or the styles can do it, and counts its characters when few are left. */
function AnswerArea({ field, describedBy }: { field: BoundField; describedBy: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const hydrated = useHydrated();
  const [length, setLength] = useState(0);
  const look = useCallback(() => {
    if (!area.current) return;
    setLength(textLength(tidyText(area.current.value)));
    growToText(area.current);
  }, []);
  // Also what was typed before the script came.
  useEffect(look, [look]);
  const isNear = hydrated && length > NEAR;
  return (
    <>
      <textarea
        {...controlProps(field, describedBy)}
        ref={area}
        rows={3}
        dir="auto"
        // Never seen: it lets the styles tell an empty area from one with text.
        placeholder=" "
        defaultValue={field.defaultValue}
        onInput={look}
      />
      {isNear && (
        <p className={classNames("ask-count", length > ANSWER_MAX && "is-over")}>
          {length} of {ANSWER_MAX} characters
        </p>
      )}
    </>
  );
}

/** For browsers whose styles cannot do it (`field-sizing`). */
function growToText(area: HTMLTextAreaElement) {
  if (CSS.supports("field-sizing", "content")) return;
  area.style.height = "auto";
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}

/** What "More questions" would bring, or that there is nothing left to ask. `reasons` has "" for one without a reason. */
export function MoreToAsk({ reasons }: { reasons: string[] }) {
  const quotes = [...new Set(reasons.filter((quote) => quote !== ""))];
  if (reasons.length === 0) return <p id="more-to-ask">That is all there is to ask about this idea.</p>;
  return (
    <p id="more-to-ask">
      There is more to ask
      {quotes.length > 0 && ", because you wrote "}
      {quotes.map((quote, at) => (
        <span key={quote}>
          {at > 0 && (at === quotes.length - 1 ? " and " : ", ")}“<strong>{quote}</strong>”
        </span>
      ))}
      .
    </p>
  );
}

/**
 * The first new question, which the address names, gets the focus. A browser does that when it loads a page; an answer
 * without a new document leaves it to us.
 */
export function useNewQuestion() {
  const { hash, key } = useLocation();
  const fresh = useRef(useHydrated());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the navigation
  useEffect(() => {
    if (fresh.current && hash) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
    fresh.current = true;
  }, [key]);
}
