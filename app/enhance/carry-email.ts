import { all } from "./dom";

/** Takes the email that is being typed along to the other forms about an account. */
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
