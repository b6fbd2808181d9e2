import { expect, it } from "vitest";
import { firstWords, nameIn } from "~/braindumper/planner";

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

it.each([
  ["Our street shares tools: ladders, drills and a big tent.", "Our street shares tools"],
  ["Allotments, 85 plots. im the secretary, a plumber by trade.", "Allotments, 85 plots"],
  ["coach of u12 girls football team,, every week 30 messages", "coach of u12 girls football team"],
  [
    "A shop where neighbours order bread and the baker sees what to bake tomorrow.",
    "A shop where neighbours order bread",
  ],
  ["Our club house has room for (about) forty people, every Saturday", "Our club house has room"],
  [
    "I want a list of what everyone brings to our street party, twice a year",
    "A list of what everyone brings to our street party",
  ],
  [
    "App where my 3 kids and I share what is in the fridge, and who eats it",
    "App where my 3 kids and I share what is in the fridge",
  ],
  [
    "An app for parents to lend and borrow toys with other parents of the same class",
    "An app for parents to lend and borrow toys",
  ],
  [
    "We are a small charity giving furniture to families coming out of the shelter",
    "We are a small charity giving furniture to families coming…",
  ],
])("without a name, a title ends with a clause: %s", (idea, title) => {
  expect(firstWords(idea)).toBe(title);
});
