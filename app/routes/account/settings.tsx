import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { hasPart, siteTime, texts } from "~/content/site.server";
import { countGenerationsLeft } from "~/data/allowance";
import { listNewestEvents } from "~/data/audit";
import { hasFactor } from "~/data/factors";
import { findSubscription } from "~/data/newsletter";
import { countProjects } from "~/data/plans";
import { listSessions } from "~/data/sessions";
import { listGrants } from "~/data/sso-grants";
import { refillDay } from "~/domain/allowance";
import { auditText } from "~/domain/audit";
import { deviceName } from "~/domain/device";
import { success } from "~/domain/flash";
import { changeEmailForm, changeNameForm, changePasswordForm } from "~/domain/forms/account";
import { emptyForm } from "~/domain/forms/form";
import { scopeTexts } from "~/domain/sign-on";
import { requestPasswordReset } from "~/flows/reset-password";
import { memberAction } from "~/http/form-action";
import { formView } from "~/http/form-page";
import { LIMITS } from "~/http/limits";
import { requireMember } from "~/http/member";
import { shortClientIp } from "~/http/seen";
import { now } from "~/kernel/clock";
import { config } from "~/kernel/config";
import { log } from "~/kernel/log";
import { links } from "~/links";
import { ChangeEmailForm, ChangeNameForm, ChangePasswordForm } from "~/ui/account-forms";
import { ActivityList, ClientList, DeviceList, NewsletterChoice, PlansLeft } from "~/ui/account-lists";
import { ButtonLink } from "~/ui/button";
import { DialogForm } from "~/ui/dialog-form";
import { Facts } from "~/ui/facts";
import { PostForm, SubmitButton } from "~/ui/form";
import { MailAddress } from "~/ui/mail-address";

export const handle = { title: "Account Settings", width: "prose" };

export async function loader({ request }: LoaderFunctionArgs) {
  const { user, session } = await requireMember(request);
  const [sessions, grants, events, subscription, isTwoStep, saved, left] = await Promise.all([
    listSessions(user.id),
    listGrants(user.id),
    listNewestEvents(user.id),
    findSubscription(user.id),
    hasFactor(user.id),
    countProjects(user.id),
    countGenerationsLeft(user.id),
  ]);
  return {
    name: user.name,
    email: user.email,
    isTwoStep,
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
      await requestPasswordReset(user.email, shortClientIp(request));
    } catch (error) {
      log.error({ error }, "reset mail");
      return visit.goTo(links.account(), RESET_FAILED);
    }
    return visit.goTo(links.account(), RESET_SENT);
  },
});

const RESET_SENT = success("Password reset email sent", "Check your email for the reset link.");
const RESET_FAILED = {
  kind: "error",
  seconds: 5,
  title: "Error",
  text: "Failed to send reset password email. Please try again.",
} as const;

export default function Settings() {
  const {
    name,
    email,
    isTwoStep,
    plans,
    newsletter,
    consent,
    passwordForm,
    emailForm,
    nameForm,
    devices,
    clients,
    events,
  } = useLoaderData<typeof loader>();
  return (
    <div className="stack-l">
      <h1>Account Settings</h1>
      <Facts
        facts={[
          { term: "Display name", text: name },
          { term: "Email", text: <MailAddress email={email} /> },
        ]}
      />
      <div className="actions">
        <PostForm action={links.account()} className="inline-form">
          <SubmitButton variant="secondary">Reset Password</SubmitButton>
        </PostForm>
        <DialogForm href={links.accountPassword()} title="Change Password">
          <ChangePasswordForm form={passwordForm} />
        </DialogForm>
        <DialogForm href={links.accountEmail()} title="Change Email">
          <ChangeEmailForm form={emailForm} />
        </DialogForm>
        <DialogForm href={links.accountName()} title="Change Display Name">
          <ChangeNameForm form={nameForm} />
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
        <div className="actions">
          <ButtonLink href={links.twoFactor()} variant="secondary">
            {isTwoStep ? "Codes and passkeys" : "Set up"}
          </ButtonLink>
        </div>
      </section>
      <NewsletterChoice isOn={newsletter} consent={consent} />
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
