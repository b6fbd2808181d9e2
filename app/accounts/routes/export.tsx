import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { emptyForm } from "~/base/forms/form";
import { fromNow, MINUTE_MS } from "~/base/kernel/clock";
import { links } from "~/base/links";
import { BackLink } from "~/base/ui/back-link";
import { PostForm, SubmitRow } from "~/base/ui/form";
import { memberAction } from "~/identity/form-action";
import { requireProof } from "~/identity/member";

export const handle = { title: "Download my data", width: "narrow" };

/** How long after pressing the button the file can be downloaded. */
const EXPORT_MS = 5 * MINUTE_MS;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireProof(request);
  return null;
}

export const action = memberAction(emptyForm, {
  isButton: true,
  needsProof: true,
  async handle({ visit }) {
    visit.keep({ mayExportUntil: fromNow(EXPORT_MS).getTime() });
    return redirect(links.accountExportFile(), 303);
  },
});

export default function Export() {
  return (
    <div className="stack">
      <BackLink href={links.account()}>Account Settings</BackLink>
      <h1>Download my data</h1>
      <p>One JSON file with your account, plans, drafts, devices and activity.</p>
      <PostForm action={links.accountExport()} data-saves>
        <SubmitRow>Download</SubmitRow>
      </PostForm>
    </div>
  );
}
