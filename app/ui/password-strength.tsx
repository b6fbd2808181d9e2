import { passwordRules, passwordScore, strengthWord } from "~/domain/password";
import { classNames } from "./class-names";
import { useHydrated } from "./hydrated";
import { Icon } from "./icons";

/** The rules of a password as a list; where scripts run each is ticked while typing and a bar shows the score. */
export function PasswordStrength({ id, typed }: { id: string; typed: string }) {
  const hydrated = useHydrated();
  const score = passwordScore(typed);
  const live = hydrated && typed !== "";
  return (
    <div className="strength" data-strength>
      <div className="strength-bar">
        <output className="strength-word">{live ? strengthWord(score) : "Your password needs:"}</output>
        {hydrated && (
          <meter
            min={0}
            max={100}
            low={55}
            high={95}
            optimum={100}
            value={score}
            aria-label="Password strength"
          >
            {score} of 100
          </meter>
        )}
      </div>
      <ul className="rules" id={id}>
        {passwordRules(typed).map((rule) => (
          <li key={rule.id} data-rule={rule.id} className={classNames(live && rule.met && "is-met")}>
            <Icon name={live && rule.met ? "check" : "dot"} />
            {rule.label}
            {live && rule.met && <span className="sr-only"> (met)</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
