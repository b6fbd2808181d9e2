import type { ReactNode } from "react";
import { many } from "~/base/kernel/sentence";
import { links } from "~/base/links";
import { SubmitButton } from "~/base/ui/form";
import { APP_TYPE_NAMES, type AppType, type Platform, SUMMARY_NAMES } from "~/site/idea/platforms";
import type { ShownQuestion } from "./questions";
import { BackButton } from "./wizard-header";

type IdeaSoFarProps = {
  platform: Platform | null;
  appType: AppType | null;
  description: string;
  name: string;
  questions: ShownQuestion[];
  /** This is a new version of a plan. */
  updates: boolean;
};

/** What the wizard knows so far, each row with a link to change it. Answers are folded on a phone. */
export function IdeaSoFar(props: IdeaSoFarProps) {
  const { platform, appType, description, name, questions, updates } = props;
  const rows = questions.filter(({ answer, left }) => answer || left);
  return (
    <div className="told sheet">
      <dl>
        <Row term="Platform" text={platform && SUMMARY_NAMES[platform]} href={links.braindumper()} />
        {appType && <Row term="App Type" text={APP_TYPE_NAMES[appType]} href={links.wizardType()} />}
        <Row term="Description" text={description} href={links.wizardDescribe()} />
        <Row term="Name" text={name || <em>None yet</em>} href={links.wizardName()} />
      </dl>
      {rows.length > 0 && (
        <details id="answers" open={updates}>
          <summary>Your answers</summary>
          <dl>
            {rows.map(({ id, lead, answer }) => (
              <Row
                key={id}
                term={lead}
                text={answer || <em>Left to the builder</em>}
                href={links.wizardQuestion(id, true)}
              />
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}

function Row({ term, text, href }: { term: string; text: ReactNode; href: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="clamp-2" dir="auto">
        {text}
      </dd>
      <dd className="told-change">
        <a href={href}>
          Change<span className="tw:sr-only"> {term}</span>
        </a>
      </dd>
    </div>
  );
}

type GenerateBarProps = {
  /** How many questions have an answer. */
  answered: number;
  /** This is a new version of a plan, which costs no generation. */
  updates: boolean;
  generationsLeft: number | null;
  /** The day on which the allowance is refilled. */
  refill: string;
};

const STAYS = ". What you change here is in your plan only after Update the plan.";
const NEEDS_ACCOUNT = ". A free account keeps the plan, its versions, and what came out wrong.";

/** Generate Plan, with what the plan is made from. */
export function GenerateBar({ answered, updates, generationsLeft, refill }: GenerateBarProps) {
  const isOut = generationsLeft === 0 && !updates;
  return (
    <div className="stack">
      <p className="fine">
        {isOut
          ? `You have no generations left. New ones come on ${refill}.`
          : `From your idea${answered > 0 ? ` and ${many(answered, "answer")}` : " alone"}${updates ? STAYS : generationsLeft === null ? NEEDS_ACCOUNT : "."}`}
      </p>
      <div className="actions">
        <SubmitButton
          pending="Generating..."
          variant={isOut || generationsLeft === null ? "secondary" : "primary"}
        >
          {updates ? "Update the plan" : "Generate Plan"}
        </SubmitButton>
        <BackButton />
      </div>
    </div>
  );
}
