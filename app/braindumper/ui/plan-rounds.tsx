import { links } from "~/base/links";
import type { Answer } from "~/site/idea/answers";
import { PLATFORM_NAMES, type Platform } from "~/site/idea/platforms";
import { PlanBlock } from "./plan-text";

/**
 * What to try in the app, with the question whose answer it tests. The last two test no answer: they are what authors
 * found most often when they tried their apps.
 */
const TRIES = [
  { id: "day", text: "Go through one real day of yours, from the first step to the last." },
  { id: "cases", text: "Play your special cases, each of them." },
  { id: "rights", text: "Be the one who must not see or change everything, and try to." },
  { id: "people", text: "Enter your real numbers: as many people and things as there will be." },
  { id: "never", text: "Try to make happen what must never happen." },
  { id: "much", text: "Look for what you did not want. None of it may be there." },
  {
    id: "edges",
    text: "Go to the edges: a minute after a deadline, the last day of a month, the smallest and the largest amount.",
  },
  {
    id: "later",
    text: "Make a mistake, and put it right an hour later. Let somebody leave, and somebody else come.",
  },
];

/** A checklist of what to try before reporting. The ticks are not stored. */
export function TryList({ answers }: { answers: Answer[] }) {
  const rules = answers.filter(({ id }) => TRIES.every((each) => each.id !== id));
  const items = TRIES.map(({ id, text }) => ({ id, text, told: answers.filter((each) => each.id === id) }));
  if (rules.length > 0) items.push({ id: "rules", text: "Try to break each rule of yours.", told: rules });
  return (
    <section className="stack" aria-labelledby="try-title">
      <h2 id="try-title">Try it for a quarter of an hour</h2>
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
    </section>
  );
}

type RoundLine = { id: string; date: string; version: number; title: string; beginning: string };

type RoundMessageProps = { round: RoundLine & { text: string }; platform: Platform; planId: string };

/** The message made from a round. */
export function RoundMessage({ round, platform, planId }: RoundMessageProps) {
  return (
    <section className="stack" aria-labelledby="message-title">
      <h2 id="message-title">Your message for {PLATFORM_NAMES[platform]}</h2>
      <PlanBlock
        id="round-text"
        label="Message"
        text={round.text}
        what="Message"
        copyLabel="Copy Message"
        hint="Paste it as the next message of your running project."
      />
      <p className="fine">
        It is kept with the plan. What you have learned about the app belongs into the plan too:{" "}
        <a href={links.braindump(planId)}>answer more there</a>.
      </p>
    </section>
  );
}

/** Earlier rounds, newest first. */
export function Rounds({ rounds, planId }: { rounds: RoundLine[]; planId: string }) {
  if (rounds.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="rounds-title">
      <h2 id="rounds-title">Earlier rounds</h2>
      <ul className="related">
        {rounds.map(({ id, date, version, title, beginning }) => (
          <li key={id}>
            <a href={links.braindumpRounds(planId, id)}>{title}</a>
            <span className="fine">
              {date}, version {version}
            </span>
            <span className="clamp-2" dir="auto">
              {beginning}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
