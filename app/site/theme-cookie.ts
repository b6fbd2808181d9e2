import { readCookie, setCookie } from "~/base/http/cookies";
import { DAY_SECONDS } from "~/base/kernel/clock";
import { isTheme, type Theme } from "./theme";

const THEME = { name: "theme" };
const YEAR_SECONDS = 365 * DAY_SECONDS;

export function readTheme(request: Request): Theme {
  const theme = readCookie(request, THEME);
  return isTheme(theme) ? theme : "system";
}

export function themeCookie(theme: Theme): string {
  return setCookie(THEME, theme, theme === "system" ? 0 : YEAR_SECONDS);
}
