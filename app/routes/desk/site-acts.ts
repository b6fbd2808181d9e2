import type { SsoClient } from "~/data/sso-clients";

type SiteAct = "rotate-secret" | "disable" | "enable";

type Told = {
  label: string;
  says: string;
  done: string;
  /** Whether it makes sense for this site now. */
  fits: (site: SsoClient) => boolean;
  destroys?: true;
};

/** All that an operator can do to a site, in the order of the page. */
export const SITE_ACTS: Record<SiteAct, Told> = {
  "rotate-secret": {
    label: "New secret",
    says: "The site gets a new secret, which is shown once. The old one stops working at once: nobody can sign on until the site has the new one.",
    done: "The site has a new secret",
    fits: ({ secretHash }) => secretHash !== null,
    destroys: true,
  },
  disable: {
    label: "Disable",
    says: "Nobody can sign on to the site, and its tokens stop working.",
    done: "The site is disabled",
    fits: ({ disabledAt }) => disabledAt === null,
    destroys: true,
  },
  enable: {
    label: "Enable",
    says: "Members can sign on to the site again.",
    done: "The site is enabled",
    fits: ({ disabledAt }) => disabledAt !== null,
  },
};

/** The acts that make sense for this site now. */
export function siteActsOn(site: SsoClient): SiteAct[] {
  const all = Object.keys(SITE_ACTS) as SiteAct[];
  return all.filter((act) => SITE_ACTS[act].fits(site));
}
