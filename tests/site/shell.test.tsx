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

test("every entry is in the header, in a row that wraps, and in its menu, however long they are", () => {
  const long = shell("The Society of Friends of Peat and Moss", nav(9, "Long words here"));
  expect(long.match(/href="\/place-/g)).toHaveLength(18);
});
