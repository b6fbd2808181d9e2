import type { LoaderFunctionArgs } from "@remix-run/node";

/** Loaded by the first sign-on: the other benchmarks compare with an app that has none of it. */
async function load() {
  const [{ bareProvider }, { inject }] = await Promise.all([
    import("../../../bare-provider.mjs"),
    import("light-my-request"),
  ]);
  return { provider: bareProvider(`http://127.0.0.1:${process.env.PORT}`), inject };
}

let engine: ReturnType<typeof load> | undefined;

/** The bare engine of `npm run bench:sso` in a resource route, and nothing else: what the web server itself costs. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  engine ??= load();
  const { provider, inject } = await engine;
  const { pathname, search } = new URL(request.url);
  const answer = await inject(provider as never, {
    method: request.method as "GET",
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
    payload: request.body ? Buffer.from(await request.arrayBuffer()) : undefined,
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers))
    for (const each of [value ?? []].flat()) if (name !== "connection") headers.append(name, String(each));
  return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers });
}

export const action = loader;
