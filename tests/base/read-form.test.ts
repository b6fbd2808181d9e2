import { describe, expect, it } from "vitest";
import type { FieldSpec } from "~/base/forms/form";
import { formFields, receiveForm } from "~/base/http/read-form";
import { BODY_LIMIT_BYTES } from "~/base/kernel/request-context";

const URLENCODED = "application/x-www-form-urlencoded";

function post(body: BodyInit | null, type: string | null = URLENCODED, headers: Record<string, string> = {}) {
  const request = new Request("http://127.0.0.1:3000/", {
    method: "POST",
    body,
    headers,
    duplex: "half",
  } as RequestInit);
  if (type === null) request.headers.delete("Content-Type");
  else if (type !== "own") request.headers.set("Content-Type", type);
  return request;
}

async function readForm(
  request: Request,
  known: string[],
  fields?: Record<string, FieldSpec>,
  fileMax?: number,
) {
  return formFields((await receiveForm(request, fileMax)).formData(), known, fields);
}

async function read(request: Request, known = ["name", "text"]) {
  return Object.fromEntries(await readForm(request, known));
}
const statusOf = (request: Request) =>
  read(request).then(
    () => 200,
    (refusal) => refusal.init.status as number,
  );

function multipart(parts: [name: string, value: string | File][]) {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  return post(form, "own");
}

describe("a posted form", () => {
  it("reads both kinds of form, byte for byte", async () => {
    const text = "A & B = 100% + 🌱\r\nline";
    expect(await read(post(new URLSearchParams({ name: "Ann", text })))).toEqual({ name: "Ann", text });
    expect(
      await read(
        multipart([
          ["name", "Ann"],
          ["text", text],
        ]),
      ),
    ).toEqual({ name: "Ann", text });
    const type = "Application/X-WWW-Form-URLEncoded; charset=UTF-8";
    expect(await read(post("name=Ann", type))).toEqual({ name: "Ann" });
  });

  it("leaves a missing field out, and takes an empty body for an empty form", async () => {
    expect(await read(post("name=Ann"))).toEqual({ name: "Ann" });
    expect(await read(post(""))).toEqual({});
    expect(await read(post(null))).toEqual({});
  });

  it("drops every field that the form does not know", async () => {
    const extra =
      "user_id=1&available_tokens=99&role=admin&email_verified=1&created_at=0&generated_context=x";
    expect(await read(post(`name=Ann&${extra}`))).toEqual({ name: "Ann" });
  });

  it("prototype keys never get through", async () => {
    const keys = ["__proto__", "constructor", "constructor[prototype][x]", "__proto__[x]", "name.__proto__"];
    const body = new URLSearchParams([["name", "Ann"], ...keys.map((key) => [key, "polluted"])]);
    expect(await read(post(body))).toEqual({ name: "Ann" });
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  it("takes a NUL out", async () => {
    expect(await read(post("name=A%00nn"))).toEqual({ name: "Ann" });
  });

  it("makes a soft line break a line end in a text and a blank in a line, and leaves a password as typed", async () => {
    const fields: Record<string, FieldSpec> = {
      name: { label: "Name" },
      text: { label: "Text", type: "textarea" },
      markdown: { label: "Text", type: "textarea", isMarkdown: true },
      password: { label: "Password", type: "password" },
    };
    const typed = "First line\vsecond\u0001 line\u2028third";
    const body = new URLSearchParams({
      name: typed,
      text: typed,
      markdown: `${typed}\n\n    code\v{`,
      password: typed,
    });
    expect(Object.fromEntries(await readForm(post(body), Object.keys(fields), fields))).toEqual({
      name: "First line second line third",
      text: "First line\nsecond line\nthird",
      markdown: "First line  \nsecond line  \nthird\n\n    code\n{",
      password: typed,
    });
  });

  it("takes a file in its field, in base64, and over the limit of a form with it only what the file may have", async () => {
    const fields: Record<string, FieldSpec> = {
      name: { label: "Name" },
      logo: { label: "Logo", type: "file" },
    };
    const take = (size: number) => {
      const parts = multipart([
        ["name", "Ann"],
        ["logo", new File([new Uint8Array(size)], "logo.png")],
      ]);
      return readForm(parts, Object.keys(fields), fields, 100_000);
    };
    const { name, logo } = Object.fromEntries(await take(100_000));
    expect([name, Buffer.from(String(logo), "base64").length]).toEqual(["Ann", 100_000]);
    await expect(take(100_000 + BODY_LIMIT_BYTES)).rejects.toMatchObject({ init: { status: 413 } });
    await expect(readForm(post("logo=x"), ["logo"], fields)).rejects.toMatchObject({
      init: { status: 400 },
    });
  });

  it("takes broken UTF-8 and broken escapes as text", async () => {
    expect(await read(post("name=%ff%fe&text=%zz%"))).toEqual({ name: "\ufffd\ufffd", text: "%zz%" });
  });
});

describe("what cannot be read is refused, never a crash", () => {
  it.each<[string, () => Request, number]>([
    ["a repeated field", () => post("name=Ann&name=Bea"), 400],
    ["a file where text is expected", () => multipart([["name", new File(["x"], "x.txt")]]), 400],
    ["an empty file", () => multipart([["name", new File([], "x.txt")]]), 400],
    [
      "a text and a file of one name",
      () =>
        multipart([
          ["name", "Ann"],
          ["name", new File(["x"], "x")],
        ]),
      400,
    ],
    ["JSON", () => post('{"name":"Ann"}', "application/json"), 415],
    ["plain text", () => post("name=Ann", "text/plain"), 415],
    ["no type", () => post("name=Ann", null), 415],
    ["XML", () => post("<name/>", "application/xml"), 415],
    ["a type that hides one", () => post("name=Ann", "text/plain; application/x-www-form-urlencoded"), 415],
    ["multipart without a boundary", () => post("name=Ann", "multipart/form-data"), 400],
    ["multipart rubbish", () => post("rubbish", "multipart/form-data; boundary=x"), 400],
    [
      "multipart cut short",
      () =>
        post(
          '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAnn',
          "multipart/form-data; boundary=x",
        ),
      400,
    ],
    [
      "multipart without names",
      () => post("--x\r\n\r\nAnn\r\n--x--\r\n", "multipart/form-data; boundary=x"),
      400,
    ],
    ["JSON that says it is a multipart form", () => post("{}", "multipart/form-data; boundary={}"), 400],
  ])("%s", async (_, request, status) => {
    expect(await statusOf(request())).toBe(status);
  });

  it("a file under a name that the form does not know is dropped", async () => {
    expect(
      await read(
        multipart([
          ["name", "Ann"],
          ["avatar", new File(["x"], "x.png")],
        ]),
      ),
    ).toEqual({ name: "Ann" });
  });
});

describe("a form has 64 KB at most", () => {
  it("a body of that size passes, one byte more does not", async () => {
    const body = `name=${"a".repeat(BODY_LIMIT_BYTES - 5)}`;
    expect(await statusOf(post(body))).toBe(200);
    expect(await statusOf(post(`${body}a`))).toBe(413);
  });

  it("a body that says its size is refused unread", async () => {
    let pulled = 0;
    const body = new ReadableStream(
      {
        pull(controller) {
          pulled += 1;
          controller.enqueue(new Uint8Array(1000));
        },
      },
      { highWaterMark: 0 },
    );
    expect(await statusOf(post(body, URLENCODED, { "Content-Length": String(BODY_LIMIT_BYTES + 1) }))).toBe(
      413,
    );
    expect(pulled).toBe(0);
  });

  it("a body without a size is left when it has become too long", async () => {
    let sent = 0;
    let cancelled = false;
    const long = new ReadableStream(
      {
        cancel() {
          cancelled = true;
        },
        pull(controller) {
          sent += 8192;
          controller.enqueue(new Uint8Array(8192).fill(97));
          if (sent > 10 * BODY_LIMIT_BYTES) controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    expect(await statusOf(post(long))).toBe(413);
    expect(sent).toBeLessThanOrEqual(BODY_LIMIT_BYTES + 2 * 8192);
    // Cancelling would cut the connection, and the answer would never arrive.
    expect(cancelled).toBe(false);
  });

  it("10,000 fields and a very long name do no harm", async () => {
    const many = Array.from({ length: 10_000 }, (_, n) => `f${n}`).join("&");
    expect(await read(post(`${many}&name=Ann`))).toEqual({ name: "Ann" });
    expect(await read(post(`${"n".repeat(60_000)}=x&name=Ann`))).toEqual({ name: "Ann" });
  });
});
