import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { siteContent } from "~/content.server";
import { signUpForm } from "~/domain/forms/account";
import type { SiteView } from "~/domain/site";
import { formView } from "~/http/form-action";
import { allowFormTarget } from "~/http/page-headers";
import { describePage } from "~/http/public-page";
import { visitOf } from "~/http/visit";
import { links } from "~/links";
import { AuthCard } from "~/ui/auth-card";
import { ButtonLink } from "~/ui/button";
import { CoreSample } from "~/ui/core-sample";
import { Icon } from "~/ui/icons";
import { pageMeta } from "~/ui/page-meta";
import { SamplePlan } from "~/ui/sample-plan";
import { SignUpForm } from "~/ui/sign-up-form";

/** Specification §1. */
const HEADLINE = "Build Apps With AI 10x Faster";

/** Left behind by a sign-on that came through here (specification §2, Home): taken out of the address. */
const SIGN_ON_PARAMETERS = ["session_id", "client_id", "redirect_uri"];

export const handle = { shared: true };

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  if (SIGN_ON_PARAMETERS.some((name) => searchParams.has(name))) {
    for (const name of SIGN_ON_PARAMETERS) searchParams.delete(name);
    throw redirect(searchParams.size > 0 ? `${links.home()}?${searchParams}` : links.home(), 302);
  }
  const { user } = await visitOf(request);
  allowFormTarget(request, siteContent().offer.url);
  return {
    form: user ? null : formView(signUpForm, { place: "home" }),
    meta: describePage(links.home(), { title: HEADLINE, description: siteContent().description }),
  };
}

export const meta = pageMeta;

export default function Home() {
  const { form } = useLoaderData<typeof loader>();
  const root = useRouteLoaderData("root") as { site: SiteView } | undefined;
  return (
    <>
      <section className="hero">
        <div>
          <h1>{HEADLINE}</h1>
          <p className="lede">
            Tip out the whole idea. Braindumper sorts it into a plan your AI builder can follow, layer by
            layer.
          </p>
          <div className="actions">
            {form && <ButtonLink href="#join">Join Community</ButtonLink>}
            {!form && root?.site.hasCommunity && (
              <ButtonLink href={links.community()}>Access Community</ButtonLink>
            )}
            <ButtonLink
              href={links.wizard()}
              variant={form || root?.site.hasCommunity ? "secondary" : "primary"}
            >
              Try Braindumper
            </ButtonLink>
          </div>
        </div>
        <CoreSample />
      </section>
      <section className="band stack-l" aria-labelledby="sample-title">
        <h2 id="sample-title">An idea goes in. A plan you can build from comes out.</h2>
        <SamplePlan />
      </section>
      {form && (
        <section className="join split" id="join" aria-labelledby="join-title">
          <div className="stack">
            <h2 id="join-title">Join the community</h2>
            <p className="lede">More than 10,000 builders who make apps with AI, with little or no code.</p>
            <ul className="promises">
              <li>
                <Icon name="check" /> A weekly newsletter: what works now, and what to try next
              </li>
              <li>
                <Icon name="check" /> People to ask when your builder runs in circles
              </li>
              <li>
                <Icon name="check" /> New plans from Braindumper every month, kept in your account
              </li>
            </ul>
          </div>
          <AuthCard>
            <SignUpForm form={form} submitLabel="Join Community" signInHref={links.signIn()} />
          </AuthCard>
        </section>
      )}
    </>
  );
}
