import { z } from "zod";
import { complain, defineForm, type FieldSpec, line } from "~/base/forms/form";
import { groupsFault, groupsIn } from "~/identity/groups";
import {
  backchannelFault,
  clientNameFault,
  clientUrlsFault,
  clientUrlsIn,
  PICTURE_MAX_BYTES,
  pictureFault,
} from "./client-rules";
import { isProduct, PRODUCT_IDS } from "./products";

const URLS_MAX = 4000;
const urls = z.string().max(URLS_MAX, `At most ${URLS_MAX} characters.`).default("");

const values = {
  name: line,
  product: line,
  redirectUris: urls,
  logoutUris: urls,
  backchannelLogoutUri: line,
  groups: line,
};

/** A client's values as somebody types them. */
export type TypedClient = Record<keyof typeof values, string>;

/** Returns what is wrong with each value, as a sentence, or null. */
export function clientFaults(typed: TypedClient): Record<keyof TypedClient, string | null> {
  const { redirectUris, logoutUris, backchannelLogoutUri, groups } = tidyClient(typed);
  return {
    name: prefixed("Name", clientNameFault(typed.name)),
    product:
      typed.product === "" || isProduct(typed.product)
        ? null
        : `Choose one of ${PRODUCT_IDS.join(", ")}, other.`,
    redirectUris: prefixed(
      "Redirect urls",
      redirectUris.length === 0 ? "are missing" : clientUrlsFault(redirectUris),
    ),
    logoutUris: prefixed("Logout urls", clientUrlsFault(logoutUris)),
    backchannelLogoutUri: prefixed("Back-channel logout url", backchannelFault(backchannelLogoutUri ?? "")),
    groups: prefixed("Groups", groupsFault(groups)),
  };
}

const prefixed = (field: string, fault: string | null) => fault && `${field} ${fault}.`;

function checkValues(typed: TypedClient, context: z.RefinementCtx): void {
  for (const [field, fault] of Object.entries(clientFaults(typed))) complain(context, fault, field);
}

/** Returns the values as they are stored. */
export const tidyClient = (given: TypedClient) => ({
  name: given.name.trim(),
  product: given.product || null,
  redirectUris: clientUrlsIn(given.redirectUris),
  logoutUris: clientUrlsIn(given.logoutUris),
  backchannelLogoutUri: given.backchannelLogoutUri.trim() || null,
  groups: groupsIn(given.groups),
});

const fields: Record<keyof typeof values, FieldSpec> = {
  name: {
    label: "Name",
    hint: "What members read when the client asks for consent, and under Account Settings.",
  },
  product: {
    label: "What is it?",
    hint: "Its page then shows what to type into its settings.",
    optional: true,
  },
  redirectUris: {
    label: "Redirect urls",
    type: "textarea",
    hint: "Where members are sent back to, one a line. Compared letter by letter with what the client sends; of an app’s http://127.0.0.1 any port counts.",
  },
  logoutUris: {
    label: "Logout urls",
    type: "textarea",
    hint: "Where members may be sent after a sign-out that the client starts, one a line. Compared like the redirect urls, a slash at the end too; there ?* stands for any query.",
    optional: true,
  },
  backchannelLogoutUri: {
    label: "Back-channel logout url",
    hint: "Where its server is told that a member has signed out here, if it can be.",
    optional: true,
  },
  groups: {
    label: "For these groups only",
    hint: "Words with spaces between; empty for everybody. Members are put into groups on their page here.",
    optional: true,
  },
};

export const newClientForm = defineForm({
  id: "new-client",
  isLong: true,
  schema: z
    .object({ ...values, isPublic: z.boolean().default(false), isThirdParty: z.boolean().default(false) })
    .superRefine(checkValues)
    .transform((given) => ({ ...given, ...tidyClient(given) })),
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
      hint: "Not run by you: members are asked before it learns anything.",
      optional: true,
    },
  },
});

/** `revision`: that of the client when the page was opened. */
export const editClientForm = defineForm({
  id: "client",
  isLong: true,
  edits: true,
  schema: z
    .object({
      ...values,
      hasIdTokenClaims: z.boolean().default(false),
      needsSecondFactor: z.boolean().default(false),
      mayIntrospect: z.boolean().default(false),
      revision: line,
    })
    .superRefine(checkValues)
    .transform((given) => ({ ...given, ...tidyClient(given) })),
  fields: {
    ...fields,
    hasIdTokenClaims: {
      label: "ID token says name and email",
      type: "checkbox",
      hint: "Many clients look nowhere else. Off, it has the member's id alone.",
      optional: true,
    },
    needsSecondFactor: {
      label: "Members need a second factor",
      type: "checkbox",
      hint: "Who has none sets one up on the way.",
      optional: true,
    },
    mayIntrospect: {
      label: "May ask about tokens of others",
      type: "checkbox",
      hint: "For a mail server and the like, which gets tokens that members have from other clients here.",
      optional: true,
    },
    revision: { label: "", type: "hidden" },
  },
});

/** `revision`: as in editClientForm. */
export const clientPictureForm = defineForm({
  id: "client-picture",
  isLong: true,
  fileMax: PICTURE_MAX_BYTES,
  schema: z
    .object({
      picture: z
        .string()
        .max(2 * PICTURE_MAX_BYTES, "This is too large.")
        .default(""),
      wish: z.enum(["save", "remove"], "Please choose one of the two"),
      revision: line,
    })
    .transform(({ picture, ...others }) => ({ ...others, picture: Buffer.from(picture, "base64") }))
    .superRefine(({ picture, wish }, context) => {
      if (wish === "remove") return;
      complain(context, picture.length === 0 ? "Choose a file." : pictureFault(picture), "picture");
    }),
  fields: {
    picture: {
      label: "Picture",
      type: "file",
      hint: "PNG, JPEG or SVG, at most 100 KB. Members see it on white, as a small square.",
      optional: true,
    },
    wish: { label: "What to do", type: "hidden", optional: true },
    revision: { label: "", type: "hidden" },
  },
});

/** Withdraws the access of one client. */
export const endGrantForm = defineForm({
  id: "end-grant",
  schema: z.object({ client: line.refine((value) => value !== "", "Choose one from the list") }),
  fields: { client: { label: "Site", type: "hidden" } },
});

/** The member's answer to a client that asks for consent. */
export const consentForm = defineForm({
  id: "consent",
  schema: z.object({ decision: z.enum(["allow", "deny"], "Please choose one of the two") }),
  fields: { decision: { label: "Decision" } },
});
