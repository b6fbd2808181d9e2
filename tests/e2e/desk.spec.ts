import { newMember } from "../support/client";
import { expect, test } from "./site";

for (const mode of ["off", "on"] as const) {
  test(`an operator finds a member, disables and enables the account, and reads it in the trail, scripts ${mode}`, async ({
    openPage,
    server,
  }) => {
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
    await page.getByLabel("What").selectOption("Account disabled by an administrator");
    await press("Show");
    await expect(main.getByRole("row")).toHaveCount(2);
    await expect(main.getByRole("row").last()).toContainText(person.email);
  });
}
