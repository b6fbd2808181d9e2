import { passwordRules } from "~/domain/password";
import { Icon } from "./icons";

/** The rules of a password as a list. A script ticks each while typing and adds a bar with the score. */
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
