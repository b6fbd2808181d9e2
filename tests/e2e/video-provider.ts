import http from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Frame, type Page } from "@playwright/test";

/** A post with a video, where the site has one. */
export const VIDEO_POST = "/blog/build-an-app-in-15-minutes-with-lovable";

/** The provider's player as far as its messages go: tells its state to a page that listens, as YouTube's does. */
const PLAYER = `<!doctype html><title>Player</title><body>A player
<script>
  let listener;
  addEventListener("message", ({ data, source, origin }) => {
    const { event } = JSON.parse(data);
    if (event === "listening") {
      listener = (message) => source.postMessage(JSON.stringify(message), origin);
      listener({ event: "initialDelivery", info: { playerState: -1 } });
    }
  });
  /** 1 plays, 2 is paused, 0 has ended. */
  window.tell = (playerState) => {
    listener({ event: "onStateChange", info: playerState });
    listener({ event: "infoDelivery", info: { playerState, currentTime: 1 } });
  };
</script>`;

/** A stand-in for a video provider and for any other site whose page is shown in a frame, on a port of its own. */
export async function startProvider() {
  const asked: string[] = [];
  const server = http.createServer(({ url = "" }, response) => {
    asked.push(url);
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(PLAYER);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // Another origin by its name, so that nothing of it counts as the site's own.
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    /** Paths that were asked for. */
    asked,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The player's frame, once it and the page have found each other. */
export async function playerOf(page: Page, origin: string): Promise<Frame> {
  const find = () => page.frames().find((each) => each.url().startsWith(origin));
  await expect.poll(find).toBeDefined();
  const frame = find() as Frame;
  await frame.waitForFunction("typeof listener === 'function'");
  return frame;
}
