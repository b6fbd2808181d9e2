import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { signUpForm } from "~/domain/forms/account";
import { formView } from "~/http/form-action";
import { visitOf } from "~/http/visit";
import { links } from "~/links";
import { ButtonLink } from "~/ui/button";
import { CoreSample } from "~/ui/core-sample";
import { SignUpForm } from "~/ui/sign-up-form";

/** Left behind by a sign-on that came through here (specification §2, Home): taken out of the address. */
const SIGN_ON_PARAMETERS = ["session_id", "client_id", "redirect_uri"];

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  if (SIGN_ON_PARAMETERS.some((name) => searchParams.has(name))) {
    for (const name of SIGN_ON_PARAMETERS) searchParams.delete(name);
    throw redirect(searchParams.size > 0 ? `${links.home()}?${searchParams}` : links.home(), 302);
  }
  const { user } = await visitOf(request);
  return { form: user ? null : formView(signUpForm, { place: "home" }) };
}

export const meta: MetaFunction = () => [{ title: "Build Apps With AI 10x Faster" }];

export default function Home() {
  const { form } = useLoaderData<typeof loader>();
  return (
    <>
      <section className="hero">
        <div>
          <h1>Build Apps With AI 10x Faster</h1>
          <p className="lede">
            Tip out the whole idea. Braindumper sorts it into a plan your AI builder can follow, layer by
            layer.
          </p>
          <div className="actions">
            {form && <ButtonLink href="#sign-up">Join Community</ButtonLink>}
            <ButtonLink href={links.wizard()} variant={form ? "secondary" : "primary"}>
              Try Braindumper
            </ButtonLink>
          </div>
        </div>
        <CoreSample />
      </section>
      {form && (
        <section className="join" aria-labelledby="join-title">
          <h2 id="join-title">Join the community</h2>
          <SignUpForm form={form} submitLabel="Join Community" signInHref={links.signIn()} />
        </section>
      )}
    </>
  );
}
