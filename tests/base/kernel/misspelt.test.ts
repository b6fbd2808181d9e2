import { expect, it } from "vitest";
import { misspelt } from "~/base/kernel/misspelt";

const KNOWN = ["PORT", "APP_URL", "SMTP_URL", "SESSION_SECRET", "DATABASE_URL", "MAIL_FROM"];

it.each([
  ["SMTP_ULR", "SMTP_URL"],
  ["SESION_SECRET", "SESSION_SECRET"],
  ["SESSIONSECRETS", "SESSION_SECRET"],
  ["DATABSE_URL", "DATABASE_URL"],
  ["MAIL_FORM", "MAIL_FROM"],
  ["APPURL", "APP_URL"],
  ["app_url", "APP_URL"],
  ["PROT", "PORT"],
])("%s is taken for a slip of %s", (name, meant) => {
  expect(misspelt({ [name]: "x" }, KNOWN)).toEqual([{ name, meant }]);
});

it.each(["PATH", "HOST", "PORTS", "HTTP_URL_2", "POSTMARK_API", "MAIL_HOST_NAME", "npm_config_cache"])(
  "%s is somebody else's",
  (name) => {
    expect(misspelt({ [name]: "x" }, KNOWN)).toEqual([]);
  },
);

it("what is set needs no guess", () => {
  expect(misspelt({ API_URL: "x", APP_URL: "http://127.0.0.1" }, KNOWN)).toEqual([]);
});
