/** Short names of weekdays, Sunday first. */
const WEEKDAYS: Record<string, string[]> = {
  en: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
  es: ["dom", "lun", "mar", "mié", "jue", "vie", "sáb"],
  fr: ["dim.", "lun.", "mar.", "mer.", "jeu.", "ven.", "sam."],
  de: ["So", "Mo", "Di", "Mi", "Do", "Fr", "Sa"],
  it: ["dom", "lun", "mar", "mer", "gio", "ven", "sab"],
  nl: ["zo", "ma", "di", "wo", "do", "vr", "za"],
  pt: ["dom", "seg", "ter", "qua", "qui", "sex", "sáb"],
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

/** The months of `MONTHS`, counted from January as 0. */
const COUNTED = [2, 3, 4, 5, 8, 9];
/** All plans tell of one year, so that a date falls on the same weekday wherever it stands. */
const YEAR = 2027;

/** Where the `day`th from the start of the month that `seed` chooses falls, in months of 28 days. */
function placeOf(day: number, seed: number) {
  return {
    month: (seed + Math.floor((day - 1) / 28)) % COUNTED.length,
    shown: ((day - 1) % 28) + 1,
  };
}

function weekday(day: number, seed: number): number {
  const { month, shown } = placeOf(day, seed);
  return new Date(Date.UTC(YEAR, COUNTED[month] ?? 0, shown)).getUTCDay();
}

/** The same day, or the one after where that is a Sunday: few places are open then. */
export function openDay(day: number, seed: number): number {
  return weekday(day, seed) === 0 ? day + 1 : day;
}

/** Short name of the weekday of `dateOf` the same; "" in a language that has none here. */
export function weekdayOf(day: number, seed: number, language: string): string {
  return WEEKDAYS[language]?.[weekday(day, seed)] ?? "";
}

/** "7 June": the `day`th from the start of a month that `seed` chooses, in months of 28 days. */
export function dateOf(day: number, seed: number, language: string): string {
  const { month, shown } = placeOf(day, seed);
  const name = MONTHS[language]?.[month];
  return name
    ? `${shown}${language === "de" ? "." : ""} ${name}`
    : `${shown}/${5 + Math.floor((day - 1) / 28)}`;
}
