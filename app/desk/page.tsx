import type { ReactNode } from "react";
import { deskLinks } from "~/base/desk-links";
import { BackLink } from "~/base/ui/back-link";
import { ButtonLink } from "~/base/ui/button";
import { PostForm, SubmitButton } from "~/base/ui/form";
import { ClientPicture } from "~/site/ui/client-picture";

const SECTIONS = [
  ["Today", deskLinks.today(), deskLinks.mail()],
  ["Members", deskLinks.members()],
  ["Invitations", deskLinks.invitations()],
  ["Clients", deskLinks.clients(), deskLinks.keys()],
  ["Newsletter", deskLinks.newsletter(), deskLinks.lists()],
  ["Trail", deskLinks.trail()],
] as const;

type DeskPageProps = {
  title: string;
  /** Shown below the title. */
  lede?: ReactNode;
  /** A link back, shown above the title. */
  back?: { href: string; label: string };
  /** The hash of the picture of the client that the page is about. */
  picture?: string | null;
  children?: ReactNode;
};

type SectionsProps = { path: string; hasInvitations: boolean };

/** The desk's menu; the section of the page at `path` is marked as current. */
export function DeskSections({ path, hasInvitations }: SectionsProps) {
  const isIn = (start: string) =>
    path === start || (start !== deskLinks.today() && path.startsWith(`${start}/`));
  return (
    <nav className="desk-nav" aria-label="Desk">
      <ul>
        {SECTIONS.filter(([label]) => hasInvitations || label !== "Invitations").map(([label, ...starts]) => (
          <li key={label}>
            <a href={starts[0]} aria-current={starts.some(isIn) ? "page" : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A page of the operators' desk. */
export function DeskPage({ title, lede, back, picture = null, children }: DeskPageProps) {
  return (
    <>
      <header className="stack">
        {back && <BackLink href={back.href}>{back.label}</BackLink>}
        <ClientPicture hash={picture} />
        <h1>{title}</h1>
        {lede && <p className="lede">{lede}</p>}
      </header>
      {children}
    </>
  );
}

/** `revision`: of the thing, for acts that run directly from its page; null for those with a page of their own. */
export type ActButton = { href: string; label: string; destroys: boolean; revision: string | null };

/** Buttons for what can be done with a thing in its current state. Those that destroy stand apart. */
export function ActButtons({ acts }: { acts: ActButton[] }) {
  const [usual, grave] = [acts.filter(({ destroys }) => !destroys), acts.filter(({ destroys }) => destroys)];
  return (
    <div className="stack-l">
      {[usual, grave].map((group) => group.length > 0 && <ActRow key={group[0]?.href} acts={group} />)}
    </div>
  );
}

function ActRow({ acts }: { acts: ActButton[] }) {
  return (
    <div className="actions">
      {acts.map(({ href, label, destroys, revision }) =>
        revision === null ? (
          <ButtonLink key={href} href={href} variant={destroys ? "danger" : "secondary"}>
            {label}
          </ButtonLink>
        ) : (
          <PostForm key={href} action={href}>
            <input type="hidden" name="revision" value={revision} />
            <SubmitButton variant="secondary">{label}</SubmitButton>
          </PostForm>
        ),
      )}
    </div>
  );
}

type Column = { label: string; isNumber?: boolean };

type TableProps = {
  caption: string;
  columns: (string | Column)[];
  /** The first cell of each row is its heading, and leads to `href`. */
  rows: { key: string; href?: string; cells: ReactNode[] }[];
  /** Shown instead of a table without rows. */
  none: string;
  /** Has only short cells, so it stays a table on a phone. */
  isNarrow?: boolean;
};

/** A table. On phones and tablets each row becomes a block, with the column's name beside each cell. */
export function DeskTable({ caption, columns, rows, none, isNarrow }: TableProps) {
  if (rows.length === 0) return <p>{none}</p>;
  const heads = columns.map((column) => (typeof column === "string" ? { label: column } : column));
  return (
    <table className={isNarrow ? "desk-table" : "desk-table desk-blocks"}>
      <caption className="tw:sr-only">{caption}</caption>
      <thead>
        <tr>
          {heads.map(({ label, isNumber }) => (
            <th key={label} scope="col" className={isNumber ? "number" : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, href, cells }) => (
          <tr key={key}>
            {cells.map((cell, at) => {
              const { label = "", isNumber } = heads[at] ?? {};
              return at === 0 ? (
                <th key={label} scope="row" className={href ? undefined : shortOf(cell)}>
                  {href ? <a href={href}>{cell}</a> : cell}
                </th>
              ) : (
                <td key={label} data-label={label} className={isNumber ? "number" : shortOf(cell)}>
                  {cell}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type PartProps = { title: string; id?: string; children: ReactNode };

/** A part of a page under a heading. */
export function DeskPart({ title, id, children }: PartProps) {
  return (
    <section className="stack">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

type TablePartProps = Omit<TableProps, "caption" | "none"> & {
  title: string;
  id?: string;
  lede?: string;
  /** Missing: without rows there is no heading either. */
  none?: string;
};

/** A table under a heading, which is its caption too. */
export function TablePart({ title, id, lede, none, ...table }: TablePartProps) {
  const isEmpty = table.rows.length === 0;
  if (isEmpty && !none) return null;
  return (
    <DeskPart title={title} id={id}>
      {lede && !isEmpty && <p>{lede}</p>}
      <DeskTable caption={title} none={none ?? ""} {...table} />
    </DeskPart>
  );
}

const SHORT = 20;
const SHORT_WORD = 32;

/** Keeps times and emails of usual length on one line if there is room; longer texts beside them wrap instead. */
function shortOf(cell: ReactNode): string | undefined {
  if (typeof cell !== "string") return undefined;
  return cell.length <= (cell.includes(" ") ? SHORT : SHORT_WORD) ? "short" : undefined;
}

/** Lists refused sign-ons with their reasons. */
export function RefusalTable({
  rows,
  none = "None in the last 30 days.",
}: Pick<TableProps, "rows"> & Partial<Pick<TableProps, "none">>) {
  return (
    <DeskTable
      caption="Refusals"
      columns={["Time", "Client id", "Step", "Reason", "Address", "What to do"]}
      rows={rows}
      none={none}
    />
  );
}

type Series = { label: string; numbers: number[] };

/** Lists the counts of each day, newest first. */
export function DailyTable({ days, series }: { days: string[]; series: Series[] }) {
  const rows = days
    .map((day, at) => ({ key: day, cells: [day, ...series.map(({ numbers }) => numbers[at])] }))
    .reverse();
  const columns = ["Day", ...series.map(({ label }) => ({ label, isNumber: true }))];
  return (
    <details className="stack">
      <summary>Day by day</summary>
      <DeskTable caption="Numbers of each day" columns={columns} rows={rows} none="" />
    </details>
  );
}
