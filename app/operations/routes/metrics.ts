import type { LoaderFunctionArgs } from "@remix-run/node";
import { mayReadMetrics, readMetrics } from "~/operations/metrics";

/** Serves metrics for Prometheus to requests with METRICS_TOKEN. */
export async function loader({ request }: LoaderFunctionArgs) {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
  if (!mayReadMetrics(request)) return new Response("Not found\n", { status: 404, headers });
  const { type, body } = await readMetrics();
  return new Response(body, { headers: { ...headers, "Content-Type": type } });
}
