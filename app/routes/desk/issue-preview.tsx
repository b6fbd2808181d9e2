import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { findIssue } from "~/data/newsletter-issues";
import { deskLinks } from "~/desk-links";
import { sampleOf } from "~/flows/send-newsletter";
import { respondWithFile } from "~/http/file-to-save";
import { noForm, requireOperator } from "~/http/operator";

const DARK = "@media (prefers-color-scheme:dark)";
const THEMES: Record<string, string> = { light: "@media not all", dark: "@media all" };

/** Mail has its styles inside and its pictures elsewhere; it may not run anything. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https:; frame-ancestors 'self'; sandbox";

/** An issue as mail programs show it, in one of the two themes. The desk shows it in a frame. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOperator(request);
  const issue = await findIssue(params.id ?? "");
  const media = Object.hasOwn(THEMES, params.theme ?? "") ? THEMES[params.theme ?? ""] : undefined;
  if (!issue || !media) throw redirect(deskLinks.newsletter(), 303);
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": POLICY,
    "Cache-Control": "private, no-store",
  };
  return respondWithFile(request, new Response(sampleOf(issue).html.replaceAll(DARK, media), { headers }));
}

export const action = noForm;
