import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { signInForm, signUpForm } from "~/accounts/forms";
import type { FormDefinition } from "~/base/forms/form";
import { appTypeForm, describeForm, platformForm, summaryForm } from "~/braindumper/forms/wizard";

type Sent = Record<string, string>;

const submissionOf = <Schema extends z.ZodType>({ schema }: FormDefinition<Schema>, fields: Sent) =>
  parseWithZod(new URLSearchParams(fields) as unknown as FormData, { schema });

/** The error texts of a form that was sent with these fields, or null. */
function errorsOf<Schema extends z.ZodType>(form: FormDefinition<Schema>, fields: Sent) {
  const submission = submissionOf(form, fields);
  return submission.status === "success" ? null : submission.reply().error;
}

function valuesOf<Schema extends z.ZodType>(form: FormDefinition<Schema>, fields: Sent) {
  const submission = submissionOf(form, fields);
  return submission.status === "success" ? submission.value : submission.reply().error;
}

const isForm = (value: unknown): value is FormDefinition =>
  typeof value === "object" && value !== null && "schema" in value;

const modules = import.meta.glob<Record<string, unknown>>(
  "../../../app/*/{form,forms,theme,forms/*}.{ts,tsx}",
  { eager: true },
);
const formsWhere = (isMeant: (file: string) => boolean) =>
  Object.entries(modules).flatMap(([file, module]) =>
    isMeant(file) ? Object.values(module).filter(isForm) : [],
  );
const FORMS = formsWhere(() => true);
/** Of areas whose forms are not operators' alone. */
const PEOPLES = formsWhere((file) => !/\/(desk|newsletter|sign-on)\//.test(file));

const good = { firstName: "Ann", email: "ann@example.test", password: "Strata-layers-9", acceptTerms: "on" };

it("lets browsers fill in again after Back what was typed, but for traps and what confirms an act", () => {
  const fields = FORMS.flatMap((form) =>
    Object.values(form.fields).filter((field) => field.autoComplete === "off"),
  );
  expect(new Set(fields.map(({ label }) => label))).toEqual(
    new Set(["Leave this field empty", "Type the member's email to confirm"]),
  );
});

describe("sign-up tells the first failing rule of each field, in a fixed order", () => {
  const everythingWrong = { firstName: "", email: "", password: "" };
  it.each([
    ["an empty name", everythingWrong, "firstName", "Please enter your first name."],
    ["no field at all", {}, "firstName", "Please enter your first name."],
    [
      "a name of blanks",
      { ...everythingWrong, firstName: "   " },
      "firstName",
      "Please enter your first name.",
    ],
    [
      "a short name",
      { ...everythingWrong, firstName: "A" },
      "firstName",
      "Name must be at least 2 characters long.",
    ],
    [
      "a long name",
      { ...everythingWrong, firstName: "a".repeat(51) },
      "firstName",
      "Name cannot be longer than 50 characters.",
    ],
    [
      "a name with other signs",
      { ...everythingWrong, firstName: "Ann!" },
      "firstName",
      "Name can only contain letters, numbers, spaces, hyphens, and apostrophes.",
    ],
    ["no address", { ...everythingWrong, firstName: "Ann" }, "email", "Please enter your email address."],
    ["a bad address", { firstName: "Ann", email: "ann@" }, "email", "Please enter a valid email address."],
    ["no password", { firstName: "Ann", email: good.email }, "password", "Please enter a password."],
    [
      "terms before password rules",
      { ...good, password: "weak", acceptTerms: "" },
      "acceptTerms",
      "You must accept the terms and privacy policy.",
    ],
    [
      "a weak password last",
      { ...good, password: "weak" },
      "password",
      "Please provide a valid password that meets all the requirements.",
    ],
  ])("%s", (_, fields, field, text) => {
    const errors = errorsOf(signUpForm, fields) ?? {};
    expect([Object.keys(errors)[0], errors[field]?.[0]]).toEqual([field, text]);
  });

  it.each([
    ["weak", "Missing: at least 8 characters, an uppercase letter, a digit, a symbol."],
    ["Strata-layers", "Missing: a digit."],
  ])("a password that is refused (%s) is told what it lacks", (password, missing) => {
    expect(errorsOf(signUpForm, { ...good, password })?.password?.slice(1)).toEqual([missing]);
  });

  it("terms that are not ticked are refused", () => {
    const { acceptTerms: _, ...fields } = good;
    expect(errorsOf(signUpForm, fields)).toEqual({
      acceptTerms: ["You must accept the terms and privacy policy."],
    });
  });

  it("passes a good one on, tidied: name with single spaces, address without blanks, password untouched", () => {
    const typed = {
      ...good,
      firstName: "  Ann   Lee ",
      email: " Ann@Example.test ",
      password: " Strata layers 9 ",
    };
    expect(valuesOf(signUpForm, typed)).toMatchObject({
      firstName: "Ann Lee",
      email: "Ann@Example.test",
      password: " Strata layers 9 ",
    });
  });

  it("passwords of 8 and of 128 characters, with emoji, are taken as typed", () => {
    for (const password of ["Strata-9", `Aa1!${"🌱".repeat(124)}`]) {
      expect(valuesOf(signUpForm, { ...good, password })).toMatchObject({ password });
    }
  });

  it("a password of more than 1,024 characters is refused", () => {
    const fields = { ...good, password: `Aa1!${"x".repeat(1021)}` };
    expect(errorsOf(signUpForm, fields)).toEqual({ password: ["Password is too long."] });
    expect(errorsOf(signInForm, { email: good.email, password: fields.password })).toEqual({
      password: ["Password is too long."],
    });
  });
});

it.each([
  [{}, { email: ["Please enter a valid email address"], password: ["Password is required"] }],
  [{ email: "ann" }, { email: ["Please enter a valid email address"], password: ["Password is required"] }],
  [{ email: "ann@example.test" }, { password: ["Password is required"] }],
  [{ email: " ann@example.test ", password: " " }, null],
])("sign-in with %j", (fields, errors) => {
  expect(errorsOf(signInForm, fields)).toEqual(errors);
});

const QUESTIONS = ["a", "b", "c", "d", "e", "f", "g", "h", "i"].map((id) => ({
  id,
  question: `What of ${id}?`,
}));

describe("the summary's form", () => {
  const form = summaryForm(QUESTIONS);

  it.each(["next", "back", "more"])("limits lengths, whatever is pressed: %s", (go) => {
    const long = "🌱".repeat(501);
    expect(errorsOf(form, { go, "answer-a": long, name: "n".repeat(61) })).toEqual({
      "answer-a": ["This answer has 501 characters. An answer can have 500 at most."],
      name: ["The name can have 60 characters at most."],
    });
    const full = QUESTIONS.map(({ id }) => [`answer-${id}`, "x".repeat(500)]);
    expect(errorsOf(form, { go, ...Object.fromEntries(full) })).toEqual({
      "": ["Your answers have 4,500 characters together. They can have 4,000 at most."],
    });
    expect(errorsOf(form, { go, ...Object.fromEntries(full.slice(1)) })).toBeNull();
  });

  it("tidies what was typed: blanks, line ends, control characters; nothing of HTML", () => {
    const typed = {
      name: "  Crumb \n & Co ",
      "answer-a": " \u0007one\r\n<b>two</b>\u202E ",
      "answer-b": " \t\r\n",
    };
    expect(valuesOf(form, typed)).toMatchObject({
      name: "Crumb & Co",
      "answer-a": "one\n<b>two</b>",
      "answer-b": "",
      "answer-c": "",
    });
  });

  it("a name cannot be Markdown or HTML", () => {
    expect(errorsOf(form, { name: "# <b>" })).toEqual({
      name: ["The name cannot have any of these characters: < > ` * _ # [ ] \\ |"],
    });
  });
});

describe("the wizard's forms", () => {
  it.each([{}, { platform: "" }, { platform: "Lovable" }, { platform: "__proto__" }])(
    "platform %j",
    (fields) => {
      expect(errorsOf(platformForm, fields as Record<string, string>)).toEqual({
        platform: ["Please select a platform"],
      });
    },
  );

  it.each([
    [{}, "Please enter a description for your project"],
    [{ description: "   " }, "Please enter a description for your project"],
    [{ description: "123456789" }, "Description must be at least 10 characters long"],
    [{ description: "a".repeat(2001) }, "Description must not exceed 2000 characters"],
  ])("a description is refused with its text (%#)", (fields, text) => {
    expect(errorsOf(describeForm, fields as Record<string, string>)).toEqual({ description: [text] });
  });

  it("Back asks for nothing", () => {
    expect(errorsOf(describeForm, { go: "back" })).toBeNull();
    expect(errorsOf(describeForm, { go: "back", description: "short" })).toBeNull();
    expect(errorsOf(appTypeForm, { go: "back" })).toBeNull();
    expect(errorsOf(summaryForm(QUESTIONS), { go: "back" })).toBeNull();
  });

  it("the app type is asked for, and only the two are taken", () => {
    const wanted = { appType: ["Please select an app type"] };
    expect(errorsOf(appTypeForm, {})).toEqual(wanted);
    expect(errorsOf(appTypeForm, { appType: "desktop" })).toEqual(wanted);
    expect(errorsOf(appTypeForm, { appType: "web" })).toBeNull();
  });
});

describe("no field takes a text of any length", () => {
  const fields = PEOPLES.flatMap((form) =>
    Object.keys(form.fields).map((field) => [form.id, field, form] as const),
  );
  /** What lets the other fields of every form pass. */
  const passing = {
    ...good,
    confirmPassword: good.password,
    currentPassword: `${good.password}-before`,
    name: "Ann",
    description: "A club for dog owners",
    words: "The list is empty",
    platform: "bolt",
    appType: "web",
    which: "one",
    client: "site",
    decision: "allow",
    change: "again",
    wanted: "yes",
    answer: "join",
    code: "123456",
    codes: "new",
    action: "rename",
    purpose: "use",
    theme: "dark",
  };

  it.each(fields)("%s: %s", (_, field, form) => {
    for (const go of ["next", "back"]) {
      const sent = { ...passing, go };
      expect(errorsOf(form, sent)).toBeNull();
      const passed = valuesOf(form, { ...sent, [field]: "a".repeat(60_000) });
      if (errorsOf(form, { ...sent, [field]: "a".repeat(60_000) })?.[field]) continue;
      expect(JSON.stringify(passed).length).toBeLessThan(1000);
    }
  });
});

describe("the longest text that a form takes can be sent", () => {
  const TOO_LONG = /at most|too long|longer than|can have|must not exceed/i;

  /** How often a letter fits into a field before the form says that it is too much. */
  function room(form: FormDefinition, field: string, letter: string): number {
    let [fits, breaks] = [0, 70_000];
    while (breaks - fits > 1) {
      const n = Math.floor((fits + breaks) / 2);
      const texts = errorsOf(form, { [field]: letter.repeat(n) })?.[field] ?? [];
      if (texts.some((text) => TOO_LONG.test(text))) breaks = n;
      else fits = n;
    }
    return fits;
  }

  it.each(FORMS.map((form) => [form.id, form] as const))("%s", (_, form) => {
    const areas = Object.entries(form.fields).filter(([, { type }]) => type === "textarea");
    for (const letter of ["a", "ж", "語", "🌱"]) {
      const sent = areas.map(([name]) => letter.repeat(room(form, name, letter))).join("");
      const bytes = form.isLong ? Buffer.byteLength(sent) : encodeURIComponent(sent).length;
      expect(bytes, letter).toBeLessThan(60 * 1024);
    }
  });
});
