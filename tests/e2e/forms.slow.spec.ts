import { everyFormIsPosted } from "./every-form";
import { test } from "./site";

test.describe.configure({ mode: "parallel" });

everyFormIsPosted("blocked");
everyFormIsPosted("entry lost");
