import { deskLinks } from "~/base/desk-links";
import { PostForm, SubmitButton } from "~/base/ui/form";
import { Items } from "~/base/ui/items";
import { Notice } from "~/base/ui/notice";

/** After a restore: says what mail waits, and offers to send or drop it. */
export function HeldMail({ texts, mayEnd }: { texts: string[]; mayEnd: boolean }) {
  return (
    <Notice kind="warn" title="Mail is held">
      <Items className="squares" texts={texts} />
      {mayEnd && (
        <PostForm action={deskLinks.mail()}>
          <input type="hidden" name="mail" value="" />
          <div className="actions">
            <SubmitButton name="change" value="drop-held" variant="danger-solid">
              Drop what the backup held
            </SubmitButton>
            <SubmitButton name="change" value="release" variant="secondary">
              Send all of it
            </SubmitButton>
          </div>
        </PostForm>
      )}
    </Notice>
  );
}
