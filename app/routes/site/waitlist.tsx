import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { siteContent } from "~/content.server";
import { longDate } from "~/domain/long-date";
import { countdownTo } from "~/domain/site-pages";
import { loaderHeaders } from "~/http/form-action";
import { describePage } from "~/http/public-page";
import { visitOf } from "~/http/visit";
import { now } from "~/kernel/clock";
import { links } from "~/links";
import { ButtonLink } from "~/ui/button";
import { Countdown } from "~/ui/countdown";
import { pageMeta } from "~/ui/page-meta";

export const handle = { shared: true };

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await visitOf(request);
  const { date, form } = siteContent().waitlist;
  const target = new Date(date);
  const left = countdownTo(target, now());
  const page = {
    isMember: Boolean(user),
    left,
    date: target.toISOString(),
    moment: `${longDate(target)}, ${target.toISOString().slice(11, 16)} UTC`,
    form,
    meta: describePage(links.waitlist(), {
      title: "Get Early Access + $200 Off",
      description: "Join the waitlist for our upcoming program.",
    }),
  };
  // While it counts down it is another page each second.
  return data(
    page,
    left.isOver ? {} : { headers: { "Cache-Control": user ? "private, no-store" : "no-cache" } },
  );
}

export const headers = loaderHeaders;

export const meta = pageMeta;

export default function Waitlist() {
  const { left, date, moment, form, isMember } = useLoaderData<typeof loader>();
  return (
    <div className="waitlist">
      <header className="page-head">
        <h1>Get Early Access + $200 Off</h1>
        <p className="lede">Join the waitlist for our upcoming program</p>
      </header>
      <div className="stack">
        <Countdown left={left} />
        <p>
          {left.isOver ? "The countdown ended on " : "Counting down to "}
          <time dateTime={date}>{moment}</time>.
          {left.isOver && " When there is a new date, it will stand here."}
        </p>
      </div>
      <div className="actions">
        {form && (
          <ButtonLink href={form} newTab>
            Join the waitlist
          </ButtonLink>
        )}
        {!isMember && (
          <ButtonLink href={links.signUp()} variant={form ? "secondary" : "primary"}>
            Join the community
          </ButtonLink>
        )}
        <ButtonLink href={links.blog()} variant="secondary">
          Read the blog
        </ButtonLink>
      </div>
    </div>
  );
}
