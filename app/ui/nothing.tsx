/** The page of a route that has none of its own (routes.ts). */
export default function Nothing() {
  return null;
}
