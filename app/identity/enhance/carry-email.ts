import { all } from "~/base/enhance/dom";

/** Passes the email that is being typed on to links to other account forms. */
export function carryEmail(): void {
  const [field] = all<HTMLInputElement>("input[type=email]");
  const links = all<HTMLAnchorElement>("a[data-email]");
  field?.addEventListener("input", () => {
    for (const link of links) {
      const { pathname, searchParams } = new URL(link.href);
      searchParams.delete("email");
      if (field.value) searchParams.set("email", field.value);
      link.setAttribute("href", `${pathname}${searchParams.size > 0 ? "?" : ""}${searchParams}`);
    }
  });
}
