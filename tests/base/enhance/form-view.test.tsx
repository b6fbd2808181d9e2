// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { z } from "zod";
import { defineForm } from "~/base/forms/form";
import { useFormView } from "~/base/forms/form-view";
import { Checkbox, TextField } from "~/base/ui/form";
import { formView } from "~/site/form-page";
import { draw, one } from "../../support/draw";

const form = defineForm({
  id: "form",
  schema: z.object({ old: z.string(), fresh: z.string(), box: z.boolean() }),
  fields: { old: { label: "Old" }, fresh: { label: "New" }, box: { label: "Box", type: "checkbox" } },
});

function Page({ sent }: { sent: Record<string, string> }) {
  const stored = formView(form, { old: "stored", fresh: "stored", box: "on" });
  const { fields } = useFormView(stored, { status: "error", initialValue: sent, error: {} });
  return (
    <>
      <TextField field={fields.old} />
      <TextField field={fields.fresh} />
      <Checkbox field={fields.box} />
    </>
  );
}

const shown = () =>
  ["old", "fresh", "box"].map((name) => {
    const { type, value, checked } = one<HTMLInputElement>(`[name=${name}]`);
    return type === "checkbox" ? checked : value;
  });

it("a refused form has what was sent, also what was emptied, and the stored value of what its page did not have", () => {
  draw(<Page sent={{ old: "", box: "" }} />);
  expect(shown()).toEqual(["", "stored", false]);
  draw(<Page sent={{ old: "typed", fresh: "" }} />);
  expect(shown()).toEqual(["typed", "", true]);
});
