import { mailedLinksWork } from "./mailed-links";
import { test } from "./site";

test.describe.configure({ mode: "parallel" });

// A member's own browser, and a browser that was never here, are in tests/routes/mailed-links.test.ts; each link in the
// browser that is left out here is in the slow suites.
mailedLinksWork(0);
