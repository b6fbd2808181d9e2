import type { ReactNode } from "react";
import { AuthCard } from "./auth-card";
import { Icon } from "./icons";

type JoinBlockProps = { title: string; text: string; promises?: string[]; children: ReactNode };

/** The invitation beside the sign-up form, on home and below posts. */
export function JoinBlock({ title, text, promises = [], children }: JoinBlockProps) {
  return (
    <section className="join split" id="join" aria-labelledby="join-title">
      <div className="stack">
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
