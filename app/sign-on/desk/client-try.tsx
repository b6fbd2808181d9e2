import { type LoaderFunctionArgs, redirect, type SerializeFrom } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deskLinks } from "~/base/desk-links";
import { now } from "~/base/kernel/clock";
import { ButtonLink } from "~/base/ui/button";
import { noForm, requireOperator } from "~/desk/operator";
import { DeskPage, DeskPart, DeskTable, RefusalTable } from "~/desk/page";
import { isAppUrl } from "~/sign-on/client-rules";
import type { SsoClient } from "~/sign-on/data/clients";
import { findGrant } from "~/sign-on/data/grants";
import { lastTokenOf } from "~/sign-on/data/records";
import { listRefusals } from "~/sign-on/data/refusals";
import { productOf } from "~/sign-on/products";
import { siteTime } from "~/site/site.server";
import { refusalRow, requireClient } from "./client-parts";

export const handle = { title: ({ name }: SerializeFrom<typeof loader>) => `Try ${name}` };

/** Lets the operator try a sign-on, and shows which of its steps came: only this proves the client's own settings. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await requireOperator(request);
  const client = await requireClient(params.id);
  const given = new URL(request.url).searchParams.get("since") ?? "";
  if (!/^\d{1,15}$/.test(given)) throw redirect(deskLinks.tryClient(client.id, String(now().getTime())));
  const since = new Date(Number(given));
  const later = (time: Date | null | undefined) => (time && time >= since ? siteTime(time) : null);
  const [grant, tokenAt, refusals] = await Promise.all([
    findGrant(user.id, client.id),
    lastTokenOf(user.id, client.id),
    listRefusals(client.id, since),
  ]);
  return {
    id: client.id,
    name: client.name,
    since: given,
    begins: siteTime(since),
    signIn: signInPage(client),
    steps: [
      { term: "You came to sign on, and went back with a code", text: later(grant?.lastUsedAt) ?? "not yet" },
      { term: "It exchanged the code for your account", text: later(tokenAt) ?? "not yet" },
    ],
    wrong: client.secretHash ? "its secret or its token address is wrong" : "its token address is wrong",
    isDone: later(grant?.lastUsedAt) !== null && later(tokenAt) !== null,
    refusals: refusals.map(refusalRow),
  };
}

export const action = noForm;

/** Returns the page where the client's members start to sign in; null for an app without one. */
function signInPage({ redirectUris: [first = ""], product }: SsoClient): string | null {
  if (isAppUrl(first)) return null;
  return new URL(productOf(product)?.signIn ?? "/", first).href;
}

export default function TryClient() {
  const { id, name, since, begins, signIn, steps, wrong, isDone, refusals } = useLoaderData<typeof loader>();
  return (
    <DeskPage title={`Try ${name}`} back={{ href: deskLinks.client(id), label: name }}>
      <ol className="stack desk-list">
        <li>
          Open{" "}
          {signIn ? (
            <>
              its sign-in page,{" "}
              <a href={signIn} target="_blank" rel="noreferrer">
                {signIn}
              </a>
              ,
            </>
          ) : (
            "the app"
          )}{" "}
          and sign out there if you are signed in.
        </li>
        <li>
          Press its button for signing in with an account of this site, and go on until you are back there.
        </li>
        <li>Come back here and press "What happened?".</li>
      </ol>
      <div className="actions">
        <ButtonLink href={deskLinks.tryClient(id, since)}>What happened?</ButtonLink>
        <ButtonLink href={deskLinks.tryClient(id)} variant="secondary">
          Begin again
        </ButtonLink>
      </div>
      <DeskPart title={`With your account, since ${begins}`}>
        <DeskTable
          caption="What this site saw"
          columns={["What this site saw", "When"]}
          rows={steps.map(({ term, text }) => ({ key: term, cells: [term, text] }))}
          none=""
        />
        <p>
          {isDone
            ? "This site's part works. Whether you are signed in there under your own name, only its page can show."
            : `Nothing in the first row: its button leads elsewhere, or the request was refused. Nothing in the second: ${wrong}.`}
        </p>
      </DeskPart>
      <DeskPart title="Refused since then">
        <RefusalTable rows={refusals} none="Nothing." />
      </DeskPart>
    </DeskPage>
  );
}
