import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deskLinks } from "~/base/desk-links";
import { EMAIL_MAX, shownEmail } from "~/base/text/email";
import { buttonClass } from "~/base/ui/button";
import { ListPager } from "~/base/ui/list-controls";
import { MailAddress } from "~/base/ui/mail-address";
import { cursorText, readPlace } from "~/braindumper/saved-plan";
import { noForm, requireOperator } from "~/desk/operator";
import { DeskPage, DeskTable } from "~/desk/page";
import { AUDIT_KINDS, auditText } from "~/identity/audit-kinds";
import { listTrail } from "~/identity/data/audit";
import { findUserByEmail, listOperators } from "~/identity/data/users";
import { siteTime } from "~/site/site.server";

export const handle = { title: "Trail" };

const PAGE_SIZE = 50;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOperator(request);
  const { searchParams } = new URL(request.url);
  const read = (name: string) => (searchParams.get(name) ?? "").trim().slice(0, EMAIL_MAX);
  const filter = { member: read("member"), operator: read("operator"), kind: read("kind") };
  const [operators, member, operator] = await Promise.all([
    listOperators(),
    filter.member ? findUserByEmail(filter.member) : null,
    filter.operator ? findUserByEmail(filter.operator) : null,
  ]);
  const olderThan = readPlace(searchParams.get("older"));
  const isUnknown = (filter.member !== "" && !member) || (filter.operator !== "" && !operator);
  const found = isUnknown
    ? []
    : await listTrail(
        { userId: member?.id, operatorId: operator?.id, kind: filter.kind, olderThan },
        PAGE_SIZE,
      );
  const events = found.slice(0, PAGE_SIZE);
  const last = events.at(-1);
  const hasOlder = found.length > PAGE_SIZE && last;
  return {
    filter,
    kinds: AUDIT_KINDS,
    operators: operators.map(({ email }) => [email, shownEmail(email)] as const),
    isUnknown,
    rows: events.map((event) => ({
      key: event.id,
      cells: [
        siteTime(event.createdAt),
        [auditText(event.kind), event.detail].filter(Boolean).join(": "),
        event.email,
        event.operatorId
          ? event.operator
            ? shownEmail(event.operator)
            : "an operator whose account is deleted"
          : event.ip,
      ],
    })),
    first: olderThan ? deskLinks.trail(filter) : null,
    older: hasOlder ? deskLinks.trail({ ...filter, older: cursorText(last) }) : null,
  };
}

export const action = noForm;

export default function Trail() {
  const { filter, kinds, operators, isUnknown, rows, first, older } = useLoaderData<typeof loader>();
  return (
    <DeskPage title="Trail" lede="The last 180 days, newest first.">
      <search>
        <form method="get" action={deskLinks.trail()} className="desk-filter" noValidate>
          <div className="field">
            <label htmlFor="trail-member">Member's email</label>
            <input
              id="trail-member"
              type="email"
              name="member"
              defaultValue={filter.member}
              autoComplete="off"
            />
          </div>
          <Choice name="operator" label="Operator" chosen={filter.operator} options={operators} />
          <Choice name="kind" label="What" chosen={filter.kind} options={kinds} />
          <button type="submit" className={buttonClass("secondary")}>
            Show
          </button>
        </form>
      </search>
      <DeskTable
        caption="Trail"
        columns={["Time", "What", "Member", "By or from"]}
        rows={rows.map(({ key, cells: [time, what, email, by] }) => ({
          key,
          cells: [time, what, email && <MailAddress key="member" email={email} />, by],
        }))}
        none={isUnknown ? "No account has this email." : "Nothing here."}
      />
      <ListPager newer={first} older={older} />
    </DeskPage>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  chosen: string;
  options: readonly (readonly [string, string])[];
};

function Choice({ name, label, chosen, options }: ChoiceProps) {
  const id = `trail-${name}`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={chosen}>
        <option value="">all</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
