import { beforeAll, describe, expect, it } from "vitest";
import { warmPlanner } from "~/planner";
import { read } from "./reading";

beforeAll(warmPlanner, 60_000);

const SOAP =
  "i make soap at home. ppl msg me for prices all day. want a form - date, scent, size - then i send a qoute, they say yes and pay half upfront";
const GROOMER =
  "i do dog grooming out of my van. people should pick a package, say where the dog is, get a price right away and book a time";
const BAND =
  "our brass band has 90 marches in a google sheet and nobody knows which version we play. drag marches into a programme. concerts with place and pay and who can make it";
const WALL = `## What
Booking for a climbing wall.

## Who
Members, day visitors, and the front desk.

## Needs
1. See free slots and reserve one
2. Front desk sees who is in today`;
const BOATS =
  "Rowing club app. I'd like rowers to request boats, coaches to approve or decline, a shared calendar of who is out.";
const KEYS =
  "lost and found 4 our campsite. found something? snap a pic. lost something? search or post it. reception desk hands it out";
const YOGA =
  "Yoga app: short videos by mood, a daily reminder, a streak, and teachers who can upload their own videos.";
const THRIFT =
  "Second-hand shop manager. People bring toys, we tag and price them. Donors can look up what was sold.";
const LADDERS = `PROBLEM
Everybody on our road owns a ladder and uses it twice a year.

IDEA
A shared shed. Neighbours list tools they are willing to lend.`;
const CLINIC =
  "A clinic for bikes. I want to see who has repairs left, who owes money and the number of tyres per mechanic. Mechanics mark repairs.";

describe("who acts when nobody is named", () => {
  it("those who write to somebody who sells are customers, and are kept", async () => {
    const { roles, stories, entities } = await read(SOAP);
    expect(roles).toEqual(["Customer", "Owner"]);
    expect(stories).toContain("Owner: send a quote");
    expect(stories).toContain("Customer: pay half upfront");
    expect(entities).toEqual(expect.arrayContaining(["Customer", "Quote", "Request"]));
  });

  it("what somebody does for a living is a business", async () => {
    const { roles, stories } = await read(GROOMER);
    expect(roles).toEqual(["Customer", "Owner"]);
    expect(stories).toContain("Customer: pick a package");
    expect(stories.join()).not.toContain("dog grooming");
  });

  it("a band that writes is its members, whatever nobody knows", async () => {
    const { roles, stories } = await read(BAND);
    expect(roles).toEqual(["Member"]);
    expect(stories).toContain("Member: see who can make it");
    expect(stories.join()).not.toMatch(/: pay\b/);
  });

  it("a heading that asks who lists the roles, places among them", async () => {
    const { roles, rules } = await read(WALL);
    expect(roles).toEqual(["Member", "Day visitor", "Receptionist"]);
    expect(rules).not.toContain("The front desk");
  });

  it("a desk that hands things out is not who loses them", async () => {
    const { roles, stories, entities } = await read(KEYS);
    expect(roles.slice(0, 2)).toEqual(["Customer", "Reception desk"]);
    expect(stories).toContain("Reception desk: hand it out");
    expect(entities).not.toContain("Reception desk");
  });

  it("what is only listed is for everybody, not for the teachers at the end of the list", async () => {
    const { stories } = await read(YOGA);
    expect(stories).toContain("User: get a daily reminder");
    expect(stories).toContain("Teacher: upload their own videos");
  });

  it("those who run a shop are no members", async () => {
    expect((await read(THRIFT)).roles).toEqual(["Donor", "Owner"]);
  });
});

describe("who does what", () => {
  it("a wish that goes on with other people is theirs", async () => {
    const { stories } = await read(BOATS);
    expect(stories).toContain("Rower: request boats");
    expect(stories).toContainEqual(expect.stringMatching(/^Coach: approve/));
  });

  it("two words name those who are wished for as well as one", async () => {
    const { stories } = await read(
      "We would like our drivers to log hours and team leaders to confirm them.",
    );
    expect(stories).toContain("Driver: log hours");
    expect(stories).toContainEqual(expect.stringMatching(/leader: confirm/i));
  });

  it("who sells to people is not one of them", async () => {
    const { stories } = await read("i sell candles. want people to order online, i mark orders as ready");
    expect(stories).toContain("Customer: order online");
    expect(stories).toContainEqual(expect.stringMatching(/^(?:Owner|Seller): mark orders as ready$/));
  });

  it("those whom an app helps do what it helps them with", async () => {
    const { stories } = await read("An app that helps busy runners keep track of shoes, races and injuries.");
    expect(stories[0]).toMatch(/[Rr]unner: (?:keep track of|track) shoes, races and injuries/);
  });

  it("the last word of a condition is a doing", async () => {
    const { stories, entities } = await read("Pupils collect stars once mum or dad approves.");
    expect(stories).toContain("Pupil: collect stars once mum or dad approves");
    expect(entities).toContain("Star");
  });

  it("several things to see are seen one by one", async () => {
    const { stories } = await read(CLINIC);
    expect(stories).toContain("Owner: see who owes money");
    expect(stories).toContain("Owner: see the number of tyres per mechanic");
  });
});

describe("what is told, and what is kept", () => {
  it("what stands under the heading of a problem is no story", async () => {
    const { stories } = await read(LADDERS);
    expect(stories.join()).not.toContain("twice a year");
    expect(stories).toContain("Neighbour: list tools they are willing to lend");
  });

  it("what people do today, without the app, is no story", async () => {
    const { stories, entities } = await read(
      "Courier desk. Today our planner uses a whiteboard and a phone. A customer orders a pickup. The planner assigns a courier.",
    );
    expect(stories.join()).not.toContain("whiteboard");
    expect(entities).not.toContain("Whiteboard");
  });

  it("software for somebody is a name, not a doing", async () => {
    const { plan, stories } = await read(
      "Order software for small bakeries with 2 to 5 shops. A customer orders bread. The baker sees the orders of a day.",
    );
    expect(stories.join()).not.toContain("software");
    expect(plan.title).toBe("Order software for small bakeries");
  });

  it("what a place gets, from whom, and what is counted is kept", async () => {
    const { named, roles } = await read(
      "Our food bank gets parcels from nine bakeries. Volunteers scan items in and out, and we need a report on how many families were served.",
    );
    expect(named).toEqual(expect.arrayContaining(["Parcel", "Bakery", "Family"]));
    expect(roles).toContain("Coordinator");
  });

  it("things that an app is called after are kept", async () => {
    expect(
      (await read("Digital ride passes for small funfairs. Visitors show a code at the gate.")).named,
    ).toContain("Ride pass");
  });

  it("what is done on paper today is what the app keeps, and no story", async () => {
    const { stories, named } = await read(
      "We are a mountain rescue team and check our ropes and linen every month on paper. Members should tick off a checklist and the chief should see what is torn.",
    );
    expect(stories.join()).not.toContain("on paper");
    expect(named).toContain("Rope");
  });

  it("a complaint that an idea opens with does not name the app", async () => {
    const { plan } = await read(
      "Every time our bakery plans a party, notes get lost in chats. We want a page with dates, guests and cakes. Guests choose a cake.",
    );
    expect(plan.title).not.toContain("Every time");
  });

  it("kinds of entries are kept one by one", async () => {
    expect((await read("An app to log walks, meals and pills of my dog.")).named).toEqual(
      expect.arrayContaining(["Walk", "Meal", "Pill"]),
    );
  });

  it("a club has members, not customers", async () => {
    const { roles } = await read("a booking calendar for our tennis club");
    expect(roles).not.toContain("Customer");
  });

  it("letters in the wrong order are put in order", async () => {
    expect((await read("Painters write qoutes, cilents accept them.")).entities).toEqual(
      expect.arrayContaining(["Quote", "Client"]),
    );
  });
});
