import { IDEAS, ideaBecomesPlan } from "./idea-journeys";

// Each builder once, in turns with scripts and without. All of them in all modes are in the slow suites.
for (const [at, each] of IDEAS.entries()) ideaBecomesPlan(each, at % 2 === 0 ? "off" : "on");
