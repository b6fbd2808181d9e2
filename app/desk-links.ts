import { withQuery } from "./links";

export type MailView = "light" | "dark" | "text";

/** Urls of the operators' desk, without those of acts (routes/desk/define-acts.ts): apart from the others, so that no visitor's script carries them. */
export const deskLinks = {
  today: () => "/admin",
  /** `only`: those who were imported and have not come yet. */
  members: (page: { q?: string; only?: "not-come"; older?: string; newer?: string } = {}) =>
    withQuery("/admin/members", page),
  member: (id: string) => `/admin/members/${encodeURIComponent(id)}`,
  clients: () => "/admin/clients",
  newClient: () => "/admin/clients/new",
  client: (id: string) => `/admin/clients/${encodeURIComponent(id)}`,
  /** `since`: when the try began, in milliseconds. */
  tryClient: (id: string, since?: string) =>
    withQuery(`/admin/clients/${encodeURIComponent(id)}/try`, since ? { since } : {}),
  clientPicture: (id: string) => `/admin/clients/${encodeURIComponent(id)}/picture`,
  clientSecretKept: (id: string) => `/admin/clients/${encodeURIComponent(id)}/secret-kept`,
  keys: () => "/admin/keys",
  newsletter: () => "/admin/newsletter",
  /** `post`: begins with the text of that post. */
  newIssue: (post?: string) => withQuery("/admin/newsletter/new", { post }),
  /** `view`: how its mail is shown. */
  issue: (id: string, view?: MailView) => withQuery(`/admin/newsletter/${encodeURIComponent(id)}`, { view }),
  /** How the mail looks. A form that is sent there is drawn in place of what is stored; the id "new" is of none. */
  issuePreview: (id: string, view: MailView, post?: string) =>
    withQuery(`/admin/newsletter/${encodeURIComponent(id)}/preview/${view}`, { post }),
  mail: () => "/admin/mail",
  invitations: () => "/admin/invitations",
  plans: () => "/admin/plans",
  lists: () => "/admin/lists",
  listFile: (list: "newsletter" | "waitlist", reader: "program" | "spreadsheet") =>
    `/admin/lists/${list}.csv${reader === "spreadsheet" ? "?spreadsheet" : ""}`,
  trail: (filter: { member?: string; operator?: string; kind?: string; older?: string } = {}) =>
    withQuery("/admin/trail", filter),
} as const;
