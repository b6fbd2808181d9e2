import { links } from "~/base/links";
import type { Story as StoryView } from "~/braindumper/sample-plan";
import { Layers } from "./core-sample";

/** The example on the home page, from a sentence to an app. The whole plan has a page of its own. */
export function Story({ story: { title, wrote, question, answer, line, picture } }: { story: StoryView }) {
  const layers = [
    { title: "You write", text: `“${wrote}”` },
    { title: "It asks", text: question },
    { title: "You answer", text: `“${answer}”` },
    { title: "Your plan says, word for word", text: <code>{line}</code> },
  ];
  return (
    <figure className="story">
      <figcaption>
        <h2>{title}</h2>
      </figcaption>
      <div className="core">
        <ol>
          <Layers layers={layers} />
        </ol>
        <div className="story-app">
          {picture && (
            <>
              <p>
                <strong>And this was built from it</strong>
              </p>
              <img src={picture.url} alt={picture.alt} width={540} height={900} loading="lazy" />
              <span className="sw-rork" aria-hidden="true" />
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
