import { describe, expect, it } from "vitest";
import { downloadText, readContext, storeContext } from "~/braindumper/generated-context";

const PLAN = "# Plan\r\n\n</textarea><script>alert(1)</script> 🌱 \u202E";

describe("readContext", () => {
  it.each([
    ["a JSON row", '{"prompt":"p","prd":"k","type":"lovable"}', "p", "k"],
    ["a JSON row without a knowledge file", '{"prompt":"p","type":"lovable"}', "p", ""],
    ["a JSON row whose knowledge file is null", '{"prompt":"p","prd":null,"type":"lovable"}', "p", ""],
    ["an older row with plain text", "Build a shop.", "Build a shop.", ""],
    ["broken JSON", '{"prompt":"p', '{"prompt":"p', ""],
    ["JSON without a prompt", '{"prd":"k"}', '{"prd":"k"}', ""],
    ["a prompt that is no text", '{"prompt":{"a":1}}', '{"prompt":{"a":1}}', ""],
    ["a JSON text", '"p"', '"p"', ""],
    ["JSON null", "null", "null", ""],
    ["a JSON list", "[1]", "[1]", ""],
    ["nothing", "", "", ""],
    ["a prototype in JSON", '{"__proto__":{"prompt":"p"}}', '{"__proto__":{"prompt":"p"}}', ""],
  ])("lovable, %s", (_, stored, prompt, prd) => {
    expect(readContext("lovable", stored)).toEqual({ type: "lovable", prompt, prd });
  });

  it.each(["cursor", "bolt", "replit", "rork", "older-builder"])(
    "%s is text, whatever it looks like",
    (platform) => {
      const stored = '{"prompt":"p","prd":"k"}';
      expect(readContext(platform, stored)).toEqual({ type: "text", text: stored });
    },
  );
});

it("what is stored is read back unchanged", () => {
  const lovable = { type: "lovable", prompt: PLAN, prd: `${PLAN}\n"` } as const;
  expect(readContext("lovable", storeContext(lovable))).toEqual(lovable);
  expect(storeContext({ type: "text", text: PLAN })).toBe(PLAN);
});

it("a plan for lovable is stored as prompt, prd and type", () => {
  expect(JSON.parse(storeContext({ type: "lovable", prompt: "p", prd: "" }))).toEqual({
    prompt: "p",
    prd: "",
    type: "lovable",
  });
});

it.each([
  [{ type: "text", text: PLAN }, PLAN],
  [{ type: "lovable", prompt: PLAN, prd: "" }, PLAN],
  [{ type: "lovable", prompt: "p", prd: "k" }, "# Initial Prompt\n\np\n\n# Knowledge File\n\nk\n"],
] as const)("%j is downloaded as one text", (context, text) => {
  expect(downloadText(context)).toBe(text);
});
