import { newMember } from "../support/client";
import { SLOW } from "./script-modes";
import { expect, test } from "./site";

test(
  "an operator writes an issue, looks at it, tries it and sends it to all",
  SLOW,
  async ({ openPage, server }) => {
    const { person, client } = await newMember(server);
    await client.post("/account/newsletter", { wanted: "yes" });
    const page = await openPage("on", "operator", { viewport: { width: 360, height: 640 } });
    const main = page.getByRole("main");
    const press = (name: string) => main.getByRole("button", { name, exact: true }).click();
    const open = (name: string) => main.getByRole("link", { name, exact: true }).click();
    const subject = "What we learnt";

    await page.goto("/admin/newsletter");
    await open("Write an issue");
    await page.getByLabel("Subject").fill(subject);
    await press("Save the issue");
    await expect(main.getByRole("alert")).toContainText("Write the text first.");
    await expect(page.getByLabel("Subject")).toHaveValue(subject);
    const mail = main.frameLocator('[title="The mail as it will arrive"]');
    await page.getByLabel("Text", { exact: true }).fill("Dear reader, **small** steps win.");
    await expect(mail.locator("strong")).toHaveText("small");
    await expect(mail.locator("body")).toHaveCSS("background-color", "rgb(236, 240, 248)");
    await main.getByText("Plain text", { exact: true }).click();
    await expect(mail.locator("pre")).toContainText("small steps win");
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
    // The page looks by itself, until there is nothing to pause any more.
    await expect(main.getByRole("button", { name: "Pause" })).toHaveCount(0);
    await expect(main.getByText(/(\d+) of \1 done/)).toBeVisible();
    await open("Dark theme");
    await expect(mail.locator("body")).not.toHaveCSS("background-color", "rgb(236, 240, 248)");
    const { headers, text } = await server.waitForMail(person.email, new RegExp(subject));
    expect(headers.map(({ key }) => key)).toContain("list-unsubscribe-post");
    expect(text).toContain("steps win");
  },
);

test("an operator adds a client and sees its secret until it is kept", async ({ openPage }) => {
  const page = await openPage("on", "operator", { viewport: { width: 360, height: 640 } });
  const main = page.getByRole("main");
  await page.goto("/admin/clients/new");
  await page.getByLabel("Name").fill("Circle");
  await page.getByLabel("Redirect urls").fill("https://circle.example/callback");
  await main.getByRole("button", { name: "Add the client" }).click();
  await expect(main.locator(".desk-secret")).toHaveText(/^[\w-]{32,}$/);
  await page.reload();
  await expect(main.locator(".desk-secret")).toBeVisible();
  await main.getByRole("button", { name: "I have kept it" }).click();
  await expect(main.locator(".desk-secret")).toHaveCount(0);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Circle");
  await page.getByLabel("What is it?").selectOption("wordpress");
  await page.getByLabel("ID token says name and email").uncheck();
  await main.getByRole("button", { name: "Save" }).click();
  await expect(main.getByRole("heading", { name: /^What to type into WordPress/ })).toBeVisible();
  await expect(page.getByLabel("ID token says name and email")).not.toBeChecked();
  await expect(main.getByRole("button", { name: "Copy" })).toHaveCount(20);
  await main.getByRole("link", { name: "Picture" }).click();
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle cx="5" cy="5" r="4"/></svg>`;
  await page
    .getByLabel("Picture")
    .setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(logo) });
  await main.getByRole("button", { name: "Save" }).click();
  const picture = main.locator(".client-picture");
  await expect(picture).toHaveJSProperty("naturalWidth", 9);
  await expect(picture).toHaveAttribute("alt", "");
});
