/** The page of a route that only redirects or throws: without a default export Remix shows no error page. */
export default function Nothing() {
  return null;
}
