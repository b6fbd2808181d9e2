import { z } from "zod";
import { siteNameFault, siteUrlsFault, siteUrlsIn } from "../sign-on-site";
import { complain, defineForm, type FieldSpec, line } from "./form";

const URLS_MAX = 4000;
const urls = z.string().max(URLS_MAX, `At most ${URLS_MAX} characters.`).default("");

type Typed = { name: string; redirectUris: string; logoutUris: string };

const values = { name: line, redirectUris: urls, logoutUris: urls };

function checkValues({ name, redirectUris, logoutUris }: Typed, context: z.RefinementCtx): void {
  const redirects = siteUrlsIn(redirectUris);
  const faults: Record<string, string | null> = {
    name: prefixed("Name", siteNameFault(name)),
    redirectUris: prefixed(
      "Redirect urls",
      redirects.length === 0 ? "are missing" : siteUrlsFault(redirects),
    ),
    logoutUris: prefixed("Logout urls", siteUrlsFault(siteUrlsIn(logoutUris))),
  };
  for (const [field, message] of Object.entries(faults)) complain(context, message, field);
}

const prefixed = (field: string, fault: string | null) => fault && `${field} ${fault}.`;

/** As they are stored. */
const tidy = (given: Typed) => ({
  name: given.name.trim(),
  redirectUris: siteUrlsIn(given.redirectUris),
  logoutUris: siteUrlsIn(given.logoutUris),
});

const fields: Record<keyof typeof values, FieldSpec> = {
  name: {
    label: "Name",
    autoComplete: "off",
    hint: "What members read when the site asks for consent, and under Account Settings.",
  },
  redirectUris: {
    label: "Redirect urls",
    type: "textarea",
    hint: "Where members are sent back to, one a line. Compared letter by letter with what the site sends.",
  },
  logoutUris: {
    label: "Logout urls",
    type: "textarea",
    hint: "Where a sign-out that begins at the site may end, one a line.",
    optional: true,
  },
};

export const newSiteForm = defineForm({
  id: "new-site",
  isLong: true,
  schema: z
    .object({ ...values, isPublic: z.boolean().default(false), isThirdParty: z.boolean().default(false) })
    .superRefine(checkValues)
    .transform((given) => ({ ...given, ...tidy(given) })),
  fields: {
    ...fields,
    isPublic: {
      label: "Public",
      type: "checkbox",
      hint: "It gets no secret: an app in a browser or on a phone, which must use PKCE.",
      optional: true,
    },
    isThirdParty: {
      label: "Third party",
      type: "checkbox",
      hint: "Not your own site: members are asked before it learns anything.",
      optional: true,
    },
  },
});

/** `revision`: of the values, when the page was opened. */
export const editSiteForm = defineForm({
  id: "site",
  isLong: true,
  schema: z
    .object({ ...values, revision: line })
    .superRefine(checkValues)
    .transform((given) => ({ ...tidy(given), revision: given.revision })),
  fields: { ...fields, revision: { label: "", type: "hidden" } },
});
