import type { ReactNode } from "react";

export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <div className="empty-bore sw-none" aria-hidden="true" />
      <p className="empty-text">{text}</p>
      {children && <div className="actions">{children}</div>}
    </div>
  );
}
