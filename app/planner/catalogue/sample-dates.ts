const WEEKDAYS: Record<string, string[]> = {
  en: ["Mon", "Wed", "Fri", "Sat"],
  es: ["lun", "mié", "vie", "sáb"],
  fr: ["lun.", "mer.", "ven.", "sam."],
  de: ["Mo", "Mi", "Fr", "Sa"],
  it: ["lun", "mer", "ven", "sab"],
  nl: ["ma", "wo", "vr", "za"],
  pt: ["seg", "qua", "sex", "sáb"],
};
const MONTHS: Record<string, string[]> = {
  en: ["March", "April", "May", "June", "September", "October"],
  es: ["marzo", "abril", "mayo", "junio", "septiembre", "octubre"],
  fr: ["mars", "avril", "mai", "juin", "septembre", "octobre"],
  de: ["März", "April", "Mai", "Juni", "September", "Oktober"],
  it: ["marzo", "aprile", "maggio", "giugno", "settembre", "ottobre"],
  nl: ["maart", "april", "mei", "juni", "september", "oktober"],
  pt: ["março", "abril", "maio", "junho", "setembro", "outubro"],
};

/** Short name of a weekday; "" in a language that has none here. `at` may be any number from 0. */
export function weekdayOf(at: number, language: string): string {
  return WEEKDAYS[language]?.[at % 4] ?? "";
}

/** "7 June": the `day`th from the start of a month that `seed` chooses, in months of 28 days. */
export function dateOf(day: number, seed: number, language: string): string {
  const months = MONTHS[language] ?? [];
  const month = months[(seed + Math.floor((day - 1) / 28)) % (months.length || 1)];
  const shown = ((day - 1) % 28) + 1;
  return month
    ? `${shown}${language === "de" ? "." : ""} ${month}`
    : `${shown}/${5 + Math.floor((day - 1) / 28)}`;
}
