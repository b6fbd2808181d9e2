import type { ReactNode } from "react";
import { links } from "~/base/links";
import type { Flash as FlashMessage } from "~/base/text/flash";
import { classNames, NEW_TAB, NewTabHint } from "~/base/ui/button";
import { Icon } from "~/base/ui/icons";
import { MailAddress } from "~/base/ui/mail-address";
import type { SiteView } from "~/site/site";
import { THEMES, type Theme } from "~/site/theme";
import { Flash } from "~/site/ui/flash";
import { CommunityWelcome } from "./community-welcome";
import type { NavEntry } from "./navigation";

/** `more`: an extra link in the account menu, which only operators get. */
export type ShellUser = {
  id: string;
  name: string;
  email: string;
  more?: { label: string; href: string };
};

type ShellProps = {
  site: Pick<SiteView, "name" | "brand">;
  /** Null when signed out, undefined when unknown. */
  user: ShellUser | null | undefined;
  nav: NavEntry[];
  /** Whether Braindumper is switched on, so that members have plans. */
  hasPlans: boolean;
  footerNav: NavEntry[];
  flash?: FlashMessage | null;
  /** Shows the invitation to the community. */
  invites?: boolean;
  theme: Theme;
  /** Path and query of this page: marks the menu entry, and tells the theme switch where to return. */
  path: string;
  footer: boolean;
  /** "page": 72rem with full-width bands; "prose": for reading; "narrow": for a single form. */
  width: "page" | "prose" | "narrow";
  children: ReactNode;
};

/** What surrounds the content of every page: header, message, footer. */
export function Shell(props: ShellProps) {
  const { site, user, nav, hasPlans, footerNav, flash, invites, theme, path, footer, width, children } =
    props;
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="site-header flow">
        <a className="brand" href={links.home()}>
          <Logo isOwn={Boolean(site.brand?.logo)} />
          {site.brand?.logo?.isWide ? <span className="tw:sr-only">{site.name}</span> : site.name}
        </a>
        <nav className="nav-wide" aria-label="Main">
          <NavList nav={nav} path={path} />
        </nav>
        <div className="site-header-end flow">
          {user && <ProfileMenu user={user} hasPlans={hasPlans} />}
          {user === null && <SignIn path={path} />}
          <details className="menu menu-nav" name="site-menu">
            <summary>
              <Icon name="menu" /> Menu
            </summary>
            <nav className="menu-panel" aria-label="Main menu">
              <NavList nav={nav} path={path} />
            </nav>
          </details>
        </div>
      </header>
      <Flash flash={flash} />
      {invites && <CommunityWelcome path={path} />}
      <main id="main" className={`main main-${width}`} tabIndex={-1}>
        {children}
      </main>
      {footer && <Footer site={site} nav={footerNav} theme={theme} path={path} />}
    </>
  );
}

type NavListProps = { nav: NavEntry[]; path?: string; className?: string; children?: ReactNode };

/** Links to pages. Of those that lead to `path` it says so; `children` come after them. */
export function NavList({ nav, path, className, children }: NavListProps) {
  return (
    <ul className={className}>
      {nav.map((entry) => (
        <li key={entry.href}>
          <a
            href={entry.href}
            aria-current={path === undefined ? undefined : currentFor(entry.href, path, entry.also)}
            {...(entry.newTab ? NEW_TAB : {})}
          >
            {entry.label}
            {entry.newTab && <NewTabHint />}
          </a>
        </li>
      ))}
      {children}
    </ul>
  );
}

/** Returns the value of aria-current: "page" on the entry's own page, "true" on pages below it. */
function currentFor(href: string, path: string, also = href): "page" | "true" | undefined {
  const here = path.split("?", 1)[0] ?? "";
  if (href === here) return "page";
  const isIn = (place: string) => `${here}/`.startsWith(`${place}/`);
  return isIn(href) || isIn(also) ? "true" : undefined;
}

function SignIn({ path }: { path: string }) {
  return (
    <a className="btn btn-small" href={links.signIn()} aria-current={currentFor(links.signIn(), path)}>
      Sign in
    </a>
  );
}

function ProfileMenu({ user, hasPlans }: { user: ShellUser; hasPlans: boolean }) {
  return (
    <details className="menu" name="site-menu" data-member={user.id} data-here={links.memberHere()}>
      <summary className="menu-avatar">
        <span className="avatar" aria-hidden="true">
          {avatarLetter(user.name)}
        </span>
        <span className="tw:sr-only">Your account</span>
      </summary>
      <div className="menu-panel">
        <p className="menu-who">
          <strong>{user.name}</strong>
          <span>
            <MailAddress email={user.email} />
          </span>
        </p>
        <ul>
          <li>
            <a href={links.account()}>Account Settings</a>
          </li>
          {hasPlans && (
            <li>
              <a href={links.braindumps()}>Your plans</a>
            </li>
          )}
          {user.more && (
            <li>
              <a href={user.more.href}>{user.more.label}</a>
            </li>
          )}
          <li>
            <form method="post" action={links.signOut()}>
              <button type="submit">Sign out</button>
            </form>
          </li>
        </ul>
      </div>
    </details>
  );
}

/** Returns the first letter of the name in upper case, or "?". */
function avatarLetter(name: string): string {
  const [first] = name.trim();
  return first ? first.toUpperCase() : "?";
}

const THEME_LABELS: Record<Theme, string> = { system: "System", light: "Light", dark: "Dark" };

function Footer({ site, nav, theme, path }: Pick<ShellProps, "site" | "nav" | "theme" | "path">) {
  return (
    <footer className="site-footer flow">
      <p>{site.name}</p>
      <NavList nav={nav} className="footer-links" />
      <form method="post" action={links.theme()}>
        <input type="hidden" name="to" value={path} />
        <fieldset className="theme-switch flow">
          <legend>Theme</legend>
          {THEMES.map((each) => (
            <button
              key={each}
              type="submit"
              name="theme"
              value={each}
              aria-pressed={each === theme}
              className={classNames(each === theme && "is-on")}
            >
              {THEME_LABELS[each]}
            </button>
          ))}
        </fieldset>
      </form>
    </footer>
  );
}

/** The site's logo. The operator's own (site/brand) is a CSS background, so that browsers only load that of their theme. */
export function Logo({ isOwn = false }: { isOwn?: boolean }) {
  if (isOwn) return <span className="logo-own" />;
  return (
    <svg className="logo" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path className="logo-a" d="M0 0h24v6H0z" />
      <path className="logo-b" d="M0 6h24v6H0z" />
      <path className="logo-c" d="M0 12h24v5H0z" />
      <path className="logo-d" d="M0 17h24v7H0z" />
      <path className="logo-edge" d="M.75.75h22.5v22.5H.75z" />
    </svg>
  );
}
