import { useEffect, useRef, useState } from "react";
import { links } from "~/links";
import { buttonClass } from "./button";
import { Flash } from "./flash";

const JOINED = {
  kind: "success",
  title: "Welcome to the community!",
  text: "It opened in a new tab.",
  seconds: 5,
} as const;

/**
 * The invitation to the community after the email was verified. The server sends it as an open dialog; with
 * scripts it becomes modal. Both answers are a post and end the invitation.
 */
export function CommunityWelcome({ path }: { path: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [outcome, setOutcome] = useState<"joined" | "failed" | null>(null);
  useEffect(() => {
    const node = dialog.current;
    if (!node?.showModal) return;
    node.close();
    node.showModal();
  }, []);

  const answer = (value: "join" | "later") =>
    fetch(links.communityWelcome(), {
      method: "POST",
      body: new URLSearchParams({ answer: value, to: path }),
      redirect: "manual",
      // Sent even when the user leaves the page at once.
      keepalive: true,
    }).catch(() => {});
  const later = () => {
    dialog.current?.close();
    answer("later");
  };
  const join = () => {
    // Without noopener, because only then a blocked window can be noticed. The page is our own.
    const opened = window.open(links.community(), "_blank");
    setOutcome(opened ? "joined" : "failed");
    if (!opened) return;
    opened.opener = null;
    dialog.current?.close();
    answer("join");
  };

  return (
    <>
      <dialog
        open
        ref={dialog}
        className="dialog stack welcome"
        aria-labelledby="welcome-title"
        onCancel={() => answer("later")}
      >
        <h2 id="welcome-title">Join Our Community!</h2>
        <p>
          Thanks for verifying your email. Meet people who build apps with AI, and ask when you are stuck.
        </p>
        <form
          method="post"
          action={links.communityWelcome()}
          onSubmit={(event) => {
            event.preventDefault();
            const { submitter } = event.nativeEvent as SubmitEvent;
            if ((submitter as HTMLButtonElement | null)?.value === "later") later();
            else join();
          }}
        >
          <input type="hidden" name="to" value={path} />
          <div className="actions">
            <button type="submit" name="answer" value="join" formTarget="_blank" className={buttonClass()}>
              {outcome === "failed" ? "Try again" : "Join Community"}
            </button>
            <button type="submit" name="answer" value="later" className={buttonClass("secondary")}>
              Maybe Later
            </button>
          </div>
        </form>
        {outcome === "failed" && (
          <p role="alert" className="copy-failed">
            Could not open Community
          </p>
        )}
      </dialog>
      {outcome === "joined" && <Flash flash={JOINED} />}
    </>
  );
}
