import { REFUSED_FORMS } from "../support/refused-forms";
import { provoke } from "./pages";
import { slowUnless } from "./script-modes";
import { expect, test } from "./site";

test.describe.configure({ mode: "parallel" });

// What its page holds: tests/whole/refused-forms.page.test.ts.
for (const role of new Set(REFUSED_FORMS.map(({ as }) => as))) {
  for (const mode of role === "dreamer" ? (["off", "on"] as const) : (["on"] as const)) {
    test(
      `each form of a ${role} that is refused puts the focus on what is wrong and leads to its fields, scripts ${mode}`,
      slowUnless(role === "dreamer"),
      async ({ openPage, people }) => {
        const page = await openPage(mode, role);
        for (const refused of REFUSED_FORMS.filter(({ as }) => as === role)) {
          await test.step(refused.name, async () => {
            await provoke(page, refused, people);
            const summary = page.getByRole("main").getByRole("alert").filter({ hasText: refused.error });
            await expect(summary).toBeFocused();
            for (const link of await summary.getByRole("link").all()) {
              const id = ((await link.getAttribute("href")) ?? "").slice(1);
              await expect(page.locator(`[id="${id}-error"]`)).toBeVisible();
              await link.click();
              await expect(page.locator(`[id="${id}"]`)).toBeFocused();
            }
            // Following its links has not taken it away.
            await expect(summary).toBeVisible();
          });
        }
      },
    );
  }
}
