import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireCookie } from "~/base/http/cookie-check";

export function loader({ request }: LoaderFunctionArgs) {
  return requireCookie(request);
}

/** Never shown: the loader always redirects or throws. */
export default function CookieCheck() {
  return <h1>One moment</h1>;
}
