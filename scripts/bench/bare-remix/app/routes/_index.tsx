import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

/** So many rows as the address asks for: the page is made as large as the one it is compared with. */
export function loader({ request }: LoaderFunctionArgs) {
  return { rows: Number(new URL(request.url).searchParams.get("rows") ?? 10) };
}

export const meta: MetaFunction = () => [{ title: "A bare page" }];

const TEXT = "layers settle slowly where an idea has been tipped out and somebody asks what belongs below";
const WORDS = TEXT.split(" ");

/** Each row says something else, or compressing the page would be too easy. */
function sentence(row: number): string {
  return Array.from(
    { length: 14 },
    (_, at) => `${WORDS[(row * (at + 3) + at * at) % WORDS.length]}${row % 7 === at ? row : ""}`,
  ).join(" ");
}

export default function Index() {
  const { rows } = useLoaderData<typeof loader>();
  return (
    <main>
      <h1>A bare page</h1>
      <ul>
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves here
          <li key={row} className="row">
            <a href={`/row/${row}`}>Row {row}</a>
            <p>{sentence(row)}</p>
          </li>
        ))}
      </ul>
    </main>
  );
}
