// Who of a file must not be mailed: the one place that knows how products say so.

/**
 * How a column says it. `status`: in a word, or "no" where somebody is not active; `subscribed`: "no" where somebody gets no
 * newsletter; `unsubscribed`: filled, or "yes", where somebody left or cannot be reached; `confirmed`: the time when somebody did, empty where nobody has.
 */
export type StandingKind = "status" | "subscribed" | "unsubscribed" | "confirmed";

/** Reduces a header or a word to lower-case letters and digits. */
export const plain = (text: string) =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

const SUBSCRIBED = /^(?:subscribedtoemails|newsletter)$/;
const STATUS =
  /status$|^(?:subscriber(?:type|state)|isactive|active|isenabled|enabled|subscribed|issubscribed|(?:is)?(?:email)?(?:confirmed|verified|activated|approved)|canemail|mailable)$/;
const CONFIRMED = /^(?:e?mail)?(?:confirmed|verified|activated|approved)(?:at|on|date|time)$/;
const UNSUBSCRIBED =
  /unsub|desub|opt(?:ed)?out|bounce|block|blacklist|complain|spam|suppress|suspend|silenced|banned|disabled|deactivat|delet|removed|cleaned|cleantime|undeliver|inactive|donot(?:e?mail|contact|disturb)|^(?:dnc|endedat|leftat|abgemeldet|abbestellt|gesperrt|gelöscht|désabonné|désinscrit|avmeldt|utmeldt|slettet)/u;
/** What is written of everybody: where they could leave. */
const NOT_ONE = /url$|link$|token$|key$|hash$/;

/** Returns how a column of this (plain) name says who is not to be mailed; null for other columns. */
export function standingKindOf(name: string): StandingKind | null {
  if (STATUS.test(name)) return "status";
  if (SUBSCRIBED.test(name)) return "subscribed";
  if (CONFIRMED.test(name)) return "confirmed";
  return (UNSUBSCRIBED.test(name) || OUT.test(name)) && !NOT_ONE.test(name) ? "unsubscribed" : null;
}

const NO = /^(?:false|no|not?|n|0|none|null|nil|never|na|nein|non|nee|nej|nei|off|f|0{8,}|)$/;
const YES = /^(?:true|yes|y|1|ja|oui|si|sí|on|t|x|ok|✓)$/;
const OUT =
  /^(?:(?:hard|soft|e?mail|user|is|has|was|globally|permanently|manually|marked|as|by|admin|list)*(?:(?:un|de)sub(?:scribed?)?|(?:non|not|no)(?:subscri(?:bed|ber)|marketing|active|confirmed|verified|optedin)|opt(?:ed)?out|bounc(?:ed?|ing)|blocked|block?listed|blacklisted|banned|suspended|suppressed|disabled|deactivated|inactive|cleaned|compla(?:ined|int)|spam(?:compla(?:int|ined)|report(?:ed)?)?|undeliverable|pending|unconfirmed|unactivated|unverified|unapproved|awaiting\w*|validating|deleted|removed|archived|cancell?ed|rejected|invalid|abgemeldet|abbestellt|ausgetreten|inaktiv|gesperrt|gelöscht|unbestätigt|désabonnée?|désinscrite?|inscriptionenattente|avmeldt|utmeldt|inaktiv|slettet|uitgeschreven|baja|wypisany|отписан))(?:account|user|member|subscriber|contact|confirmation|verification)?$/u;
const IN =
  /^(?:active|marketingcontact|subscribed|enabled|confirmed|(?:double|single)?opt(?:ed)?in|regular|premium|free|paid|paying|comp(?:ed|limentary)?|gift(?:ed)?|trial(?:ing|er)?|verified|approved|members?|subscribers?|customers?|valid|deliverable|current|live|normal|standard|aktiv|bestätigt|angemeldet|abonnée?|inscrite?|påmeldt)$/u;

/** Whether one of the words in a cell of any column says that somebody left or cannot be reached. */
export const saysOut = (cell: string): boolean =>
  cell.length < 200 && cell.split(/[,;|/()[\]:]/).some((word) => OUT.test(plain(word)));

/** Reads a cell: "out" is not to be mailed; null where the cell says something that is not understood. */
export function standingOf(kind: StandingKind, cell: string): "in" | "out" | null {
  const word = plain(cell);
  if (kind === "confirmed") return NO.test(word) ? "out" : "in";
  if (word === "") return "in";
  if (saysOut(cell)) return "out";
  if (IN.test(word)) return "in";
  if (kind !== "unsubscribed")
    return NO.test(word) ? "out" : YES.test(word) || kind === "subscribed" ? "in" : null;
  if (NO.test(word) || /^https?:/i.test(cell.trim())) return "in";
  // A day, a reason, or yes. A number may count, or be a code.
  return /^\d{1,4}$/.test(word) && !YES.test(word) ? null : "out";
}
