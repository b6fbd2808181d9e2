import { links } from "~/base/links";
import type { Story as StoryView } from "~/braindumper/sample-plan";
import { hatch } from "./core-sample";

/** The example on the home page, from a sentence to an app. The whole plan has a page of its own. */
export function Story({ story: { title, wrote, question, answer, line, picture } }: { story: StoryView }) {
  const rows = [
    { title: "You write", text: `“${wrote}”` },
    { title: "It asks", text: question },
    { title: "You answer", text: `“${answer}”` },
    { title: "Your plan says, word for word", text: line, isCode: true },
  ];
  return (
    <figure className="story">
      <figcaption>
        <h2>{title}</h2>
      </figcaption>
      <div className="core">
        <ol>
          {rows.map(({ title, text, isCode }, row) => (
            <li key={title}>
              <span className={`core-swatch ${hatch(row)}`} aria-hidden="true" />
              <p>
                <strong>{title}</strong> {isCode ? <code>{text}</code> : text}
              </p>
            </li>
          ))}
        </ol>
        <div className="story-app">
          {picture && (
            <>
              <p>
                <strong>And this was built from it</strong>
              </p>
              <img src={picture.url} alt={picture.alt} width={540} height={900} loading="lazy" />
            </>
          )}
          <p>
            <a href={links.example()}>Read the whole plan</a>
          </p>
        </div>
      </div>
    </figure>
  );
}
