import { writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { reader, transaction } from "~/base/data/database";
import { DAY_MS, now } from "~/base/kernel/clock";
import { leaveEmail } from "~/identity/data/left-behind";
import { deleteUnconfirmed, findUserByEmail, updateUser } from "~/identity/data/users";
import { listImports, updateImport } from "~/imports/data";
import { firstRows, inspectFile } from "~/imports/read-file";
import type { ImportPlan } from "~/imports/rows";
import { runImport } from "~/imports/run";
import { stopEmail } from "~/mail/data/stopped-emails";
import {
  countSubscribers,
  findSubscription,
  listSubscribers,
  saveSubscription,
} from "~/newsletter/data/subscriptions";
import { outgoingMail, users } from "~/tables";
import { PASSWORD, signIn, Visitor } from "../../support/accounts";
import { admin, adminJson } from "../../support/admin";
import { passTime, withClock } from "../../support/clock";
import { readEverything, withDatabase } from "../../support/database";
import { deliver } from "../../support/deliver";
import { newFolder } from "../../support/folder";
import { newMember } from "../../support/members";
import { newSubscribers } from "../../support/newsletter";
import { operatorSignedIn } from "../../support/operators";

withDatabase();
withClock("2026-03-15T12:00:00Z");

let folder = "";
beforeEach(() => {
  folder = newFolder();
});

function fileOf(content: string | Buffer): string {
  const file = path.join(folder, "people.csv");
  writeFileSync(file, content);
  return file;
}

const people = (many: number, from = 0) =>
  Array.from({ length: many }, (_, n) => `person${from + n}@example.test,Person ${from + n}`).join("\n");

describe("import members", () => {
  const BAD = [
    "Email Address,First Name,Last Name,Notes",
    "ann@example.test,Ann,Arbor,",
    " ANN@Example.test ,Ann,Again,",
    "member@example.test,Old,Friend,",
    "nobody,No,Address,",
    "gone@example.test,Bounced,Once,",
    "Email Address,First Name,Last Name,Notes",
    "\"=cmd|' /C calc'!A0\"@example.test,=1+1,,",
    'formula@example.test,"=HYPERLINK(""x"")",,',
    "nameless@example.test,,,",
    "jörg@example.test,Jörg,,",
    "jörg@nowhere,Jörg,,",
  ].join("\n");

  it("sums up in a dry run the good rows after five of a kind, and names each other", async () => {
    const file = fileOf(
      `Ad;E-posta\n${people(3).replaceAll(/(.*),(.*)/g, "$2;$1")}\nX;x\n${people(30, 3).replaceAll(/(.*),(.*)/g, "$2;$1")}\nY;y\n=1+1;sum@example.test`,
    );
    const { out } = await admin("import", "members", file, "--dry-run");
    const shown = [2, 3, 4, 6, 7].map(
      (line, n) => `line ${line}  person${n}@example.test  account made (Person ${n})`,
    );
    expect(out.split("\n").slice(0, -1)).toEqual([
      ...shown.slice(0, 3),
      "line 5  x  no email address",
      ...shown.slice(3),
      "line 36  y  no email address",
      "line 37  sum@example.test  account made (1 1, in the file “=1+1”)",
      "and more like these: 28 accounts made",
      expect.stringMatching(
        /^Nothing was written\. It would be: 34 accounts made, 2 no email address\. Their letters go out within the hour/,
      ),
    ]);
  });

  it("puts people into the groups of the column of that name, and names what is no group", async () => {
    const file = fileOf(
      'email,groups\nann@example.test,"Paying, staff"\nbo@example.test,a<b\ncy@example.test,',
    );
    const { out } = await admin("import", "members", file, "--quiet", "--yes");
    expect(
      out + (await admin("import", "members", fileOf("email,groups\ndi@example.test,a<b"), "--dry-run")).out,
    ).toContain(
      "groups left out: they are words of letters, digits, dots, hyphens and underscores, at most 40 long, with spaces or commas between: “a<b” is none",
    );
    const groupsOf = async (name: string) => (await findUserByEmail(`${name}@example.test`))?.groups;
    expect([await groupsOf("ann"), await groupsOf("bo"), await groupsOf("cy")]).toEqual([
      ["paying", "staff"],
      [],
      [],
    ]);
  });

  it("leaves the groups of who is a member as they are, and names those that they lack", async () => {
    await newMember({ email: "ann@example.test" });
    await admin("user", "change", "ann@example.test", "--groups", "crew");
    const file = fileOf("email,groups\nann@example.test,crew makers\nbo@example.test,crew");
    const { err } = await admin("import", "members", file, "--quiet", "--yes");
    expect(err).toContain("ann@example.test  is a member already (groups not taken: makers)");
    expect((await findUserByEmail("ann@example.test"))?.groups).toEqual(["crew"]);
  });

  it("greets nobody by a name that was made from the address", async () => {
    await admin("import", "members", fileOf("email\nmember0@example.test"), "--yes");
    const [sent] = await deliver();
    expect(sent?.letter.text).toMatch(/^Hello,\n\n.* from where you had it before, with/);
  });

  it("reads a first line that names the delimiter, and counts a row by its first line, whatever the lines end with", async () => {
    const file = fileOf(
      'sep=;\r\nname;email\r\n"Ann\r\nof, the Arbor";ann@example.test\r\n\r\nBo;bo@example.test\r\nC;c\n',
    );
    const { out } = await admin("import", "members", file, "--dry-run");
    expect(out.match(/^line \d+ {2}\S+/gm)).toEqual([
      "line 3  ann@example.test",
      "line 6  bo@example.test",
      "line 7  c",
    ]);
  });

  it("makes no account at an email that a member has left within 90 days", async () => {
    const { id } = await newMember({ email: "new@example.test" });
    await transaction((tx) => leaveEmail(tx, id, "left@example.test"));
    const file = fileOf("email,name\nleft@example.test,Somebody");
    const { out } = await admin("import", "members", file, "--dry-run");
    expect(out).toContain("left@example.test  another member has left it lately (free on June 13, 2026)");
    await admin("import", "members", file, "--yes");
    expect(await findUserByEmail("left@example.test")).toBeNull();
    passTime(91 * DAY_MS);
    await admin("import", "members", fileOf("email,name\nleft@example.test,Somebody Else"), "--yes");
    expect(await findUserByEmail("left@example.test")).not.toBeNull();
  });

  it("says in a dry run row by row what would come of each, and writes nothing", async () => {
    await newMember({ email: "member@example.test" });
    await transaction((tx) => stopEmail(tx, { email: "gone@example.test", reason: "bounced", detail: "" }));
    const before = await readEverything();
    const { code, out, err } = await admin("import", "members", fileOf(BAD), "--dry-run");
    expect(code).toBe(0);
    expect(err).toContain(
      "1 Email Address (email), 2 First Name (first), 3 Last Name (last), 4 Notes (left out)",
    );
    expect(out.split("\n").slice(0, 11)).toEqual([
      "line 2  ann@example.test  account made (Ann Arbor)",
      "line 3  ann@example.test  in the file already (line 2)",
      "line 4  member@example.test  is a member already",
      "line 5  nobody  no email address",
      "line 6  gone@example.test  mail to it is stopped (it bounced)",
      "line 7  Email Address  the header again",
      expect.stringMatching(/^line 8 .* no email address$/),
      'line 9  formula@example.test  account made (HYPERLINK x, in the file “=HYPERLINK("x")”)',
      "line 10  nameless@example.test  account made (nameless)",
      "line 11  jörg@example.test  has other letters than a to z before its @",
      "line 12  jörg@nowhere  no email address",
    ]);
    expect(out).toContain("Nothing was written. It would be: 3 accounts made, 1 is a member already");
    expect(await readEverything()).toBe(before);
  });

  it("mails each new member one link, which works for weeks, sets the password and proves the address", async () => {
    const file = fileOf("email,name\nann@example.test,Ann\nbea@example.test,Bea");
    const { code, err } = await admin("import", "members", file);
    expect([code, err]).toEqual([
      2,
      expect.stringContaining("It would be: 2 accounts made. 2 people would get a mail, which cannot"),
    ]);
    expect(await reader().$count(users)).toBe(0);
    const { out } = await admin("import", "members", file, "--from", "Old Forum", "--yes");
    expect(out).toContain("2 accounts made. Their letters go out within the hour, after all other mail");
    const sent = await deliver();
    expect(sent.map(({ recipient }) => recipient).sort()).toEqual(["ann@example.test", "bea@example.test"]);
    expect(await deliver()).toEqual([]);
    expect((await admin("import", "undo", "1")).err).toContain(
      "2 people have a link by mail that would not work then.",
    );
    passTime(29 * DAY_MS);
    await transaction(deleteUnconfirmed);
    const visitor = new Visitor();
    const letter = sent.find(({ recipient }) => recipient === "ann@example.test")?.letter;
    expect(letter?.text).toMatch(/^Hello Ann,\n\n.* it was moved here from Old Forum, with this address\./);
    const link = /http\S+reset-password\S+/.exec(letter?.text ?? "")?.[0] ?? "";
    expect((await signIn(new Visitor(), "ann@example.test")).status).toBe(400);
    await visitor.get(new URL(link).pathname + new URL(link).search);
    expect((await visitor.get("/auth/reset-password")).data).toMatchObject({ state: "open", isFirst: true });
    const chosen = { password: PASSWORD, confirmPassword: PASSWORD };
    const refused = await visitor.post("/auth/reset-password", chosen);
    expect(refused.errors.acceptTerms).toEqual(["You must accept the terms and privacy policy."]);
    const set = await visitor.post("/auth/reset-password", { ...chosen, acceptTerms: "on" });
    expect((await visitor.get(set.location ?? "")).data).toMatchObject({ state: "done", isFirst: true });
    // No warning of a changed password: there was none.
    expect(await deliver()).toEqual([]);
    expect((await signIn(new Visitor(), "ann@example.test")).status).toBe(303);
  });

  it("asks for --yes and sends nothing with --quiet, and nobody's account goes after 30 days", async () => {
    const args = ["import", "members", fileOf("email\nann@example.test"), "--quiet"];
    expect(await admin(...args)).toMatchObject({
      code: 2,
      err: expect.stringContaining("Nobody would get a mail. Nothing was changed."),
    });
    expect(await findUserByEmail("ann@example.test")).toBeNull();
    await admin(...args, "--yes");
    await newMember({ email: "signed-up@example.test", verifiedAt: null });
    expect(await deliver()).toEqual([]);
    passTime(40 * DAY_MS);
    await transaction(deleteUnconfirmed);
    expect(await findUserByEmail("ann@example.test")).toMatchObject({ passwordHash: "", verifiedAt: null });
    expect(await findUserByEmail("signed-up@example.test")).toBeNull();
  });

  it("makes no account of who has unsubscribed or was deleted, unless the addresses alone are to be read", async () => {
    const file = fileOf(
      "email,subscribed_to_emails,UNSUB_TIME\nann@example.test,true,\nbea@example.test,,2024-01-01 00:00:00",
    );
    const { out, err } = await admin("import", "members", file, "--quiet", "--yes");
    expect(err).toContain(
      "2 subscribed_to_emails (left out, for import subscribers), 3 UNSUB_TIME (unsubscribed)",
    );
    expect(out).toContain("Import 1: 1 account made, 1 is not to be mailed.");
    await admin("import", "members", file, "--quiet", "--yes", "--columns", "email=1");
    expect(await findUserByEmail("bea@example.test")).not.toBeNull();
  });

  it("mails nobody of whom the file says that they left, and asks where it is not certain", async () => {
    const odd = "email|name|status\nann@example.test|Ann|active\nbea@example.test|Bea|dormant\n";
    const asked = await admin("import", "members", fileOf(odd), "--yes");
    expect([asked.code, asked.err]).toEqual([
      2,
      expect.stringMatching(
        /^Whether these people are to be mailed is not certain: status says “dormant”\. .* with status=3 too/,
      ),
    ]);
    await admin("import", "members", fileOf(odd), "--quiet", "--yes", "--columns", "email=1,status=3");
    expect(await findUserByEmail("bea@example.test")).not.toBeNull();
    // Only far below does a column say it, and none of its rows goes out.
    const file = fileOf(
      `email,name,group\n${people(600).replaceAll(/$/gm, ",vip")}\nleft@example.test,Left,bounced`,
    );
    const { out, err } = await admin("import", "members", file, "--yes");
    expect(err).toContain("3 group (status)");
    expect(out).toContain("600 accounts made, 1 is not to be mailed.");
    expect(await findUserByEmail("left@example.test")).toBeNull();
    expect((await deliver()).filter(({ recipient }) => recipient === "left@example.test")).toEqual([]);
    const cleaned = path.join(folder, "cleaned_members_2024.csv");
    writeFileSync(cleaned, "email\ncy@example.test");
    expect((await admin("import", "members", cleaned, "--yes")).err).toMatch(
      /^The file's name says that its people/,
    );
  });

  it.each([
    ["a spreadsheet", Buffer.from("PK\x03\x04\x14\0"), "is a spreadsheet of Excel"],
    ["a page", "<html><body>", "is a web page or XML"],
    ["JSON", '[{"email":', "is JSON"],
    ["a backup", Buffer.from([0x1f, 0x8b, 8, 0]), "is a backup or another compressed file"],
  ])("names %s for what it is", async (_, content, says) => {
    const { code, err } = await admin("import", "members", fileOf(content));
    expect([code, err]).toEqual([1, expect.stringContaining(`${says}`)]);
    expect(err).toContain("save or export it as CSV first");
  });

  it("lets a sign-up's mail go before the thousands of an import", async () => {
    await admin("import", "members", fileOf(`email,name\n${people(3)}`), "--yes");
    await new Visitor().post("/auth/sign-up", {
      ...{ firstName: "Zoe", email: "zoe@example.test", password: PASSWORD },
      ...{ acceptTerms: "on", place: "auth" },
    });
    expect((await deliver())[0]?.recipient).toBe("zoe@example.test");
  });

  it("goes on where it was broken off, and mails nobody twice", async () => {
    const file = fileOf(`email,name\n${people(1200)}`);
    const layout = await inspectFile(file);
    const first = (await firstRows(file, layout, 1))[0]?.cells ?? [];
    const columns = { email: 0, name: 1 };
    const plan: ImportPlan = {
      kind: "members",
      file,
      layout,
      columns,
      first,
      agreed: null,
      origin: null,
      isQuiet: false,
    };
    const breakOff = () => {
      throw new Error("killed");
    };
    await expect(runImport(plan, () => {}, breakOff)).rejects.toThrow("killed");
    expect(await adminJson("import", "list")).toMatchObject([{ rowsDone: 500, endedAt: null }]);
    expect((await admin("import", "list")).out).toContain("not done: unless it runs now, run it again");
    expect(await reader().$count(users)).toBe(500);
    expect((await admin("import", "members", file, "--yes")).err).toContain(
      "Import 1 goes on after row 500.",
    );
    expect(await adminJson("import", "list")).toMatchObject([
      { number: 1, rowsDone: 1200, counts: { made: 1200 } },
    ]);
    expect(await reader().$count(outgoingMail)).toBe(1200);
    const again = await admin("import", "members", file);
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining("imported already, as number 1") });
  });

  it("is taken back by its number, but for accounts that somebody uses", async () => {
    await admin("import", "members", fileOf(`email,name\n${people(700)}`), "--quiet", "--yes");
    await newMember({ email: "mine@example.test" });
    // Nobody could sign in to it: its owner has not come.
    expect((await admin("user", "verify", "person3@example.test")).err).toContain("has no password yet");
    const { id } = (await findUserByEmail("person3@example.test")) as { id: string };
    await transaction((tx) => updateUser(tx, id, { passwordHash: "set", verifiedAt: now() }));
    await admin("user", "change", "person4@example.test", "--disabled", "yes");
    expect((await admin("import", "undo", "1")).err).toContain(
      "Of import 1 (members of people.csv), 700 accounts made, what nobody has used",
    );
    expect(await reader().$count(users)).toBe(701);
    expect(await adminJson("import", "undo", "1", "--yes")).toEqual({ deleted: 698, kept: 2 });
    expect(await reader().$count(users)).toBe(3);
    expect((await admin("import", "undo", "1")).err).toContain("undone already");
    expect((await listImports())[0]?.undoneAt).toBeInstanceOf(Date);
  });

  it("says of an undo that was killed that it is not done, and finishes it", async () => {
    const file = fileOf(`email,name\n${people(2)}`);
    await admin("import", "members", file, "--quiet", "--yes");
    const [made] = await listImports();
    await transaction((tx) => updateImport(tx, made?.id ?? "", { undoneAt: now(), endedAt: null }));
    expect((await admin("import", "list")).out).toContain("undo not done: run it again");
    const again = await admin("import", "members", file, "--quiet", "--yes");
    expect(again.err).toContain("import undo 1");
    expect(await adminJson("import", "undo", "1", "--yes")).toEqual({ deleted: 2, kept: 0 });
    expect((await admin("import", "list")).out).toContain("  undone  ");
    expect((await admin("import", "members", file, "--quiet", "--yes")).code).toBe(0);
  });

  it("writes nothing of a file that is no CSV to its end", async () => {
    const file = fileOf(`email,name\n${people(600)}\n"never closed,${"x".repeat(200_000)}`);
    const { code, err } = await admin("import", "members", file);
    expect([code, err]).toEqual([1, expect.stringMatching(/no CSV from line \d+ on/)]);
    expect(await reader().$count(users)).toBe(0);
  });

  it("asks which column is which when it is not certain", async () => {
    const file = fileOf("Email,Email,Who\nann@example.test,bea@example.test,Ann");
    const { code, err } = await admin("import", "members", file);
    expect([code, err]).toEqual([
      2,
      expect.stringMatching(
        /^It is not certain which .* Say which it is with --columns, like --columns email=1\.\n$/,
      ),
    ]);
    await admin("import", "members", file, "--quiet", "--yes", "--columns", "email=2,name=Who");
    expect(await findUserByEmail("bea@example.test")).toMatchObject({ name: "Ann" });
    const wrong = await admin("import", "members", file, "--columns", "email=7");
    expect(wrong.err).toContain("There is no column 7: the file has 3.");
  });

  it.each(["members", "subscribers"])(
    "takes nobody on a waitlist for %s: they agreed to nothing else",
    async (kind) => {
      const file = fileOf(
        "email,createdAt,consentText\nann@example.test,2026-05-01T10:00:00.000Z,About it\n",
      );
      expect((await admin("import", kind, file, "--yes")).err).toContain("is a waitlist");
    },
  );

  it("refuses what is no list of people, as a plan's Markdown with its author's email", async () => {
    const plan = "# Plan\n\nann@example.test, 2026-05-01, for lovable\n\nText\n\n- Rule\n";
    for (const [text, held] of [
      ["name,phone\nAnn,12\n", 0],
      [plan, 1],
    ] as const)
      expect(await admin("import", "members", fileOf(text), "--yes")).toMatchObject({
        code: 1,
        err: expect.stringMatching(`looks like no list of people: of \\d rows ${held} hold an email`),
      });
  });

  it.each([
    ["UTF-8 with its mark", Buffer.from("\uFEFFemail;name\nzoe@example.test;Zoë"), "utf-8"],
    ["UTF-16 with its mark", Buffer.from("\uFEFFemail\tname\nzoe@example.test\tZoë", "utf16le"), "utf-16le"],
    ["Windows-1252", Buffer.from("email,name\nzoe@example.test,Zoë", "latin1"), "windows-1252"],
    [
      "another that is named",
      Buffer.from("email,name\nzoe@example.test,I\xfe\xfdk Zo\xeb", "latin1"),
      ...["windows-1254", "Işık Zoë", "--encoding", "iso-8859-9"],
    ],
  ] as [string, Buffer, string, string?, ...string[]][])(
    "reads %s, and says so",
    async (_, content, encoding, name = "Zoë", ...more) => {
      const { err } = await admin("import", "members", fileOf(content), "--quiet", "--yes", ...more);
      expect(err).toContain(`people.csv: ${encoding}.`);
      expect(await findUserByEmail("zoe@example.test")).toMatchObject({ name });
    },
  );

  it.each([
    ["Turkish", "I\xfe\xfdk"],
    ["Russian", "\xc0\xed\xed\xe0"],
    ["Czech", "\x8a\xe1rka"],
    ["broken UTF-8", "Zo\xeb", "utf-8"],
    ["Greek with a hole", "\xd2", "greek"],
  ])(
    "does not guess or replace the letters of %s, but asks for the encoding",
    async (_, name, encoding = "") => {
      const file = fileOf(Buffer.from(`email,name\nzoe@example.test,${name}`, "latin1"));
      const more = encoding ? ["--encoding", encoding] : [];
      const { code, err } = await admin("import", "members", file, "--quiet", "--yes", ...more);
      expect([code, err]).toEqual([
        1,
        expect.stringMatching(/Say it with --encoding, like windows-1254\.\n$/),
      ]);
      expect(await reader().$count(users)).toBe(0);
    },
  );

  it("shows control characters of a file instead of obeying them", async () => {
    const file = fileOf("email,name\nann@example.test,Ann\nx\u001b[2J\u202e\u009b1m,X");
    const { out } = await admin("import", "members", file, "--dry-run");
    expect(out).toContain("line 3  x\\u001b[2J\\u202e\\u009b1m  no email address");
    const json = await admin("import", "members", file, "--dry-run", "--json");
    expect(JSON.parse(json.out).counts).toEqual({ made: 1, invalid: 1 });
  });

  it("refuses an encoding that nobody knows", async () => {
    const { code, err } = await admin("import", "members", fileOf("email"), "--encoding", "latin-99");
    expect([code, err]).toEqual([2, expect.stringContaining("latin-99 is no encoding that is known")]);
  });
});

describe("import subscribers", () => {
  const LIST = [
    "Email Address,OPTIN_TIME,CONFIRM_TIME,subscribed_to_emails",
    "a@example.test,2024-05-01 10:11:12,2024-05-01 10:15:00,true",
    "A@Example.test,2024-05-01 10:11:12,,true",
    "b@example.test,,,true",
    "c@example.test,,2024-05-01 10:15:00,false",
    "d@example.test,,2999-01-01,true",
    "member@example.test,,2024-05-01,true",
  ].join("\n");

  it("subscribes who agreed, asks the others once, leaves out who has left, and can be taken back", async () => {
    const member = await newMember({ email: "member@example.test" });
    const file = fileOf(LIST);
    const before = await readEverything();
    const trial = await admin("import", "subscribers", file, "--dry-run");
    expect(trial.out.split("\n").slice(0, 6)).toEqual([
      "line 2  a@example.test  subscribed (2024-05-01: Mailchimp, confirmed)",
      "line 3  a@example.test  in the file already (line 2)",
      "line 4  b@example.test  asked by mail",
      "line 5  c@example.test  is not to be mailed (subscribed_to_emails: false)",
      "line 6  d@example.test  asked by mail",
      "line 7  member@example.test  subscribed (2024-05-01: Mailchimp, confirmed)",
    ]);
    expect(await readEverything()).toBe(before);
    await admin("import", "subscribers", file, "--yes");
    expect(await countSubscribers()).toBe(2);
    expect(await findSubscription(member.email)).toMatchObject({
      consentForm: "import 1",
      confirmedAt: null,
    });
    const sent = await deliver();
    expect(sent.map(({ recipient }) => recipient).sort()).toEqual(["b@example.test", "d@example.test"]);
    const [, link = ""] = /(\/newsletter\/confirm\S+)/.exec(sent[0]?.letter.text ?? "") ?? [];
    await new Visitor().post(link);
    expect(await countSubscribers()).toBe(3);
    expect(await adminJson("import", "undo", "1", "--yes")).toEqual({ deleted: 2, kept: 1 });
    expect(await countSubscribers()).toBe(1);
  });

  it("takes one consent for all from --agreed, and never brings back who unsubscribed", async () => {
    await newSubscribers(1, { ended: true });
    const file = fileOf("new@example.test\nformer0@example.test");
    const bad = await admin("import", "subscribers", file, "--agreed", "on my old site");
    expect(bad.code).toBe(2);
    await admin("import", "subscribers", file, "--yes", "--agreed", "2024-05-01 form on my old site");
    expect(await listSubscribers()).toMatchObject([
      { email: "new@example.test", consentText: "form on my old site", consentedAt: new Date("2024-05-01") },
    ]);
  });

  it("ends it for who left there after the consent here, and names who left before that", async () => {
    const lately = await newMember({ email: "lately@example.test" });
    const consent = { text: "Yes", form: "site", at: "2025-06-01T00:00:00.000Z" };
    for (const of of [{ userId: lately.id }, { email: "before@example.test" }])
      await transaction((tx) => saveSubscription(tx, of, consent));
    const left = (email: string, day: string) => `${email}@example.test,2024-05-01,Yes,${day}`;
    const file = fileOf(
      `email,agreedAt,how,endedAt\n${left("lately", "2026-03-15T13:00:00Z")}\n${left("before", "2025-05-01")}`,
    );
    passTime(2 * 60 * 60 * 1000);
    const { err } = await admin("import", "subscribers", file, "--yes");
    expect(err).toContain("lately@example.test  is not to be mailed (endedAt: 2026-03-15T13:00:00Z)");
    expect(err).toContain(
      "before@example.test  gets it already (agreed here on 2026-03-15; in the file endedAt: 2025-05-01)",
    );
    expect((await listSubscribers()).map(({ email }) => email)).toEqual(["before@example.test"]);
  });

  it("undone before its mail went out, it mails nobody", async () => {
    await admin("import", "subscribers", fileOf("email\na@example.test"), "--yes");
    await admin("import", "undo", "1", "--yes");
    expect(await reader().$count(outgoingMail)).toBe(0);
  });

  it("counts who was imported as member and as subscriber once, while the account is not disabled", async () => {
    const { visitor } = await operatorSignedIn();
    const file = fileOf("email,name,opt-in time\nann@example.test,Ann,2024-05-01\n");
    await admin("import", "members", file, "--yes");
    await admin("import", "subscribers", file, "--yes", "--agreed", "2024-05-01 form on my old site");
    expect(await countSubscribers()).toBe(1);
    const { id } = (await findUserByEmail("ann@example.test")) ?? { id: "" };
    expect((await visitor.get(`/admin/members/${id}`)).data.facts).toContainEqual({
      term: "Newsletter",
      text: "since 1. May 2024, 00:00",
    });
    await admin("user", "change", "ann@example.test", "--disabled", "yes");
    expect(await countSubscribers()).toBe(0);
    expect((await visitor.get(`/admin/members/${id}`)).data.facts).toContainEqual({
      term: "Newsletter",
      text: "none while the account is disabled or mail to it is stopped; subscribed 1. May 2024, 00:00",
    });
  });
});
