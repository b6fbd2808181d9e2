import { expect, it } from "vitest";
import { mistakesInMail } from "../support/strict-mail";

const HEAD = [
  "From: Loam <a@loam.example>",
  "To: ann@example.test",
  "Subject: Hello",
  "Message-ID: <1@loam.example>",
  "Date: Sun, 15 Mar 2026 12:00:00 +0000",
  "MIME-Version: 1.0",
  "Content-Type: text/plain; charset=utf-8",
];
const mail = (head: string[], text = "Hello") => Buffer.from(`${head.join("\r\n")}\r\n\r\n${text}\r\n`);
const headWith = (line: string) => [
  ...HEAD.filter((each) => each.split(":")[0] !== line.split(":")[0]),
  line,
];

it("the check of mails finds nothing in a good one", async () => {
  expect(await mistakesInMail(mail(HEAD))).toEqual([]);
});

it.each([
  ["no mailbox", mail(headWith("From: Loam: builders <a@loam.example>"))],
  ["no mailbox", mail(headWith("To: ann@b@example.test"))],
  ["not ASCII: To", mail(headWith("To: ann@münchen.example"))],
  ["2 of from", mail([...HEAD, "From: b@loam.example"])],
  ["0 of date", mail(HEAD.filter((line) => !line.startsWith("Date")))],
  ["not ASCII", mail(headWith("Subject: Zoë"))],
  ["encoded word", mail(headWith("Subject: =?UTF-8?Q?Zo=C3?="))],
  ["half an encoded word", mail(headWith("Subject: =?UTF-8?Q?Zo C3?="))],
  ["no id", mail(headWith("Message-ID: 1@loam.example"))],
  ["no header", mail([...HEAD, "Hello"])],
  ["a line does not end with CR LF", mail(HEAD, "Hello\nyou")],
  ["no text part", mail(HEAD, " ")],
  ["a character that is none", mail(HEAD, "Booking page\vfor")],
  [
    "element-permitted-content",
    mail(headWith("Content-Type: text/html; charset=utf-8"), "<!doctype html><span><div></div></span>"),
  ],
])("the check of mails finds %s", async (found, raw) => {
  expect((await mistakesInMail(raw)).join("\n")).toContain(found);
});
