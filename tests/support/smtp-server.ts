import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach } from "vitest";
import { checkMails } from "./strict-mail";

type Stage = "greeting" | "auth" | "mail" | "rcpt" | "data";
type Taken = { from: string; to: string[]; raw: Buffer; user?: unknown };

/**
 * Runs a mail server for each test of the file. It accepts everything unless told otherwise. `encrypts`: offers
 * STARTTLS with an untrusted certificate.
 */
export function withSmtpServer({ encrypts = false } = {}) {
  let server: SMTPServer;
  let received: Taken[] = [];
  let connections = 0;
  let refused: { at: Stage; answer: string; concerns: (email: string) => boolean } | null = null;

  function refusal(at: Stage): Error | null {
    if (refused?.at !== at) return null;
    const [code, ...says] = refused.answer.split(" ");
    return Object.assign(new Error(says.join(" ")), { responseCode: Number(code) });
  }

  beforeEach(async () => {
    received = [];
    connections = 0;
    refused = null;
    server = new SMTPServer({
      // The sender keeps its connection open, so do not wait for it when closing.
      closeTimeout: 1,
      disabledCommands: encrypts ? [] : ["STARTTLS"],
      authOptional: true,
      logger: false,
      onConnect(_, answer) {
        connections += 1;
        answer(refusal("greeting"));
      },
      onAuth({ username }, _, answer) {
        const error = refusal("auth");
        if (error) answer(error);
        else answer(null, { user: username });
      },
      onMailFrom: (_, __, answer) => answer(refusal("mail")),
      onRcptTo: ({ address }, _, answer) => answer(refused?.concerns(address) ? refusal("rcpt") : null),
      onData(stream, session, answer) {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk) => chunks.push(chunk));
        stream.on("end", () => {
          const error = refusal("data");
          const { mailFrom, rcptTo } = session.envelope;
          if (!error)
            received.push({
              from: mailFrom ? mailFrom.address : "",
              to: rcptTo.map(({ address }) => address),
              raw: Buffer.concat(chunks),
              user: session.user,
            });
          answer(error);
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  });
  afterEach(async () => {
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await checkMails(received.map(({ raw }) => raw));
  });

  return {
    /** `login`: user and password as in a URL, with the @. */
    url: (login = "") => `smtp://${login}127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    /** From now on answers with this code and text at this stage; at RCPT optionally only for some recipients. */
    refuse(at: Stage, answer: string, concerns = (_email: string) => true) {
      refused = { at, answer, concerns };
    },
    /** From now on accepts everything again. */
    accept() {
      refused = null;
    },
    received: () => received,
    connections: () => connections,
  };
}
