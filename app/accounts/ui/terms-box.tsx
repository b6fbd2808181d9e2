import type { ComponentProps } from "react";
import { links } from "~/base/links";
import { Checkbox } from "~/site/ui/form";

/** The checkbox to accept the terms, wherever an account is made. */
export function TermsBox({ field }: Pick<ComponentProps<typeof Checkbox>, "field">) {
  return (
    <Checkbox field={field} gates>
      I accept the <a href={links.terms()}>terms</a> and the <a href={links.privacy()}>privacy policy</a>
    </Checkbox>
  );
}
