import { openAction } from "~/http/form-action";
import { noPage } from "~/http/problem";

export function loader() {
  throw noPage();
}

/** Whatever is sent here meets the same page. */
export const action = openAction("nothing is here", async () => {
  throw noPage();
});

export { default } from "~/ui/nothing";
