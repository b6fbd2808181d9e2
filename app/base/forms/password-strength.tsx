import { passwordRules } from "~/base/text/password";
import { Icon } from "../ui/icons";

/** The password's rules. A script ticks them while typing, and adds a strength bar. */
export function PasswordStrength({ id }: { id: string }) {
  return (
    <div className="strength" data-strength>
      <div className="strength-bar">
        <output className="strength-word">Your password needs:</output>
      </div>
      <ul className="rules" id={id}>
        {passwordRules("").map((rule) => (
          <li key={rule.id} data-rule={rule.id}>
            <Icon name="dot" />
            {rule.label}
          </li>
        ))}
      </ul>
    </div>
  );
}
