import { ideaBecomesPlan, PLATFORMS } from "./idea-journeys";

// Each builder once, in turns without scripts and with them.
for (const [at, platform] of PLATFORMS.entries()) ideaBecomesPlan(platform, at % 2 === 0 ? "off" : "on");
