import { newMember } from "../support/client";
import { SLOW, slowUnless } from "./script-modes";
import { expect, test } from "./site";

for (const mode of ["off", "on"] as const) {
  test(
    `an operator finds a member, disables and enables the account, and reads it in the trail, scripts ${mode}`,
    SLOW,
    async ({ openPage, server }) => {
      const { person, client } = await newMember(server);
      const page = await openPage(mode, "operator", { viewport: { width: 360, height: 640 } });
      const main = page.getByRole("main");
      const press = (name: string) => main.getByRole("button", { name }).click();
      const open = (name: string) => main.getByRole("link", { name, exact: true }).click();

      await page.goto("/admin");
      await open("Members");
      await page.getByLabel("Search names and emails").fill(person.email);
      await press("Search");
      await open(person.email);
      await open("Disable");
      await press("Disable");
      await expect(page.getByText("The account is disabled")).toBeVisible();
      await expect(main).toContainText("verified, disabled");
      expect((await client.get("/account")).status()).toBe(303);

      await open("Enable");
      await press("Enable");
      await expect(page.getByText("The account is enabled")).toBeVisible();
      await client.signIn(person);

      await open("Trail");
      await page.getByLabel("Member's email").fill(person.email);
      await page.getByLabel("What").selectOption("Account disabled by an operator");
      await press("Show");
      await expect(main.getByRole("row")).toHaveCount(2);
      await expect(main.getByRole("row").last()).toContainText(person.email);
    },
  );

  test(
    `an operator writes an issue, looks at it, tries it and sends it to all, scripts ${mode}`,
    slowUnless(mode === "off"),
    async ({ openPage, server }) => {
      const { person, client } = await newMember(server);
      await client.post("/account/newsletter", { wanted: "yes" });
      const page = await openPage(mode, "operator", { viewport: { width: 360, height: 640 } });
      const main = page.getByRole("main");
      const press = (name: string) => main.getByRole("button", { name, exact: true }).click();
      const open = (name: string) => main.getByRole("link", { name, exact: true }).click();
      const subject = `What we learnt, scripts ${mode}`;

      await page.goto("/admin/newsletter");
      await open("Write an issue");
      await page.getByLabel("Subject").fill(subject);
      await press("Save the issue");
      await expect(main.getByRole("alert")).toContainText("Write the text first.");
      await expect(page.getByLabel("Subject")).toHaveValue(subject);
      const mail = main.frameLocator('[title="The mail as it will arrive"]');
      await page.getByLabel("Text", { exact: true }).fill("Dear reader, **small** steps win.");
      // With scripts it is there without a press.
      const renew = () => (mode === "off" ? press("Show what is typed") : undefined);
      await renew();
      await expect(mail.locator("strong")).toHaveText("small");
      await expect(mail.locator("body")).toHaveCSS("background-color", "rgb(236, 240, 248)");
      await main.getByText("Plain text", { exact: true }).click();
      await renew();
      await expect(mail.locator("pre")).toContainText("**small**");
      await expect(main.getByRole("radio", { name: "Plain text" })).toBeChecked();
      await expect(page.getByLabel("Subject")).toHaveValue(subject);
      await press("Save the issue");
      await expect(page.getByText("The issue is saved")).toBeVisible();
      await expect(mail.locator("strong")).toHaveText("small");

      await press("Save and send the test");
      const said = await page.getByText("Saved, and on its way to").innerText();
      await server.waitForMail(said.split(" ").at(-1) ?? "", new RegExp(subject));

      await main.getByRole("link", { name: /^Send to \d+ reader/ }).click();
      await main.getByRole("button", { name: /^Send to \d+ reader/ }).click();
      // With scripts the page looks by itself, until there is nothing to pause any more.
      if (mode === "on") await expect(main.getByRole("button", { name: "Pause" })).toHaveCount(0);
      else
        await expect(async () => {
          await page.reload();
          await expect(main.getByText(/(\d+) of \1 done/)).toBeVisible({ timeout: 500 });
        }).toPass();
      await expect(main.getByText(/(\d+) of \1 done/)).toBeVisible();
      await open("Dark theme");
      await expect(main.getByRole("link", { name: "Dark theme" })).toHaveAttribute("aria-current", "true");
      await expect(mail.locator("body")).not.toHaveCSS("background-color", "rgb(236, 240, 248)");
      const { headers, text } = await server.waitForMail(person.email, new RegExp(subject));
      expect(headers.map(({ key }) => key)).toContain("list-unsubscribe-post");
      expect(text).toContain("steps win");
    },
  );

  test(
    `an operator adds a client and sees its secret until it is kept, scripts ${mode}`,
    slowUnless(mode === "on"),
    async ({ openPage }) => {
      const page = await openPage(mode, "operator", { viewport: { width: 360, height: 640 } });
      const main = page.getByRole("main");
      await page.goto("/admin/clients/new");
      await page.getByLabel("Name").fill(`Circle ${mode}`);
      await page.getByLabel("Redirect urls").fill("https://circle.example/callback");
      await main.getByRole("button", { name: "Add the client" }).click();
      await expect(main.locator(".desk-secret")).toHaveText(/^[\w-]{32,}$/);
      await page.reload();
      await expect(main.locator(".desk-secret")).toBeVisible();
      await main.getByRole("button", { name: "I have kept it" }).click();
      await expect(main.locator(".desk-secret")).toHaveCount(0);
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(`Circle ${mode}`);
      await page.getByLabel("What is it?").selectOption("wordpress");
      await page.getByLabel("ID token says name and email").uncheck();
      await main.getByRole("button", { name: "Save" }).click();
      await expect(main.getByRole("heading", { name: /^What to type into WordPress/ })).toBeVisible();
      await expect(page.getByLabel("ID token says name and email")).not.toBeChecked();
      await expect(main.getByRole("button", { name: "Copy" })).toHaveCount(mode === "on" ? 20 : 0);
      await main.getByRole("link", { name: "Picture" }).click();
      const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle cx="5" cy="5" r="4"/></svg>`;
      await page
        .getByLabel("Picture")
        .setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(logo) });
      await main.getByRole("button", { name: "Save" }).click();
      const picture = main.locator(".client-picture");
      await expect(picture).toHaveJSProperty("naturalWidth", 9);
      await expect(picture).toHaveAttribute("alt", "");
    },
  );
}
