import type { ReactNode } from "react";
import { Icon } from "./icons";

type NoticeProps = {
  kind?: "info" | "ok" | "warn" | "bad";
  title?: string;
  children?: ReactNode;
  /** Set when the notice is the outcome of what the user did. */
  role?: "status" | "alert";
};

const ICONS = { info: "info", ok: "check", warn: "alert", bad: "alert" } as const;

/** A panel of text in the page. For temporary messages use Flash. */
export function Notice({ kind = "info", title, children, role }: NoticeProps) {
  return (
    <div className={`notice notice-${kind}`} role={role}>
      <Icon name={ICONS[kind]} />
      <div className="notice-text">
        {title && <p className="notice-title">{title}</p>}
        {children}
      </div>
    </div>
  );
}

export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <div className="empty-bore sw-none" aria-hidden="true" />
      <p className="empty-text">{text}</p>
      {children && <div className="actions">{children}</div>}
    </div>
  );
}
