/**
 * What nouns mean in any idea that the reader need not know for things ("# any"), and in trades and hobbies that few
 * ideas are about; in the notation of care.ts.
 */
export default `
# any
list: name, entries=number, date changed=date, note
rota roster duty-rota: start date=date, end date=date, task=text, who=text
plan: title, start date=date, end date=date, text=long text
rule house-rule: title, text=long text, valid from=date
pickup pick-up: start time=date and time, place, collected by=text, note | planned, collected, missed
vaccination vaccine jab: against=text, date given=date, batch=text, due again=date
lease: start date=date, end date=date, holder=text, cost=money, file | draft, signed, ended
warranty guarantee: covers=text, valid until=date, note | running, ended
insurance insurance-policy: covers=text, insurer=text, number=text, cost=money, valid until=date
dispute: description=long text, date opened=date, answer=long text | open, settled
speech sermon lecture: title, given by=text, date=date, text=long text
sketch draft mock-up: title, version=text, date=date, file | draft, shown, approved
proof: version=text, date sent=date, answer=long text, file | sent, changes asked for, approved
map: title, picture file=image, date=date, note
print: size=text, paper=text, price, amount=number
cleaning: date=date, what was cleaned=text, done by=text, note | planned, done
calibration: date=date, done by=text, result=text, next date=date
progress: date=date, what was reached=text, next step=text
mistake: description=long text, what is right=text, date=date
rental hire: first day=date, last day=date, price, deposit=money, note | asked for, confirmed, out, given back
payroll: month=text, total=money, date paid=date | draft, approved, paid
retreat camp: title, start date=date, end date=date, place, price | planned, full, over, cancelled
competition contest: name, start time=date and time, place, last day to enter=date | open, running, over
auction: title, start time=date and time, end time=date and time, lots=number | planned, running, over
call phone-call: time=date and time, with whom=text, what was said=long text, length=duration
release: version=text, date released=date, what changed=long text | planned, released
shopping: date=date, what was bought=text, amount=money, shop=text
wristband bracelet: number=text, colour, given to=text
hydrant: number=text, position on map=place, last checked=date, condition=choice
point: name, amount=number, note
shot shot-list: title, place, what is on it=text, note | open, taken
scorecard: criteria=long text, points=number, written by=text, date=date
recital: title, start time=date and time, place, note | planned, over, cancelled
tooth: number=text, finding=text, treatment=text, date=date
homework: subject=text, text=long text, due date, file | set, handed in, marked
funeral burial: name, start time=date and time, place, note | asked for, agreed, over
allotment: number, size=text, holder=text, rent=money
quota: name, amount=number, unit, until=date
noise complaint-of-noise: time noticed=date and time, place, description=long text
change: date changed=date, what changed=long text, reason=text, changed by=text
swap-request: what is offered=text, what is wanted=text, date asked=date | open, agreed, refused
trigger: name, date noticed=date, note
space: name, size=text, place, note
bottle: label, contents=text, volume=number, date filled=date
share: holder=text, amount=number, since=date
goods: name, amount=number, price, shelf=place
shower: time started=date and time, minutes=number, note
fuel: date=date, litres=number, price, mileage=number
laundry: time brought=date and time, what is washed=text, pieces=number, price | brought, washed, ready, collected
preference: name, value=text, note
object: name, description=long text, place, photo
extra: name, price, description
sign-in check-in check-out: time=date and time, place, note
clean-up: title, date=date, place, note | planned, over
fabric cloth: kind=text, colour, width=number, amount=number, price per metre=money
choreography: title, music=text, length=duration, video=file
dataset data-set: title, source=text, date added=date, file
itinerary: title, start date=date, end date=date, text=long text
notebook: title, entries=number, date changed=date
cohort: name, start date=date, end date=date, people=number
catalogue: title, entries=number, date changed=date, file
seating-plan: title, tables=number, seats=number, date changed=date
lift: name, place, condition=choice, note
measure: name, value=number, unit, date taken=date
exhibition: title, start date=date, end date=date, place, text=long text | planned, open, over
alteration: what is changed=text, due date, price, note | open, under way, done
firing: start time=date and time, temperature=number, note | planned, over
absence: first day=date, last day=date, reason=text
feed: kind=text, amount=number, unit, note
ascent: name, date=date, attempts=number, note

# homebrew: brew+ homebrew* beer cider mead ferment* hop
brew batch: name, style=text, date brewed=date, litres=number, gravity=number | fermenting, ready, gone
hop malt yeast: name, amount=number, unit, best before=date | in stock, low, used up
reading gravity-reading: value=number, temperature=number, time measured=date and time
tasting tasting-note: date=date, looks=text, taste=text, points=number
bottle bottling: date=date, amount=number, size=text, note
fermenter kettle: name, litres=number, place | empty, in use, to be cleaned

# roastery: roast+ espresso barista cupping
roast: date=date, bean=text, kilos=number, level=choice
bean green-coffee: origin=text, kilos=number, price per kilo=money, date received=date | in stock, low, used up
cupping tasting: date=date, points=number, taste=text, note

# print-shop: print-job printer+ copy-shop flyer
job print-job: title, copies=number, paper=text, due date, file | received, proof sent, printed, collected
proof: version=text, date sent=date, answer=long text, file | sent, changes asked for, approved

# graveyard: grave graveyard cemetery burial funeral undertaker mortuary
grave plot: number=text, section=text, position on map=place, lease until=date | free, taken, expired
lease: holder=text, start date=date, end date=date, fee=money | running, runs out soon, ended
funeral burial ceremony: name, start time=date and time, place, music=text, coffin=text | asked for, agreed, over
person deceased: name, born=date, died=date, grave=text
flower wreath: kind=text, from whom=text, price, text on the ribbon=text

# it-service: helpdesk help-desk server outage sysadmin it-support deployment saas
server: name, address=text, runs=text, place | running, under maintenance, down
outage incident: what failed=text, time noticed=date and time, time mended=date and time, cause=long text | open, under way, mended
change change-request: title, reason=long text, planned for=date and time, how to undo=long text | asked for, approved, done
article knowledge-article: title, text=long text, date changed=date
release: version=text, date released=date, what changed=long text | planned, released
bug: title, steps=long text, severity=choice, version=text | new, confirmed, mended
feature feature-request: title, text=long text, votes=number | open, planned, done

# beekeeping: beekeep* hive apiary bee
feeding: date=date, kind=text, amount=number, unit
super frame: number, hive=text, date put on=date, note
mite-count count: date=date, number=number, method=text
swarm: date=date, place, size=text, note | reported, caught, lost
honey: kind=text, amount=number, unit, date harvested=date | in stock, low, sold out
treatment: product=text, start date=date, end date=date, amount=text

# streets: plough* snow gritting verge street-clean*
street: name, length=number, priority=choice, note | open, done
salt: amount=number, unit, storage place=place, date=date

# courses: course online-course academy instructor learner e-learning
module chapter unit: title, position=number, text=long text
assignment: title, text=long text, due date, file | set, handed in, marked
certificate: number=text, holder=text, date issued=date, file
comment: text=long text, time sent=date and time

# yoga-dance: yoga pilates dance+ ballet
class lesson session course: title, start time=date and time, duration, place, with=text | planned, full, over, cancelled
pass class-pass card: holder=text, visits left=number, valid until=date, price | valid, used up, expired
retreat: title, start date=date, end date=date, place, price | planned, full, over, cancelled
mat: number, size=text, condition=choice

# carsharing: car-sharing shared-car car-club
car: plate=text, model, parked at=place, fuel level=number | free, out, in repair
trip: start time=date and time, end time=date and time, km driven=number, cost=money
damage: description=long text, photo, date noticed=date, cost=money | reported, settled
# other-senses
[dungeon dungeon-master hero wizard monster treasure quest knight] room: name, monster=text, treasure=text, description=long text | closed, open || Goblin cave; Old crypt; Treasure chamber
[dungeon dungeon-master hero wizard monster treasure quest knight] game dungeon-game: title, date started=date, story=long text | running, paused, over || The Lost Mine; Castle in the Fog; Under the Mountain
[dungeon dungeon-master hero wizard monster treasure quest knight] dice die roll: what for=text, result=number, rolled by=text, time rolled=date and time
[dungeon dungeon-master hero wizard monster treasure quest knight] graveyard: hero=text, what killed them=text, date died=date
[lost found loss-report lost-property lost-and-found unclaimed finder] match: found item=text, loss report=text, date suggested=date, note | suggested, confirmed, rejected
[interpreter freelanc* fee hour kilometre km mileage reject+] claim: amount=money, hours=number, kilometres=number, date handed in=date | handed in, approved, rejected
[deed strongroom original custody attorney consent] release: to whom=text, date released=date, reason=text, note | asked for, approved, handed over, returned
[deed strongroom original custody attorney consent] receipt: received by=text, time received=date and time, signature=image
[deed strongroom original custody attorney consent] signature: signed by=text, time signed=date and time, drawing=image
[archive archivist closure closure-period reading-room storeroom] file: signature=text, title, closed until=date, box=text | free, closed, in use
[archive archivist closure closure-period reading-room storeroom] signature: shelf mark=text, title, box=text
[archive archivist closure closure-period reading-room storeroom] check: date, file=text, result=text, note
[ski winter wind brake rope piste slope chairlift gondola snow] lift: name, wind=number, last check=date and time, note | open, waiting, closed || North chair; Summit gondola; Meadow lift
[ambulance expir* restock adrenaline paramedic crew store-room] bag: name, place, last check=date, note | complete, incomplete || Airway bag; Drug bag; Trauma bag
[ambulance expir* restock adrenaline paramedic crew store-room] drug medicine: name, dose=text, batch=text, expiry date=date, amount=number | in date, expiring, used || Adrenaline 1 mg; Atropine 0.5 mg; Glucose 40 %
[sheep ewe lamb ram cattle cow goat livestock flock withdrawal] medicine drug medication: name, dose=text, batch=text, withdrawal days=number || Penicillin; Wormer drench; Foot-rot spray
[drone gimbal quadcopter fpv battery] prop motor: kind=text, date fitted=date, cost=money, note | fitted, worn, replaced
[drone gimbal quadcopter fpv battery] flight: place, date, minutes=number, note
[wiki spoiler fan series chapter character] book: title, number=number, note || Book one; Book two; Book three
[wiki spoiler fan series chapter character] paragraph: text=long text, book number=number, written by=text | suggested, accepted, rejected
[wiki spoiler fan series chapter character] family-tree: family=text, members=long text, note
[germination accession viability seed-vault packet] germination germination-test: date sown=date, seeds sown=number, seeds germinated=number, viability=number | sown, counted
[sofa furniture wardrobe mattress armchair] table item furniture: name, photo=image, size=text, condition=choice | offered, matched, delivered || Oak table; Grey armchair; Pine wardrobe
[roost dusk bat-box] bat: species=text, out=number, in=number, note
`;
