/** Variables of earlier versions, with what to do instead. They are refused, as they would silently do nothing. */
const REMOVED: Record<string, string> = {
  SESSION_IDLE_DAYS: "leave it out: a session ends after 14 days without use",
  SESSION_LIFETIME_DAYS: "leave it out: a session ends after 30 days",
  COMMUNITY_CLIENT_ID: "write COMMUNITY_URL=<address>,<client id>",
  SPEED_SCRIPT_URL: "write it into ANALYTICS_SCRIPT_URL, after a comma",
  BACKUP_PASSWORD:
    "write BACKUP_RECIPIENT=age1…, a key from age-keygen; open older backups with age -d, and restore the .tar.gz",
  BACKUP_PASSWORD_FILE: "write BACKUP_RECIPIENT=age1…, a key from age-keygen",
  MODEL_IDLE_SECONDS: "leave it out: MODEL_DEADLINE_SECONDS is the only wait",
  MODEL_MAX_CHARACTERS: "leave it out: questions are short",
  MODEL_PARALLEL: "leave it out: each author's idea is one call",
  MODEL_MODERATION: "leave it out: nothing is moderated any more",
  DAILY_GENERATIONS_MAX: "write MODEL_CALLS_PER_DAY",
};

/** Returns a mistake for each removed variable that is set. */
export function removedVariables(given: Record<string, string | undefined>) {
  return Object.entries(REMOVED).flatMap(([name, instead]) =>
    given[name] ? [{ name, mistake: `${name} is no variable any more: ${instead}` }] : [],
  );
}
