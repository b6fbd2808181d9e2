import type { versionLine } from "~/domain/saved-plan";
import { links } from "~/links";

type VersionsProps = { versions: ReturnType<typeof versionLine>[]; shown: string };

/** The versions of a project, newest first. */
export function Versions({ versions, shown }: VersionsProps) {
  return (
    <ul className="related" aria-label="Versions of this plan">
      {versions.map(({ id, version, date, builder }) => (
        <li key={id}>
          <a href={links.braindump(id)} aria-current={id === shown ? "page" : undefined}>
            Version {version}
          </a>{" "}
          <span className="fine">
            {date}, for {builder}
          </span>
        </li>
      ))}
    </ul>
  );
}
