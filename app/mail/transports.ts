import { writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import type { Transporter } from "nodemailer";
import { now } from "~/base/kernel/clock";
import { config } from "~/base/kernel/config";
import { type Mailbox, writeMailbox } from "~/base/kernel/mailbox";
import { once } from "~/base/kernel/once";
import { makeFolder, putInPlace } from "~/base/kernel/private-files";
import { ended } from "~/base/kernel/sentence";
import type { Letter } from "~/mail/tables";

// Loaded with the first mail, because it takes 15 MB and a tenth of a second.
const loadNodemailer = async () => (await import("nodemailer")).default;

/** A mail to send. `isBulk`: it is a newsletter, which some providers separate from other mail. */
export type Envelope = {
  id: string;
  recipient: string;
  letter: Letter;
  isBulk?: boolean;
  /** It was put off before. */
  isRetry?: boolean;
};

/** Sends one mail. @throws NotSent, or any other Error when the service takes no mail at all: to be tried again */
export type Transport = (mail: Envelope) => Promise<void>;

/** A mail that was not sent: to be tried again (`retry`), or refused for good. */
export class NotSent extends Error {
  override name = "NotSent";
  constructor(
    readonly outcome: "retry" | "refused",
    /**
     * What it is about: a bad address, which will never get mail; this recipient; this recipient, or everybody if others get
     * the same answer (`unclear`: mail/deliver decides); or a connection that broke before the answer, so the mail may have been accepted.
     */
    readonly about: "address" | "recipient" | "unclear" | "lost answer",
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Returns whether mail is only written to files, as it is when neither SMTP nor Postmark is configured. */
export function isOutboxOnly(): boolean {
  return config().postmark === null && config().smtpUrl === "";
}

/** Names where mail goes, for operators. */
export function mailService(): string {
  if (config().postmark) return "Postmark";
  return config().smtpUrl ? "SMTP" : "files under DATA_DIR/outbox";
}

/** Returns the configured transport. `keepsOpen`: the SMTP connection, and with it the process, waits for the next mail. */
export function chooseTransport({ keepsOpen = true } = {}): Transport {
  if (config().postmark) return postmarkTransport();
  if (config().smtpUrl) return smtpTransport(keepsOpen);
  return outboxTransport();
}

/** Connects and logs in to the SMTP server, if one is configured. @throws Error that says why it cannot be used */
export async function verifyMailService(): Promise<void> {
  if (mailService() !== "SMTP") return;
  await (await smtpServer(false)).verify();
}

/** Why the mail service did not take a mail: for the log, without addresses, and the full text for operators. */
export type MailFault = { code: string; reason: string; text: string };

/** Describes an error of the mail service. A reply may quote the `recipient`, who is taken out of `reason`. */
export function mailFaultOf(error: Error, recipient = ""): MailFault {
  const { code, statusCode, responseCode, message } = (error.cause ?? error) as SmtpError;
  const codes = [code ?? error.name, responseCode ?? statusCode]
    .filter((each) => each !== undefined)
    .join(" ");
  // Server, nodemailer and Node repeat the code.
  const [line = ""] = message.replace(`${code}: `, "").split("\n", 1);
  const said = line.replace(new RegExp(`: (${responseCode ?? "-"}[ -])+`), ": ").slice(0, 300);
  const hint = TLS_HINTS.find(([sign]) => sign.test(said))?.[1];
  const told = hint ? `${ended(said)} ${hint}` : said;
  const [name = ""] = recipient.toLowerCase().split("@", 1);
  const isTheirs = (word: string) => word.includes("@") || word.toLowerCase().replace(/\.$/, "") === name;
  const reason = told.replace(/[^\s<>"'():;,]+/g, (word) => (isTheirs(word) ? "…" : word));
  return { code: codes, reason, text: `${codes}: ${told}` };
}

/** Hints for when one side begins with TLS and the other does not, and for certificates that are not trusted. */
const TLS_HINTS: [RegExp, string][] = [
  [/wrong version number|packet length too long/, "The server does not begin with TLS: try smtp://."],
  [
    /^(self-signed|unable to .+ certificate|certificate has|Hostname\/IP does not match)/,
    "Trust its authority with NODE_EXTRA_CA_CERTS, or add ?tls.servername=NAME or ?tls.rejectUnauthorized=false to SMTP_URL.",
  ],
  [/^Greeting never received/, "If the server begins with TLS (port 465), try smtps://."],
];

/** Returns MAIL_FROM, with the site's name if it is only an address. */
function senderOf({ from = "" }: Letter): Mailbox {
  const { name, address } = config().mailFrom;
  return { name: name || from, address };
}

/**
 * What programs write is marked as such (RFC 3834, 5), so that nobody's holiday reply comes back. A newsletter is written by hand, and
 * says by List-Id what it is.
 */
const headersOf = ({ letter, isBulk }: Envelope): Record<string, string> => ({
  ...(!isBulk && { "Auto-Submitted": "auto-generated" }),
  ...letter.headers,
});

function message(mail: Envelope) {
  const { id, recipient, letter } = mail;
  // The same Message-ID at each attempt, so that duplicates can be recognised.
  const messageId = `<${id}@${new URL(config().appOrigin).hostname}>`;
  const { from: _, ...said } = letter;
  return {
    from: senderOf(letter),
    to: { name: "", address: recipient },
    messageId,
    date: now(),
    ...said,
    headers: headersOf(mail),
  };
}

function outboxTransport(): Transport {
  const writer = once(async () =>
    (await loadNodemailer()).createTransport({ streamTransport: true, buffer: true, newline: "windows" }),
  );
  return async (mail) => {
    const folder = outboxFolder();
    makeFolder(folder);
    const { message: raw } = await (await writer()).sendMail(message(mail));
    const file = path.join(folder, `${now().toISOString().replaceAll(":", "-")}-${mail.id}.eml`);
    // Renamed when complete, so that readers never see half a mail.
    await writeFile(`${file}.part`, raw as Buffer);
    putInPlace(`${file}.part`, file);
  };
}

export function outboxFolder(): string {
  return path.join(config().dataDir, "outbox");
}

/** One connection for all due mail: opening a new one takes longer than sending a mail. */
const ONE_CONNECTION = { pool: true as const, maxConnections: 1, maxRequeues: 1, idleTimeout: 30_000 };
const LIMITS = { connectionTimeout: 10_000, greetingTimeout: 15_000, socketTimeout: 20_000 };

async function smtpServer(keepsOpen: boolean) {
  const { createTransport } = await loadNodemailer();
  const options = { url: config().smtpUrl, ...LIMITS };
  const server: Transporter = keepsOpen
    ? createTransport({ ...options, ...ONE_CONNECTION })
    : createTransport(options);
  server.use("stream", ({ message, data }, done) => {
    message.processFunc((text) => Readable.from(telling((data as Told).began, text), { objectMode: false }));
    done();
  });
  return server;
}

type Told = { began: () => void };

/** Reports when a mail's content is first read: sender and recipient are accepted, and the server asks for it. */
async function* telling(began: () => void, text: Readable) {
  began();
  yield* text;
}

function smtpTransport(keepsOpen: boolean): Transport {
  const server = once(() => smtpServer(keepsOpen));
  return async (mail) => {
    let textBegan = false;
    const told: Told = {
      began() {
        textBegan = true;
      },
    };
    try {
      await (await server()).sendMail({ ...message(mail), ...told });
    } catch (error) {
      const failure = error as SmtpError;
      const { responseCode = 0, message: reason } = failure;
      const refuses = whomItRefuses(failure);
      const cause = { cause: error };
      if (refuses === "all")
        throw textBegan && !responseCode ? new NotSent("retry", "lost answer", reason, cause) : error;
      if (refuses === "unclear") throw new NotSent("retry", refuses, reason, cause);
      if (responseCode < 500) throw new NotSent("retry", "recipient", reason, cause);
      throw new NotSent("refused", refuses, reason, cause);
    }
  };
}

/** Codes for an unavailable mailbox (RFC 5321, 4.2.3). */
const MAILBOX_CODES = new Set([550, 551, 553]);

/** An enhanced status code (RFC 3463), after the reply code or, as qmail writes it, (#5.1.1). */
const ENHANCED = /(?:^\d{3}[ -]|\(#)[245]\.(\d{1,3})\.(\d{1,3})\b/;

/**
 * Returns whom an SMTP error concerns. An enhanced status code decides: x.1 is the recipient's address, except x.1.7
 * and x.1.8, the sender's, and x.1.0, which may be either's; x.2 is the mailbox; x.0.0 says nothing. What else is
 * answered to RCPT (but 421, which ends the connection) is `unclear`: some servers say there what they refuse to
 * everybody, as by "relay not permitted". After DATA only a mailbox's code without more is, and 450 or 451 with a policy
 * (x.7) or nothing, which may be greylisting. All other errors (a blocked client or sender, a quota, a wrong login)
 * would hit everybody.
 */
function whomItRefuses({ command = "", responseCode = 0, response = "" }: SmtpError) {
  if (!["RCPT TO", "DATA"].includes(command) || !responseCode || responseCode === 421) return "all";
  const other = command === "RCPT TO" ? "unclear" : "all";
  const [, subject, detail] = ENHANCED.exec(response) ?? [];
  const isBare = !subject || (subject === "0" && detail === "0");
  if (isBare && responseCode === 450) return "recipient";
  if ([450, 451].includes(responseCode) && (isBare || subject === "7")) return "unclear";
  if (isBare) return MAILBOX_CODES.has(responseCode) ? "unclear" : other;
  if (subject === "2" || (subject === "1" && detail === "0")) return "recipient";
  return subject === "1" && detail !== "7" && detail !== "8" ? "address" : other;
}

type SmtpError = {
  responseCode?: number;
  statusCode?: number;
  response?: string;
  command?: string;
  message: string;
  code?: string;
};

/** The message stream for newsletters that every Postmark server has by default. */
const BULK_STREAM = "broadcast";

/** Postmark's 406: the recipient bounced or complained; 300: a field is invalid, which the text names. */
const isRefusedByPostmark = ({ code, message }: { code: number; message: string }) =>
  code === 406 || (code === 300 && message.includes("'To'"));

/**
 * Postmark's answers about a mail (422) that would be the same for any: a sender that is invalid (300), unknown (400) or not
 * confirmed (401), no credits (405), a closed account (413).
 */
const isForAllAtPostmark = ({ code, message }: { code: number; message: string }) =>
  [400, 401, 405, 413].includes(code) || (code === 300 && message.includes("'From'"));

function postmarkTransport(): Transport {
  const { token, url } = config().postmark as { token: string; url: string };
  const at = url ? new URL(url) : null;
  const load = once(async () => {
    const { Errors, ServerClient } = await import("postmark");
    const host = at && { useHttps: at.protocol === "https:", requestHost: at.host };
    return { Errors, client: new ServerClient(token, { ...host, fetch: fetchSayingWhy }) };
  });
  return async (mail) => {
    const { id, recipient, letter, isBulk } = mail;
    const { Errors, client } = await load();
    try {
      await client.sendEmail({
        ...(isBulk && { MessageStream: BULK_STREAM }),
        From: writeMailbox(senderOf(letter)),
        To: recipient,
        Subject: letter.subject,
        TextBody: letter.text,
        HtmlBody: letter.html,
        Headers: Object.entries(headersOf(mail)).map(([Name, Value]) => ({ Name, Value })),
        Metadata: { mail: id },
      });
    } catch (error) {
      if (error instanceof Errors.PostmarkError && isRefusedByPostmark(error))
        throw new NotSent("refused", "recipient", error.message, { cause: error });
      if (error instanceof Errors.PostmarkError && error.statusCode === 422 && !isForAllAtPostmark(error))
        throw new NotSent("retry", "unclear", error.message, { cause: error });
      // Without a status there was no response, but the request may have arrived.
      const { statusCode = 0 } = error as { statusCode?: number };
      throw statusCode === 0 && !isConnecting(error)
        ? new NotSent("retry", "lost answer", (error as Error).message, { cause: error })
        : error;
    }
  };
}

/** Postmark's client drops an error's cause, in which fetch says why, so that goes into the message. */
const fetchSayingWhy: typeof fetch = (input, init) =>
  fetch(input, init).catch((error: Error) => {
    const { code, message } = (error.cause ?? error) as { code?: string; message: string };
    throw new Error(`${error.message}: ${code ?? message}`, { cause: error });
  });

/** Errors before there is a connection: those of DNS and TCP, and OpenSSL's about certificates. */
const NO_CONNECTION =
  /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|CONNECT_TIMEOUT|EPROTO|SSL|TLS|CERT|ISSUER|LEAF_SIGNATURE|HOSTNAME_MISMATCH/;

/** Returns whether the connection could not even be made. */
function isConnecting(error: unknown): boolean {
  return NO_CONNECTION.test((error as Error).message);
}
