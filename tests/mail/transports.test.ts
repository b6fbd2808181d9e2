import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, createServer as createNetServer } from "node:net";
import path from "node:path";
import { createInterface } from "node:readline";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { config } from "~/base/kernel/config";
import { listOutbox } from "~/mail/outbox";
import {
  chooseTransport,
  isOutboxOnly,
  mailFaultOf,
  NotSent,
  outboxFolder,
  verifyMailService,
} from "~/mail/transports";
import { passTime, withClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { withEnvironment } from "../support/environment";
import { freePort } from "../support/server";
import { withSmtpServer } from "../support/smtp-server";
import { checkMails } from "../support/strict-mail";

withDatabase();
withClock("2026-03-15T12:00:00Z");
const setEnvironment = withEnvironment();

const mail = {
  id: "mail-1",
  recipient: "ann@example.test",
  letter: {
    from: "Grove & Sons",
    subject: "Confirm – your ✉️",
    text: "Hello Zoë,\n\nhttp://127.0.0.1:3000/auth/verify?token_hash=a_b-c=d&type=signup\n\n.\nFrom the end",
    html: '<p>Hello <a href="http://127.0.0.1:3000/auth/verify?token_hash=a_b-c=d&amp;type=signup">Zoë</a></p>',
  },
};

/** The address of a mail server that ends the connection without a word in place of this answer. */
async function smtpThatHangsUpAt(stage: string): Promise<string> {
  const answers: Record<string, string> = {
    EHLO: "250 hello",
    MAIL: "250 ok",
    RCPT: "250 ok",
    DATA: "354 go on",
  };
  const server = createNetServer((socket) => {
    const answer = (at: string, says: string) =>
      at === stage ? socket.destroy() : socket.write(`${says}\r\n`);
    socket.on("error", () => {});
    answer("greeting", "220 ready");
    createInterface(socket).on("line", (line) => {
      const word = line.slice(0, 4);
      if (line === "." || answers[word]) answer(line === "." ? "." : word, answers[word] ?? "250 taken");
    });
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const failure = (send: Promise<void>) =>
  send.then(
    () => null,
    (error) => error,
  );

describe("the outbox, the embedded default", () => {
  afterEach(async () => {
    const files = existsSync(outboxFolder()) ? readdirSync(outboxFolder()) : [];
    const mails = files.map((file) => readFileSync(path.join(outboxFolder(), file)));
    rmSync(outboxFolder(), { recursive: true, force: true });
    await checkMails(mails);
  });

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

  it.each([
    ["Loam: builders <hello@loam.example>", "Loam: builders"],
    ["Loam: Builders & Co <hello@loam.example>", "Loam: Builders & Co"],
    ["Loam (beta) <hello@loam.example>", "Loam (beta)"],
    ["Loam, Inc.; Zoë's <hello@loam.example>", "Loam, Inc.; Zoë's"],
    ['The "Loam" \\ team <hello@loam.example>', 'The "Loam" \\ team'],
    ['"Loam, \\"Inc\\"." <hello@loam.example>', 'Loam, "Inc".'],
    ["hello@loam.example", "Grove & Sons"],
    ["Zoë <hello@löam.example>", "Zoë", "hello@xn--lam-sna.example"],
  ])(
    "is from one mailbox, with the name that stands before its address: %s",
    async (from, name, address = "hello@loam.example") => {
      setEnvironment({ MAIL_FROM: from });
      await chooseTransport()(mail);
      const [file] = readdirSync(outboxFolder());
      const parsed = await PostalMime.parse(readFileSync(path.join(outboxFolder(), file as string)));
      expect(parsed.from).toEqual({ name, address });
    },
  );

  it("says that a program wrote it, so that nobody's holiday reply comes back; a newsletter does not", async () => {
    for (const isBulk of [false, true]) await chooseTransport()({ ...mail, id: `${isBulk}`, isBulk });
    const saysSo = await Promise.all(
      readdirSync(outboxFolder())
        .sort((one, other) => one.slice(-8).localeCompare(other.slice(-8)))
        .map(async (file) => {
          const { headers } = await PostalMime.parse(readFileSync(path.join(outboxFolder(), file)));
          return headers.find(({ key }) => key === "auto-submitted")?.value;
        }),
    );
    expect(saysSo).toEqual(["auto-generated", undefined]);
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
  const smtp = withSmtpServer();

  function transport(login = "") {
    setEnvironment({ SMTP_URL: smtp.url(login), MAIL_FROM: "Loam <hello@loam.example>" });
    expect(isOutboxOnly()).toBe(false);
    return chooseTransport();
  }

  it("delivers the whole letter to the one recipient", async () => {
    await transport("loam:right@")(mail);
    const [taken, ...others] = smtp.received();
    expect(others).toEqual([]);
    expect(taken).toMatchObject({ from: "hello@loam.example", to: ["ann@example.test"], user: "loam" });
    const parsed = await PostalMime.parse(taken?.raw ?? "");
    expect(parsed).toMatchObject({ subject: mail.letter.subject, messageId: "<mail-1@127.0.0.1>" });
    expect(parsed.text?.trim()).toBe(mail.letter.text);
    expect(parsed.html?.trim()).toBe(mail.letter.html);
  });

  it.each([
    ["rcpt", "550 5.1.1 No such user here", true],
    ["rcpt", "550 sorry, no mailbox here by that name. (#5.1.1)", true],
    ["rcpt", "556 5.1.10 Recipient address has null MX", true],
    ["data", "550 5.1.1 No such user here", true],
    ["rcpt", "550 5.1.0 Address rejected", false],
    ["rcpt", "554 5.2.1 Mailbox disabled", false],
    ["rcpt", "552 5.2.2 Mailbox full", false],
  ] as const)(
    "this recipient is refused for good: %s %s; it is a bad address: %s",
    async (at, answer, isBad) => {
      smtp.refuse(at, answer);
      const error = await failure(transport()(mail));
      expect(error).toMatchObject({ outcome: "refused", about: isBad ? "address" : "recipient" });
    },
  );

  it.each([
    ["rcpt", "550 mailbox unavailable"],
    ["rcpt", "550 relay not permitted"],
    ["rcpt", "553 mailbox name not allowed"],
    ["rcpt", "550 5.0.0 Rejected"],
    ["rcpt", "550 5.7.1 I take no mail from strangers"],
    ["rcpt", "554 5.7.1 Relay access denied"],
    ["rcpt", "554 no"],
    ["rcpt", "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)"],
    ["rcpt", "451 4.3.0 Try later"],
    ["data", "550 Administrative prohibition"],
    ["rcpt", "450 4.7.1 Greylisted"],
    ["rcpt", "451 Greylisting in action, please come back later"],
    ["rcpt", "451 4.7.1 Too much mail from you"],
  ] as const)("nobody knows whether it is this recipient or everybody: %s %s", async (at, answer) => {
    smtp.refuse(at, answer);
    expect(await failure(transport()(mail))).toMatchObject({ outcome: "retry", about: "unclear" });
  });

  it.each([
    ["rcpt", "450 4.2.1 The mailbox gets too much mail, try later"],
    ["rcpt", "450 greylisted"],
    ["data", "452 4.2.2 Mailbox full"],
  ] as const)("this recipient alone has to wait: %s %s", async (at, answer) => {
    smtp.refuse(at, answer);
    expect(await failure(transport()(mail))).toMatchObject({ outcome: "retry", about: "recipient" });
  });

  it.each([
    ["greeting", "554 5.7.1 Service unavailable; client blocked"],
    ["mail", "550 5.7.1 Sender domain not verified"],
    ["mail", "550 5.1.8 No such sender"],
    ["mail", "451 4.3.0 Try later"],
    ["rcpt", "421 4.3.2 Closing"],
    ["data", "550 5.4.5 Daily user sending quota exceeded"],
    ["data", "554 5.6.0 Message refused"],
    ["data", "452 4.3.1 Out of room"],
    ["auth", "535 5.7.8 Authentication failed"],
  ] as const)("says nothing of the recipient: %s %s", async (at, answer) => {
    smtp.refuse(at, answer);
    const error = await failure(transport("loam:right@")(mail));
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(NotSent);
    expect(error.message).toContain(answer);
  });

  it.each([["greeting"], ["EHLO"], ["MAIL"], ["RCPT"], ["DATA"]])(
    "a connection that breaks at %s took no mail",
    async (at) => {
      setEnvironment({ SMTP_URL: await smtpThatHangsUpAt(at) });
      const error = await failure(chooseTransport()(mail));
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(NotSent);
    },
  );

  it("a connection that breaks after the text may have taken the mail", async () => {
    setEnvironment({ SMTP_URL: await smtpThatHangsUpAt(".") });
    expect(await failure(chooseTransport()(mail))).toMatchObject({ outcome: "retry", about: "lost answer" });
  });
});

describe("SMTP with a certificate that nobody trusts", () => {
  const smtp = withSmtpServer({ encrypts: true });
  const verify = (query = "") => {
    setEnvironment({ SMTP_URL: smtp.url() + query });
    return verifyMailService();
  };

  it("cannot be used, and why has a code", async () => {
    const error = await failure(verify());
    expect(mailFaultOf(error)).toEqual({
      code: "ESOCKET",
      reason: expect.stringContaining("certificate"),
      text: expect.stringMatching(
        /^ESOCKET: .*certificate.+NODE_EXTRA_CA_CERTS.+tls\.rejectUnauthorized=false/,
      ),
    });
  });

  it("can be used with ?tls.rejectUnauthorized=false", async () => {
    await verify("?tls.rejectUnauthorized=false");
    await chooseTransport()(mail);
    expect(smtp.received()).toHaveLength(1);
  });
});

describe("SMTP without TLS", () => {
  const smtp = withSmtpServer();

  it("can be refused with ?requireTLS=true", async () => {
    setEnvironment({ SMTP_URL: `${smtp.url()}?requireTLS=true` });
    expect(mailFaultOf(await failure(verifyMailService())).code).toBe("ETLS 500");
    expect((await failure(chooseTransport()(mail))).message).toContain("STARTTLS");
  });

  it("says what to write when the address asks for TLS from the first byte, or does not and should", async () => {
    setEnvironment({ SMTP_URL: smtp.url().replace("smtp:", "smtps:") });
    const { text } = mailFaultOf(await failure(verifyMailService()));
    expect(text).toMatch(/ESOCKET: .+ The server does not begin with TLS: try smtp:\/\/\.$/);
    // What nodemailer says of a server that waits for TLS, 15 s later.
    const silent = Object.assign(new Error("Greeting never received"), {
      code: "ETIMEDOUT",
      command: "CONN",
    });
    expect(mailFaultOf(silent).text).toBe(
      "ETIMEDOUT: Greeting never received. If the server begins with TLS (port 465), try smtps://.",
    );
  });

  it("says the code of an answer once", async () => {
    setEnvironment({ SMTP_URL: smtp.url("loam:wrong@") });
    smtp.refuse("auth", "535 535 5.7.8 Not you");
    expect(mailFaultOf(await failure(verifyMailService())).text).toBe(
      "EAUTH 535: Invalid login: 5.7.8 Not you",
    );
  });

  it("says why without the recipient, whom an answer may quote", async () => {
    setEnvironment({ SMTP_URL: smtp.url() });
    smtp.refuse("rcpt", "554 5.7.1 <ann@example.test> (Ann): Relay access denied");
    const { code, reason, text } = mailFaultOf(await failure(chooseTransport()(mail)), mail.recipient);
    expect(code).toBe("EENVELOPE 554");
    expect(reason).toMatch(/: 5.7.1 <…> \(…\): Relay access denied$/);
    expect(text).toContain("<ann@example.test>");
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
      MAIL_FROM: 'The "Loam": team (beta) <hello@loam.example>',
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
          From: '"The \\"Loam\\": team (beta)" <hello@loam.example>',
          To: "ann@example.test",
          Subject: mail.letter.subject,
          TextBody: mail.letter.text,
          HtmlBody: mail.letter.html,
          Metadata: { mail: "mail-1" },
        }),
      },
    ]);
  });

  it.each([
    [300, "Error parsing 'To': Illegal email domain 'b' in address 'a@b'."],
    [406, "You tried to send to an inactive recipient."],
  ])("refuses this recipient for good: %i", async (code, says) => {
    answer = { status: 422, body: { ErrorCode: code, Message: says } };
    const error = await failure(chooseTransport()(mail));
    expect(error).toMatchObject({ outcome: "refused", about: "recipient" });
    expect(error.message).toContain(says);
  });

  it.each([
    ["a fault of theirs", 500, { ErrorCode: 0, Message: "oops" }],
    ["an answer that is no JSON", 503, "<html>"],
    ["too many", 429, { ErrorCode: 429, Message: "slow down" }],
    // Ours to mend: those mails wait until it is.
    ["a wrong token", 401, { ErrorCode: 10, Message: "bad token" }],
    ["a sender that is no address", 422, { ErrorCode: 300, Message: "Invalid 'From' address: 'x'." }],
    ["a sender that is not confirmed", 422, { ErrorCode: 400, Message: "sender not found" }],
    ["no credits", 422, { ErrorCode: 405, Message: "not allowed" }],
  ])("takes no mail at all, for now: %s", async (_, status, body) => {
    answer = { status, body };
    const error = await failure(chooseTransport()(mail));
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(NotSent);
  });

  it("answers about a mail what others may not get", async () => {
    answer = { status: 422, body: { ErrorCode: 412, Message: "Account is pending approval" } };
    expect(await failure(chooseTransport()(mail))).toMatchObject({ outcome: "retry", about: "unclear" });
  });

  it.each([
    ["nobody listens", async () => `http://127.0.0.1:${await freePort()}`, "ECONNREFUSED"],
    ["it speaks no TLS", async () => config().postmark?.url.replace("http:", "https:"), "SSL"],
  ])("without a connection nothing was taken: %s", async (_, url, code) => {
    setEnvironment({ POSTMARK_URL: await url() });
    const error = await failure(chooseTransport()(mail));
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(NotSent);
    expect(error.message).toContain(code);
  });

  it("a connection that breaks before the answer may have taken the mail", async () => {
    server.removeAllListeners("request");
    server.on("request", (request: IncomingMessage) => request.socket.destroy());
    expect(await failure(chooseTransport()(mail))).toMatchObject({ outcome: "retry", about: "lost answer" });
  });
});
