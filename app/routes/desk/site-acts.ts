import type { SsoClient } from "~/data/sso-clients";
import { deskLinks } from "~/desk-links";
import { replaceSiteSecret, SITE, setSiteDisabled } from "~/flows/sites";
import { defineActs } from "./acts";
import { keepSecret, requireSite } from "./site-parts";

export const siteActs = defineActs<SsoClient>({
  section: "Sites",
  find: requireSite,
  revisionOf: SITE.revisionOf,
  nameOf: ({ name }) => name,
  page: deskLinks.site,
  list: deskLinks.sites(),
  misfit: "This does not fit the site as it is now.",
  acts: {
    "rotate-secret": {
      label: "New secret",
      says: "The site gets a new secret, which is shown once. The old one stops working at once: nobody can sign on until the site has the new one.",
      done: "The site has a new secret",
      destroys: true,
      fits: ({ secretHash }) => secretHash !== null,
      async run({ id }, by, _, visit) {
        const secret = await replaceSiteSecret(id, by);
        if (secret) await keepSecret(visit, id, secret);
      },
    },
    disable: {
      label: "Disable",
      says: "Nobody can sign on to the site, and its tokens stop working.",
      done: "The site is disabled",
      destroys: true,
      fits: ({ disabledAt }) => disabledAt === null,
      run: ({ id }, by) => setSiteDisabled(id, true, by),
    },
    enable: {
      label: "Enable",
      says: "Members can sign on to the site again.",
      done: "The site is enabled",
      fits: ({ disabledAt }) => disabledAt !== null,
      run: ({ id }, by) => setSiteDisabled(id, false, by),
    },
  },
});
