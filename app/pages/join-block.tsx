import type { ReactNode } from "react";
import { Icon } from "~/base/ui/icons";
import { AuthCard } from "~/identity/ui/auth-card";

type JoinBlockProps = {
  title: string;
  text: string;
  promises?: string[];
  /** The page's heading, where nothing else is above the invitation. */
  heading?: ReactNode;
  children: ReactNode;
};

/** The invitation beside the sign-up form, on home and below posts. */
export function JoinBlock({ title, text, promises = [], heading, children }: JoinBlockProps) {
  return (
    <section className="join split" id="join" aria-labelledby="join-title">
      <div className="stack">
        {heading}
        <h2 id="join-title">{title}</h2>
        <p className="lede">{text}</p>
        {promises.length > 0 && (
          <ul className="promises">
            {promises.map((promise) => (
              <li key={promise}>
                <Icon name="check" /> {promise}
              </li>
            ))}
          </ul>
        )}
      </div>
      <AuthCard>{children}</AuthCard>
    </section>
  );
}
