import { noPage } from "~/http/problem";

export function loader() {
  throw noPage();
}

export { default } from "~/ui/nothing";
