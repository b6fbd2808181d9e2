import { NEW_TAB, NewTabHint } from "~/base/ui/button";
import { Icon } from "~/base/ui/icons";

type VideoProps = {
  video: { title: string; poster: string; frameUrl: string; pageUrl: string };
};

/** A video on another site: a poster that links to it. With scripts a click loads the player in its place (enhance/video). */
export function Video({ video: { title, poster, frameUrl, pageUrl } }: VideoProps) {
  const { host } = new URL(pageUrl);
  return (
    <figure className="video">
      <div className="video-box" data-video={frameUrl} data-title={title}>
        <a className="video-poster" href={pageUrl} {...NEW_TAB}>
          {poster ? (
            <img src={poster} alt="" width="1280" height="720" />
          ) : (
            <span className="video-drawing sw-cursor" aria-hidden="true" />
          )}
          <span className="video-label">
            <Icon name="play" /> <strong>{title}</strong>
            <NewTabHint />
          </span>
        </a>
      </div>
      <figcaption>
        Playing it loads {host}, which then sees your visit. <a href={pageUrl}>Watch it there</a>
      </figcaption>
    </figure>
  );
}

/** Parameters of the provider's player: the script API, inline playback, no unrelated videos, no autoplay. */
const PARAMETERS = { enablejsapi: "1", playsinline: "1", rel: "0", autoplay: "0" };

/** Returns the URL of a video's frame; `origin` is that of the page that talks to it. */
export function videoFrameUrl(embed: string, id: string, origin: string): string {
  const url = new URL(embed + encodeURIComponent(id));
  for (const [name, value] of Object.entries({ ...PARAMETERS, origin })) url.searchParams.set(name, value);
  return url.href;
}
