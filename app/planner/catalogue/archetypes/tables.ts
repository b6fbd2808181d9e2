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
growth vaccination: against=text, date given=date, batch=text, next due=date
growth measurement: date taken=date, height in cm=number, weight in kg=number, note
growth child baby: first name, birth date, sex=choice
food-store food-item: name, amount=text, date put in=date, goes bad on=date | in, taken out, thrown away || Pea soup; Minced beef; Raspberries
food-store drawer freezer-drawer shelf: name, position=number, note || Top drawer; Middle drawer; Fridge door
houseplants plant houseplant: name, place, photo, waters every how many days=number, next watering=date | fine, thirsty, gone || Monstera; Basil; Aunt's fern
houseplants watering: date given=date, amount=text, note
houseplants repotting: date done=date, pot size=text, soil=text, note
meters meter-reading reading: date read=date, value=number, photo, note
meters meter electricity-meter: name, number, unit=choice, place || Electricity; Gas; Cold water
moving-boxes box moving-box: number, room=text, code=text, note | packed, moved, unpacked
moving-boxes item: name, amount=number, fragile=yes/no, photo || Winter coats; Wine glasses; Toolbox
moving-boxes room: name, floor=text, note || Kitchen; Bedroom; Cellar
pocket-money chore: title, pays=money, how often=choice | open, done, agreed || Empty the dishwasher; Take out the bins; Walk the dog
pocket-money payout: amount=money, date paid=date, note
pocket-money savings-goal: name, price, saved so far=money || Skateboard; Headphones; Trip to the zoo
cleaning-rota,pet-turns turn: first day=date, last day=date, who=text | open, done, swapped, missed
cleaning-rota chore cleaning: name, how often=choice, what belongs to it=long text || Bathroom; Kitchen; Bins
pet-turns pet guinea-pig: name, kind=choice, what it needs a day=long text, photo || Rex; Minka; Bella
quitting craving: time felt=date and time, strength=choice, what led to it=text, what helped=text
quitting relapse: time of it=date and time, what led to it=long text, note
quitting milestone: name, days needed=number, reward=text | ahead, reached || One day; One week; One month
homebrew batch: name, recipe=long text, date started=date, litres=number | fermenting, bottled, ready, drunk || Summer ale; Dark winter; First cider
homebrew measurement: date taken=date, gravity=number, temperature=number, note
homebrew tasting: date tasted=date, mark=number, note
sourdough starter: name, flour=text, fed every how many hours=number, date begun=date | active, in the fridge, gone || Herbert; Rye one; Spare
sourdough feeding: time fed=date and time, flour in grams=number, water in grams=number, note
sourdough bake: date baked=date, mark=number, photo, note
catches catch fishing-catch: fish=text, length in cm=number, weight in g=number, time caught=date and time, photo
catches spot: name, place, water=text, note || Old weir; North pier; Mill pond
catches bait: name, kind=choice, note || Worm; Spinner; Sweetcorn
sightings sighting: species=text, how many=number, place, time seen=date and time, photo, note
sightings species bird: name, kind=choice, rare=yes/no, photo || Robin; Grey heron; Barn owl
sightings place: name, position on map=text, note || Marsh hide; City park; North shore
own-loans loan: borrowed by=text, date lent=date, wanted back by=date, note | out, back, lost
practising practice-session practice: time started=date and time, length=duration, what was practised=text, note
practising piece: title, composer=text, tempo=number | new, in practice, mastered || Blackbird; Prelude in C; Old road
craft-projects project knitting-project: name, pattern=text, for whom=text, row=number, photo | planned, begun, finished, resting || Blue socks; Baby blanket; Scarf
craft-projects material yarn-stash yarn: name, colour=text, amount=number, kept at=text, photo || Merino grey; Cotton white; Sock wool green
craft-projects pattern: title, file, needle size=text, material needed=text || Aran jumper; Sun hat; Triangle shawl
tasting rating: mark=number, what it was=text, date tasted=date, photo, note
tasting place cafe: name, address, kind=choice || Harbour café; Bean Street; The corner
raffle raffle lottery tombola: title, price of a number=money, numbers=number, date of the draw=date | selling, drawn || Summer fair; School trip; New roof
raffle raffle-ticket: number, buyer=text, phone, price, sold by=text | free, reserved, paid, won
raffle prize: name, given by=text, place in the draw=number | open, drawn, handed over || A bicycle; Dinner for two; A basket of fruit
raffle payment: amount=money, date paid=date, way=choice
savings-circle contribution: month=text, amount=money, due date, date paid=date | due, paid, late
savings-circle turn: month=text, who is paid=text, amount=money | to come, next, paid out
savings-circle member: name, phone, place in the order=number
savings-circle savings-circle circle: name, contribution=money, members=number, first month=date || Family; Colleagues; Neighbours
neighbour-lending,own-loans tool: name, photo, what to mind=long text, kept at=text | free, lent, being mended || Drill; Ladder; Hedge trimmer
neighbour-lending loan: first day=date, last day=date, note | asked for, agreed, out, given back, declined
children-courses,course-places course swimming-course: title, day and time=text, age from=number, places=number, first day=date, price | open, full, running, over || Beginners on Monday; Little frogs; Saturday group
children-courses,course-places enrolment registration: date=date, paid=yes/no, note | asked for, confirmed, given back
children-courses,course-places waiting-list: position=number, date added=date, told on=date | waiting, place offered, moved up, gone
children-courses child: first name, birth date, what to know=long text
predictions,fantasy match: first side=text, second side=text, start time=date and time, result=text | to come, running, over
predictions prediction: first side=number, second side=number, points=number, time made=date and time
predictions stake: amount=money, date paid=date | open, paid
fantasy squad line-up: points=number, date changed=date | open, locked, counted
fantasy athlete: name, team=text, position=choice, points=number || Nora Lind; Theo Berg; Max Hale
fantasy matchday: number, first day=date, last day=date | to come, running, over
money-collection share: amount=money, who=text, date paid=date | open, paid
money-collection money-collection collection: title, what for=long text, share=money, last day=date | open, complete, closed || Class trip; Gift for the teacher; Coffee
money-collection expense: description, amount=money, date paid=date, receipt=file
bring-list contribution: what=text, amount=text, who=text, phone, note | open, taken, brought
bring-list slot: what is needed=text, how many=number, until=date and time
invitation answer: comes=choice, people=number, what they eat=text, message=text
invitation guest: name, phone, email | invited, comes, does not come
gift-registry gift: name, link, price, photo, note | open, reserved, received || Pram; Night light; First books
gift-registry reservation: given by=text, date reserved=date, note
sticker-swap sticker football-sticker: number, name, album=text, double=number | missing, there, double
sticker-swap swap: offered=text, wanted=text, place | proposed, agreed, done, declined
lost-pet notice: animal=text, photo, place, last seen=date and time, phone | open, seen, back home
lost-pet sighting: place, time seen=date and time, photo, note
group-order order lunch-order: place, closes at=date and time, total=money | open, closed, fetched
group-order dish: what=text, who=text, price, note
group-order payment: amount=money, who=text | open, paid
score-sheet match: date=date, game=text, won by=text | running, over
score-sheet score: round=number, points=number, player=text
play-together meetup: place, start time=date and time, level=choice, places=number | open, full, called off, over
court-booking court: name, surface=choice, price an hour=money | free, taken, closed || Court 1; Court 2; Hall
residents notice: title, text=long text, time posted=date and time, until=date || Water off on Monday; Spring clean; New bins
residents damage-report damage: description, photo, place, date reported=date | new, under way, mended
watch report watch-report: what was seen=long text, place, time seen=date and time | to be checked, shown, closed
watch street: name, houses=number, coordinator=text || Mill Lane; Oak Road; Harbour Street
allergies allergy: against=text, how strong=choice, what to do=long text, confirmed by a doctor=yes/no
allergies dish: name, date served=date, what is in it=long text || Lentil soup; Pancakes; Fish fingers
allergies child: first name, group=text, birth date
cash-book cash-entry: date=date, in or out=choice, amount=money, what for=text, number
cash-book receipt: photo, amount=money, date=date
cash-book fee: year=text, amount=money, date paid=date | open, paid
tabs credit-purchase debt balance: what was bought=text, amount=money, date=date | open, partly paid, paid
tabs,owed-to-me repayment: amount=money, date paid=date, note
tabs customer: name, phone, limit=money
owed-to-me debt balance: who=text, amount=money, what for=text, date=date | open, partly paid, paid back
quiz-night team: name, players=number, phone | coming, there, gone || The owls; Table four; Know-alls
quiz-night round: title, number, questions=number || Music; Rivers; Who said it?
quiz-night question: text=long text, right answer=text, points=number
studio deposit: amount=money, date paid=date | open, paid, returned, kept
studio appointment: start time=date and time, length=duration, what is wanted=long text, picture=image | asked for, held, over, cancelled
studio treatment: name, length=duration, price from=money || First talk; Small piece; Whole day
record-collection record: title, artist=text, year=number, label=text, condition=choice, cover=image | on the shelf, lent, sold || Blue; Abbey Road; Kind of Blue
record-collection,collection-of,collection wishlist: title, where to get it=text, most to pay=money, note | wanted, found
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
