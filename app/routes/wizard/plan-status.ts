import type { LoaderFunctionArgs } from "@remix-run/node";
import { findJob } from "~/data/jobs";
import { jobMark } from "~/domain/plan-job";
import { visitOf } from "~/http/visit";

/** Polled by the waiting page: the mark changes when the page would. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await visitOf(request);
  const job = user && (await findJob(params.id ?? "", user.id));
  const headers = { "Cache-Control": "no-store" };
  return Response.json({ mark: job ? jobMark(job) : "gone" }, { status: job ? 200 : 404, headers });
}
