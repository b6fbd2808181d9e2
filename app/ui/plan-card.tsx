import { APP_TYPE_NAMES, type AppType, PLATFORM_NAMES, type Platform } from "~/domain/platforms";
import { SWATCHES } from "./labels";

type PlanCardProps = {
  href: string;
  date: string;
  dateTime: string;
  name?: string;
  platform: Platform;
  appType?: AppType | null;
  description: string;
  badges?: string[];
  preview?: string;
};

/** A saved plan in the list. Its heading is the link; the whole card can be clicked. */
export function PlanCard({
  href,
  date,
  dateTime,
  name,
  platform,
  appType,
  description,
  badges = [],
  preview,
}: PlanCardProps) {
  const id = `card${href.replace(/\W+/g, "-")}`;
  return (
    <article className="plan-card card-link">
      <div className={`plan-card-edge ${SWATCHES[platform]}`} aria-hidden="true" />
      <div className="plan-card-body">
        <div className="plan-card-head">
          <time dateTime={dateTime} id={`${id}-date`}>
            {date}
          </time>
          {badges.length > 0 && (
            <ul className="badges" aria-label="Holds">
              {badges.map((badge) => (
                <li key={badge} className="badge">
                  {badge}
                </li>
              ))}
            </ul>
          )}
        </div>
        <h2>
          <a href={href} aria-describedby={`${id}-date ${id}-text`}>
            {planTitle(platform, appType)}
          </a>
        </h2>
        {name && (
          <p className="idea-name" dir="auto">
            {name}
          </p>
        )}
        <p className="clamp-3" id={`${id}-text`} dir="auto">
          {description}
        </p>
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

export function PlanList({ children }: { children: React.ReactNode[] }) {
  return (
    <ul className="plan-list">
      {children.map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn once and never reordered
        <li key={index}>{card}</li>
      ))}
    </ul>
  );
}

/** Platform and app type in one line, like "Bolt · Web App". */
export function planTitle(platform: Platform, appType?: AppType | null): string {
  const name = PLATFORM_NAMES[platform];
  return appType ? `${name}\u00a0· ${APP_TYPE_NAMES[appType]}` : name;
}
