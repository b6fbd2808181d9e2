import { readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listOutbox } from "~/mail/outbox";
import { chooseTransport, isOutboxOnly, MailRefused, outboxFolder } from "~/mail/transports";
import { passTime, withClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { withEnvironment } from "../support/environment";

withDatabase();
withClock("2026-03-15T12:00:00Z");
const setEnvironment = withEnvironment();

const mail = {
  id: "mail-1",
  recipient: "ann@example.test",
  letter: {
    subject: "Confirm – your ✉️",
    text: "Hello Zoë,\n\nhttp://127.0.0.1:3000/auth/verify?token_hash=a_b-c=d&type=signup\n\n.\nFrom the end",
    html: '<p>Hello <a href="http://127.0.0.1:3000/auth/verify?token_hash=a_b-c=d&amp;type=signup">Zoë</a></p>',
  },
};

const failure = (send: Promise<void>) =>
  send.then(
    () => null,
    (error) => error,
  );

describe("the outbox, the embedded default", () => {
  afterEach(() => rmSync(outboxFolder(), { recursive: true, force: true }));

  it("writes a mail as a file that any mail program reads", async () => {
    setEnvironment({ MAIL_FROM: "Loam <hello@loam.example>" });
    expect(isOutboxOnly()).toBe(true);
    await chooseTransport()(mail);
    const files = readdirSync(outboxFolder());
    expect(files).toEqual(["2026-03-15T12-00-00.000Z-mail-1.eml"]);
    const parsed = await PostalMime.parse(readFileSync(path.join(outboxFolder(), files[0] as string)));
    expect(parsed).toMatchObject({
      from: { name: "Loam", address: "hello@loam.example" },
      to: [{ address: "ann@example.test" }],
      subject: mail.letter.subject,
      messageId: "<mail-1@127.0.0.1>",
      date: "2026-03-15T12:00:00.000Z",
    });
    expect(parsed.text?.trim()).toBe(mail.letter.text);
    expect(parsed.html?.trim()).toBe(mail.letter.html);
  });

  it("line breaks in a subject or an address add no header", async () => {
    const subject = "Hello\r\nBcc: evil@example.test";
    const recipient = "ann@example.test\r\nBcc: evil@example.test";
    await chooseTransport()({ ...mail, recipient, letter: { ...mail.letter, subject } });
    const [file] = readdirSync(outboxFolder());
    const parsed = await PostalMime.parse(readFileSync(path.join(outboxFolder(), file as string)));
    expect(parsed.headers.map((header) => header.key)).not.toContain("bcc");
    expect(parsed.bcc).toBeUndefined();
    expect(parsed.subject).toBe("Hello Bcc: evil@example.test");
  });

  it("is listed newest first, with the links that the letters hold", async () => {
    expect(await listOutbox()).toEqual([]);
    await chooseTransport()(mail);
    passTime(1000);
    await chooseTransport()({ ...mail, id: "mail-2", recipient: "bea@example.test" });
    const listed = await listOutbox();
    expect(listed.map((each) => each.to)).toEqual(["bea@example.test", "ann@example.test"]);
    expect(listed[0]?.text).toContain("http://127.0.0.1:3000/auth/verify?token_hash=a_b-c=d&type=signup");
  });
});

describe("SMTP", () => {
  let server: SMTPServer;
  let received: { from: string; to: string[]; raw: string; user?: unknown }[] = [];
  let refusal: { at: "recipient" | "data"; responseCode: number } | null = null;

  beforeEach(async () => {
    received = [];
    refusal = null;
    const refuse = (at: "recipient" | "data") =>
      refusal?.at === at
        ? Object.assign(new Error("mailbox unavailable"), { responseCode: refusal.responseCode })
        : null;
    server = new SMTPServer({
      // The sender keeps its connection for the next mail.
      closeTimeout: 1,
      disabledCommands: ["STARTTLS"],
      authOptional: true,
      logger: false,
      onAuth: ({ username, password }, _, answer) =>
        username === "loam" && password === "right"
          ? answer(null, { user: username })
          : answer(new Error("wrong login")),
      onRcptTo: (_, __, answer) => answer(refuse("recipient")),
      onData(stream, session, answer) {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk) => chunks.push(chunk));
        stream.on("end", () => {
          const { mailFrom, rcptTo } = session.envelope;
          received.push({
            from: mailFrom ? mailFrom.address : "",
            to: rcptTo.map(({ address }) => address),
            raw: Buffer.concat(chunks).toString(),
            user: session.user,
          });
          answer(refuse("data"));
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  });
  afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())));

  function transport(login = "") {
    const { port } = server.server.address() as AddressInfo;
    setEnvironment({ SMTP_URL: `smtp://${login}127.0.0.1:${port}`, MAIL_FROM: "Loam <hello@loam.example>" });
    expect(isOutboxOnly()).toBe(false);
    return chooseTransport();
  }

  it("delivers the whole letter to the one recipient", async () => {
    await transport("loam:right@")(mail);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ from: "hello@loam.example", to: ["ann@example.test"], user: "loam" });
    const parsed = await PostalMime.parse(received[0]?.raw ?? "");
    expect(parsed).toMatchObject({ subject: mail.letter.subject, messageId: "<mail-1@127.0.0.1>" });
    expect(parsed.text?.trim()).toBe(mail.letter.text);
    expect(parsed.html?.trim()).toBe(mail.letter.html);
  });

  it.each([
    ["recipient", 550],
    ["recipient", 553],
    ["data", 554],
  ] as const)("an answer at the %s refuses for good: %i", async (at, responseCode) => {
    refusal = { at, responseCode };
    expect(await failure(transport()(mail))).toBeInstanceOf(MailRefused);
  });

  it.each([
    ["recipient", 450],
    ["recipient", 421],
    ["data", 452],
  ] as const)("is to be tried again: %s %i", async (at, responseCode) => {
    refusal = { at, responseCode };
    const error = await failure(transport()(mail));
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRefused);
  });

  it("a wrong login is ours to mend: the mail waits", async () => {
    const error = await failure(transport("loam:wrong@")(mail));
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRefused);
    expect(received).toEqual([]);
  });

  it("a server that is not there is tried again", async () => {
    setEnvironment({ SMTP_URL: "smtp://127.0.0.1:1" });
    const error = await failure(chooseTransport()(mail));
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRefused);
  });
});

describe("Postmark", () => {
  let server: Server;
  let requests: { path?: string; token?: unknown; body: Record<string, unknown> }[] = [];
  let answer: { status: number; body: unknown } = { status: 200, body: {} };

  beforeEach(async () => {
    requests = [];
    answer = { status: 200, body: { ErrorCode: 0, Message: "OK", MessageID: "x" } };
    server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      requests.push({
        path: request.url,
        token: request.headers["x-postmark-server-token"],
        body: JSON.parse(Buffer.concat(chunks).toString()),
      });
      response
        .writeHead(answer.status, { "Content-Type": "application/json" })
        .end(JSON.stringify(answer.body));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
    const { port } = server.address() as AddressInfo;
    setEnvironment({
      POSTMARK_SERVER_TOKEN: "token-1",
      POSTMARK_URL: `http://127.0.0.1:${port}`,
      MAIL_FROM: "Loam <hello@loam.example>",
      // Postmark comes first when both are set.
      SMTP_URL: "smtp://127.0.0.1:1",
    });
  });
  afterEach(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });

  it("gets the whole letter under our token", async () => {
    expect(isOutboxOnly()).toBe(false);
    await chooseTransport()(mail);
    expect(requests).toEqual([
      {
        path: "/email",
        token: "token-1",
        body: expect.objectContaining({
          From: "Loam <hello@loam.example>",
          To: "ann@example.test",
          Subject: mail.letter.subject,
          TextBody: mail.letter.text,
          HtmlBody: mail.letter.html,
          Metadata: { mail: "mail-1" },
        }),
      },
    ]);
  });

  it.each([300, 406])("refuses for good: %i", async (code) => {
    answer = {
      status: 422,
      body: { ErrorCode: code, Message: "You tried to send to an inactive recipient." },
    };
    const error = await failure(chooseTransport()(mail));
    expect(error).toBeInstanceOf(MailRefused);
    expect(error.message).toContain("inactive recipient");
  });

  it.each([
    ["a fault of theirs", 500, { ErrorCode: 0, Message: "oops" }],
    ["an answer that is no JSON", 503, "<html>"],
    ["too many", 429, { ErrorCode: 429, Message: "slow down" }],
    // Ours to mend: those mails wait until it is.
    ["a wrong token", 401, { ErrorCode: 10, Message: "bad token" }],
    ["a sender that is not confirmed", 422, { ErrorCode: 400, Message: "sender not found" }],
    ["no credits", 422, { ErrorCode: 405, Message: "not allowed" }],
  ])("is to be tried again: %s", async (_, status, body) => {
    answer = { status, body };
    const error = await failure(chooseTransport()(mail));
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRefused);
  });

  it("no answer at all is tried again", async () => {
    setEnvironment({ POSTMARK_URL: "http://127.0.0.1:1" });
    const error = await failure(chooseTransport()(mail));
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRefused);
  });
});
