import { links } from "~/base/links";
import { Notice } from "~/base/ui/notice";
import type { newerVersion, versionLine } from "~/braindumper/saved-plan";

type WhichVersionProps = {
  version: number;
  newer: ReturnType<typeof newerVersion>;
  /** Returns the URL of the same page for the newest version. */
  href: (id: string) => string;
};

/** Says which version a page shows, because an older one would otherwise pass for the newest. */
export function WhichVersion({ version, newer, href }: WhichVersionProps) {
  if (!newer) return version > 1 && <p className="fine">Version {version}, the newest</p>;
  return (
    <Notice kind="warn">
      <p>
        This is version {version} of {newer.version}.{" "}
        <a href={href(newer.id)}>See the newest, for {newer.builder}</a>
      </p>
    </Notice>
  );
}

type VersionsProps = { versions: ReturnType<typeof versionLine>[]; shown: string };

/** A project's versions, newest first, with links to what is new in each. */
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
