// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { addCopyButtons } from "~/base/enhance/copy";
import { makeTabs } from "~/base/enhance/tabs";
import { CopyButton } from "~/base/ui/copy-button";
import { guide } from "~/braindumper/enhance/guided";
import { GuidedButtons } from "~/braindumper/ui/guided-buttons";
import { PlanPanels } from "~/braindumper/ui/plan-panels";
import { draw, one } from "../../support/draw";

// No page is open here.
vi.mock("@remix-run/react", () => ({ useSearchParams: () => [new URLSearchParams()] }));

const COPIES = { what: "Context", target: "text", note: "/go/copy/1" } as const;
const STEPS = [
  { href: "#text", label: "Copy context", done: false, copies: COPIES },
  { href: "/go/cursor", label: "Open Cursor", done: false, newTab: true },
  { href: "/go/node", label: "Install Node", done: false, newTab: true },
];

// No link leads away.
addEventListener("click", (event) => event.preventDefault());

let write: ReturnType<typeof vi.fn>;
const asked = vi.fn(async (_: string) => new Response());

beforeEach(() => {
  vi.useFakeTimers();
  write = vi.fn(async () => {});
  vi.stubGlobal("navigator", { clipboard: { writeText: write }, onLine: true });
  vi.stubGlobal("fetch", asked);
  asked.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const press = async (node: HTMLElement) => {
  node.click();
  await vi.advanceTimersByTimeAsync(0);
};
const states = () =>
  [...document.querySelectorAll<HTMLElement>("[data-guide]")].map((step) =>
    `${step.dataset.guide} ${step.querySelector("[data-guide-text]")?.textContent}`.trim(),
  );

it("a list of a plan's parts becomes tabs for arrow keys, Home and End, and the open one is in the address", () => {
  draw(<PlanPanels prompt="Build it." knowledge="Know it." />);
  makeTabs();
  const [prompt, knowledge] = document.querySelectorAll<HTMLElement>("[role=tablist] [role=tab]");
  const shown = () =>
    [...document.querySelectorAll("[role=tabpanel]")].filter((part) => !part.hasAttribute("data-off"));
  expect(shown().map(({ id }) => id)).toEqual(["prompt"]);
  const opens = ["ArrowRight", "ArrowLeft", "End", "Home", "ArrowLeft"].map((key) => {
    const selected = [prompt, knowledge].find((tab) => tab?.ariaSelected === "true");
    selected?.dispatchEvent(new KeyboardEvent("keydown", { key }));
    expect(document.activeElement?.ariaSelected).toBe("true");
    return shown().map(({ id }) => id);
  });
  expect(opens.flat()).toEqual(["knowledge", "prompt", "knowledge", "prompt", "knowledge"]);
  expect([prompt?.tabIndex, knowledge?.tabIndex, knowledge?.ariaSelected]).toEqual([-1, 0, "true"]);
  expect(location.hash).toBe("#knowledge");
  draw(<PlanPanels prompt="Build it." knowledge="Know it." />);
  makeTabs();
  expect(shown().map(({ id }) => id)).toEqual(["knowledge"]);
  location.hash = "";
});

it("'legacy (prompt only, no prd)': an older plan without a Knowledge File is its prompt alone", () => {
  draw(<PlanPanels prompt="Build it." knowledge="" />);
  makeTabs();
  addCopyButtons();
  expect(document.body.textContent).not.toContain("Knowledge");
  expect([...document.querySelectorAll("pre")].map(({ textContent }) => textContent)).toEqual(["Build it."]);
  expect(document.querySelectorAll("[role=tab]")).toHaveLength(0);
});

it("a plan is copied by a button that says so for two seconds", async () => {
  draw(
    <CopyButton label="Copy Context" what="Context" target="text" note="/go/copy/1" />,
    <pre id="text">A plan.</pre>,
  );
  addCopyButtons();
  expect(document.body.textContent).not.toContain("Select the text");
  await press(one("[data-copy] button"));
  expect(write).toHaveBeenCalledWith("A plan.");
  expect(asked.mock.calls.map(([url]) => url)).toEqual(["/go/copy/1"]);
  expect(one("[data-copy] button").textContent).toBe("Copied!");
  await vi.advanceTimersByTimeAsync(2000);
  expect(one("[data-copy] button").textContent).toBe("Copy Context");
});

it("where the browser refuses to copy, the text is selected and the page says so", async () => {
  write.mockRejectedValue(new Error("no"));
  draw(<CopyButton label="Copy" what="Prompt" target="text" />, <pre id="text">A plan.</pre>);
  addCopyButtons();
  await press(one("[data-copy] button"));
  expect(one("[data-copy] .copy-outcome").textContent).toBe("Failed to copy Prompt. The text is selected.");
  expect(getSelection()?.toString()).toBe("A plan.");
  expect(asked).not.toHaveBeenCalled();
});

it("recovery codes are copied one a line", async () => {
  draw(
    <CopyButton label="Copy" what="Codes" target="codes" />,
    <ul id="codes">
      <li>one</li>
      <li>two</li>
    </ul>,
  );
  addCopyButtons();
  await press(one("[data-copy] button"));
  expect(write).toHaveBeenCalledWith("one\ntwo");
});

it("a step that is clicked is done at once, and the one after it is next", async () => {
  draw(<GuidedButtons steps={STEPS} />);
  guide();
  expect(states()).toEqual(["next Next", "later", "later"]);
  await press(one("[href='/go/cursor']"));
  expect(states()).toEqual(["later", "done Done", "next Next"]);
});

it("the copy step copies in place of leading to a page, and so does the copy button for it", async () => {
  const page = [
    <GuidedButtons key="1" steps={STEPS} />,
    <CopyButton key="2" label="Copy" what="Context" target="text" note="/go/copy/1" />,
    <pre key="3" id="text">
      A plan.
    </pre>,
  ];
  for (const pressed of ["[data-copies]", "[data-copy] button"]) {
    draw(...page);
    guide();
    addCopyButtons();
    await press(one(pressed));
    expect(write).toHaveBeenLastCalledWith("A plan.");
    await vi.advanceTimersByTimeAsync(2000);
    expect(states()).toEqual(["done Done", "next Next", "later"]);
  }
  expect(one("[data-copies]").role).toBe("button");
});

it("of two texts, each copy button does its own step; a link that carries a prompt is none", async () => {
  const copies = (target: string, note: string) => ({ what: "Prompt", target, note }) as const;
  const steps = [
    { href: "#a", label: "Copy prompt", done: false, copies: copies("a", "/go/prompt") },
    { href: "/go/lovable", label: "Open", done: false, newTab: true },
    { href: "https://own.example/", label: "Start", done: false, newTab: true, isUnnoted: true },
    { href: "#b", label: "Copy file", done: false, copies: copies("b", "/go/knowledge") },
  ];
  draw(
    <GuidedButtons key="1" steps={steps} />,
    <CopyButton key="2" label="Copy" what="PRD" target="b" note="/go/knowledge" />,
    <pre key="3" id="b">
      Know it.
    </pre>,
  );
  const marks = [...document.querySelectorAll("[data-guide-number]")].map((mark) => mark.textContent);
  expect(marks).toEqual(["1", "2", "or", "3"]);
  guide();
  addCopyButtons();
  await press(one("[data-copy] button"));
  expect(states()).toEqual(["next Next", "later", "done Done"]);
});
