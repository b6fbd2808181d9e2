import { ideaBecomesPlan } from "./idea-journeys";

// The builders and script modes that are left out of journey.spec.ts.
ideaBecomesPlan("lovable", "on");
ideaBecomesPlan("cursor", "blocked");
ideaBecomesPlan("bolt", "off");
ideaBecomesPlan("replit", "on");
ideaBecomesPlan("rork", "off");
