import { everyFormIsPosted } from "./every-form";
import { everyFormIsRefused } from "./refused-form";
import { test } from "./site";

test.describe.configure({ mode: "parallel" });

everyFormIsPosted("off");
everyFormIsPosted("blocked");
everyFormIsPosted("entry lost");
everyFormIsRefused("on");
