import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireCookie } from "~/http/cookie-check";

/** Forms that give a browser its first cookie lead past here (app/http/cookie-check.ts). */
export function loader({ request }: LoaderFunctionArgs) {
  return requireCookie(request);
}

/** Never seen: the loader leads on, or says what is wrong. */
export default function CookieCheck() {
  return <h1>One moment</h1>;
}
