import { IdeaSoFar } from "./idea-so-far";
import { PlanBlock } from "./plan-text";
import { MoreToAsk } from "./questions";

type PlanSoFarProps = Parameters<typeof IdeaSoFar>[0] & {
  open: { id: string; quote?: string }[];
  plan: { text: string; what: "Prompt" | "Context" } | null;
};

/** What the summary shows: what is still open, the plan that Generate would make now, and what is known. */
export function PlanSoFar({ open, plan, ...known }: PlanSoFarProps) {
  return (
    <div className="summary stack-l">
      <MoreToAsk open={open} />
      <div className="split">
        {plan && (
          <PlanBlock
            id="plan-text"
            label="Your plan so far"
            heading="Your plan so far"
            text={plan.text}
            what={plan.what}
            copyLabel="Copy"
          />
        )}
        <IdeaSoFar {...known} />
      </div>
    </div>
  );
}
