import type { FieldType } from "~/domain/plan";
import { typeOfField } from "./nouns";

/**
 * Columns that a thing has in any app. One line a family: "names: columns | states". A column is "name" or
 * "name=type"; the type is guessed from the name when it is left out.
 */
const LINES = `
dog cat pet horse animal puppy rabbit: name, breed, birth date, photo, temperament
patient client-file: name, date of birth, phone, email, notes
photo picture image pic: image file=image, caption, taken on=date
video recording: file=file, title, length=duration
walk outing hike ride-out: start time, meeting point=place, duration, notes | planned, done, called off
message chat comment: text=long text, sent at=date and time, read=yes/no
post story article: title, text=long text, published at=date and time | draft, published
booking appointment reservation viewing visit consultation: start time, duration, note | requested, confirmed, cancelled, done
slot timeslot: start time, end time, free=yes/no | free, taken
service: name, duration, price, description
customer client guest visitor buyer: name, phone, email
barber stylist groomer hairdresser therapist trainer instructor coach tutor: name, phone, working hours, speciality
deposit payment donation tip fee-paid settlement: amount=money, paid at=date and time, method=choice | due, paid, refunded
order purchase: number, total=money, placed at=date and time, note | new, in preparation, ready, delivered, cancelled
dish meal menu-item item-of-menu: name, price, description, photo, sold out=yes/no
menu: name, valid from=date, language
table desk: number, seats=number, code=text
restaurant cafe bar bakery: name, address, opening hours
allergy allergen: name, severity=choice, symbol=image
recipe: title, servings=number, cooking time=duration, instructions=long text, photo
ingredient: name, amount=number, unit
step: position=number, text=long text, duration
vote rating like: value=number, given at=date and time
review feedback: stars=number, text=long text, written at=date
expense cost bill: description, amount=money, paid on=date, receipt photo=image
receipt: photo=image, amount=money, date
balance debt: amount=money, as of=date | open, settled
roommate flatmate housemate friend member participant: name, email, photo
run workout session-of-sport training exercise-session ride: started at=date and time, distance=number, duration, route=place
exercise question: picture=image, subject, asked at=date and time | new, explained
explanation answer: text=long text, made at=date and time, helpful=yes/no
streak: length in days=number, best so far=number, last day=date | running, broken
badge achievement trophy: name, condition, icon=image, reached on=date
leaderboard ranking: period, position=number, points=number
task todo chore errand to-do: title, due date, priority=choice, done=yes/no, notes | open, done
list checklist: name, colour
project case matter campaign: name, started on=date, deadline=date, description | open, on hold, closed
entry record: date, text=long text, amount=number
hour time-entry entry-of-time timer shift: start time, end time, duration, note | running, finished
timesheet: week=date, total hours=number, submitted at=date and time | open, submitted, approved
invoice quote offer: number, issued on=date, due date, total=money | draft, sent, paid
budget: limit=money, used=money, period
audit-log log history: changed at=date and time, what changed=text, old value=text, new value=text
report summary: period, made at=date and time, contents=long text
property house flat apartment listing-of-house: title, price, address, bedrooms=number, description, photos=image | available, reserved, sold
listing ad advert offer-of-item: title, price, description, photos=image, published on=date | active, paused, sold
lead enquiry inquiry request: name, email, message=long text, received at=date and time | new, contacted, won, lost
ride trip journey carpool: departure=date and time, start=place, destination=place, free seats=number | planned, under way, done, cancelled
seat place-in-car place: number, taken=yes/no
child kid pupil student grandchild: first name, birth year=number, class=text
parent grandma grandparent grandfather caregiver guardian: name, phone, email
school academy: name, address, contact=email
teacher lecturer: name, email, subject
car vehicle van truck bus: plate, model, seats=number
subscription membership plan-of-payment: plan=choice, price, started on=date, renews on=date | trial, active, paused, ended
topic subject category tag: name, description
product article-of-shop good merchandise: name, price, description, photo, stock=number
event concert meetup tournament match gig performance party: title, starts at=date and time, place, capacity=number, description | planned, full, over, cancelled
rehearsal practice lesson class course session workshop: title, starts at=date and time, duration, place, note | planned, over, cancelled
attendance rsvp: answer=choice, answered at=date and time, note
song piece sheet-music score music: title, composer=text, voice part=choice, file
singer musician player chorister: name, voice part=choice, email
hive colony beehive: name, location=place, queen year=number, strength=choice | alive, weak, lost
inspection check-up survey check: date, findings=long text, weather, next on=date
harvest yield: date, amount=number, unit
apiary field plot bed garden greenhouse: name, location=place, size=number
queen swarm: origin, marked=yes/no, date
treatment medication dose medicine: name, dose=text, given at=date and time, reason
freezer fridge incubator: name, room=place, target temperature=number, last reading=number
rack shelf drawer box bin container: name, position, capacity=number
sample aliquot vial tube specimen: label, taken on=date, volume=number, hazard=choice | stored, taken out, used up
temperature reading measurement: value=number, measured at=date and time, unit
alarm alert: reason, raised at=date and time | raised, seen, cleared
tool device equipment asset machine instrument: name, condition=choice, photo, shelf=place | free, lent, in repair
loan: lent on=date, due date, returned on=date | out, late, returned
document contract file form certificate: title, file, uploaded at=date and time | missing, received, checked
lawyer attorney solicitor advisor counsellor: name, field of law=text, email
volunteer helper: name, phone, skills
plant crop seed tree flower: name, species, planted on=date, location=place, photo
watering feeding: date, amount=number, note
book magazine: title, author=text, isbn, condition=choice | free, lent
location branch venue room site station: name, address, opening hours
team group club choir: name, description
staff employee worker: name, phone, position
business company agency organisation shop store: name, address, contact=email
supplier vendor: name, contact=email, delivers=text
stock inventory: quantity=number, minimum=number, counted on=date
ticket: number, price, holder=text | valid, used, refunded
sale: amount=money, sold on=date, item=text
announcement notice: title, text=long text, published on=date
proposal: title, text=long text, deadline=date
poll survey-of-opinion: question=text, options=text, ends on=date | open, closed
goal habit: title, target=number, unit, started on=date | active, reached, given up
mood symptom: level=number, noted at=date and time, note
allowance income saving: amount=money, received on=date, source
job vacancy: title, description, pay=money, place | open, filled
application sign-up registration: received at=date and time, answers=long text | received, accepted, declined
delivery parcel shipment: address, planned for=date and time, tracking number=text | packed, on the way, delivered
address: street, postcode, city
coupon voucher gift-card: code, value=money, valid until=date | valid, used
profile: name, photo, about=long text
report-of-content flag: reason, reported at=date and time | open, settled
notification reminder: text, due at=date and time, channel=choice | planned, sent, failed
claim incident damage: description=long text, happened on=date, photo | reported, in work, settled
route tour: name, stops=number, distance=number
stop: address, planned time=date and time, position=number | open, done
meal-plan diet: week=date, meals=text, portions=number
word flashcard card: front=text, back=text, next review=date
quiz test exam: title, questions=number, time limit=duration
score result mark: points=number, achieved at=date and time
sighting observation: seen at=date and time, place, photo, note
species: name, latin name=text, description
donor: name, email, since=date
fee dues: amount=money, due date, paid=yes/no
conflict: with=text, found on=date, note
note memo: text=long text, written at=date and time
invitation: sent to=email, sent at=date and time | sent, accepted, expired
translation: language, text=long text
vendor-stall stall booth: number, size=text, place
game: title, starts at=date and time, place | planned, played
meter: number, place, unit
keyword-alert saved-search: conditions=text, since=date
`;

export type ThingShape = { fields: { name: string; type: FieldType }[]; statuses: string[] };

const SHAPES = new Map<string, ThingShape>();
for (const line of LINES.trim().split("\n")) {
  const colon = line.indexOf(": ");
  const [columns = "", states = ""] = line.slice(colon + 2).split(" | ");
  const shape: ThingShape = {
    fields: columns.split(", ").map((column) => {
      const [name = "", type] = column.split("=");
      return { name, type: (type as FieldType | undefined) ?? typeOfField(name) };
    }),
    statuses: states ? states.split(", ") : [],
  };
  for (const noun of line.slice(0, colon).split(" ")) if (!SHAPES.has(noun)) SHAPES.set(noun.replace(/-/g, " "), shape);
}

/** The usual columns of a thing, looked up by its whole name, then by its last word; null when unknown. */
export function shapeOf(noun: string): ThingShape | null {
  return SHAPES.get(noun) ?? SHAPES.get(noun.slice(noun.lastIndexOf(" ") + 1)) ?? null;
}

/** True when the noun is a thing apps keep records of. */
export function isKnownThing(noun: string): boolean {
  return shapeOf(noun) !== null;
}
