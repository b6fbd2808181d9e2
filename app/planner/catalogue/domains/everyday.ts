/**
 * Columns that a thing has in any app. One line a family: "names: columns | states". A column is "name" or
 * "name=type"; the type is guessed from the name when it is left out. A line that begins with words in brackets is
 * of a sense that the noun has only in ideas that use one of them (senses.ts): a wheel is of cheese where cheese is
 * spoken of.
 */
export default `
coffin urn casket: name, material, price, photo | on offer, chosen
obituary eulogy: text=long text, photo, date published=date | draft, approved, published
wreath bouquet: name, flowers=text, price, photo | on offer, sold out
[film cast+ photo studio actor extras camera] shoot: title, date, place, note | open, full, over
[debate tournament raffle lottery league] draw: round=number, date drawn=date, pairings=long text
[quiz* score+ earn+ leaderboard winner game badge] point: amount=number, reason, date earned=date
[factory plant-manager workshop production mechanic downtime] machine: name, hall=place, serial number=text, last service=date | running, broken, in repair
[laundry laundrette wash+ washer dryer] machine washer dryer: number, floor=text, kind=choice | free, running, broken
[choir orchestra band concert piano violin* sing+ music sheet-music] piece score: title, composer=text, voice part=choice, file
[choir orchestra sing+ music] part: title, voice part=choice, file
[cheese dairy affin* ripen*] wheel loaf: number, batch=text, date made=date, weight=number | maturing, ready, gone
[wine beer cider brew+ brewery distill* cellar ferment* mead] keg cask barrel bottle tank vat: number, batch=text, date filled=date, volume=number | filled, maturing, empty
[save+ saving money budget pocket-money] jar pocket: name, amount=money, target=money
[learn+ vocab* flash* quiz* language revise+ revision memori* study+ student] card word: front=text, back=text, next review=date
[member loyal* customer gift] card: number, holder=text, valid until=date | valid, expired
[trading collect+ collector collection swap+] card: name, series=text, number, condition=choice, photo
[vinyl album turntable label second-hand collect+ collector collection] record: title, artist=text, year=number, condition=choice, price
[radio playlist album dj song listen+ royalty] track: title, artist=text, length=duration, file
[race+ runner running ski+ bike lap rail train+ slot-car] track: name, place, length=number, condition=choice | open, closed
[violin* cello viola orchestra string] bow: name, maker=text, weight=number, condition=choice, photo | free, lent, in repair
[golf] club: name, maker=text, length=number, condition=choice
[cricket baseball softball team] bat: name, size=text, weight=number, condition=choice
[story novel fiction character screenplay game-master role-play] plot chapter: title, text=long text, position=number | idea, draft, final
[hostel hotel hospital shelter guest ward patient dormitory] bed: number, room=place, free from=date | free, taken
[church mass worship* parish vicar priest congregation] service: title, start time=date and time, place, who leads it=text | planned, over
[build+ construct* lift+ load+ hire port harbour scaffold*] crane: name, model, lifts up to=text, next check=date | free, out, in repair
[olive apple grape cider wine oil print+ etch+] press: name, capacity=text, place, last service=date | free, in use, out of order
[tennis squash badminton padel basketball volleyball sport play+ club] court: name, place, price per hour=money | free, taken
[judge lawyer trial hearing legal* claim] court: name, address, contact=text, opening hours=text
[display museum glass exhibit* violin* instrument] case: label, contents=text, place, size=text
[law parliament vote+ council motion] bill: title, text=long text, date | open, passed, rejected
[postage philatel* collect+ collector collection] stamp: name, year=number, country=text, condition=choice, photo
[metal detector archaeolog* dig+ excavat* beach meteor* fossil mineral gem] find: name, depth=number, time found=date and time, position on map=place, photo
[bird ornitholog* egg owl swift stork] nest: place, species, eggs=number, date seen=date
[chess carnival pageant drag] queen: name, year=number, photo
[board card dice tabletop] game: title, players=number, duration, shelf=place | there, lent
[quarry stone marble mason* sculpt* granite] block: number, kind=text, dimensions=text, weight=number | ordered, here, used up
[quilt+ patchwork sew+] block: name, pattern=text, size=text, photo
[tide seal whale marine wildlife rescue+] seal: name, tag number=text, weight=number, place, note | well, under treatment, released
[bat roost cave wildlife] roost: place, species, amount=number, date counted=date
shopping-list waiting-list packing-list wish-list repair-list guest-list: name, position=number, date added=date, note | open, done
package bundle offer-package tariff-plan: name, price, what is included=long text
hall pitch lane parking-spot spot parking-space booth-space: name, place, price per hour=money | free, taken
locker crate pallet tank cage-unit: label, place, contents=text
outfit kit-item suit shoe jersey: name, size=text, condition=choice, photo | free, lent
plane aircraft glider boat kayak canoe yacht raft ship scooter bike e-bike trailer caravan tractor drone helicopter: name, registration=text, condition=choice, next check=date | free, taken, in repair
sensor camera printer laptop tablet projector: name, serial number=text, place | working, faulty
licence license permit pass-card pass id-card: number, holder=text, valid until=date | valid, expired
stamp token loyalty-card stamp-card: number, date given=date
playlist setlist programme: title, date, note
wish wishlist-item gift present: name, link, price, note | open, taken
favourite favorite bookmark: date saved=date, note
basket hamper veg-box: contents=long text, price, week=date
track-of-music album: title, artist=text, length=duration
module chapter unit-of-course: title, position=number, text=long text
episode clip film movie series: title, length=duration, date published=date
paper thesis poem manuscript: title, author=text, file | draft, handed in, accepted
petition signature: name, date signed=date
milestone: title, due date, reached=yes/no
cow sheep goat pig chicken hen cattle calf lamb: tag number=text, name, birth date, breed, notes
crack defect fault: description=long text, severity=choice, photo, date noticed=date | reported, in work, settled
bird falcon hawk owl parrot: name, species, ring number=text, birth date, weight=number | well, resting, under treatment
[scan+ nfc rfid barcode attach+ sew+ ear luggage] tag: code, date attached=date, place | in use, lost
swap exchange trade: what is offered=long text, what is wanted=long text, date offered=date | open, agreed, done
valuation appraisal: amount=money, date valued=date, valued by=text, reason | open, confirmed
room: name, floor=text, capacity=number, note | free, taken
jingle: title, length=duration, file, valid until=date
herd flock nest stable-box: name, place, head count=number
experiment protocol-of-lab: title, date, method=long text, result=text
handover handover-protocol: date, condition=long text, signed=yes/no | open, signed
protocol minutes: date, text=long text, signed by=text
floor-plan site-plan blueprint: title, file, version
illness disease diagnosis pest: name, signs=long text, date noticed=date
remedy cure advice-given: text=long text, how often=text
vaccine injection wound surgery operation: name, date, note
repair maintenance servicing: what was done=long text, date done=date, cost=money | planned, under way, done
hazard risk: description=long text, severity=choice, place, photo | open, settled
meeting assembly: title, start time=date and time, place, agenda=long text | planned, over
decision motion amendment ballot: text=long text, date, result=choice | open, passed, rejected
penalty refund grant payout pot-of-money contribution: amount=money, date, reason | due, paid
circle round-table thread topic-room channel-of-chat: name, description
component spare-part part: name, part number=text, amount=number, price
item belonging lost-item found-item: name, description=long text, photo, place | open, taken
contact emergency-contact: name, phone, relation=text
bug issue: title, description, severity=choice | open, in work, done
idea suggestion complaint: title, text=long text, date received=date | new, in work, answered
[ladder* ranking padel tennis squash badminton chess darts] challenge: against=text, date made=date, play by=date | open, accepted, played, given up
challenge: title, target=number, end date=date | running, over
hut campsite tent cabin: name, place, beds=number, price | free, taken
phrase: text=long text, translation=text
food groceries: name, amount=number, unit, best before=date
drink snack lunch dinner breakfast: name, amount=text, date=date, note
consent waiver: text=long text, signed by=text, date signed=date | open, signed, withdrawn
hotline helpline: name, phone, opening hours
launch take-off landing: time=date and time, type=choice, place
dive climb-log swim: date, place, depth=number, duration
tattoo design-sheet design artwork painting: title, picture=image, size=text, price | free, taken
breakage loss: description=long text, date, photo, cost=money
outage breakdown malfunction: description=long text, time noticed=date and time | open, repaired
recap minutes-of-session: title, text=long text, date written=date
news news-item: title, text=long text, date published=date, photo
pick-up-order: what is given=long text, ready by=date and time, place | announced, taken, collected
[pick-up pickup waste rubbish recycl* bin scrap parcel laundry] collection: what is given=long text, ready by=date and time, place | announced, taken, collected
collection: name, what it holds=long text, number of pieces=number, note
adoption: date asked=date, home=text, note | asked for, approved, handed over, declined
skill: name, level=choice, how it is tested=long text | open, passed, signed off
injury: what happened=long text, date happened=date, cleared=yes/no | open, cleared
lineup line-up squad: position=choice, jersey number=number, note
bout scrimmage fixture: date, opponent=text, place, result=text | planned, played
key keyring: number, opens=text, hook=text | in the cabinet, out, lost
stay sitting: first day=date, last day=date, instructions=long text | open, agreed, running, over
[mushroom foray fung* plant insect species butterfly moth] find: species=text, time found=date and time, position on map=place, photo
quilt garment costume: name, pattern=text, size=text, photo
keg cask barrel: number, batch=text, date filled=date, volume=number | filled, empty
piano organ-pipe clock watch: maker=text, serial number=text, year=number, place
prop costume-piece: name, era=text, size=text, shelf=place, photo | in store, reserved, out, broken
page-of-record transcription: text=long text, date done=date | open, transcribed, checked
record certificate-entry: kind=choice, date, place, names=text
[image drone scan+ aerial x-ray facade] crack defect fault: place on the image=place, severity=choice, note=long text
flight mission survey-flight: site=place, date, duration, weather=text | planned, flown, cancelled
letter: sender=text, date received=date, photo
creditor: name, amount owed=money, address
grocery shopping-item: name, quantity=number, bought=yes/no
pill prescription: name, dose=text, times a day=number
questionnaire: title, answers=long text, date filled in=date
bag: number, contents=long text, date received=date
unit-of-blood: number, date, blood group=choice
hook peg: number, position=text
problem-on-wall boulder climb: grade=text, colour=text, photo, date set=date | up, taken down
bun cake bread pastry loaf: name, price, days needed=number, description
pairing: table=number, white=text, black=text | open, played
round heat: number, date | planned, running, over
round-robin season league-table: name, start date=date, end date=date
plaque grave memorial: inscription=long text, position=place, photo
surplus leftover giveaway: name, quantity=number, available until=date, photo | available, taken
dog cat pet horse animal puppy rabbit: name, breed, birth date, photo, temperament
patient client-file: name, date of birth, phone, email, notes
photo picture image pic: image file=image, caption, date taken=date
video recording: file=file, title, length=duration
walk outing hike ride-out: start time, meeting point=place, duration, notes | planned, done, called off
message chat comment: text=long text, time sent=date and time, read=yes/no
post story article: title, text=long text, time published=date and time | draft, published
booking appointment reservation viewing visit consultation: start time, duration, note | requested, confirmed, done, cancelled
slot timeslot: start time, end time, free=yes/no | free, taken
service: name, duration, price, description
customer client guest visitor buyer: name, phone, email
barber stylist groomer hairdresser therapist trainer instructor coach tutor: name, phone, working hours, speciality
[blood plasma] donation: date, blood group=choice, volume=number, place
deposit payment donation tip fee-paid settlement: amount=money, time paid=date and time, method=choice | due, paid, refunded
order purchase: number, total=money, time placed=date and time, note | new, in preparation, ready, delivered, cancelled
meal: name, date=date, portions=number, note
dish menu-item item-of-menu: name, price, description, photo, sold out=yes/no
menu: name, valid from=date, language
table desk: number, seats=number, code=text
restaurant cafe bar bakery: name, address, opening hours
allergy allergen: name, severity=choice, symbol=image
recipe: title, servings=number, cooking time=duration, instructions=long text, photo
ingredient: name, amount=number, unit
step: position=number, text=long text, duration
vote: answer=choice, time cast=date and time, note
rating like: value=number, time given=date and time
review feedback: stars=number, text=long text, date written=date
expense cost bill: description, amount=money, date paid=date, receipt photo=image
receipt: photo=image, amount=money, date
balance debt: amount=money, as of=date | open, settled
charge: amount=money, what for=text, date | open, paid
roommate flatmate housemate friend member participant: name, email, photo
[bike cycl* horse motorbike] ride: time started=date and time, distance=number, duration, route=place
run exercise-session: time started=date and time, distance=number, duration, route=place
workout session-of-sport: date=date, duration, what was done=long text, note
training: title, start time=date and time, place, led by=text, note | planned, over, cancelled
exercise: name, picture=image, instructions=long text, difficulty=choice
question: text=long text, picture=image, time asked=date and time | new, answered
explanation answer: text=long text, time made=date and time, helpful=yes/no
streak: length in days=number, best so far=number, last day=date | running, broken
badge achievement trophy: name, condition, icon=image, date reached=date
leaderboard ranking: period, position=number, points=number
task todo chore errand to-do: title, due date, priority=choice, done=yes/no, notes | open, done
checklist: name, colour
project matter campaign: name, start date=date, deadline=date, description | open, on hold, closed
entry record: date, text=long text, amount=number
shift duty: start time=date and time, end time=date and time, people needed=number, note | open, taken, done
hour time-entry entry-of-time timer: start time, end time, duration, note | running, finished
timesheet: week=date, total hours=number, time submitted=date and time | open, submitted, approved
offer bid: amount=money, message=long text, time made=date and time | open, accepted, declined
invoice quote estimate: number, date issued=date, due date, total=money | draft, sent, paid
budget: limit=money, used=money, period
[audit+ change changed compliance custody] log: time changed=date and time, what changed=text, old value=text, new value=text, changed by=text
log logbook diary journal: date, what happened=long text, entered by=text
audit-log history: time changed=date and time, what changed=text, old value=text, new value=text, changed by=text
report summary: period, time made=date and time, contents=long text
house flat apartment building home: address, contact=text, notes=long text
[estate-agen* real-estate realtor for-sale viewing+ bedroom* listing+] property house flat apartment villa: title, address, description, price, photos=image | available, reserved, sold || Mill Lane 4; Church Street 9; Station Road 22
property listing-of-house: title, price, address, bedrooms=number, description, photos=image | available, reserved, sold
listing ad advert offer-of-item: title, price, description, photos=image, date published=date | active, paused, sold
request: what is asked for=long text, date asked=date, answer=long text | open, accepted, refused
lead enquiry inquiry: name, phone, email, message=long text, time received=date and time | new, contacted, won, lost
ride trip journey carpool: departure=date and time, start=place, destination=place, free seats=number | planned, under way, done, cancelled
seat place-in-car place: number, taken=yes/no
student: name, email, class=text
child kid pupil: first name, birth year=number, class=text
grandchild: first name, birthday=date, favourite=text
parent grandma grandparent grandfather caregiver guardian: name, phone, email
school academy: name, address, contact=email
teacher lecturer: name, email, subject
car vehicle van truck bus: plate, model, seats=number
subscription membership plan-of-payment: plan=choice, price, start date=date, renewal date=date | trial, active, paused, ended
topic subject category tag: name, description
product article-of-shop good merchandise: name, price, description, photo, stock=number
event concert meetup tournament match gig performance party: title, start time=date and time, place, capacity=number, description | planned, full, over, cancelled
rehearsal practice lesson class course session workshop: title, start time=date and time, duration, place, note | planned, over, cancelled
attendance rsvp: answer=choice, time answered=date and time, note
[choir orchestra band sing+ rehears*] song: title, composer=text, voice part=choice, file
song: title, artist=text, length=duration
sheet-music music: title, composer=text, voice part=choice, file
singer chorister: name, voice part=choice, email
[choir orchestra band music ensemble] musician player: name, instrument=text, email
musician: name, instrument=text, email
player: name, email, phone
hive colony beehive: name, location=place, queen year=number, strength=choice | alive, weak, lost
[hive bee beekeeper apiary] inspection: date, findings=long text, weather, next date=date
inspection check-up survey check: date, done by=text, findings=long text, next date=date
harvest yield: date, amount=number, unit
apiary field plot bed garden greenhouse: name, location=place, size=number
queen swarm: origin, marked=yes/no, date
treatment medication dose medicine: name, dose=text, time given=date and time, reason
[species photograph* observ* survey+ citizen forag* biolog*] lichen moss mushroom fungus flower plant tree orchid: species, date seen=date, position on map=place, photo
freezer fridge incubator: name, room=place, target temperature=number, last reading=number
rack shelf drawer box bin container: name, position, capacity=number
sample aliquot vial tube specimen: label, date taken=date, volume=number, hazard=choice | stored, taken out, used up
temperature reading measurement: value=number, time measured=date and time, unit
alarm alert: reason, time raised=date and time | raised, seen, cleared
instrument: name, maker=text, serial number=text, condition=choice, photo
tool device equipment asset machine: name, condition=choice, photo, shelf=place | free, lent, in repair
loan: date lent=date, due date, date returned=date | out, late, returned
document contract file form certificate: title, file, time uploaded=date and time | missing, received, checked
lawyer attorney solicitor advisor counsellor: name, field of law=text, email
volunteer helper: name, phone, can do=text
plant crop seed tree flower: name, species, date planted=date, location=place, photo
watering feeding: date, amount=number, note
book magazine: title, author=text, isbn, condition=choice | free, lent
location branch venue site station: name, address, opening hours
team group club choir: name, description
staff employee worker: name, phone, position
business company agency organisation shop store: name, address, contact=email
supplier vendor: name, contact=email, delivers=text
stock inventory: quantity=number, minimum=number, date counted=date
ticket: number, price, holder=text | valid, used, refunded
sale: amount=money, date sold=date, item=text
announcement notice: title, text=long text, date published=date
proposal: title, text=long text, deadline=date
poll survey-of-opinion: question=text, options=text, end date=date | open, closed
goal habit: title, target=number, unit, start date=date | active, reached, given up
mood symptom: level=number, time noted=date and time, note
allowance income saving: amount=money, date received=date, source
job vacancy: title, description, pay=money, place | open, filled
application sign-up registration: time received=date and time, answers=long text | received, accepted, declined
delivery parcel shipment: address, planned for=date and time, tracking number=text | packed, on the way, delivered
address: street, postcode, city
coupon voucher gift-card: code, value=money, valid until=date | valid, used
profile: name, photo, about=long text
flag: reason=long text, time reported=date and time, decided by=text | waiting, hidden, put back
notification reminder: text, time due=date and time, channel=choice | planned, sent, failed
claim incident damage: description=long text, date happened=date, photo | reported, in work, settled
tour: title, start time=date and time, duration, meeting point=place, places=number | planned, full, over, called off
route: name, stops=number, distance=number
stop: address, planned time=date and time, position=number | open, done
meal-plan diet: week=date, meals=text, portions=number
flashcard: front=text, back=text, next review=date
[quiz* exam pupil student school learn+ driving candidate question] test: title, questions=number, time limit=duration
test: date, method=text, result=text, note
quiz exam: title, questions=number, time limit=duration
score result mark: points=number, time achieved=date and time
sighting observation: time seen=date and time, place, photo, note
species: name, latin name=text, description
donor: name, email, since=date
friendship: since=date, accepted=yes/no, note
hotel-tip travel-tip advice: title, text=long text, link
case problem: title, description, opened=date | new, taken, closed
fee dues: amount=money, due date, paid=yes/no
conflict: with=text, date found=date, note
note memo: text=long text, time written=date and time
invitation: sent to=email, time sent=date and time | sent, accepted, expired
translation: language, text=long text
vendor-stall stall booth: number, size=text, place
game: title, start time=date and time, place | planned, played
race regatta: name, start time=date and time, place, distance=number | planned, over
meter: number, place, unit
keyword-alert saved-search: conditions=text, since=date
`;
