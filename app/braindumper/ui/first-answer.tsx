import { Items } from "~/base/ui/items";
import { type FirstAnswer as Answer, firstAnswerParts } from "~/braindumper/first-answer";

/** What a model wrote beneath an old plan, for its author only. */
export function FirstAnswer({ answer }: { answer: Answer }) {
  return (
    <details className="stack">
      <summary>What a language model wrote about this plan</summary>
      <p className="fine">It is for you alone, and in nothing that you copy or download.</p>
      {firstAnswerParts(answer).map(({ title, lines }) => (
        <section key={title}>
          <h3>{title}</h3>
          <Items dir="auto" texts={lines} />
        </section>
      ))}
    </details>
  );
}
