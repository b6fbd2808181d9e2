import { expect, it, onTestFinished } from "vitest";
import { deliverDueMail } from "~/mail/deliver";
import type { Envelope } from "~/mail/transports";
import { siteContent } from "~/site/site.server";
import { withDatabase } from "../support/database";
import { newSubscribers } from "../support/newsletter";
import { operatorSignedIn } from "../support/operators";
import { Visitor } from "../support/visitor";

withDatabase();

it("an issue's links lead to the site from mail, page and feed, whatever form they have, and code stays", async () => {
  const { newsletter } = siteContent();
  onTestFinished(() => void Object.assign(newsletter, { archive: false }));
  Object.assign(newsletter, { archive: true });
  const { visitor } = await operatorSignedIn();
  await newSubscribers(1);
  const code = "const a = handlers[name](/^a$/);\n![](http://a.example/b.png)\n{{braindumper}}";
  const body = `\`\`\`js\n${code}\n\`\`\`\n\n[tools][t] and [tools](</tools>) and [tools]( /tools) and [here](./blog)\n\n[t]: /tools`;
  const saved = await visitor.post("/admin/newsletter/new", { revision: "0", subject: "One", body });
  await visitor.post(`${saved.location}/send`, { revision: "1" });
  const mails: Envelope[] = [];
  const transport = async (mail: Envelope) => void mails.push(mail);
  await deliverDueMail(transport);
  const stranger = new Visitor();
  const page = String((await stranger.get("/newsletter/1")).data.html);
  const feed = (await stranger.get("/newsletter/feed.xml")).text;
  for (const [text, site] of [
    [mails[0]?.letter.html ?? "", "http://127.0.0.1:3000"],
    [page, ""],
    [feed, "http://127.0.0.1:3000"],
  ] as const) {
    const links = [...text.matchAll(/<a href="([^"]*)"[^>]*>(?:tools|here)</g)].map(([, url]) => url);
    expect(links).toEqual([`${site}/tools`, `${site}/tools`, `${site}/tools`, `${site}/blog`]);
    expect(text.replace(/<[^>]*>/g, "")).toContain(code);
  }
});
