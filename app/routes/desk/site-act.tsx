import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { SsoClient } from "~/data/sso-clients";
import { deskLinks } from "~/desk-links";
import { success } from "~/domain/flash";
import { siteActForm } from "~/domain/forms/desk-sites";
import { replaceSiteSecret, SiteChanged, setSiteDisabled, stateSeen } from "~/flows/sites";
import { FormRejection, formHeaders, formView } from "~/http/form-action";
import { operatorAction, requireOperator } from "~/http/operator";
import { requireNamed } from "~/http/problem";
import { DeskAct } from "~/ui/desk";
import { pageTitle } from "~/ui/page-title";
import { SITE_ACTS } from "./site-acts";
import { keepSecret, requireSite } from "./site-parts";

export { deskStyles as links } from "~/ui/desk";

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOperator(request);
  const { label, says, destroys = false } = requireNamed(SITE_ACTS, params.act);
  const site = await requireSite(params.id);
  return {
    id: site.id,
    name: site.name,
    label,
    says,
    destroys,
    form: formView(siteActForm, { seen: stateSeen(site) }),
  };
}

export const action = operatorAction(siteActForm, {
  needsProof: true,
  async handle({ params, values, visit, user: operator }) {
    const { done, fits } = requireNamed(SITE_ACTS, params.act);
    const site = await requireSite(params.id);
    if (!fits(site)) throw changedMeanwhile(site);
    const actor = { operator, seen: values.seen };
    try {
      if (params.act === "rotate-secret") {
        const secret = await replaceSiteSecret(site.id, actor);
        if (secret) await keepSecret(visit, site.id, secret);
      } else await setSiteDisabled(site.id, params.act === "disable", actor);
    } catch (error) {
      throw error instanceof SiteChanged ? changedMeanwhile(error.site) : error;
    }
    return visit.goTo(deskLinks.site(site.id), success(done, site.name));
  },
});

function changedMeanwhile(site: SsoClient): FormRejection {
  const state = site.disabledAt ? "disabled" : "active";
  const form = `This site was changed meanwhile, by another operator or in another tab: its state or its secret. It is ${state} now. Nothing was done: look again, and press the button if you still mean it.`;
  return new FormRejection({ form }, 409, { seen: stateSeen(site) });
}

export const headers = formHeaders;

export const meta: MetaFunction<typeof loader> = (args) => pageTitle(args.data?.label ?? "Site", args);

export default function SiteAct() {
  const { id, name, ...act } = useLoaderData<typeof loader>();
  const back = { href: deskLinks.site(id), label: name };
  return <DeskAct section="Sites" back={back} result={useActionData<typeof action>()} {...act} />;
}
