import { expect, it } from "vitest";
import { nameIn } from "~/braindumper/planner";

it.each([
  ["KilnShare is the missing marketplace between owners and potters.", "KilnShare"],
  ["SurfSync - the app for my surf school in Ericeira.", "SurfSync"],
  ["Letterbox - an app that reads letters aloud.", "Letterbox"],
  ["I want an app called “Bread Now” for our street.", "Bread Now"],
  ["Biscuit is our class hamster.", ""],
  ["An app for my sister, who is called Anna.", ""],
  ["This is an app for dog owners.", ""],
  ["Subject: a booking app for us", ""],
  ["The app is for dog owners.", ""],
  ["Subject: the interpreter thing", ""],
])("a name that the author gave is the plan's: %s", (idea, name) => {
  expect(nameIn(idea)).toBe(name);
});
