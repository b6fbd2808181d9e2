import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { contentWarnings } from "~/content.server";
import { countDaily } from "~/data/daily";
import { listMailedIssues } from "~/data/newsletter-issues";
import { areWorkersLate, countWork } from "~/data/readiness";
import { shortDate } from "~/domain/saved-plan";
import { backupAge } from "~/flows/backup-worker";
import { heldMailTexts } from "~/flows/held-mail";
import { noForm, requireOperator } from "~/http/operator";
import { now } from "~/kernel/clock";
import { config, startWarnings } from "~/kernel/config";
import { freeMiBAt, LEAST_FREE_MIB } from "~/kernel/free-disk";
import { VERSION } from "~/kernel/version";
import { mailFault } from "~/mail/deliver";
import { mailService } from "~/mail/transports";
import { DailyChart, DailyTable, DeskPage } from "~/ui/desk";
import { Facts } from "~/ui/facts";
import { Notice } from "~/ui/notice";
import { pageTitle } from "~/ui/page-title";
import { pauseText } from "./issue-progress";

const LABELS = {
  signUps: "Sign-ups",
  verified: "Emails verified",
  signIns: "Sign-ins",
  signOns: "Sign-ons to clients",
  plans: "Plans",
  failedPlans: "Failed plans",
  waitingMail: "Mail still waiting",
  refusedMail: "Mail refused",
};

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOperator(request);
  const [held, backup, { days, counts }, work, issues, isLate] = await Promise.all([
    heldMailTexts(),
    backupAge(),
    countDaily(),
    countWork(),
    listMailedIssues(now()),
    areWorkersLate(),
  ]);
  const series = Object.entries(LABELS).map(([kind, label]) => ({
    label,
    numbers: counts[kind as keyof typeof LABELS],
  }));
  return {
    days: days.map((day) => shortDate(new Date(day))),
    series,
    state: [...stateOf(work, issues, isLate), { term: "Last backup", text: backup.text }],
    warnings: [...(held?.texts.slice(0, 1) ?? []), ...(backup.isLate ? [LATE] : []), ...warnings(issues)],
  };
}

const LATE = "The last backup is older than BACKUP_EVERY allows: the log says why none could be made.";

/** Exact numbers would change with each look. */
function sizeText(mib: number): string {
  const gib = mib / 1024;
  return gib < 1 ? `${mib} MiB` : `${gib < 10 ? gib.toFixed(1) : Math.round(gib)} GiB`;
}

/** What start-up warned of, what the content lacks, newsletters that paused by themselves, and a disk that is nearly full. */
function warnings(issues: Issues): string[] {
  const free = freeMiBAt(config().dataDir);
  const full = `Only ${free} MiB are free where DATA_DIR is.`;
  const paused = issues.flatMap((issue) => {
    const why = pauseText(issue);
    return why ? [`The newsletter “${issue.subject}” is paused. ${why}`] : [];
  });
  const fault = mailFault();
  const noMail = fault ? [`The mail service takes no mail. ${fault}`] : [];
  return [
    ...noMail,
    ...startWarnings(),
    ...contentWarnings(),
    ...paused,
    ...(free < LEAST_FREE_MIB ? [full] : []),
  ];
}

type Issues = Awaited<ReturnType<typeof listMailedIssues>>;

function stateOf(work: Awaited<ReturnType<typeof countWork>>, issues: Issues, isLate: boolean) {
  const { databaseUrl, dataDir, model, mailPerHour } = config();
  const { mailWaiting, mailFailing, mailRefused, plansRunning, members, unconfirmed } = work;
  return [
    { term: "Version", text: VERSION },
    { term: "Verified members", text: String(members) },
    {
      term: "Accounts never confirmed",
      text: unconfirmed ? `${unconfirmed}; each goes 30 days after its sign-up` : "none",
    },
    { term: "Database", text: databaseUrl ? "Postgres" : "SQLite" },
    { term: "Free disk", text: sizeText(freeMiBAt(dataDir)) },
    { term: "Mail goes to", text: `${mailService()}, at most ${mailPerHour} an hour` },
    {
      term: "Workers",
      text: isLate
        ? "late: mail or a plan has been due for minutes, and no server has picked it up"
        : "on time",
    },
    { term: "Mail waiting", text: `${mailWaiting}, ${mailFailing} after a failed try` },
    { term: "Mail refused in 7 days", text: String(mailRefused) },
    ...issues.map(({ subject, status, all, waiting }) => ({
      term: `Newsletter, ${status}`,
      text: `“${subject}”: ${all - waiting} of ${all} done`,
    })),
    { term: "Model server", text: model ? model.name : "none: plans are written without it" },
    { term: "Plans being written", text: String(plansRunning) },
  ];
}

export const action = noForm;

export const meta: MetaFunction<typeof loader> = (args) => pageTitle("Today", args);

export default function Today() {
  const { days, series, state, warnings } = useLoaderData<typeof loader>();
  return (
    <DeskPage title="Today" lede="The last 30 days, in UTC.">
      {warnings.length > 0 && (
        <Notice kind="warn" title="Worth a look">
          <ul className="squares">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Notice>
      )}
      <section className="desk-charts" aria-label="Charts">
        {series.map((each) => (
          <DailyChart key={each.label} days={days} {...each} />
        ))}
      </section>
      <section className="stack">
        <h2>State</h2>
        <Facts facts={state} />
      </section>
      <DailyTable days={days} series={series} />
    </DeskPage>
  );
}
