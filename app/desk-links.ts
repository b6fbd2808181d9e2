import { withQuery } from "./links";

/** Urls of the operators' desk: apart from the others, so that no visitor's script carries them. */
export const deskLinks = {
  today: () => "/admin",
  members: (page: { q?: string; older?: string; newer?: string } = {}) => withQuery("/admin/members", page),
  member: (id: string) => `/admin/members/${encodeURIComponent(id)}`,
  /** One act on a member, with a page that says what it does: 'disable', 'delete' …. */
  clients: () => "/admin/clients",
  newClient: () => "/admin/clients/new",
  client: (id: string) => `/admin/clients/${encodeURIComponent(id)}`,
  /** One act on a client, with a page that says what it does: 'rotate-secret', 'disable' or 'enable'. */
  clientSecretKept: (id: string) => `/admin/clients/${encodeURIComponent(id)}/secret-kept`,
  keys: () => "/admin/keys",
  newsletter: () => "/admin/newsletter",
  newIssue: () => "/admin/newsletter/new",
  issue: (id: string) => `/admin/newsletter/${encodeURIComponent(id)}`,
  /** How the mail looks in a theme. */
  issuePreview: (id: string, theme: "light" | "dark") =>
    `/admin/newsletter/${encodeURIComponent(id)}/preview/${theme}`,
  /** 'send', 'pause', 'resume', 'cancel', 'retry', 'withdraw', 'archive' or 'delete'. */
  mail: () => "/admin/mail",
  plans: () => "/admin/plans",
  lists: () => "/admin/lists",
  listFile: (list: "newsletter" | "waitlist", reader: "program" | "spreadsheet") =>
    `/admin/lists/${list}.csv${reader === "spreadsheet" ? "?spreadsheet" : ""}`,
  trail: (filter: { member?: string; operator?: string; kind?: string; older?: string } = {}) =>
    withQuery("/admin/trail", filter),
} as const;
