import type { HTMLAttributes } from "react";

type ItemsProps = HTMLAttributes<HTMLUListElement> & { texts: string[]; itemClass?: string };

/** A list of texts; nothing where there is none. */
export function Items({ texts, itemClass, ...rest }: ItemsProps) {
  if (texts.length === 0) return null;
  return (
    <ul {...rest}>
      {texts.map((text) => (
        <li key={text} className={itemClass}>
          {text}
        </li>
      ))}
    </ul>
  );
}
