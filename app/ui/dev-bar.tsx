import { SCRIPT_MODE_PATH, SCRIPT_MODES } from "./dev-script-modes";

/** In development only: switches scripts off, blocked, late or throwing; and the script that reloads after an edit. */
export function DevBar() {
  return (
    <>
      <form method="get" action={SCRIPT_MODE_PATH} className="dev-bar" aria-label="Development: scripts">
        <span>Scripts</span>
        {SCRIPT_MODES.map((mode) => (
          <button key={mode} type="submit" name="mode" value={mode}>
            {mode}
          </button>
        ))}
      </form>
      <script type="module" src="/@vite/client" />
    </>
  );
}
