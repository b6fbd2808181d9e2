import { z } from "zod";
import { descriptionProblem, tidyDescription, tooLongProblem } from "../description";
import { APP_TYPES, PLATFORMS } from "../platforms";
import { defineForm } from "./form";

const draft = z.string().max(60).default("");
/** Back is a submit button too: it saves what is there, however unfinished (but not too long). */
const go = z.enum(["next", "back"]).default("next");
const goField = { label: "Go", type: "hidden" } as const;
const draftField = { label: "Draft", type: "hidden" } as const;

export const platformForm = defineForm({
  id: "platform",
  schema: z.object({
    draft,
    /** "content": chosen on a page of the content, which is the same for everybody and knows no draft. */
    from: z.literal("content").optional().catch(undefined),
    platform: z.enum(PLATFORMS, "Please select a platform"),
  }),
  fields: {
    draft: draftField,
    from: { label: "From", type: "hidden", optional: true },
    platform: { label: "Platform" },
  },
});

export const describeForm = defineForm({
  id: "describe",
  schema: z
    .object({ draft, go, description: z.string().default("").transform(tidyDescription) })
    .superRefine(({ go, description }, context) => {
      const message = go === "next" ? descriptionProblem(description) : tooLongProblem(description);
      if (message) context.addIssue({ code: "custom", path: ["description"], message });
    }),
  fields: {
    draft: draftField,
    go: goField,
    description: {
      label: "Describe your idea",
      type: "textarea",
      hint: "Tip it all out: who uses it, what they do, what matters, what you do not want. 10 to 2000 characters.",
      placeholder:
        "A social app for dog owners where they can share photos of their dogs, find other owners nearby and arrange walks together…",
    },
  },
});

export const appTypeForm = defineForm({
  id: "app-type",
  schema: z
    .object({ draft, go, appType: z.enum(APP_TYPES, "Please select an app type").optional() })
    .superRefine(({ go, appType }, context) => {
      if (go === "next" && !appType)
        context.addIssue({ code: "custom", path: ["appType"], message: "Please select an app type" });
    }),
  fields: { draft: draftField, go: goField, appType: { label: "App type" } },
});

export const generateForm = defineForm({
  id: "generate",
  schema: z.object({ draft, go }),
  fields: { draft: draftField, go: goField },
});

/** On the page of a job that failed: back to the summary, or have the built-in planner write it. */
export const againForm = defineForm({
  id: "again",
  schema: z.object({ writer: z.enum(["model", "built-in"]).default("model") }),
  fields: { writer: { label: "Writer", type: "hidden" } },
});
