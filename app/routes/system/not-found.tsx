import type { LoaderFunctionArgs } from "@remix-run/node";
import { openAction } from "~/http/form-action";
import { redirectToOneAddress } from "~/http/one-address";
import { noPage } from "~/http/problem";

export function loader({ request }: LoaderFunctionArgs) {
  redirectToOneAddress(request);
  throw noPage();
}

/** Whatever is sent here meets the same page. */
export const action = openAction("nothing is here", async ({ request }) => {
  redirectToOneAddress(request);
  throw noPage();
});

export { default } from "~/ui/nothing";
