import type { versionLine } from "~/domain/saved-plan";
import { links } from "~/links";

type VersionsProps = { versions: ReturnType<typeof versionLine>[]; shown: string };

/** The versions of a project, newest first, each with what is new in it. */
export function Versions({ versions, shown }: VersionsProps) {
  return (
    <section className="stack" aria-labelledby="versions-title">
      <h2 id="versions-title">Versions</h2>
      <ol className="related" reversed>
        {versions.map(({ id, version, date, builder, isShared }) => (
          <li key={id}>
            <a href={links.braindump(id)} aria-current={id === shown ? "page" : undefined}>
              Version {version}
            </a>
            <span className="fine">
              {date}, {builder}
              {isShared && ", public"}
            </span>
            {version > 1 && <a href={links.braindumpChanges(id)}>What is new</a>}
          </li>
        ))}
      </ol>
    </section>
  );
}
