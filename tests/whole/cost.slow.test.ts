import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { closeDatabase, transaction } from "~/base/data/database";
import { fromNow, MINUTE_MS, now } from "~/base/kernel/clock";
import { newId } from "~/base/kernel/ids";
import { markdownProblem } from "~/base/text/markdown-bounds";
import { MOST_ROUNDS } from "~/braindumper/data/rounds";
import { storeContext } from "~/braindumper/generated-context";
import { writePlan } from "~/braindumper/planner";
import { MOST_VERSIONS } from "~/braindumper/saved-plan";
import { addressed } from "~/routes";
import * as tables from "~/tables";
import { newContentFolder } from "../support/content-folder";
import { withDatabase } from "../support/database";
import { operatorSignedIn } from "../support/operators";
import { newPlan } from "../support/plans";
import { SERVE_ARGS, startServer } from "../support/server";

const database = withDatabase();

/** In ms, on the machine that this was written on, where a plain page took PLAIN_MS. */
const [PIECE_MS, ALL_MS, PLAIN_MS] = [50, 200, 3];
const PLAIN = "/auth/forgot-password";

/** As much of a unit as one text may have, after a beginning. */
function most(unit: string, bytes: number, beginning = ""): string {
  const times = (share: number) =>
    beginning + unit.repeat(Math.floor((share * bytes) / Buffer.byteLength(unit)));
  for (let share = 1; share > 0.02; share *= 0.8) if (!markdownProblem(times(share))) return times(share);
  throw new Error(`Nothing of this is taken: ${unit}`);
}

const ISSUE = 39_000;
const COSTLY_TEXTS = [
  "- a\n",
  "a *b* [c](/d) ",
  "# a\n\n",
  "> a\n\n",
  "|a|b|\n|-|-|\n|c|d|\n\n",
  "![a](/b) ",
  "`a` ",
  "[x]: /y\n\n[x] ",
];
const POSTS = 600;
const CODE = `\`\`\`ts\n${'const a: string = f("b", 1); // c\n'.repeat(600)}\`\`\`\n\n`;

async function writeContent() {
  const content = newContentFolder();
  const day = (n: number) => new Date(Date.UTC(2020, 0, 1 + n)).toISOString().slice(0, 10);
  const post = (slug: string, n: number, text: string) =>
    content.write(
      `posts/${slug}.md`,
      `---\nslug: ${slug}\ntitle: Post ${n}\ndate: ${day(n)}\ntags: [all, t${n % 40}, u${n % 7}]\nseo:\n  description: About ${n}\n---\n\n${text}`,
    );
  const paragraph = "Some *words* and a [link](../blog) with `code` in them, as people write.\n\n";
  for (let n = 0; n < POSTS; n++)
    await post(`post-${n}`, n, `${CODE.slice(0, 800)}\n\`\`\`\n\n${paragraph.repeat(100)}`);
  for (let n = 0; n < 20; n++)
    await post(`long-${n}`, POSTS + n, most(COSTLY_TEXTS[n % COSTLY_TEXTS.length] ?? "", 200_000, CODE));
  for (const name of ["small", "large"])
    await content.write(
      `pages/${name}.md`,
      `---\ntitle: ${name}\ndescription: d\n---\n\n${name === "small" ? "a" : most(paragraph, 400_000, CODE)}`,
    );
  const redirects = Object.fromEntries(
    Array.from({ length: 3000 }, (_, n) => [`/old/${n}`, `/blog/post-${n % POSTS}`]),
  );
  await content.write("redirects.json", JSON.stringify(redirects));
  await content.changeJson("site.json", (site) => ({
    ...site,
    newsletter: { ...(site.newsletter as object), archive: true },
  }));
  return content.folder;
}

async function insert(
  table: Parameters<Parameters<Parameters<typeof transaction>[0]>[0]["insert"]>[0],
  rows: object[],
) {
  for (let at = 0; at < rows.length; at += 200)
    await transaction((tx) => tx.insert(table as never).values(rows.slice(at, at + 200) as never));
}

const many = <T>(length: number, row: (n: number) => T): T[] => Array.from({ length }, (_, n) => row(n));

/** Fills every table with what forms and imports accept. @returns values for the parameters of routes, small and large */
async function fill(userId: string) {
  const at = now();
  await insert(
    tables.users,
    many(10_000, (n) => ({
      id: `member-${n}`,
      email: `m${n}@example.test`,
      name: `Member ${n}`,
      passwordHash: "none",
      createdAt: at,
      verifiedAt: n % 2 ? at : null,
    })),
  );
  await insert(
    tables.newsletterSubscriptions,
    many(10_000, (n) => ({
      id: newId(),
      email: `s${n}@example.test`,
      consentText: "Yes",
      consentForm: "site",
      consentedAt: at,
      confirmedAt: at,
    })),
  );
  await insert(
    tables.waitlistEntries,
    many(10_000, (n) => ({ id: newId(), email: `w${n}@example.test`, consentText: "Yes", createdAt: at })),
  );
  await insert(
    tables.auditEvents,
    many(10_000, (n) => ({
      id: newId(),
      userId: n % 3 ? userId : `member-${n}`,
      kind: "signed_in",
      ip: "192.0.2.1",
      operatorId: n % 2 ? userId : null,
      createdAt: at,
    })),
  );
  await insert(
    tables.sessions,
    many(100, (n) => ({
      id: newId(),
      userId,
      secretHash: newId(),
      state: {},
      userAgent: `Browser ${n}`,
      signedInAt: at,
      createdAt: at,
      lastSeenAt: at,
      expiresAt: fromNow(60 * MINUTE_MS),
    })),
  );
  await insert(
    tables.outgoingMail,
    many(5000, (n) => ({
      id: newId(),
      recipient: `m${n}@example.test`,
      letter: null,
      kind: "verify",
      status: n % 2 ? "sent" : "refused",
      attempts: 1,
      lastError: "550 no",
      dueAt: at,
      createdAt: at,
    })),
  );
  await insert(
    tables.invitations,
    many(500, (n) => ({
      id: newId(),
      number: n + 1,
      secretHash: newId(),
      note: "n".repeat(80),
      usesMax: 1,
      uses: 0,
      createdAt: at,
      expiresAt: fromNow(1e9),
    })),
  );
  await insert(
    tables.ssoClients,
    many(100, (n) => ({
      id: `client-${n}`,
      name: `Client ${n}`,
      secretHash: "x",
      redirectUris: [`https://c${n}.example/cb`],
      logoutUris: [],
      isFirstParty: false,
      createdAt: at,
    })),
  );
  await insert(
    tables.ssoGrants,
    many(100, (n) => ({
      userId,
      clientId: `client-${n}`,
      scopes: ["openid"],
      createdAt: at,
      lastUsedAt: at,
    })),
  );
  await insert(
    tables.ssoRefusals,
    many(2000, (n) => ({
      id: newId(),
      clientId: `client-${n % 2}`,
      reason: "x",
      redirectUri: "https://x.example/",
      place: "authorize",
      createdAt: at,
    })),
  );
  const issue = (n: number, status: string, body: string) => ({
    id: `issue-${status}-${n}`,
    number: status === "sent" ? n : null,
    subject: `Issue ${n}`,
    body,
    status,
    revision: 1,
    createdAt: at,
    updatedAt: at,
    startedAt: status === "sent" ? at : null,
    endedAt: status === "sent" ? at : null,
    archive: status === "sent" ? "shown" : null,
  });
  const text = (n: number) => most(COSTLY_TEXTS[n % COSTLY_TEXTS.length] ?? "", ISSUE);
  await insert(tables.newsletterIssues, [
    issue(1, "sent", "a"),
    ...many(300, (n) => issue(n + 2, "sent", text(n))),
    issue(1, "draft", "a"),
    ...many(8, (n) => issue(n + 2, "draft", text(n))),
  ]);
  await insert(
    tables.newsletterMails,
    many(10_000, (n) => ({
      id: `issue-sent-9.${n}`,
      issueId: "issue-sent-9",
      subscriptionId: `s${n}`,
      status: n % 4 ? "sent" : "refused",
      attempts: 1,
      lastError: "550 no",
      dueAt: at,
    })),
  );
  const letters = (n: number, length: number) =>
    many(length, (line) => "abcdefghijklmnopqrstuvwxyz"[(line * (n + 3)) % 26]).join("\n");
  const answers = (n: number) =>
    many(7, (q) => ({ id: `q${q}`, question: `Question ${q}?`, answer: letters(n + q, 249) }));
  const version = (n: number, projectId: string, userId: string) => {
    const idea = {
      platform: "cursor" as const,
      appType: "web" as const,
      description: letters(n, 999),
      name: "Letters",
      answers: answers(n),
    };
    return {
      ...newPlan(),
      id: n === 1 ? projectId : `${projectId}-${n}`,
      projectId,
      version: n,
      userId,
      ...idea,
      title: "Letters",
      generatedContext: storeContext(writePlan(idea as never)),
      searchText: "letters",
      visited: [],
      createdAt: at,
      sharedId: `shared-${projectId}-${n}`,
    };
  };
  await insert(
    tables.brainDumps,
    many(300, (n) => ({
      ...version(1, `plan-${n}`, userId),
      description: "A shop for bread",
      answers: [],
      generatedContext: "# Plan",
    })),
  );
  await insert(
    tables.brainDumps,
    many(MOST_VERSIONS, (n) => version(n + 1, "large", userId)),
  );
  await insert(
    tables.rounds,
    many(MOST_ROUNDS, (n) => ({
      id: `round-${n}`,
      userId,
      planId: "large",
      kind: "wrong",
      words: letters(n, 1500),
      createdAt: at,
    })),
  );
}

/** An address of each route, with queries that show more. A new parameter has its value here. */
function addresses(size: "small" | "large"): string[] {
  const isLarge = size === "large";
  const values: [RegExp, Record<string, string[]>][] = [
    [/^blog\/tags/, { tag: [isLarge ? "all" : "t3"] }],
    [
      /^(blog|share)\//,
      {
        slug: isLarge ? many(COSTLY_TEXTS.length, (n) => `long-${n}`) : ["post-3"],
        name: [isLarge ? "long-1" : "post-3"],
      },
    ],
    [/^newsletter\//, { number: isLarge ? many(COSTLY_TEXTS.length, (n) => `${n + 2}`) : ["1"] }],
    [/^(braindumps|braindumper)\//, { id: [isLarge ? `large-${MOST_VERSIONS}` : "plan-1"] }],
    [/^shared\//, { id: [isLarge ? "shared-large-2" : "shared-plan-1-1"] }],
    [
      /^admin\/newsletter\//,
      {
        id: isLarge
          ? many(COSTLY_TEXTS.length, (n) => `issue-draft-${n + 2}`).concat("issue-sent-9", "new")
          : ["issue-draft-1"],
      },
    ],
    [/^admin\/clients\//, { id: ["client-1"] }],
    [/^admin\/members\//, { id: isLarge ? ["member-1"] : ["member-2"] }],
    [/^admin\/:section/, { section: ["members"], id: ["member-1"], act: ["delete"] }],
  ];
  const others: Record<string, string[]> = {
    name: ["x"],
    id: ["x"],
    hash: ["x"],
    partner: ["cursor"],
    list: ["newsletter"],
    "*": ["x"],
  };
  const filled = addressed.flatMap(({ path: route = "" }) => {
    const own = values.find(([of]) => of.test(route))?.[1] ?? {};
    const parts = [...route.matchAll(/:(\w+)|\*/g)].map(([part, name = part]) => name);
    const counts = parts.map((part) => (own[part] ?? others[part])?.length ?? Number.NaN);
    if (counts.some(Number.isNaN)) throw new Error(`${route} has a parameter without a value here.`);
    return many(
      Math.max(1, ...counts),
      (n) =>
        `/${route.replace(/:(\w+)|\*/g, (part, name = part) => {
          const of = own[name] ?? others[name] ?? [];
          return of[n % of.length] ?? "";
        })}`,
    );
  });
  const queries = isLarge
    ? [
        `/braindumps/large-${MOST_VERSIONS}/changes?since=1`,
        "/braindumps/large/rounds?round=round-7",
        "/braindumps?q=letters",
        "/admin/members?q=member",
        "/admin/newsletter/issue-draft-2/preview?view=text",
        "/admin/newsletter/issue-draft-3/preview?view=light",
        "/admin/newsletter/issue-draft-7/preview?view=text",
        "/admin/newsletter/new?post=long-1",
        "/admin/newsletter/new/preview?view=text&post=long-1",
        "/large",
        "/old/7",
        "/braindumper/summary?ask=day",
      ]
    : [
        "/braindumps/plan-1/changes?since=1",
        "/admin/newsletter/issue-draft-1/preview?view=text",
        "/admin/newsletter/issue-draft-1/preview?view=light",
        "/admin/newsletter/new?post=post-3",
        "/small",
      ];
  return [...filled.filter((url) => !/large-50\/(edit|builder|share|delete)$/.test(url)), ...queries];
}

it("no answer keeps the site busy for longer than a bound, whatever forms and imports have accepted", {
  timeout: 900_000,
}, async () => {
  const { operator, visitor } = await operatorSignedIn();
  await fill(operator.id);
  const secret = visitor.cookies.get("session");
  await closeDatabase();
  const measuredIn = path.join(database.dataDir(), "measured.txt");
  const server = await startServer({
    env: {
      DATA_DIR: database.dataDir(),
      CONTENT_DIR: await writeContent(),
      MEASURED_IN: measuredIn,
      METRICS_TOKEN: "",
    },
    program: ["--require", path.resolve("tests/support/measure-cpu.cjs"), ...SERVE_ARGS],
  });
  const lines = () => {
    try {
      return readFileSync(measuredIn, "utf8").trim().split("\n");
    } catch {
      return [];
    }
  };
  const cost = async (url: string, as: "operator" | "stranger") => {
    const before = lines().length;
    const headers: Record<string, string> = { Accept: "text/html", "Accept-Encoding": "br, gzip" };
    if (as === "operator") headers.Cookie = `session=${secret}`;
    const response = await fetch(server.url + url, { redirect: "manual", headers });
    const bytes = (await response.arrayBuffer()).byteLength;
    await expect.poll(() => lines().length, { interval: 5 }).toBeGreaterThan(before);
    const [all = 0, piece = 0] = (lines().at(-1) ?? "").split(" ").map(Number);
    return { as, url, status: response.status, kb: Math.round(bytes / 1024), all, piece };
  };
  try {
    // Once for the machine: it compiles what runs often.
    for (const url of addresses("small"))
      for (const as of ["stranger", "operator"] as const)
        for (let times = 0; times < 3; times++) await cost(url, as);
    const plain =
      (
        await Promise.resolve().then(async () => {
          const found = [];
          for (let times = 0; times < 15; times++)
            found.push((await cost(`${PLAIN}?n=${times}`, "stranger")).all);
          return found;
        })
      ).sort((a, b) => a - b)[7] ?? 0;
    const answers: Awaited<ReturnType<typeof cost>>[] = [];
    for (const url of addresses("large"))
      for (const as of ["stranger", "operator"] as const) answers.push(await cost(url, as));
    const rows = answers
      .sort((a, b) => b.piece - a.piece)
      .map(({ as, url, status, kb, all, piece }) => ({
        url,
        as,
        status,
        kb,
        all: all.toFixed(1),
        piece: piece.toFixed(1),
        "all in plain pages": (all / plain).toFixed(1),
        "piece in plain pages": (piece / plain).toFixed(1),
      }));
    console.log(`A plain page: ${plain.toFixed(2)} ms`);
    console.table(rows.slice(0, 60));
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const over = answers.filter(
      ({ piece, all }) => piece / plain > PIECE_MS / PLAIN_MS || all / plain > ALL_MS / PLAIN_MS,
    );
    expect(
      over.map(({ url, as, piece, all }) => `${url} as ${as}: ${piece} ms in one piece, ${all} ms in all`),
    ).toEqual([]);
  } finally {
    await server.stop();
  }
});
