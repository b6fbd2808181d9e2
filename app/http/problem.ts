import { data } from "@remix-run/node";

/** What the error page says. */
export type Problem = { title: string; text: string };

/** An answer that ends in the site's error page: throw it. */
export function problem(status: number, title: string, text: string, headers: HeadersInit = {}) {
  return data<Problem>({ title, text }, { status, headers });
}
