import type { LoaderFunctionArgs } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import type { Problem } from "~/base/http/problem";
import { config } from "~/base/kernel/config";
import { requestContext } from "~/base/kernel/request-context";
import { links as urls } from "~/base/links";
import { PAGES } from "~/base/page-table";
import { ButtonLink } from "~/base/ui/button";
import applicationScript from "~/enhance/application?worker&url";
import articleScript from "~/enhance/article?worker&url";
import readingScript from "~/enhance/reading?worker&url";
import { takeFlash } from "~/identity/flash";
import { formKey, shownMember, type Visit, visitOf } from "~/identity/visit";
import { redirectToOwnHost } from "~/pages/canonical-address";
import displayFontUrl from "~/site/fonts/familjen-grotesk-latin-wght-normal.woff2?url";
import { sitePicture } from "~/site/render/share-pictures";
import type { SiteView } from "~/site/site";
import { picturedSite, siteView } from "~/site/site.server";
import { readTheme } from "~/site/theme-cookie";
import { FrameContext, type PageHandle, sharedKind } from "~/site/ui/frame";
import { HeadLinks } from "~/site/ui/head-links";
import { navigation } from "~/site/ui/navigation";
import { LostSample, SendAgain } from "~/site/ui/send-again";
import { Shell } from "~/site/ui/shell";
import stylesUrl from "./styles.css?url";

/** The pages that browsers may fetch ahead, beside the first one (site/enhance/fetch-ahead). */
const AHEAD = PAGES.flatMap(({ name, shared }) => (shared && name !== "home" ? [name] : [])).join(" ");

/** How often a page that waits (`reloadsAt` of its data) loads itself again where no script stops that: long enough to read its message. */
const RELOAD_SECONDS = 6;

export async function loader({ request }: LoaderFunctionArgs) {
  redirectToOwnHost(request);
  const visit = await visitOf(request);
  return {
    site: siteView(),
    /** As it was asked for: the framework got another one where an operator's page stands in place of ours (base/front/addresses). */
    path: requestContext(request).path,
    failed: requestContext(request).failed ?? false,
    picture: sitePicture(picturedSite(), config().appOrigin),
    theme: readTheme(request),
    visitScripts: config().visitScripts,
    flash: await takeFlash(request, visit),
    user: shownMember(visit),
    key: formKey(request),
    invites: invites(request, visit),
  };
}

/** Whether to invite a newly verified member to the community; never in the middle of a sign-in or sign-on. */
function invites(request: Request, { user, state }: Visit): boolean {
  const { pathname } = new URL(request.url);
  const asks = user !== null && state.justVerified === true && siteView().hasCommunity;
  return asks && pathname !== urls.community() && !pathname.startsWith(`${urls.signIn()}/`);
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const { title, footer = true, width = "page", isPublic, script, reloadsAt } = usePage();
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const frame = useContext(FrameContext);
  const site = root?.site ?? frame?.site;
  const theme = root?.theme ?? frame?.theme ?? "system";
  return (
    <html lang="en" data-theme={theme === "system" ? undefined : theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        {reloadsAt && !root?.failed && (
          <meta httpEquiv="refresh" content={`${RELOAD_SECONDS}; url=${reloadsAt}`} />
        )}
        <Meta />
        <HeadLinks style={stylesUrl} font={displayFontUrl} brand={site?.brand} />
        <Links />
        {!site?.off.includes("blog") && <BlogFeeds />}
      </head>
      <body data-ahead={AHEAD}>
        <Shell
          site={site ?? { name: "", brand: null }}
          nav={site ? navigation(site, site.menu) : []}
          hasPlans={!site?.off.includes("braindumper")}
          footerNav={site ? navigation(site, site.footer) : []}
          user={root ? root.user : frame?.user}
          flash={root?.flash}
          invites={root?.invites}
          theme={theme}
          path={(root?.path ?? pathname) + search}
          footer={footer || Boolean(error)}
          width={error ? "page" : width}
        >
          {children}
        </Shell>
        {script && <script type="module" src={script} />}
        {isPublic && !error && root?.visitScripts.map((url) => <script key={url} defer src={url} />)}
        {import.meta.env.DEV && <script type="module" src="/@vite/client" />}
      </body>
    </html>
  );
}

function BlogFeeds() {
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title="Blog" href={urls.rssFeed()} />
      <link rel="alternate" type="application/feed+json" title="Blog" href={urls.jsonFeed()} />
    </>
  );
}

function usePage() {
  const root = useRouteLoaderData<typeof loader>("root");
  const leaf = useMatches().at(-1);
  const error = useRouteError();
  const { title, footer, width, enhance } = (leaf?.handle ?? {}) as PageHandle;
  const data = leaf?.data as { meta?: { title: string }; reloadsAt?: string | null } | undefined;
  const shared = sharedKind(leaf?.pathname ?? "", leaf?.handle, data);
  const needsScript = Boolean((data && enhance?.(data as never)) || root?.flash);
  const readingPageScript = needsScript && (shared === "article" ? articleScript : readingScript);
  const titleOfPage = () =>
    typeof title === "function" ? title(data as never) : (title ?? data?.meta?.title);
  return {
    title: fullTitle(error ? describeError(error).title : titleOfPage(), root),
    footer,
    width,
    // Only reading pages: other URLs may contain secrets that third-party scripts must not see.
    isPublic: Boolean(shared && data?.meta),
    reloadsAt: data?.reloadsAt,
    script: root?.invites || !(shared || error) ? applicationScript : readingPageScript,
  };
}

/** Returns the title as "Title | Site". After a failed post it starts with "Error: …", which screen readers read first. */
function fullTitle(title?: string, root?: { site: SiteView; failed: boolean }): string {
  const parts = [title, root?.site.name].filter(Boolean);
  return `${root?.failed ? "Error: " : ""}${parts.join(" | ")}`;
}

export default function App() {
  return <Outlet />;
}

/** The error page. It works without loader data, because the root loader itself may have failed. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const {
    title,
    text,
    link = status >= 500 ? { href: pathname + search, label: "Try again" } : undefined,
    unsent,
  } = describeError(error);
  return (
    <div className="hero">
      <div>
        <h1>{title}</h1>
        <p className="lede">{text}</p>
        <div className="actions">
          {link && (
            <ButtonLink href={link.href} newTab={link.newTab}>
              {link.label}
            </ButtonLink>
          )}
          <ButtonLink href={urls.home()} variant={link ? "secondary" : "primary"}>
            Return to Home
          </ButtonLink>
        </div>
        {unsent && <SendAgain {...unsent} />}
      </div>
      {status >= 400 && <LostSample code={String(status)} />}
    </div>
  );
}

function describeError(error: unknown): Problem {
  if (isRouteErrorResponse(error)) {
    const { title, text, link, unsent } = (error.data ?? {}) as Partial<Problem>;
    if (title) return { title, text: text ?? "", link, unsent };
    if (error.status === 404)
      return { title: "Oops! Page not found", text: "There is nothing at this address." };
    if (error.status === 405)
      return { title: "That cannot be sent here", text: "Forms cannot be sent to this address." };
  }
  return { title: "Something went wrong", text: "It is not your fault. Please try again in a moment." };
}
