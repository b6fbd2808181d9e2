/** What nouns mean where things are made, mended, let, carried and sold; in the notation of care.ts. */
export default `
# tailoring: tailor* sew+ alteration dressmak* suit fitting hem seamstr* bespoke bridal couture
measure measurement: chest=number, waist=number, hips=number, inside leg=number, date taken=date
fitting: start time=date and time, duration, what to change=long text | booked, over, called off
suit garment dress coat skirt shirt jacket: name, cloth=text, colour, due date, price | cut, sewn, fitted, ready, collected || Grey two-piece; Wedding dress; Linen jacket
cloth fabric lining: kind=text, colour, width=number, metres left=number, price per metre=money | in stock, low, used up
alteration: what is changed=text, due date, price | open, under way, ready, collected
pattern: name, size=text, for what=text, file
thread button zip: kind=text, colour, amount=number, shelf=place | in stock, low, used up

# crafts: pottery potter kiln glaze+ firing clay knit+ crochet* yarn weav* loom quilt+ woodwork* carpent* joiner* luthier candle soap jewell* goldsmith leather bookbind* printmak* upholster* glassblow* blacksmith
piece pot work: name, made by=text, stage=choice, shelf=place, photo | made, drying, fired, ready, collected || Blue bowl; Tall vase; Small cup
firing: start time=date and time, temperature=number, programme=text, note | planned, under way, over
glaze: name, recipe=long text, colour, food safe=yes/no, photo || Celadon; Tenmoku; Matt white
project: title, start date=date, pattern=text, material=text, photo | planned, under way, finished || Winter jumper; Baby blanket; Oak stool
pattern: title, designer=text, difficulty=choice, size=text, file || Cable cap; Log cabin; Sea waves
yarn wool: name, colour, fibre=text, balls=number, metres per ball=number | in stock, in use, used up || Merino, blue; Alpaca, grey; Cotton, red
needle hook: kind=text, size=text, length=text, amount=number
swatch sample test-tile tile: number, material=text, result=text, photo
wheel loom bench workbench: name, place, condition=choice | free, taken, in repair
commission custom-order: what is wanted=long text, price, due date, deposit=money | asked for, agreed, under way, ready, collected
[jewell* goldsmith gem* ring] stone gem gemstone: kind=text, weight=number, size=text, price | in stock, used up
ring necklace bracelet earring: name, material=text, size=text, price, photo | available, reserved, sold
candle soap: name, scent=text, weight=number, price | in stock, low, sold out
batch: number, date made=date, recipe=text, amount=number | curing, ready, sold out
wood timber board leather hide veneer: kind=text, length=number, amount=number, price per unit=money, storage place=place | in stock, low, used up
mould stamp stencil: name, size=text, shelf=place, photo
workshop course class: title, start time=date and time, duration, place, places=number | planned, full, over, cancelled
stall market fair: name, place, date=date, stall fee=money | applied for, confirmed, over

# repair: repair+ mend+ mechanic technician garage fix+ restor* refurbish* spare-part watchmaker cobbler
[mechanic repair+ workshop] bike bicycle e-bike: maker=text, model, frame number=text, colour, photo | brought in, in repair, ready, collected || Red city bike; Cargo bike; Kids' 20-inch
job repair repair-job ticket work-order: what is wrong=long text, date brought=date, price, due date | brought in, in work, waiting for parts, ready, collected
quote estimate offer: total=money, what is included=long text, valid until=date | sent, accepted, declined
part spare-part: name, part number=text, amount=number, price, shelf=place | in stock, low, ordered
phone laptop device appliance: maker=text, model, serial number=text, fault=text | brought in, in repair, ready, collected || Blue phone; Old laptop; Coffee machine
watch clock: maker=text, serial number=text, what is wrong=text, date brought=date | brought in, in repair, ready, collected
shoe boot bag: kind=text, colour, what is done=text, price | brought in, ready, collected
[mechanic garage car-repair] car motorbike scooter van: maker=text, model, plate=text, mileage=number | brought in, in repair, ready, collected
warranty guarantee: covers=text, valid until=date, note | running, ended
service maintenance: date=date, what was done=long text, cost=money, next date=date | planned, done
tyre tire wheel-set: size=text, season=choice, tread depth=number, shelf=place | stored, fitted, worn

# building-trades: plumb* electrician roof+ heating boiler builder scaffold* house-painter decorator decorating carpenter site-manager construction handyman chimney insulation tradesm* landscaper landscaping
job project: title, address, start date=date, due date, note | asked for, planned, under way, done || Kitchen refit; Bathroom; New roof
site building-site: name, address, contact=text, start date=date | planned, open, closed
visit call-out callout: start time=date and time, address, what is wrong=long text, duration | planned, done, called off
quote estimate: number, total=money, valid until=date, what is included=long text | draft, sent, accepted, declined
material: name, amount=number, unit, price per unit=money, supplier=text | needed, ordered, on site, used up
boiler heater radiator pump meter panel: maker=text, model, serial number=text, next service=date, place | working, faulty
snag defect: description=long text, room=text, photo, due date | open, done
daily-report site-diary: date=date, weather, people on site=number, what was done=long text
measurement survey: date=date, room=text, value=number, unit, note
scaffold skip machine: name, place, first day=date, last day=date | ordered, on site, gone
certificate: title, number=text, date issued=date, valid until=date, file
hour timesheet-entry: date=date, hours=number, what was done=text | entered, approved

# cleaning: cleaner cleaning housekeep* janitor window-clean* laundry ironing caretaker
property house flat office: name, address, size=text, how to get in=long text, price
visit clean cleaning job: start time=date and time, duration, what is done=text, price | planned, under way, done, cancelled
checklist: name, room=text, tasks=long text
supply product: name, amount=number, minimum=number, shelf=place | in stock, low, ordered
key: number, opens=text, hook=text | in the cabinet, out, lost
linen sheet towel: kind=text, amount=number, shelf=place | clean, in the wash, out

# rental: rental rent-out renting rented renter hire hirer
rental hire booking: first day=date, last day=date, price, deposit=money, note | asked for, confirmed, out, given back
item equipment thing: name, size=text, price per day=money, deposit=money, photo | free, out, in repair
bike bicycle e-bike scooter kayak canoe surfboard ski tent trailer: name, size=text, price per day=money, deposit=money, photo | free, out, in repair
damage: description=long text, photo, date noticed=date, cost=money | reported, charged, settled
return: time brought back=date and time, condition=choice, damage=long text
costume dress gown suit: name, size=text, price per day=money, condition=choice, photo | free, out, in the wash
extra add-on: name, price per day=money, description
season price-list tariff: name, start date=date, end date=date, price per day=money

# housing: tenant landlord flat apartment lease tenancy property condominium letting caretaker housing flatmate
flat apartment unit: number, address, rooms=number, size=text, rent=money | let, free, in repair
building house property: name, address, flats=number, caretaker=text || Mill Lane 4; Church Street 9; Station Road 22
repair repair-request: description=long text, room=text, photo, date reported=date | reported, planned, done
lease contract tenancy: start date=date, end date=date, rent=money, deposit=money, file | draft, signed, ended
rent rent-payment: month=text, amount=money, date paid=date | open, paid, late
meter-reading reading: meter=text, value=number, date read=date, photo
meter: number=text, kind=choice, place, unit
viewing: start time=date and time, duration, with=text, note | asked for, confirmed, over, called off
handover inspection: date=date, condition=long text, meter readings=text, photo | planned, signed
key: number, opens=text, date handed out=date | in the cabinet, out, lost
complaint: description=long text, date received=date, answer=long text | new, in work, answered
parking-space cellar storage-room: number, place, rent=money | free, let
deposit: amount=money, date paid=date, date paid back=date | open, held, paid back
notice: text=long text, date sent=date, last day=date | sent, confirmed

# rides: driver passenger carpool ride-share lift-share commut* village station neighbour minibus
lift ride: departure=date and time, start=place, destination=place, free seats=number | planned, under way, done, cancelled
seat: number, meeting point=place, note | asked for, confirmed, taken
stop: name, position on map=place, planned time=text

# gym: gym workout weightlift* bodybuild* fitness personal-trainer crossfit squat deadlift
lift exercise: name, muscle=text, best weight=number, video=file || Squat; Deadlift; Bench press
set: exercise=text, weight=number, repetitions=number, date=date
workout session: date=date, duration, what was done=long text, note | planned, done
measure measurement: part of the body=text, value=number, unit, date taken=date
plan training-plan: title, weeks=number, goal=text, start date=date | planned, running, over

# elevators: elevator building-manager escalator floor caretaker
lift elevator escalator: name, building=place, serial number=text, next check=date | running, out of order

# logistics: warehouse pallet truck* driver parcel courier freight logistics dispatch* depot forwarder shipping
parcel package: number, address, weight=number, time promised=date and time | received, loaded, on the way, delivered, returned
pallet crate: number, contents=text, weight=number, place | stored, loaded, out
delivery drop: address, planned for=date and time, signed by=text, note | planned, on the way, delivered, failed
load shipment consignment: number, start=place, destination=place, date=date, weight=number | booked, loaded, on the way, delivered
route tour run: name, driver=text, date=date, stops=number | planned, under way, done
truck van lorry: plate=text, model, mileage=number, next service=date | free, out, in repair || Van 1; Van 2; Truck 7
dock bay ramp: number, free from=date and time | free, taken
return: parcel=text, reason=text, date received=date | announced, received, refunded
[warehouse picker fulfil*] order: number, customer=text, due date, lines=number | new, picked, packed, sent
[warehouse picker] location bin shelf: code=text, hall=text, capacity=number | free, taken
stock-count count: date=date, item=text, counted=number, expected=number
fuel refuelling: date=date, litres=number, price, mileage=number
proof-of-delivery: photo, signed by=text, time signed=date and time
toll fine: amount=money, date=date, place | open, paid

# florist: florist bouquet flower-shop wreath
flower: name, colour, stems=number, price per stem=money, date received=date | fresh, last day, sold out || Roses, white; Tulips; Eucalyptus
bouquet wreath arrangement: name, flowers=text, price, photo | on offer, sold out
order: for what=text, due date, price, note | new, bound, ready, delivered

# shop: shop boutique retail till cashier webshop customer merchandise wholesal*
return: reason=text, date received=date, condition=choice, refund=money | asked for, received, refunded
supplier: name, contact=email, delivers=text, days to deliver=number
gift-card voucher: code=text, value=money, valid until=date | valid, used
discount promotion: name, percent=number, start date=date, end date=date | planned, running, over
size: name, amount=number
point loyalty-point: amount=number, reason=text, date earned=date | earned, used, expired
reward: name, points needed=number, valid until=date
extra add-on: name, price, description

# kitchen: restaurant cafe canteen bistro chef menu waiter bar coffee bakery baker caterer catering food-truck kitchen pizzeria brunch
dish meal special: name, price, description, allergens=text, photo | available, sold out
allergy allergen intolerance: name, symbol=image, may contain traces=yes/no, note || Gluten; Milk; Nuts
drink snack lunch dinner breakfast coffee cocktail: name, price, description, photo | available, sold out
point: amount=number, reason=text, date earned=date | earned, used, expired
stamp: date given=date, given by=text | given, used
size: name, price, points needed=number
ingredient: name, amount=number, unit, best before=date, supplier=text | in stock, low, ordered
table: number, seats=number, place | free, reserved, taken
reservation booking: start time=date and time, people=number, name=text, note | asked for, confirmed, here, not come
[table waiter kitchen dish menu pizzeria cafe canteen] order: number, total=money, time placed=date and time, note | new, in preparation, ready, served, paid
waste leftover: what=text, amount=number, reason=choice, date=date
temperature temperature-check: appliance=text, value=number, time measured=date and time, checked by=text
recipe: title, portions=number, instructions=long text, photo
extra topping side: name, price, allergens=text | available, sold out
shift: start time=date and time, end time=date and time, task=text, who=text | open, taken, done
tip: amount=money, date=date, shared among=number
batch dough bread: name, amount=number, time started=date and time, note | mixed, rising, baked, sold out
catering-order: title, date=date, people=number, menu=long text, price | asked for, confirmed, over
bottle wine: name, vintage=text, amount=number, price, shelf=place | in stock, low, sold out
keg cask: number, drink=text, date tapped=date, volume=number | full, tapped, empty

# beauty: salon hairdress* barber stylist nail-studio beautician spa tattoo* lash manicure haircut
colour formula hair-colour: mix=text, date used=date, result=text, photo
visit: date=date, what was done=text, price, note
product: name, price, amount=number, shelf=place | in stock, low, sold out
package pass: name, visits=number, visits left=number, valid until=date | running, used up
design: title, picture=image, size=text, price | free, taken
consent consent-form: text=long text, signed by=text, date signed=date | open, signed

# office: employee office colleague hr coworker co-worker reception* front-desk coworking desk startup department onboard*
desk: number, floor=text, equipment=text | free, taken, closed
[reception* front-desk contractor lobby] visit: time in=date and time, time out=date and time, who is visited=text, badge number=text | in, out
[visitor reception* front-desk contractor] sign-in check-in: time in=date and time, time out=date and time, who is visited=text, badge number=text | in, out
sign-in check-in: time in=date and time, time out=date and time, place, note | in, out
leave holiday vacation time-off leave-request holiday-request: first day=date, last day=date, kind=choice, note | asked for, approved, refused
sick-note absence: first day=date, last day=date, certificate=file | reported, confirmed
asset device equipment: name, serial number=text, handed to=text, date handed out=date | free, handed out, in repair
expense expense-report: description=text, amount=money, date paid=date, receipt photo=image | handed in, approved, paid back
training: title, date=date, valid until=date, certificate=file | planned, done, expired
candidate applicant: name, email, role=text, cv=file, date applied=date | new, interview, offer, hired, declined
interview: start time=date and time, place, with=text, note | planned, over, called off
licence software-licence: product=text, seats=number, cost=money, renewal date=date | running, ended
meeting: title, start time=date and time, room=place, agenda=long text | planned, over
parking-space: number, floor=text | free, taken
key-card badge: number=text, handed to=text, valid until=date | out, returned, lost
onboarding onboarding-step: title, due date, who helps=text | open, done
kudos shout-out: text=long text, for whom=text, time written=date and time
ticket helpdesk-ticket: title, description=long text, priority=choice, time opened=date and time | new, in work, waiting, solved
policy: title, file, valid from=date, confirmed by=number
`;
