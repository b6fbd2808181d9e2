import { PLATFORMS } from "~/domain/platforms";
import { PLATFORM_LABELS, SWATCHES } from "./labels";

/** The example of the home page: an idea as it was typed, and lines of the plan that Braindumper made of it. */
export function SamplePlan() {
  return (
    <div className="sample">
      <figure className="sample-idea">
        <figcaption>What went in</figcaption>
        <blockquote>
          A social app for dog owners where they can share photos of their dogs, find other owners nearby and
          arrange walks together. Each dog has a profile with breed and age. Owners can chat before they meet.
        </blockquote>
      </figure>
      <figure className="sample-plan">
        <figcaption>What came out, in part</figcaption>
        <pre>
          <b># Social app for dog owners</b>
          {PLAN_BEFORE}
          <mark>Then</mark>
          {PLAN_AFTER}
          <mark>Done when</mark>
          {PLAN_END}
        </pre>
      </figure>
      <div className="sample-forms">
        <p>Written for the builder you use:</p>
        <ul>
          {PLATFORMS.map((platform) => (
            <li key={platform} className="builder">
              <span className={SWATCHES[platform]} aria-hidden="true" /> {PLATFORM_LABELS[platform]}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const PLAN_BEFORE = `

## Roles
- Dog owner: share photos, find owners nearby, arrange walks, chat before they meet
- Moderator (implied): hide what was reported

## Data model
- Walk: start time, meeting point, duration, status
- Dog: photo, breed, age, name
- Message: text, sent at, read

## S3 Dog owner can arrange walks together
- Given the dog owner sees two free times and one taken.
- When they arrange walks together.
- `;

const PLAN_AFTER = ` the walk is confirmed with day and time, and that time is no longer offered to anybody.
- Otherwise: if someone else was faster, the next free time is proposed.

## Phase 1: Every screen with sample walks
- `;

const PLAN_END = `: on a phone, Walks shows four sample walks with start time and meeting point.`;
