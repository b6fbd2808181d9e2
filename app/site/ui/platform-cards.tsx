import type { BoundField } from "~/base/forms/form-view";
import { classNames } from "~/base/ui/button";
import { controlProps, FieldError } from "~/base/ui/form";
import { Icon } from "~/base/ui/icons";
import {
  APP_TYPE_NAMES,
  APP_TYPES,
  type AppType,
  PLATFORM_NAMES,
  PLATFORM_NOTES,
  PLATFORMS,
  type Platform,
  SWATCHES,
} from "~/site/idea/platforms";

type PlatformCardsProps = {
  /** The one of the idea at hand. */
  chosen?: Platform | null;
  /** The one of the newest plan, marked while none is chosen. */
  lastTime?: Platform | null;
};

/** Step 1: each card is a submit button. For use inside a PostForm. */
export function PlatformCards({ chosen, lastTime }: PlatformCardsProps) {
  const marked = chosen ?? lastTime;
  return (
    <ul className="platforms">
      {PLATFORMS.map((platform) => (
        <li key={platform}>
          <button
            type="submit"
            name="platform"
            value={platform}
            className={classNames("platform", platform === marked && "is-chosen")}
            aria-current={platform === chosen ? "true" : undefined}
          >
            <span className={`platform-swatch ${SWATCHES[platform]}`} aria-hidden="true" />
            <span className="platform-text">
              <span className="platform-name">{PLATFORM_NAMES[platform]}</span>
              <span className="fine">{PLATFORM_NOTES[platform]}</span>
              {platform === marked && (
                <span className="platform-chosen">
                  <Icon name="check" /> {chosen ? "Chosen" : "Last time"}
                </span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const APP_TYPE_NOTES: Record<AppType, string> = {
  mobile: "Installed on a phone, made for thumbs",
  web: "Opened in a browser, on any screen",
};

/** Step 3: two radio buttons as cards. The first one has the field's id, which the error summary links to. */
export function AppTypeCards({ field }: { field: BoundField }) {
  const { id, ...control } = controlProps(field);
  return (
    <fieldset className={classNames("field app-types", field.error && "in-error")} data-gates>
      <legend className={classNames(field.required && "is-required")}>{field.label}</legend>
      <FieldError field={field} />
      {APP_TYPES.map((appType, index) => (
        <label key={appType} className="app-type flow">
          <input
            {...control}
            id={index === 0 ? id : `${id}-${appType}`}
            type="radio"
            value={appType}
            defaultChecked={field.defaultValue === appType}
          />
          <Icon name={appType} />
          <span className="app-type-text">
            <strong>{APP_TYPE_NAMES[appType]}</strong>
            <span>{APP_TYPE_NOTES[appType]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
