/** The empty page of routes without one (routes.ts). */
export default function Nothing() {
  return null;
}
