import { problem } from "~/http/problem";

export function loader() {
  throw problem(404, "Oops! Page not found", "There is nothing at this address.");
}

export { default } from "~/ui/nothing";
