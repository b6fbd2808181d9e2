import { mailedLinksWork } from "./mailed-links";
import { test } from "./site";

test.describe.configure({ mode: "parallel" });

mailedLinksWork(1);
