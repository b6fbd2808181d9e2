import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findWaitingEmail } from "~/accounts/data/mailed-tokens";
import { deviceName } from "~/accounts/device";
import { changeEmailForm, changeNameForm, changePasswordForm } from "~/accounts/forms";
import { requestPasswordReset } from "~/accounts/reset-password";
import { ChangeEmailForm, ChangeNameForm, ChangePasswordForm, TITLES } from "~/accounts/ui/account-forms";
import {
  ActivityList,
  ClientList,
  DeviceList,
  NewsletterChoice,
  PlansLeft,
  WaitingEmail,
} from "~/accounts/ui/account-lists";
import { DialogForm } from "~/accounts/ui/dialog-form";
import { emptyForm } from "~/base/forms/form";
import { shortClientIp } from "~/base/http/seen";
import { now } from "~/base/kernel/clock";
import { config } from "~/base/kernel/config";
import { log } from "~/base/kernel/log";
import { links } from "~/base/links";
import { failure, info, success } from "~/base/text/flash";
import { ButtonLink, LinkRow } from "~/base/ui/button";
import { Facts } from "~/base/ui/facts";
import { PostForm, SubmitButton } from "~/base/ui/form";
import { MailAddress } from "~/base/ui/mail-address";
import { refillDay } from "~/braindumper/allowance";
import { countGenerationsLeft } from "~/braindumper/data/allowance";
import { countProjects } from "~/braindumper/data/plans";
import { auditText } from "~/identity/audit-kinds";
import { listNewestEvents } from "~/identity/data/audit";
import { hasFactor } from "~/identity/data/factors";
import { listSessions } from "~/identity/data/sessions";
import { memberAction } from "~/identity/form-action";
import { LIMITS } from "~/identity/limits";
import { requireMember } from "~/identity/member";
import { findSubscription } from "~/newsletter/data/subscriptions";
import { listGrants } from "~/sign-on/data/grants";
import { scopeTexts } from "~/sign-on/sign-on";
import { formView } from "~/site/form-page";
import { hasPart, siteTime, texts } from "~/site/site.server";

export const handle = { title: "Account Settings", width: "prose" };

export async function loader({ request }: LoaderFunctionArgs) {
  const { user, session } = await requireMember(request);
  const [sessions, grants, events, subscription, isTwoStep, saved, left, waitingEmail] = await Promise.all([
    listSessions(user.id),
    listGrants(user.id),
    listNewestEvents(user.id),
    findSubscription(user.email),
    hasFactor(user.id),
    countProjects(user.id),
    countGenerationsLeft(user.id),
    findWaitingEmail(user.id),
  ]);
  return {
    name: user.name,
    email: user.email,
    isTwoStep,
    waitingEmail,
    plans: hasPart("braindumper") && {
      saved,
      left,
      monthly: config().monthlyGenerations,
      refill: refillDay(now()),
    },
    newsletter: subscription !== null && subscription.endedAt === null,
    consent: texts().newsletter.consent,
    passwordForm: formView(changePasswordForm),
    emailForm: formView(changeEmailForm),
    nameForm: formView(changeNameForm, { name: user.name }),
    devices: sessions.map((each) => ({
      id: each.id,
      name: deviceName(each.userAgent),
      firstSeen: siteTime(each.createdAt),
      lastSeen: siteTime(each.lastSeenAt),
      isThis: each.id === session?.id,
    })),
    clients: grants.map((grant) => ({
      id: grant.clientId,
      name: grant.clientName,
      learns: scopeTexts(grant.scopes),
      since: siteTime(grant.createdAt),
      lastUsed: siteTime(grant.lastUsedAt),
    })),
    events: events.map(({ id, kind, ip, createdAt }) => ({
      id,
      text: auditText(kind),
      ip,
      time: siteTime(createdAt),
    })),
  };
}

/** 'Reset Password': mails a link, as the sign-in page would. */
export const action = memberAction(emptyForm, {
  isButton: true,
  limit: LIMITS.forgot,
  async handle({ request, visit, user }) {
    try {
      const isMailed = await requestPasswordReset(user.email, shortClientIp(request));
      return visit.goTo(links.account(), isMailed ? RESET_SENT : SENT_BEFORE);
    } catch (error) {
      log.error({ error }, "reset mail");
      return visit.goTo(links.account(), RESET_FAILED);
    }
  },
});

const RESET_SENT = success("Password reset email sent", "Check your email for the reset link.");
const SENT_BEFORE = info(
  "Not sent again yet",
  "The link that we sent still works. There is one a minute, and six an hour.",
);
const RESET_FAILED = failure("Error", "Failed to send reset password email. Please try again.");

export default function Account() {
  const page = useLoaderData<typeof loader>();
  const { name, email, isTwoStep, waitingEmail, plans, devices, clients, events } = page;
  return (
    <div className="stack-l">
      <h1>Account Settings</h1>
      <Facts
        facts={[
          { term: "Display name", text: name },
          { term: "Email", text: <MailAddress email={email} /> },
        ]}
      />
      {waitingEmail && <WaitingEmail email={waitingEmail} />}
      <div className="actions">
        <DialogForm href={links.accountPassword()} title={TITLES.password}>
          <ChangePasswordForm form={page.passwordForm} email={email} />
        </DialogForm>
        <PostForm action={links.account()} className="inline-form">
          <SubmitButton variant="quiet">Reset Password</SubmitButton>
        </PostForm>
        <DialogForm href={links.accountEmail()} title={TITLES.email}>
          <ChangeEmailForm form={page.emailForm} email={email} />
        </DialogForm>
        <DialogForm href={links.accountName()} title={TITLES.name}>
          <ChangeNameForm form={page.nameForm} />
        </DialogForm>
      </div>
      {plans && <PlansLeft {...plans} />}
      <section className="stack">
        <h2>Two-step sign-in</h2>
        <p>
          {isTwoStep
            ? "On: a password alone does not sign you in."
            : "Off: your password alone signs you in."}
        </p>
        <LinkRow href={links.twoFactor()} variant="secondary">
          {isTwoStep ? "Codes and passkeys" : "Set up"}
        </LinkRow>
      </section>
      <NewsletterChoice isOn={page.newsletter} consent={page.consent} />
      <DeviceList devices={devices} />
      <ClientList clients={clients} />
      <ActivityList events={events} />
      <section className="stack">
        <h2>Your data</h2>
        <p>
          Download everything we keep about you as one JSON file, or delete your account and all it holds.
        </p>
        <div className="actions">
          <ButtonLink href={links.accountExport()} variant="secondary">
            Download my data
          </ButtonLink>
          <ButtonLink href={links.accountDelete()} variant="danger">
            Delete my account
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}
