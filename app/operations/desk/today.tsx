import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deskLinks } from "~/base/desk-links";
import { now } from "~/base/kernel/clock";
import { config } from "~/base/kernel/config";
import { freeMiBAt } from "~/base/kernel/free-disk";
import { success } from "~/base/text/flash";
import { shortDate } from "~/base/text/time-zone";
import { Facts } from "~/base/ui/facts";
import { listSteps } from "~/braindumper/data/daily-steps";
import { FUNNEL } from "~/braindumper/funnel";
import { needForm } from "~/desk/forms";
import { operatorAction, requireOperator } from "~/desk/operator";
import { DailyTable, DeskPage, DeskPart } from "~/desk/page";
import { mailService } from "~/mail/transports";
import { listMailedIssues } from "~/newsletter/data/issues";
import { backupAge } from "~/operations/backup-worker";
import { countDaily, DAYS, type DailyCounts } from "~/operations/data/daily";
import { areWorkersLate, countWork } from "~/operations/data/readiness";
import { ComparedTable, Funnel, NeedsYou, waitingText } from "~/operations/desk/needs-list";
import { endNeed, needsYou } from "~/operations/needs-you";
import { VERSION } from "~/operations/version";
import { hasPart } from "~/site/site.server";

export const handle = { title: "Today" };

const LABELS = {
  signUps: "Sign-ups",
  verified: "Emails verified",
  signIns: "Sign-ins",
  signOns: "Sign-ons to clients",
  plans: "Plans",
};

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOperator(request);
  const until = now().getTime();
  const [needs, backup, daily, work, issues, isLate] = await Promise.all([
    needsYou(),
    backupAge(),
    countDaily(),
    countWork(),
    listMailedIssues(now()),
    areWorkersLate(),
  ]);
  const { days, counts } = daily;
  const all = Object.entries(LABELS) as [keyof typeof LABELS, string][];
  const kinds = all.filter(([kind]) => kind !== "plans" || hasPart("braindumper"));
  return {
    needs,
    until,
    funnel: hasPart("braindumper")
      ? (await countFunnel(daily)).map(({ label, numbers }) => compared(label, numbers))
      : null,
    numbers: kinds.map(([kind, label]) => compared(label, counts[kind])),
    days: days.slice(DAYS).map((day) => shortDate(new Date(day))),
    series: kinds.map(([kind, label]) => ({ label, numbers: counts[kind].slice(DAYS) })),
    state: [...siteFacts(work, issues, isLate), { term: "Last backup", text: backup.text }],
  };
}

const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);

/** Sums up the last 30 days and the 30 before. */
function compared(label: string, numbers: number[]) {
  const [before, these] = [numbers.slice(0, DAYS), numbers.slice(DAYS)];
  return { label, today: these.at(-1) ?? 0, now: sum(these), before: sum(before) };
}

/** Rounded, so that the number does not change at each look. */
function sizeText(mib: number): string {
  const gib = mib / 1024;
  return gib < 1 ? `${mib} MiB` : `${gib < 10 ? gib.toFixed(1) : Math.round(gib)} GiB`;
}

type Issues = Awaited<ReturnType<typeof listMailedIssues>>;

type Line = { term: string; text: string; href?: string };

function siteFacts(work: Awaited<ReturnType<typeof countWork>>, issues: Issues, isLate: boolean): Line[] {
  const { databaseUrl, dataDir, mailPerHour } = config();
  const { mailWaiting, mailFailing, mailRefused, members, unconfirmed, notCome } = work;
  return [
    { term: "Version", text: VERSION },
    { term: "Verified members", text: String(members), href: deskLinks.members() },
    {
      term: "Accounts never confirmed",
      text: unconfirmed ? `${unconfirmed}; each goes 30 days after its sign-up` : "none",
    },
    ...(notCome > 0
      ? [
          {
            term: "Imported, not signed in yet",
            text: String(notCome),
            href: deskLinks.members({ only: "imported" }),
          },
        ]
      : []),
    { term: "Database", text: databaseUrl ? "Postgres" : "SQLite" },
    { term: "Free disk", text: sizeText(freeMiBAt(dataDir)) },
    { term: "Mail goes to", text: `${mailService()}, at most ${mailPerHour.toLocaleString("en")} an hour` },
    {
      term: "Work in the background",
      text: isLate ? "late: mail has been due for minutes, and no server has picked it up" : "on time",
    },
    { term: "Mail waiting", text: waitingText(mailWaiting, mailFailing), href: deskLinks.mail() },
    {
      term: "Mail refused in 7 days, besides newsletters",
      text: String(mailRefused),
      href: `${deskLinks.mail()}#refused`,
    },
    ...issues.map(({ id, subject, status, all, waiting }) => ({
      term: `Newsletter, ${status}`,
      text: `“${subject}”: ${all - waiting} of ${all} done`,
      href: deskLinks.issue(id),
    })),
  ];
}

/** Marks something as done that the site cannot find out by itself. */
export const action = operatorAction(needForm, {
  isButton: true,
  async handle({ values: { done, until }, visit, user }) {
    await endNeed(user, done, new Date(until));
    return visit.goTo(deskLinks.today(), success("Done"));
  },
});

export default function Today() {
  const { needs, until, funnel, numbers, days, series, state } = useLoaderData<typeof loader>();
  return (
    <DeskPage title="Today">
      <NeedsYou needs={needs} until={until} />
      <div className="desk-figures">
        {funnel && (
          <DeskPart title="Braindumper">
            <Funnel rows={funnel} />
          </DeskPart>
        )}
        <DeskPart title="The site">
          <ComparedTable
            caption="The site in 60 days"
            what="Days in UTC, without deleted accounts"
            rows={numbers}
          />
        </DeskPart>
      </div>
      <DailyTable days={days} series={series} />
      <DeskPart title="State">
        <Facts facts={state} />
      </DeskPart>
    </DeskPage>
  );
}

/** Returns how often each step of Braindumper was taken on these days, without the questions that nobody reached. */
async function countFunnel({ days, counts }: DailyCounts) {
  const found = await listSteps(days[0] ?? "");
  const numbersOf = (step: string) =>
    days.map((day) => found.find((each) => each.day === day && each.step === step)?.n ?? 0);
  return FUNNEL.map(([step, label]) => ({
    step,
    label,
    numbers: step === "generated" ? counts.plans : numbersOf(step),
  })).filter(({ step, numbers }) => !isNumbered(step) || numbers.some((n) => n > 0));
}

const isNumbered = (step: string) => step.startsWith("answered-") && step !== "answered-1";
