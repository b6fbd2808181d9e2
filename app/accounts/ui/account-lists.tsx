import { links } from "~/base/links";
import { ButtonLink } from "~/base/ui/button";
import { PostForm, SubmitButton } from "~/base/ui/form";
import { MailAddress } from "~/base/ui/mail-address";
import { allowanceText } from "~/braindumper/allowance";
import { TimeZoneNote } from "~/site/ui/frame";

type PlansLeft = { saved: number; left: number; monthly: number; refill: string };

/** Says how many plans the member has, and how many they can still make this month. */
export function PlansLeft({ saved, left, monthly, refill }: PlansLeft) {
  return (
    <section className="stack">
      <h2>Plans</h2>
      <p>
        {saved === 0 ? "No plan so far." : `You have ${saved} ${saved === 1 ? "plan" : "plans"}.`}{" "}
        {allowanceText(left)}; the monthly {monthly} are back on {refill} (UTC).
      </p>
      <div className="actions">
        {saved > 0 && (
          <ButtonLink href={links.braindumps()} variant="secondary">
            Your plans
          </ButtonLink>
        )}
        <ButtonLink href={links.braindumper()} variant="secondary">
          Make a plan
        </ButtonLink>
      </div>
    </section>
  );
}

/** Says that a new email waits for its link to be opened. */
export function WaitingEmail({ email }: { email: string }) {
  return (
    <section className="stack">
      <p>
        Waiting for <MailAddress email={email} isStrong end=":" /> open the link in the mail that we sent
        there.
      </p>
      <PostForm action={links.waitingEmail()} className="actions">
        <SubmitButton name="change" value="again" variant="secondary">
          Send again
        </SubmitButton>
        <SubmitButton name="change" value="cancel" variant="quiet">
          Cancel<span className="tw:sr-only"> the change of email</span>
        </SubmitButton>
      </PostForm>
    </section>
  );
}

type Device = { id: string; name: string; firstSeen: string; lastSeen: string; isThis: boolean };

/** Lists where the member is signed in, with buttons to sign out one device, all others or all. */
export function DeviceList({ devices }: { devices: Device[] }) {
  return (
    <section className="stack part" id="devices">
      <h2>Where you are signed in</h2>
      <p>
        <a href={links.security()}>How we protect your account</a>
      </p>
      <ul className="rows">
        {devices.map((device) => (
          <li key={device.id}>
            <div>
              <strong>{device.name}</strong> {device.isThis && <span className="badge">This device</span>}
              <p className="fine">
                Since {device.firstSeen}, last seen {device.lastSeen}
              </p>
            </div>
            <PostForm action={links.accountSessions()} className="inline-form">
              <input type="hidden" name="session" value={device.id} />
              <SubmitButton name="which" value="one" variant="quiet">
                Sign out<span className="tw:sr-only"> {device.name}</span>
              </SubmitButton>
            </PostForm>
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <PostForm action={links.accountSessions()} className="inline-form">
          <div className="actions">
            <SubmitButton name="which" value="others" variant="secondary">
              Sign out all other devices
            </SubmitButton>
            <SubmitButton name="which" value="all" variant="secondary">
              Sign out everywhere
            </SubmitButton>
          </div>
        </PostForm>
      )}
    </section>
  );
}

type SignedOnClient = { id: string; name: string; learns: string[]; since: string; lastUsed: string };

/** Lists the clients that the member signs on to, with buttons to remove their access. */
export function ClientList({ clients }: { clients: SignedOnClient[] }) {
  return (
    <section className="stack part" id="clients">
      <h2>Sign-ons with this account</h2>
      {clients.length === 0 && (
        <p>None so far. When you use this account to sign on elsewhere, it is listed here.</p>
      )}
      {clients.length > 0 && (
        <ul className="rows">
          {clients.map((client) => (
            <li key={client.id}>
              <div>
                <strong>{client.name}</strong>
                <p className="fine">It may: {client.learns.join(", ").toLowerCase()}</p>
                <p className="fine">
                  Since {client.since}, last used {client.lastUsed}
                </p>
              </div>
              <PostForm action={links.accountGrants()} className="inline-form">
                <input type="hidden" name="client" value={client.id} />
                <SubmitButton variant="quiet">
                  Remove access<span className="tw:sr-only"> of {client.name}</span>
                </SubmitButton>
              </PostForm>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function NewsletterChoice({ isOn, consent }: { isOn: boolean; consent: string }) {
  return (
    <section className="stack part" id="newsletter">
      <h2>Newsletter</h2>
      <p>{isOn ? "You get the newsletter." : consent}</p>
      <PostForm action={links.accountNewsletter()} className="inline-form">
        <SubmitButton name="wanted" value={isOn ? "no" : "yes"} variant="secondary">
          {isOn ? "Unsubscribe" : "Subscribe"}
        </SubmitButton>
      </PostForm>
    </section>
  );
}

type Activity = { id: string; text: string; ip: string; time: string };

export function ActivityList({ events }: { events: Activity[] }) {
  return (
    <section className="stack">
      <h2>Recent activity</h2>
      <table className="activity">
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">When</th>
            <th scope="col">From</th>
          </tr>
        </thead>
        <tbody>
          {events.map((event) => (
            <tr key={event.id}>
              <td>{event.text}</td>
              <td>{event.time}</td>
              <td>{event.ip}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <TimeZoneNote />
    </section>
  );
}
