import { links } from "~/base/links";
import { buttonClass } from "~/base/ui/button";

/**
 * The invitation to the community after the email is verified. The server sends it as an open dialog, and a script
 * makes it modal (site/enhance/welcome). Either answer is a post and ends the invitation.
 */
export function CommunityWelcome({ path }: { path: string }) {
  return (
    <dialog
      open
      className="dialog stack welcome"
      aria-labelledby="welcome-title"
      data-welcome={links.community()}
    >
      <h2 id="welcome-title">Join Our Community!</h2>
      <p>Thanks for verifying your email. Meet people who build apps with AI, and ask when you are stuck.</p>
      <form method="post" action={links.communityWelcome()}>
        <input type="hidden" name="to" value={path} />
        <div className="actions">
          <button type="submit" name="answer" value="join" formTarget="_blank" className={buttonClass()}>
            Join Community
          </button>
          <button type="submit" name="answer" value="later" className={buttonClass("secondary")}>
            Maybe Later
          </button>
        </div>
      </form>
      <p role="alert" className="copy-failed" data-blocked hidden>
        Could not open Community
      </p>
    </dialog>
  );
}
