/**
 * Kinds of apps. An archetype is found by its trigger and answers what an idea leaves open: what its main table
 * is, what people do with it, what is sensibly left out at first, what to ask. Used most when an idea is short.
 */
export type Archetype = {
  id: string;
  name: string;
  trigger: RegExp;
  /** Nouns of the tables it rests on, main one first; used when the idea names too few. */
  things: string[];
  user: string;
  staff: string;
  /** Verb | phrase: stories taken when the idea has too few of its own. */
  stories: [verb: string, phrase: string][];
  nonGoals: string[];
  questions: [question: string, assumed: string][];
  assumption: string;
};

type Row = [id: string, name: string, trigger: RegExp, things: string, people: string, stories: string, nonGoals: string, questions: string, assumption: string];

const ROWS: Row[] = [
  ["todo", "task list", /\b(?:to-?dos?|tasks?|chores?|checklists?|task list|errands?)\b/, "task", "user/user", "add:add a task with a due date|complete:mark a task as done|edit:change the due date of a task|find:filter tasks by what is due today", "Sharing lists with other people|Time tracking on tasks", "What makes it good for you: speed, looks, or never missing a due date?=Never missing a due date: today's tasks come first.|Is it for one person or for several?=One person, on several devices.", "A task has at most one due date and no sub-tasks."],
  ["expenses", "expense splitter", /\b(?:expenses?|owes?|split(?:ter|ting)? (?:bills?|costs?)|settle up)\b/, "expense balance", "member/member", "add:add an expense|split:split an expense in unequal shares|pay:settle a debt|view:see who owes whom", "Bank connections|Several currencies in one group", "May everybody change every expense?=Only the person who entered it; the others can object.", "Everybody in a group trusts the others to enter true amounts."],
  ["booking", "booking site", /\b(?:barber\w*|salons?|hairdress\w+|groom\w+|appointments?|book(?:ing|s)? (?:a|an|cita|time|slot|class)|slots?)\b/, "appointment service", "customer/owner", "book:book a free time|cancel:cancel an appointment|edit:set opening hours|view:see the appointments of a day", "A shop for products|Loyalty points", "Do customers need an account to book?=No: name and phone number are enough.", "Opening hours repeat every week, with single days off."],
  ["shop", "shop", /\b(?:shop|store|webshop|e-?commerce|cart|products?|merch\w*)\b/, "product order", "customer/owner", "find:search for products|order:order products|edit:change prices and stock|mark:mark an order as sent", "Marketplace for other sellers|Loyalty programme", "Delivery, collection, or both?=Collection only at first.", "There are fewer than 200 products."],
  ["marketplace", "marketplace", /\b(?:marketplace|second-?hand|sell|resell|swap|buy and sell|flea market|give ?away|rent out)\b/, "listing offer", "buyer/moderator", "add:put up a listing with photos|find:find listings nearby|message:ask the seller a question|mark:mark a listing as sold", "Payment between members|Shipping labels", "How is something handed over?=In person; the app only brings people together.", "Members deal with each other directly."],
  ["social", "social app", /\b(?:social|network|friends|feed|followers?|community app|meet (?:people|others))\b/, "post profile", "member/moderator", "post:share a post|find:find people nearby|message:write to another member|flag:report a post", "Advertising|Public profiles for search engines", "May people under 16 take part?=No: 16 and older in the first version.", "People use their first name and a photo."],
  ["club", "club organiser", /\b(?:clubs?|choirs?|orchestras?|bands?|scouts?|societ(?:y|ies)|associations?|parish|church|league|team(?:s|mates)?)\b/, "event member attendance", "member/organiser", "view:see the next dates|join:say whether they come|post:announce a change|add:plan a date", "Membership fees|A public web page of the club", "Who may plan dates?=The organisers alone; members answer.", "Members are invited by an organiser; nobody joins unasked."],
  ["restaurant", "restaurant ordering", /\b(?:restaurants?|menus?|caf[eé]s?|dish(?:es)?|kitchen|waiters?|bistro|food truck|table order\w*)\b/, "dish order table", "guest/owner", "order:order dishes|view:see open orders|edit:change dishes and prices|mark:mark a dish as sold out", "Table reservations|Home delivery", "Is paid at the table or in the app?=At the table first; paying in the app comes in a later phase.", "Each table has a number and one printed code."],
  ["recipes", "recipe book", /\b(?:recipes?|cook(?:ing|book)?|meal plan\w*|baking)\b/, "recipe ingredient step", "cook/editor", "add:write down a recipe|find:find a recipe by ingredient|learn:cook a recipe step by step|share:share a recipe", "Shopping deliveries|Nutrition tables", "Who may see a recipe?=The people who were invited, nobody else.", "Amounts are for a fixed number of servings."],
  ["fitness", "training log", /\b(?:runs?|running|workouts?|fitness|gym|training|exercise log|cycling|swim\w*|yoga|steps per day)\b/, "workout", "athlete/athlete", "log:log a workout|view:see the progress of a month|earn:keep a streak going|compare:compare weeks", "Training plans by coaches|Connections to watches", "Are entries made by hand or measured by the phone?=Both: measured while the app is open, corrected by hand.", "One unit system, kilometres by default."],
  ["habit", "habit tracker", /\b(?:habits?|streaks?|journal\w*|mood|gratitude|diary|meditat\w+)\b/, "habit entry", "user/user", "log:tick off a habit for today|view:see a month at a glance|add:add a habit|notify:get one reminder a day", "Sharing with others|Medical advice", "Are entries private?=Yes, visible to their author only.", "One entry a day and habit."],
  ["time", "time tracking", /\b(?:time ?track\w*|timesheets?|billable|timers?|hours worked|invoic\w+)\b/, "time entry project invoice", "member/admin", "time:start and stop a timer|approve:approve a timesheet|generate:write an invoice|view:see unbilled hours", "Payroll|Accounting software", "In which steps is time rounded?=To full minutes, up; the step is a setting.", "One currency and one time zone for an organisation."],
  ["crm", "customer list", /\b(?:crm|leads?|pipeline|sales team|prospects|clients? list|contacts)\b/, "client lead", "seller/manager", "add:add a client|edit:move a lead to the next stage|log:note a call|view:see open leads", "Mass mailing|Telephone connection", "Which stages does a deal go through?=New, contacted, offer, won, lost.", "Each client has one person in charge."],
  ["realestate", "property site", /\b(?:real estate|propert(?:y|ies)|apartments?|landlords?|tenants?|rentals?|bedrooms)\b/, "property viewing lead", "visitor/agent", "find:filter properties|request:ask for a viewing|edit:manage properties|view:see new leads", "Mortgage calculators|Online contracts", "May visitors see the exact address?=The street only, until a viewing is agreed.", "Prices are in one currency."],
  ["carpool", "carpool", /\b(?:carpool\w*|ride ?shar\w+|rides?|lifts to|school run)\b/, "ride seat", "parent/coordinator", "add:offer a ride|book:reserve a seat|view:see the rides of the week|cancel:cancel a ride", "Payment for rides|Live tracking of cars", "Do the same rides repeat every week?=Yes, with single days off.", "Drivers know the children, or are known to the school."],
  ["homework", "learning helper", /\b(?:homework|learn\w*|tutor\w*|flash ?cards?|quiz\w*|courses?|lessons?|students?|vocabulary)\b/, "exercise topic", "learner/teacher", "learn:practise a topic|view:see progress by topic|add:add an exercise|generate:get an explanation", "Certificates|Video lessons", "Is progress shown to anybody but the learner?=Only to the people the learner's account names.", "Exercises are in one language."],
  ["lending", "lending library", /\b(?:librar(?:y|ies)|borrow\w*|lend\w*|tool (?:library|share)|check(?:ed)? out)\b/, "item loan", "borrower/librarian", "find:find out what is in|lend:borrow an item|lend:return an item|view:see what is late", "Fines|Buying items", "May members lend to each other directly?=No: everything goes through the library.", "Each item exists once and has its own number."],
  ["inventory", "stock list", /\b(?:inventor(?:y|ies)|stock|warehouse|freezers?|samples?|storage|pantry|equipment)\b/, "item location", "worker/manager", "find:find out where something is|log:take something out|add:put something in|notify:get told when something runs low", "Purchasing|Accounting value of stock", "Who may take things out without asking?=Everybody with an account; each taking is logged.", "Places are numbered before the app starts."],
  ["animals", "animal care", /\b(?:bee(?:s|keep\w*)?|hives?|livestock|cows?|sheep|goats?|chickens?|kennel|shelter animals?|aquari\w+|stable|horses?)\b/, "animal inspection", "keeper/keeper", "log:write down an inspection|view:see the history of one animal|notify:get reminded of a treatment|compare:compare harvests", "Sale of animals|Official registers", "How many are looked after?=Up to 50 by up to five people.", "Entries are made outdoors with one hand."],
  ["garden", "garden log", /\b(?:gardens?|plants?|seeds?|allotments?|crops?|watering|harvests?|farm\w*)\b/, "plant bed", "gardener/gardener", "log:write down a watering|view:see what is due|add:add a plant with a photo|notify:get reminded", "Identification of plants by photo|Weather stations", "One garden or several?=One garden with several beds.", "Dates follow the local season."],
  ["clinic", "case handling", /\b(?:clinics?|patients?|practice|cases?|legal aid|lawyers?|social workers?|counsell?ing)\b/, "case appointment document", "client/coordinator", "request:ask for an appointment|upload:hand in a document|assign:assign a case|view:see the state of a case", "Advice by the app itself|Video calls", "Who may read a case?=The client, the people assigned, and nobody else.", "Each case has one responsible person."],
  ["events", "event planner", /\b(?:events?|weddings?|part(?:y|ies)|festivals?|conferences?|tickets?|meetups?|guest list|concerts?)\b/, "event guest", "guest/organiser", "join:answer an invitation|add:plan an event|view:see who comes|notify:be told of changes", "Selling tickets|Seating plans", "May guests bring somebody?=One person, named in the answer.", "Guests need no account to answer."],
  ["volunteering", "volunteer rota", /\b(?:volunteers?|charit(?:y|ies)|food bank|shifts?|rota|roster|donations?)\b/, "shift volunteer", "volunteer/coordinator", "join:sign up for a shift|view:see the shifts of a week|assign:fill a gap|notify:be reminded of a shift", "Payroll|Background checks", "How late may somebody step back?=Until one day before, after that by phone.", "A shift needs a fixed number of people."],
  ["finance", "money tracker", /\b(?:budget\w*|savings?|spending|allowance|subscriptions? tracker|personal finance|bills?)\b/, "payment budget", "user/user", "log:write down a payment|view:see what is left this month|add:set a budget|notify:be warned near the limit", "Bank connections|Investment advice", "Does a month start on the first?=Yes; the day is a setting.", "One currency."],
  ["travel", "trip planner", /\b(?:trips?|travel\w*|itinerar(?:y|ies)|vacation|holidays?|packing list|hik(?:e|es|ing))\b/, "trip stop", "traveller/traveller", "add:plan a trip with stops|share:share a plan with fellow travellers|view:see the plan of a day|mark:tick off a stop", "Bookings of flights and hotels|Maps for offline use", "How many people plan one trip together?=Up to eight.", "Times are local to each stop."],
  ["jobs", "job board", /\b(?:jobs?|vacanc(?:y|ies)|candidates?|recruit\w*|freelancers?|gigs?|hiring)\b/, "job application", "candidate/employer", "find:find jobs nearby|join:apply for a job|post:publish a job|edit:move an application to the next stage", "Salary statistics|Tests for candidates", "Are job offers checked before they appear?=Yes, within one working day.", "An employer is one company with several people."],
  ["support", "request desk", /\b(?:tickets?|support requests?|complaints?|maintenance|repairs?|helpdesk|issue tracker|damage reports?)\b/, "request", "reporter/caretaker", "add:report a problem with a photo|view:see what became of it|assign:give it to somebody|mark:close it", "Chat with staff|Billing of repairs", "How soon must a report be answered?=Within two working days.", "Each report has one place."],
  ["forum", "forum", /\b(?:forums?|discussions?|q&a|questions and answers|message board|community)\b/, "post reply", "member/moderator", "post:ask a question|message:answer a question|vote:mark the best answer|flag:report a post", "Private messages|Reputation points", "May guests read without an account?=Yes; writing needs one.", "One language."],
  ["collection", "collection catalogue", /\b(?:collections?|collectors?|catalog(?:ue)?s?|records|vinyl|stamps|coins|board games|comics|wine)\b/, "item", "collector/collector", "add:add an item with a photo|find:find an item|view:see what the collection holds|lend:note who has borrowed what", "Trading with others|Estimates of value", "Is the collection private?=Yes, unless a link is shared.", "Items are unique."],
  ["news", "publication", /\b(?:blog|newsletters?|articles?|magazine|podcasts?|news(?:paper)?)\b/, "article", "reader/editor", "view:read the newest articles|add:write an article|approve:approve an article|join:subscribe", "Comments|Paid articles", "How many people write?=Up to five, one of whom publishes.", "Articles have one language each."],
  ["matching", "matching service", /\b(?:dating|match(?:es|ing)?|mentors?|mentees?|buddy|pairing|babysitters?|find a)\b/, "profile match", "member/moderator", "find:find somebody who fits|request:ask for a first meeting|message:write to a match|flag:report a person", "Ranking of people|Background checks", "What makes a good match?=Distance, then shared times, then interests.", "Contact data is shown after both have agreed."],
];

/** Every kind of app the planner knows; the first one whose trigger matches earliest in the text is taken. */
export const ARCHETYPES: readonly Archetype[] = ROWS.map(([id, name, trigger, things, people, stories, nonGoals, questions, assumption]) => {
  const [user = "user", staff = "user"] = people.split("/");
  return {
    id,
    name,
    trigger,
    things: things === "time entry project invoice" ? ["time entry", "project", "invoice"] : things.split(" "),
    user,
    staff,
    stories: stories.split("|").map((story) => {
      const colon = story.indexOf(":");
      return [story.slice(0, colon), story.slice(colon + 1)] as [string, string];
    }),
    nonGoals: nonGoals.split("|"),
    questions: questions.split("|").map((text) => {
      const cut = text.indexOf("=");
      return [text.slice(0, cut), text.slice(cut + 1)] as [string, string];
    }),
    assumption,
  };
});
