import { links } from "~/base/links";
import { Items } from "~/base/ui/items";
import type { savedPlanCard } from "~/braindumper/saved-plan";
import { APP_TYPE_NAMES, type AppType, PLATFORM_NAMES, type Platform, SWATCHES } from "~/site/idea/platforms";

export type ListedPlan = ReturnType<typeof savedPlanCard>;

type Heading = "h2" | "h3";

/** A saved plan in a list. The whole card is clickable; its heading is the link. A short idea serves as its own heading. */
function PlanCard({ plan, heading: Name }: { plan: ListedPlan; heading: Heading }) {
  const { name, version, date, dateTime, platform, appType, description, badges, preview } = plan;
  const href = links.braindump(plan.id);
  const isShort = name === description;
  const id = `card${href.replace(/\W+/g, "-")}`;
  return (
    <article className="plan-card card-link">
      <div className={`plan-card-edge ${SWATCHES[platform]}`} aria-hidden="true" />
      <div className="plan-card-body">
        <div className="plan-card-head flow">
          <time dateTime={dateTime} id={`${id}-date`}>
            {date}
          </time>
          <Items
            className="badges"
            id={`${id}-for`}
            aria-label="For"
            texts={[planTitle(platform, appType), ...badges]}
            itemClass="badge"
          />
        </div>
        <Name dir="auto">
          <a href={href} aria-describedby={`${id}-date ${id}-for${isShort ? "" : ` ${id}-text`}`}>
            {name}
          </a>
        </Name>
        {version > 1 && <p>{version} versions</p>}
        {!isShort && (
          <p className="clamp-3" id={`${id}-text`} dir="auto">
            {description}
          </p>
        )}
        {preview && (
          <p className="plan-card-preview">
            <span>Generated Prompt:</span>
            <span className="clamp-2">{preview}</span>
          </p>
        )}
      </div>
    </article>
  );
}

/** `heading`: the heading level of each plan's name. */
export function PlanList({ plans, heading = "h2" }: { plans: ListedPlan[]; heading?: Heading }) {
  return (
    <ul className="plan-list">
      {plans.map((plan) => (
        <li key={plan.id}>
          <PlanCard plan={plan} heading={heading} />
          {/* Below the card, because that is one link. */}
          <p className="plan-came-out">
            <a href={links.braindumpBox(plan.id)}>
              It came out wrong?<span className="tw:sr-only"> ({plan.name})</span>
            </a>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Returns platform and app type in one line, such as "Bolt · Web App". */
export function planTitle(platform: Platform, appType: AppType | null): string {
  const name = PLATFORM_NAMES[platform];
  return appType ? `${name}\u00a0· ${APP_TYPE_NAMES[appType]}` : name;
}
