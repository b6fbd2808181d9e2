import type { ReactNode } from "react";
import { deskLinks } from "~/base/desk-links";
import { PostForm, SubmitButton } from "~/base/ui/form";
import { DeskTable } from "~/desk/page";

type Need = { text: string; href?: string; done?: string };

/** Lists what waits for an operator. `until`: when the page was opened. */
export function NeedsYou({ needs, until }: { needs: Need[]; until: number }) {
  return (
    <section className="stack" aria-labelledby="needs-you">
      <h2 id="needs-you">Needs you</h2>
      {needs.length === 0 ? (
        <p className="fine">Nothing needs you now.</p>
      ) : (
        <ul className="desk-needs">
          {needs.map(({ text, href, done }) => (
            <li key={text}>
              <p>{href ? <a href={href}>{text}</a> : text}</p>
              {done && (
                <PostForm action={deskLinks.today()} className="inline-form">
                  <input type="hidden" name="until" value={until} />
                  <SubmitButton name="done" value={done} variant="quiet">
                    Done<span className="tw:sr-only">: {text}</span>
                  </SubmitButton>
                </PostForm>
              )}
            </li>
          ))}
        </ul>
      )}
      {needs.some(({ href }) => !href) && (
        <p className="fine">
          What you change in a file or variable counts, and leaves this list, after a restart.
        </p>
      )}
    </section>
  );
}

/** A count of today, of the last 30 days including today, and of the 30 days before. */
export type Compared = { label: string; today: number; now: number; before: number };

const TIMES = ["Today", "30\u00a0days", "30\u00a0days before"].map((label) => ({ label, isNumber: true }));

type ComparedProps = { caption: string; what: string; rows: Compared[] };

/** Shows counts beside those of the 30 days before. */
export function ComparedTable({ caption, what, rows }: ComparedProps) {
  return (
    <DeskTable
      caption={caption}
      columns={[what, ...TIMES]}
      rows={rows.map(({ label, today, now, before }) => ({
        key: label,
        cells: [label, quiet(today), quiet(now), quiet(before)],
      }))}
      none=""
      isNarrow
    />
  );
}

/** Shows Braindumper's funnel: how many of the ideas of 30 days reached each step, compared with the 30 days before. */
export function Funnel({ rows }: { rows: Compared[] }) {
  const begun = rows[0]?.now ?? 0;
  return (
    <DeskTable
      caption="Braindumper in 60 days"
      columns={["Step", "Of ideas", ...TIMES]}
      rows={rows.map(({ label, today, now, before }) => ({
        key: label,
        cells: [
          label,
          <Share key="share" part={begun > 0 ? now / begun : 0} />,
          quiet(today),
          quiet(now),
          quiet(before),
        ],
      }))}
      none=""
      isNarrow
    />
  );
}

function Share({ part }: { part: number }) {
  if (part === 0) return null;
  return (
    <span className="desk-share">
      <svg width="64" height="8" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect width={Math.min(100, Math.max(1, part * 100))} height="8" />
      </svg>
      {Math.round(part * 100)} %
    </span>
  );
}

/** Shows zeros in a lighter colour, so that other numbers stand out. */
function quiet(n: number): ReactNode {
  return n === 0 ? <span className="desk-zero">0</span> : n.toLocaleString("en");
}

/** Says how much mail waits, and how much of it has failed at least once. */
export function waitingText(waiting: number, failing: number): string {
  if (waiting === 0) return "none";
  if (failing === 0) return String(waiting);
  return `${waiting}, ${failing === waiting ? "" : `${failing} of them `}after a failed try`;
}
