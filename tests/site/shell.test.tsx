import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Shell } from "~/site/ui/shell";

const nav = (count: number, label: string) =>
  Array.from({ length: count }, (_, at) => ({ label, href: `/place-${at}` }));
const shell = (name: string, entries: ComponentProps<typeof Shell>["nav"]) =>
  renderToStaticMarkup(
    <Shell
      {...{ site: { name, brand: null }, user: null, nav: entries, hasPlans: true, footerNav: [] }}
      {...{ theme: "system", path: "/", footer: false, width: "page", children: null }}
    />,
  );

test("a name and entries too long for one row of the header are behind its menu at every width", () => {
  expect(shell("Loam", nav(7, "Braindumper"))).toContain("nav-wide");
  const long = shell("The Society of Friends of Peat and Moss", nav(9, "Long words here"));
  expect(long).not.toContain("nav-wide");
  expect(long.match(/href="\/place-/g)).toHaveLength(9);
});
