import { ideaBecomesPlan } from "./idea-journeys";

// One builder without scripts and one with them; the others are in the slow suites.
ideaBecomesPlan("lovable", "off");
ideaBecomesPlan("cursor", "on");
