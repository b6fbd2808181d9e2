import { parseShape, type ThingShape } from "../shape";

/**
 * What the tables of a kind of app hold, where the noun alone would mean something else: the figures of a dashboard
 * are no paintings. One line a table: "kinds noun: columns | states || names", in the notation of things.ts.
 */
const LINES = `
baby feeding: time given=date and time, side=choice, length=duration, note
baby nappy-change: time changed=date and time, kind=choice, note
baby sleep: time asleep=date and time, time awake=date and time, note
medication medication: name, dose=text, times of the day=text, until=date | running, paused, ended || Ibuprofen 400; Vitamin D; Amoxicillin
medication dose: time due=date and time, taken=yes/no, note | due, taken, missed
cycle cycle: first day=date, length in days=number, note
pregnancy week: number, what is due=long text, note
cycle,pregnancy,symptoms symptom: name, strength=choice, time noticed=date and time, note || Headache; Tiredness; Cramps
symptoms trigger: name, date noticed=date, note || Red wine; Short night; Pollen
water drink: time taken=date and time, millilitres=number, kind=choice
water goal: millilitres a day=number, from=date, until=date
sleep night: time to bed=date and time, time up=date and time, quality=choice, note
vehicle vehicle: name, plate=text, mileage=number, next service=date || Blue van; Old estate; Family car
vehicle service maintenance: what was done=long text, date done=date, mileage=number, cost=money
vehicle refuelling fuel: date=date, litres=number, price=money, mileage=number
warranty appliance: name, maker=text, shop=text, date bought=date, price=money || Washing machine; Fridge; Coffee machine
warranty warranty: covers=text, valid until=date, note | running, ended
warranty receipt: photo, amount=money, date=date
reading reading-session reading: date=date, pages=number, minutes=duration, note
reading book: title, author=text, pages=number | wanted, being read, finished || Emil and the Detectives; Middlemarch; The Hobbit
contacts birthday: date=date, wish=text, note
lists list: name, shared with=text, date changed=date || Saturday shop; Birthday party; Holiday
lists item: name, amount=text, added by=text | open, ticked off || Milk; Candles; Sun cream
passwords login: name, user name=text, password (encrypted)=text, date changed=date || Library; Webshop; E-mail
passwords folder: name, position=number, note || Home; Work; Children
tracker tracker-entry: date=date, amount=number, note
reminder reminder: text=long text, time due=date and time, repeats=choice | on, off, done
band-site song: title, length=duration, file || Night ferry; Old road; Paper boats
band-site,portfolio-site,business-site,landing inquiry: name, email, message=long text, time received=date and time | new, answered
wedding-site reply: name, phone, people=number, what they eat=text | comes, does not come
wedding-site programme-item: title, start time=date and time, place, note || Ceremony; Dinner; First dance
community-site contact: name, responsible for=text, email, phone || Ruth Hale; Tom Lind; Mara Berg
restaurant-site table-reservation: name, people=number, start time=date and time, phone | asked for, confirmed, declined
restaurant-site,business-site opening-hours: weekday=choice, opens at=text, closes at=text, note
business-site service: name, description, price, photo || First visit; Standard; On demand
portfolio-site work: title, kind=choice, year=number, picture=image, text=long text || Harbour lights; Stone bridge; Two sisters
link-page,shortener link: title, address=link, picture=image, position=number | shown, hidden || Newest video; Concert dates; Shop
shortener short-link: ending=text, address=link, date made=date | live, retired || summer; menu; jobs
link-page,shortener visit: time=date and time, came from=text, device=choice
landing sign-up: email, time signed up=date and time, came from=text | waiting for a yes, confirmed
donations donation: amount=money, time given=date and time, repeats=choice, receipt sent=yes/no | started, paid, refunded
donations campaign: title, goal=money, collected=money, end date=date, text=long text | running, reached, over || New roof; Winter feed; Holiday camp
directory suggestion: name, place, reason=long text, date received=date | open, taken up, declined || The corner shop; Harbour bakery; Old mill
loyalty stamp: time given=date and time, purchase=money, given by=text
loyalty card: number, stamps=number, date started=date | being filled, full, redeemed
loyalty reward: name, stamps needed=number, valid until=date || A free coffee; A cake of your choice; Ten percent off
survey survey: title, questions=number, end date=date | draft, open, closed || After the course; Lunch menu; Team day
survey question: text=long text, kind=choice, choices=text, position=number || How did you like it?; What was missing?; Would you come again?
survey answer: text=long text, time given=date and time, choice=text || A lot to take home; More breaks; Yes, at once
feedback feedback: stars=number, text=long text, photo, date written=date | new, dealt with
feedback answer: text=long text, sent by=text, time sent=date and time || Thank you, we will look into it; Come back, the next one is on us; It is mended
invoices line: description, amount=number, price, tax=choice || Design, 6 hours; Workshop, one day; Travel
quotes quote: number, date issued=date, valid until=date, total=money | draft, sent, accepted, declined
quotes price: name, price, date changed=date, note || Wall, per m²; Ceiling, per m²; Door, each
courses course: title, description, price, level=choice, photo | draft, open, closed || Bread at home; First sauces; Knife skills
courses lesson: title, video=file, text=long text, position=number || Before you start; The dough; Baking
courses enrolment: date=date, lessons done=number, date finished=date | running, finished, left
quiz question: text=long text, right answer=text, wrong answers=text, topic=choice || Which river is the longest?; How many sides has a hexagon?; Who painted the sunflowers?
quiz answer: text=text, right=yes/no, time given=date and time
quiz,game score: points=number, time achieved=date and time, rounds=number
flashcards card flashcard: front=text, back=text, next review=date | new, being learnt, known
flashcards deck: name, cards=number, shared=yes/no || Chapter 1; Verbs; Before the exam
flashcards review: time=date and time, known=yes/no, next review=date
meals meal: date=date, recipe=text, people=number, note
meals shopping-list: week=date, things to buy=long text, done=yes/no
tickets event: title, start time=date and time, place, tickets left=number, price | planned, sold out, over, cancelled || Open-air night; Spring concert; Comedy evening
membership member: name, address, email, member since=date | active, on leave, left
team match: opponent=text, start time=date and time, place, result=text | planned, played, cancelled || Lions; Eagles; Harbour
team training: start time=date and time, place, what is trained=text | planned, over, cancelled
team team: name, age group=text, league=text
sitting booking: first day=date, last day=date, animal or child=text, note | asked for, accepted, declined, over
sitting sitter-profile: name, photo, about=long text, price a day=money, free days=text || Nora; Theo; Ruth
rental booking: first day=date, last day=date, price, note | asked for, accepted, out, given back
timetable lesson: subject=text, class=text, start time=date and time, room=text | as planned, moved, cancelled || Maths 5a; Art 7c; Biology 9b
timetable room: name, floor=text, seats=number, note || Room 12; Lab; Gym
practice treatment: name, length=duration, what to prepare=long text, note || Check-up; Cleaning; First visit
practice patient: name, phone, email, birth date
rooms room: name, floor=text, seats=number, equipment=text | free, taken, out of use || Blue room; Attic; Garden room
kanban card: title, text=long text, due date, column=choice || Logo drafts; Print the flyers; Call the hall
kanban board: name, members=number, date opened=date || Summer fair; Website; Office move
wiki page: title, text=long text, date changed=date, changed by=text || How we work; Holidays; New here?
wiki folder: name, position=number, note || Start; Rules; Projects
social-like post: text=long text, picture=image, time posted=date and time
social-like profile: name, photo, about=long text, since=date || Nora; Theo; Ruth
market-like,marketplace listing: title, price, condition=choice, photos=image, place | active, reserved, sold || Winter coat; Oak table; Box of records
streaming recording: title, made by=text, length=duration, file, cover=image || Night ferry; Old road; Paper boats
streaming playlist: name, recordings=number, shared=yes/no || Morning; On the road; Quiet
delivery-like delivery: address, time promised=date and time, fee=money | open, on the way, handed over
reviews-like review: stars=number, text=long text, date written=date, answer=text
resume resume: title, for which job=text, layout=choice, date changed=date || For the museum; For the school; General
resume section: heading=text, text=long text, position=number || Education; Jobs; Languages
chatbot question: text=long text, time asked=date and time, page=link | answered, passed on, open || When are you open?; Can I send it back?; Where is my parcel?
chatbot answer: text=long text, source=link, used=number || Monday to Friday, nine to five; Within 30 days; The number is in your letter
chatbot conversation: time started=date and time, length=number, ended well=yes/no | with the bot, with a person, over
ai-pictures picture photo image: file, description, time made=date and time, kept=yes/no
ai-texts text: title, words=long text, kind=choice, date entered=date || Letter to the council; About us; Summer trip
ai-texts version: words=long text, tone=choice, time made=date and time, chosen=yes/no
ai-texts pdf: title, file, pages=number, date added=date || Annual report; Lease; Study, 2023
calculator calculation: name, entered=text, result=number, time done=date and time || Sunday dinner; Kitchen floor; Plan B
calculator rate: name, percent=number, valid from=date || Usual; Reduced; Last year's
game round: number, points=number, time started=date and time, length=duration | running, won, lost
dashboard figure: name, value=number, date=date, kind=choice || New orders; Returns; Takings
dashboard target: name, value=number, until=date | open, reached, missed || Orders in spring; Fewer returns; Ten new shops
dashboard source: name, file, date uploaded=date || Till report; Shop export; Newsletter
habit,journal habit: name, days a week=number, start date=date | kept up, paused, given up || Ten pages a day; No sugar; Stretch at noon
journal mood: name, strength=choice, date=date || Calm; Tired; Proud
journal entry: time written=date and time, text=long text, mood=choice
rooms-for-nights booking: first night=date, last night=date, guests=number, note | asked for, confirmed, here, left
rooms-for-nights room: name, beds=number, price a night=money, photo | free, taken, closed || Garden room; Attic; Sea view
blog post: title, text=long text, picture=image, date published=date | draft, published || First frost; What grows in shade; Seeds for spring
blog category: name, posts=number, position=number || Tips; Stories; Questions
job-hunt application: job=text, company=text, date sent=date, note | sent, interview, offer, declined
job-hunt interview: start time=date and time, place, with=text, note
letting flat: address, rooms=number, rent, note | let, empty, in repair
letting rent-payment: month=text, amount=money, date paid=date | open, paid, late
letting repair-request: description, photo, date reported=date | open, under way, done
partners meeting: start time=date and time, place, note | proposed, agreed, over
albums album: name, photos=number, since=date || Summer; Grandma's 80th; New house
party-planner offer: from=text, for what=text, price, note | asked for, received, chosen, declined
party-planner guest: name, address, answer=choice, what they eat=text
exams exam: title, questions=number, time allowed=duration, date | draft, open, over || Fractions; Spring test; Road signs
exams answer: text=long text, points=number, time given=date and time
property-site inquiry: name, email, message=long text, time received=date and time | new, answered
hiring offer: price, message=long text, time made=date and time | open, accepted, declined
challenge challenge: title, goal=text, start date=date, end date=date | open, running, over || 10,000 steps a day; No sugar in May; A page a day
challenge result: date=date, amount=number, photo, note
standup update: date=date, done yesterday=long text, planned today=long text, in the way=long text
standup question: text=long text, position=number || What did you finish?; What is next?; What is in the way?
investments holding: name, amount=number, worth today=money, note || World fund; Bitcoin; Rail shares
investments purchase: date=date, amount=number, price paid=money
register absence: date, reason=text, excused=yes/no | open, excused, not excused
attendance attendance: time in=date and time, time out=date and time, note | in, out, put right
staff-rota shift: start time=date and time, end time=date and time, task=text, who=text | open, filled, swapped
staff-rota swap: offered=date and time, reason=text | offered, taken, refused
live-position position: place, time=date and time, late by=duration
voting motion: title, text=long text, last day=date | open, passed, rejected || New bins; A bench at the gate; Higher dues
voting vote: time cast=date and time, choice=choice
pre-orders pickup-time: start time=date and time, orders=number, full=yes/no
shared-calendar event: title, start time=date and time, place, who comes=text | agreed, asked for || Swimming; Parents' evening; Weekend at Grandma's
guest-book entry: text=long text, written by=text, time written=date and time | waiting, shown
pet-health pet: name, birth date, breed, weight=number || Rex; Minka; Bella
pet-health visit: date, reason=text, cost=money, note
pet-health vaccination: against=text, date given=date, due again=date
queue number: number, time taken=date and time, reason=choice | waiting, called, served, not there
queue counter: number, clerk=text | open, closed
lost-found found-item lost-item: description, photo, place, date found=date | here, claimed, handed out
lost-found claim: proof=long text, time made=date and time | open, accepted, declined
devotion reading: passage=text, date=date, read=yes/no
devotion prayer: text=long text, date written=date, answered=yes/no
parcels parcel: number, address, time promised=date and time | on the way, next, handed over
service-orders address: street=text, town=text, note
tournament match: time=date and time, place, first side=text, second side=text, result=text | planned, played
tournament participant: name, club=text, points=number
secret-santa draw: name, date=date, price limit=money | open, drawn || Office; Family; Book club
secret-santa wish: text=long text, price, link
family-tree ancestor: name, born=text, died=text, place, story=long text || Ada Berg; Karl Linden; Rosa Hale
family-tree event: what=text, date=text, place
deals deal: title, discount=text, last day=date, photo | running, ended || Two for one; Ten percent off; Free delivery
auction lot: title, first price=money, photo, end=date and time | running, sold, not sold || Oak table; Box of records; Copper kettle
auction bid: amount=money, time made=date and time
generator setting: name, value=text, note
finance expense: description, amount=money, date paid=date, category=choice
matching match: date=date, distance=number, both said yes=yes/no | open, talking, ended
messenger conversation: name, people=number, time of the last message=date and time || Class of 22; Flat share; Family
crm lead: name, email, value=money, time received=date and time | new, contacted, offer, won, lost || Berg family; Harbour Goods; Miller & Co
inventory stock-movement: amount=number, date moved=date, reason=text
inventory item: name, amount=number, minimum=number, place || Printer paper; Screws 4 mm; Cups
`;

/** A table of a kind of app: its columns and states, and what entries are called. */
export type KindTable = { shape: ThingShape; names: readonly string[] };

const TABLES = new Map<string, KindTable>();
for (const line of LINES.trim().split("\n")) {
  const [, kinds = "", nouns = "", rest = ""] = /^(\S+) ([^:]+): (.*)$/.exec(line) ?? [];
  const [columns = "", names = ""] = rest.split(" || ");
  const table = { shape: parseShape(columns), names: names ? names.split("; ") : [] };
  for (const kind of kinds.split(","))
    for (const noun of nouns.split(" ")) TABLES.set(`${kind} ${noun.replace(/-/g, " ")}`, table);
}

/** What this table holds in that kind of app; null where it is what the noun says. */
export function tableOfKind(kind: string, noun: string): KindTable | null {
  return TABLES.get(`${kind} ${noun}`) ?? null;
}
