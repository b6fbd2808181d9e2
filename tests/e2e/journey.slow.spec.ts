import { ideaBecomesPlan } from "./idea-journeys";

ideaBecomesPlan("cursor", "blocked");
ideaBecomesPlan("lovable", "on");
