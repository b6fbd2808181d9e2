/** The site's logo. The operator's own (site/brand) is a CSS background, so that browsers only load that of their theme. */
export function Logo({ isOwn = false }: { isOwn?: boolean }) {
  if (isOwn) return <span className="logo-own" />;
  return (
    <svg className="logo" viewBox="0 0 24 24" aria-hidden="true">
      <path className="logo-a" d="M0 0h24v6H0z" />
      <path className="logo-b" d="M0 6h24v6H0z" />
      <path className="logo-c" d="M0 12h24v5H0z" />
      <path className="logo-d" d="M0 17h24v7H0z" />
      <path className="logo-edge" d="M.75.75h22.5v22.5H.75z" />
    </svg>
  );
}
