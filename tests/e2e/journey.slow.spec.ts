import { IDEAS, ideaBecomesPlan } from "./idea-journeys";

for (const mode of ["on", "off", "blocked"] as const) for (const each of IDEAS) ideaBecomesPlan(each, mode);
