import { beforeAll, describe, expect, it } from "vitest";
import { warmPlanner } from "~/planner";
import { read } from "./reading";

beforeAll(warmPlanner, 60_000);

describe("who uses the app, in whatever way it is told", () => {
  it.each([
    ". Users are mechanics, customers and the shop owner.",
    ". There are mechanics, customers and the shop owner.",
    ".\n\nRoles\n- Mechanic\n- Customer\n- Shop owner",
    ".\n\nUser roles: mechanic, customer and shop owner",
    ".\n\n## Users\n\n- **Mechanic**: logs repairs\n- **Customer**: sees the status\n- **Shop owner**: sees the takings",
    ", used by mechanics, customers and the shop owner.",
    ". Mechanics, customers and the shop owner all have their own login.",
    ". It has three user types: mechanic, customer, shop owner.",
    ". It's for mechanics, customers and the shop owner.",
    ". It is for the mechanics and their customers, and the shop owner too.",
    ". Who is it for? Mechanics, customers, the shop owner.",
    ". Besides the mechanics there are customers and a shop owner.",
    ". The mechanics use it in the workshop, the customers at home, the shop owner in the office.",
    ". It connects mechanics, customers and the shop owner.",
    ". It brings together mechanics and customers.",
    ". I am the shop owner, and my mechanics and customers use it as well.",
    ". The shop owner invites mechanics; mechanics invite customers.",
    ". Mechanic, customer, shop owner: each has a login of their own.",
    ". Every user is either a mechanic, a customer or the shop owner.",
    ". A user can be a mechanic, a customer or a shop owner.",
    ". The role can be mechanic, customer or shop owner.",
    ". roles = mechanic / customer / shop owner",
    ". Login for mechanics, customers, shop owner.",
    ". Two mechanics, about 80 customers and me as the shop owner will use it.",
    ". It should have a view for mechanics, a view for customers and one for the shop owner.",
    ". Access: mechanics, customers, shop owner.",
    ". Three roles are needed. The first is the mechanic, the second the customer, the third the shop owner.",
    ". The mechanic is the main user. Then there is the customer, and the shop owner.",
    ". We distinguish mechanics, customers and the shop owner.",
    ". Those involved: mechanics, customers, shop owner.",
    ". Mechanics (2), customers (about 80), shop owner (me).",
    ". It is used by the people who fix the bikes, called mechanics, and by customers.",
    ". Whoever fixes bikes is a mechanic, whoever brings one is a customer.",
    ". People sign up as mechanic or customer.",
    ". In the role of mechanic you log repairs, in the role of customer you see them.",
    ". On the one hand there are mechanics, on the other hand customers.",
    ".\nMechanic - logs repairs\nCustomer - sees the status\nShop owner - sees the takings",
    ".\n1) Mechanics: log repairs\n2) Customers: see the status",
    ". Admin: shop owner. Users: mechanics, customers.",
    ". Apart from me (the shop owner), mechanics and customers have access.",
    ". As a mechanic, I want to log a repair. As a customer, I want to see the status. As a shop owner, I want to see the takings.",
    ". The parties are mechanics, customers and the shop owner.",
  ])("%s", async (told) => {
    const { roles } = await read(`An app for a bike workshop to track repairs${told}`);
    expect(roles).toEqual(expect.arrayContaining(["Mechanic", "Customer"]));
  });

  it("what each of them does is theirs", async () => {
    const { roles, stories } = await read(
      "A booking app for a riding school. It will be used by riders, who book the lessons, and by stable hands, who feed and groom the horses.",
    );
    expect(roles).toEqual(expect.arrayContaining(["Rider", "Stable hand"]));
    expect(stories).toEqual(
      expect.arrayContaining(["Rider: book the lessons", "Stable hand: feed and groom the horses"]),
    );
  });

  it("several who want something are none of them the writer", async () => {
    const { roles, stories } = await read(
      "An app for the lending shelf of a school. As a shelver I want to sort the books. As a referrer I want to request a book for a child.",
    );
    expect(roles).toEqual(expect.arrayContaining(["Shelver", "Referrer"]));
    expect(stories).toContain("Referrer: request a book for a child");
  });

  it("whoever a thing is done by does it, also where no list has the word", async () => {
    const { stories } = await read(
      "An app for a repair café. Items are brought by visitors and handed out by the doorkeeper, the repairs are logged by fixers.",
    );
    expect(stories).toEqual(expect.arrayContaining(["Doorkeeper: hand out items", "Fixer: log the repairs"]));
  });

  it("roles that a thing needs are no users of the app", async () => {
    const { roles } = await read(
      "A rota for a clinic. Coordinators publish evenings with the roles needed (doctor, nurse, driver) and how many of each.",
    );
    expect(roles).not.toContain("Doctor");
  });
});
