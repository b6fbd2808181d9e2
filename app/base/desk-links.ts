import { withQuery } from "./links";

export type MailView = "light" | "dark" | "text";

/** URLs of the operators' desk, except of acts (desk/define-acts). */
export const deskLinks = {
  today: () => "/admin",
  /** `only`: imported members who have not signed in yet. */
  members: (page: { q?: string; only?: "imported"; older?: string; newer?: string } = {}) =>
    withQuery("/admin/members", page),
  member: (id: string) => `/admin/members/${encodeURIComponent(id)}`,
  clients: () => "/admin/clients",
  newClient: () => "/admin/clients/new",
  client: (id: string) => `/admin/clients/${encodeURIComponent(id)}`,
  /** `since`: when the try began, in milliseconds since 1970. */
  tryClient: (id: string, since?: string) =>
    withQuery(`/admin/clients/${encodeURIComponent(id)}/try`, since ? { since } : {}),
  pictureForm: (id: string) => `/admin/clients/${encodeURIComponent(id)}/picture`,
  clientSecretKept: (id: string) => `/admin/clients/${encodeURIComponent(id)}/secret-kept`,
  keys: () => "/admin/keys",
  newsletter: () => "/admin/newsletter",
  newIssue: () => "/admin/newsletter/new",
  issue: (id: string) => `/admin/newsletter/${encodeURIComponent(id)}`,
  /** The rendered mail: of the stored issue, or of a form that is posted there. The id is "new" before the first save. */
  issuePreview: (id: string, query: { view?: MailView; post?: string | undefined } = {}) =>
    withQuery(`/admin/newsletter/${encodeURIComponent(id)}/preview`, query),
  mail: () => "/admin/mail",
  invitations: () => "/admin/invitations",
  lists: () => "/admin/lists",
  listFile: (list: string, reader?: "spreadsheet") =>
    `/admin/lists/${list}.csv${reader ? "?spreadsheet" : ""}`,
  trail: (filter: { member?: string; operator?: string; kind?: string; older?: string } = {}) =>
    withQuery("/admin/trail", filter),
} as const;
