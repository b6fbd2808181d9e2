/** The limits of Discourse, the strictest of the clients. */
const MIN = 3;
const MAX = 20;

/**
 * Names that sites give to roles, mailboxes and addresses: of RFC 2142, and what Discourse, GitHub, Mastodon, MediaWiki,
 * NodeBB and WordPress reserve. A site may take whoever has one for its staff.
 */
const RESERVED = new Set(
  `abuse ftp hostmaster info list list-request marketing news noc postmaster sales security support usenet uucp
  webmaster www about account accounts admin administration administrator admins all anonymous anyone api app assets
  auth billing blog board bot bots channel community contact deleted demo dev developer discobot everyone files forum
  guest guests group groups help helpdesk here home host instance invite login logout mail mailer-daemon main
  maintenance maintenance-script me media mediawiki mediawiki-default member members mod moderation moderator
  moderators mods name nickname no-reply nobody none noreply notifications null official oauth operator operators ops
  owner owners page payment payments policy press privacy public register registration root search self server
  service session settings setup sign-in sign-up signin signout signup site smtp ssl staff status store sudo superadmin
  superuser support-team sys sysadmin sysop system team terms test tester trust undefined unknown unknown-user user
  username users verified web webadmin wiki wordpress you`.split(/\s+/),
);

/**
 * Suggests usernames for a member, the best first: lower-case letters, digits and hyphens, 3 to 20 characters, and none
 * that sites reserve. `unique`: at least four lower-case letters or digits that are unique to the member, in case the
 * first name is taken.
 */
export function usernamesFor(name: string, unique: string): [string, string] {
  const letters = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const typed = letters.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
  const whole = typed.slice(0, MAX).replace(/-+$/, "");
  const isReserved = RESERVED.has(whole) || RESERVED.has(whole.replaceAll("-", ""));
  const slug = isReserved ? "" : typed;
  const end = `-${unique}`;
  const withEnd = `${(slug || "member").slice(0, MAX - end.length).replace(/-+$/, "")}${end}`;
  return [isReserved || whole.length < MIN ? withEnd : whole, withEnd];
}
