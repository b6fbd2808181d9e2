import { setImmediate as othersFirst } from "node:timers/promises";
import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { deskLinks } from "~/base/desk-links";
import { respondWithFile } from "~/base/http/file-to-save";
import { requireNamed } from "~/base/http/problem";
import { requestContext } from "~/base/kernel/request-context";
import { escapeHtml } from "~/base/text/escape-html";
import { operatorAction, requireOperator } from "~/desk/operator";
import { findIssue } from "~/newsletter/data/issues";
import { drawingProblem, issuePreviewForm } from "~/newsletter/forms";
import { sampleOf } from "~/newsletter/send";
import { begunFrom } from "~/newsletter/shown-issue";

type Drawn = Parameters<typeof sampleOf>[0];

const DARK = "@media (prefers-color-scheme:dark)";
const themed = (media: string) => (issue: Drawn) => sampleOf(issue).html.replaceAll(DARK, media);

const VIEWS: Record<string, (issue: Drawn) => string> = {
  light: themed("@media not all"),
  dark: themed("@media all"),
  text: (issue) => plainPage(sampleOf(issue).text),
};

/** Mail has inline styles and foreign pictures, and runs no scripts. With `allow-same-origin` the page can update it. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https:; frame-ancestors 'self'; sandbox allow-same-origin";

/** Renders a stored issue as a mail, for the frame on its page. */
export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  await requireOperator(request);
  // The action has already answered with the mail.
  if (requestContext(request).file) return null;
  const query = new URL(request.url).searchParams;
  const view = query.get("view") ?? "";
  const begun = { ...begunFrom(query.get("post")), number: null };
  const issue = id === "new" ? begun : await findIssue(id);
  if (!issue || !Object.hasOwn(VIEWS, view)) throw redirect(deskLinks.newsletter(), 303);
  return show(request, view, issue);
}

/** Renders what is typed in the form. */
export const action = operatorAction(issuePreviewForm, {
  isButton: true,
  limit: null,
  async handle({ request, values: { view, ...typed } }) {
    await show(request, view, { ...typed, number: null });
    return new Response(null);
  },
});

async function show(request: Request, view: string | undefined, issue: Drawn) {
  const draw = requireNamed(VIEWS, view);
  const problem = drawingProblem(issue.body);
  await othersFirst();
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": POLICY,
    "Cache-Control": "private, no-store",
  };
  return respondWithFile(request, new Response(problem ? plainPage(problem) : draw(issue), { headers }));
}

function plainPage(text: string): string {
  const style = "white-space:pre-wrap;overflow-wrap:anywhere";
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Preview</title></head><body><pre style="${style}">${escapeHtml(text)}</pre></body></html>`;
}
