/** What nouns mean in clubs, at events, in museums, laboratories and studios, on journeys and in hobbies; in the notation of care.ts. */
export default `
# museum: museum curator exhibit* artefact artifact archive archaeolog* heritage collector
object artefact artifact exhibit item: name, maker=text, period=text, material=text, shelf=place, photo | on show, in store, lent, in restoration || Brass barometer; Ship's log 1893; Whale tooth
collection: name, what it holds=long text, objects=number, looked after by=text, since=date || Maritime; Costumes; Village life
exhibition: title, start date=date, end date=date, room=place, text=long text | planned, open, over || Ships of glass; Voices of the mill; Stone Age hands
loan: borrower=text, date lent=date, due date, purpose=text, insured value=money | asked for, out, returned
acquisition donation: from whom=text, date received=date, how acquired=choice, note
restoration conservation: start date=date, what was done=long text, restorer=text, cost=money | planned, under way, finished
condition-report: date=date, condition=choice, damage=long text, photo
label text-panel: title, text=long text, language
sign-in visit: time in=date and time, time out=date and time, people=number, from where=text
photo picture: picture file=image, caption, date taken=date, place, copyright=text
document letter: title, date written=text, written by=text, shelf=place, scan=file
coin medal: name, year=number, metal=text, condition=choice, photo

# laboratory: lab laborator* microscope specimen assay reagent pipette centrifuge scientist biobank cleanroom
training certification: title, date passed=date, valid until=date, trainer=text | asked for, passed, expired
instrument microscope centrifuge analyser spectrometer: name, room=place, serial number=text, next calibration=date | free, booked, out of service
reagent chemical antibody solvent: name, amount=number, unit, hazard=choice, best before=date | in stock, low, used up
experiment: title, start date=date, method=long text, result=text | planned, running, finished
run measurement: start time=date and time, settings=text, result=text, file
culture cell-line strain: name, passage=number, medium=text, storage place=place | growing, frozen, thrown away
mouse animal: number=text, strain=text, sex=choice, birth date, cage=text
protocol method: title, version=text, steps=long text, file
result finding: value=text, date=date, method=text, file
safety-check incident: date=date, what happened=long text, place | reported, settled
plate gel slide: number=text, contents=text, date made=date, shelf=place
sample: label, taken at=place, date taken=date, volume=number, storage place=place | stored, taken out, used up

# qualification: certif* qualif* forklift compliance mandatory first-aider lifeguard fire-brigade firefighter
training: title, date passed=date, valid until=date, trainer=text | planned, passed, expired
certificate licence qualification certification: title, date issued=date, valid until=date, issued by=text, file | valid, runs out soon, expired
exam: title, date=date, examiner=text, result=text | planned, passed, failed

# voting: vote+ poll propose+ suggest*
date day date-proposal: start time=date and time, place, proposed by=text, note | proposed, agreed, over
place: name, address, link, proposed by=text | proposed, chosen
name title: text=text, reason=long text, proposed by=text | proposed, chosen

# running: runner running jog+ marathon triathlon cycling cyclist swimm* hik* trail distance km 5k 10k
training run workout ride swim: time started=date and time, distance=number, duration, route=place
race marathon: name, date=date, place, distance=number, fee=money | planned, entered, over
result finish: time=text, place reached=number, age group=text, date=date
shoe: name, km run=number, date bought=date | in use, worn
lap split: number, time=text, distance=number
route trail: name, distance=number, climb=number, start=place, file || Harbour round; Forest loop; Two bridges

# team-sports: coach+ football soccer basketball hockey volleyball handball rugby cricket league referee squad goalkeeper netball baseball
training practice: start time=date and time, place, focus=text, note | planned, over, cancelled
match game fixture: title, start time=date and time, place, result=text | planned, played, cancelled
[football soccer hockey handball goalkeeper striker] goal: scorer=text, minute=number
[football soccer basketball hockey volleyball handball rugby league] result score: home=number, away=number, date=date
drill: name, minutes=number, players needed=number, description || Passing square; Three on two; Corner drill
kit jersey shirt: number, size=text, name on it=text, condition=choice | free, handed out
pitch field court hall: name, place, surface=text, note | free, taken, closed
season: name, start date=date, end date=date, league=text
lift ride: departure=date and time, start=place, free seats=number, note | offered, full, done
penalty card: player=text, minute=number, reason=text
injury: what happened=long text, date happened=date, back from=date | open, cleared
tryout trial: start time=date and time, place, who comes=text, note | planned, over

# club-sports: tennis squash badminton padel golf judo karate martial-arts climb+ boulder+ rowing rower sail+ ski+ horse riding stable dojo archery fencing gymnast*
court lane: number, surface=text, place, lights=yes/no | free, taken, closed
horse pony: name, breed, birth date, box=text, rider=text || Juno; Merlin; Hazel
box stable-box: number, horse=text, straw=text | free, taken
farrier-visit farrier: date=date, what was done=text, cost=money, next date=date
belt grading grade: name, colour, date passed=date, examiner=text | next, passed
route problem boulder: name, grade=text, colour, wall=place, date set=date | up, taken down
boat: name, seats=number, place, condition=choice | free, out, in repair || Heron; Otter; Blue Wave
outing trip: start time=date and time, who comes=text, route=place, note | planned, under way, over
ladder ranking: position=number, wins=number, losses=number
lesson: start time=date and time, duration, with=text, what is practised=text | booked, over, cancelled
handicap: value=number, since=date
sail mast oar rope: name, size=text, condition=choice, last checked=date

# music: choir orchestra band musician concert rehears* sing+ violin* piano guitar cello song composer conductor
piece score work: title, composer=text, voice part=choice, file || Ave verum; Shenandoah; Hallelujah
gig concert performance: title, start time=date and time, place, what to wear=text, note | asked for, confirmed, over, cancelled
set-list setlist programme: title, date=date, songs=long text, length=duration
recording: title, date recorded=date, length=duration, file
practice practice-session: date=date, minutes=number, piece=text, note
part: title, voice part=choice, file
instrument: name, maker=text, serial number=text, condition=choice, photo | free, lent, in repair
lesson: start time=date and time, duration, what was practised=text, homework=text | planned, over, cancelled
venue: name, address, contact=text, capacity=number
uniform gown robe: number, size=text, condition=choice | free, handed out

# stage: theat* actor costume script playwright film cinema casting audition shoot+ scene backstage drama puppet
extra: name, age=number, height=number, photo, free days=text | asked, booked, declined
scene: number, place, characters=text, text=long text | planned, rehearsed, shot
shoot shooting-day: date=date, place, call time=text, scenes=text | planned, under way, over
audition casting: start time=date and time, place, for which part=text, note | planned, over
part role character: name, played by=text, description=long text
props prop: name, period=text, size=text, shelf=place, photo | in store, reserved, out, broken
costume: name, size=text, period=text, shelf=place, photo | in store, fitted, out, in the wash
cue: number, scene=text, text=long text, kind=choice
script: title, version=text, date=date, file
location: name, address, contact=text, cost=money, photo
seat ticket: row=text, number, price | free, reserved, sold
performance show: title, start time=date and time, place, seats left=number | planned, sold out, over

# events: wedding festival conference gala bride groom-to-be exhibitor celebration birthday-party trade-fair
guest: name, email, answer=choice, what they eat=text, table=number
vendor supplier caterer: name, contact=email, for what=text, price | asked, booked, paid
table: name, seats=number, place
budget-item cost: description=text, planned=money, paid=money, due date
act slot: title, start time=date and time, length=duration, stage=place | planned, confirmed, over
stage tent: name, place, capacity=number, contact=text
booth stall: number, size=text, place, price | free, reserved, taken
[conference speaker congress] session talk: title, speaker=text, start time=date and time, room=place, description | handed in, accepted, over
speaker: name, email, topic=text, photo, about=long text
sponsor: name, contact=email, amount=money, logo | asked, agreed, paid
sign-in check-in: time in=date and time, ticket=text, gate=text
ticket: number, kind=choice, price, holder=text | reserved, paid, scanned, refunded
gift present: name, price, link, note | open, taken
invitation: sent to=text, date sent=date, answer=choice, people=number | sent, answered
extra: name, price, description
dress-code programme-item: title, start time=date and time, place, note

# creators: podcast youtube* vlog blog+ creator newsletter influencer illustrator twitch
episode video: title, guest=text, date published=date, length=duration, file | idea, recorded, edited, published || The first year; Two guests, one table; What went wrong
script draft: title, text=long text, date changed=date | idea, draft, final
sponsor sponsorship: name, contact=email, fee=money, until=date | asked, agreed, paid
idea: title, text=long text, date written=date | new, planned, done, dropped
post: title, text=long text, picture=image, time published=date and time | draft, planned, published
clip: title, length=duration, from=text, file | cut, published
commission: what is wanted=long text, price, due date, sketch=image | asked for, agreed, under way, delivered
tier: name, price, what is included=long text
guest: name, email, topic=text, note | asked, agreed, recorded
thumbnail cover: picture=image, version=text, date made=date
track jingle: title, length=duration, licence=text, file

# photography: photograph* photo-shoot photo-session darkroom lens
shoot session: title, start time=date and time, place, price, note | asked for, booked, over, delivered
album gallery-set: title, photos=number, date shared=date, link
lens camera: name, serial number=text, condition=choice, date bought=date | free, out, in repair
print: size=text, paper=text, price, amount=number | ordered, printed, sent
film-roll roll: kind=text, date loaded=date, pictures=number | loaded, exposed, developed

# games: game-night board-game games-night boardgame card-game tabletop chess dungeon role-play dnd quiz tournament gamer
game board-game: title, players=text, duration, owner=text, shelf=place | there, lent || Catan; Carcassonne; Azul
snack drink: name, amount=text, brought by=text | open, taken
[game-night board-game quiz card-game darts] score result: player=text, points=number, date=date
character: name, class=text, level=number, story=long text || Elf ranger; Dwarf cleric; Human bard
quest: title, text=long text, reward=text | open, under way, done
[dungeon role-play dnd campaign game-master] session: title, date=date, what happened=long text, who was there=text | planned, over
deck: name, cards=number, since=date
[tournament chess league opponent pairing] match round: date=date, first player=text, second player=text, result=text | planned, played
puzzle: title, pieces=number, difficulty=choice, photo | there, lent
campaign: title, game master=text, start date=date, world=long text | running, paused, over
miniature figure: name, paint=text, photo | bought, painted, based

# collecting: collector collecting philatel* numismat* stamp-collect* coin-collect* vinyl comic lego antique model-railway whisky hobby
coin stamp: name, year=number, country=text, condition=choice, value=money, photo
record vinyl album: title, artist=text, year=number, condition=choice, photo | there, lent, for swap
comic: title, issue=text, year=number, condition=choice, cover=image
set lego-set kit: number, name, pieces=number, year=number, photo | sealed, built, taken apart
figure card: name, series=text, condition=choice, value=money, photo | there, for swap, gone
locomotive wagon: name, maker=text, scale=text, number=text, photo | running, in repair
bottle whisky: name, maker=text, year=number, price paid=money, shelf=place | sealed, open, empty
tasting tasting-note: date=date, nose=text, taste=text, points=number
swap: what is offered=text, what is wanted=text, date offered=date | open, agreed, done
purchase: date=date, price, from=text, note
collection: name, pieces=number, value=money, since=date

# garden: garden+ allotment plant+ seed sow+ compost greenhouse vegetable
bed: name, size=text, place, sun=choice
plot: number, size=text, place, sun=choice | free, planted, resting
plant flower vegetable: name, species, date planted=date, place, photo | growing, resting, gone || Basil; Monstera; Dahlia
seed seedling: name, variety=text, date sown=date, amount=number, place | in store, sown, sprouted, planted out
harvest: date=date, crop=text, amount=number, unit
watering: date=date, amount=number, note
pest disease: name, date noticed=date, place, photo, treatment=text | noticed, treated, gone
tree: species, place, date planted=date, height=number, photo
compost mulch soil: kind=text, amount=number, unit, date added=date

# aquarium: aquarium fish-tank aquarist terrarium koi pond
tank pond: name, litres=number, place, set up on=date | running, empty
test water-test water-value: date=date, ph=number, nitrate=number, temperature=number, note
water-change: date=date, litres=number, note
fish coral: name, species, amount=number, date added=date | well, ill, gone

# nature: species birdwatch* wildlife ornitholog* biolog* citizen-science river conservation nest ranger forest fung* mushroom
observation sighting: species=text, time seen=date and time, place, number=number, photo | new, confirmed, doubtful
site spot survey-site: name, position on map=place, kind=text, last visit=date
nest nest-box: number, place, species=text, eggs=number, date checked=date | empty, taken, left
trap: number, place, kind=text, last checked=date | set, sprung, removed
sample water-sample: number=text, site=place, date taken=date, value=text
clean-up: title, date=date, place, bags=number | planned, over
tree: number, species, position on map=place, girth=number, condition=choice
path trail: name, length=number, condition=choice, last checked=date | open, closed

# travel: trip travel* flight hotel itinerary packing journey visa tourist campsite camping hostel backpack*
flight train ferry: number=text, departure=date and time, start=place, destination=place, seat=text | booked, over, cancelled
booking stay: place, first night=date, last night=date, price, booking number=text | planned, booked, over
day stage: date=date, plan=long text, place
item packing-item: name, amount=number, whose=text | open, packed
sight place spot: name, position on map=place, opening hours=text, price, note | wanted, seen
cost expense: description=text, amount=money, date=date, paid by=text
visa passport document: kind=text, number=text, valid until=date, file
pitch cabin bungalow room: number, beds=number, price a night=money, place | free, taken, closed
guest: name, email, arrival=date, departure=date, people=number
tour: title, start time=date and time, meeting point=place, places=number, price | planned, full, over, cancelled

# money: budget+ savings expense bank-account invest* debt income payday finance pocket-money
account: name, bank=text, balance=money, as of=date
transaction: date=date, amount=money, description=text, category=choice
category: name, limit=money
bill: description=text, amount=money, due date, repeats=choice | open, paid
goal savings-goal: name, target=money, saved=money, end date=date | running, reached
loan debt: with whom=text, amount=money, still owed=money, due date | open, paid back
income salary: amount=money, date received=date, from=text
subscription: name, price, repeats=choice, renewal date=date | running, cancelled
chore: title, pays=money, due date | open, done, paid

# rescue: firefighter fire-brigade ambulance mountain-rescue lifeboat first-aider callout paramedic lifeguard search-and-rescue
callout call-out alarm incident mission: time alarmed=date and time, place, kind=choice, report=long text | open, under way, over
equipment hose extinguisher defibrillator: name, place, last checked=date, next check=date | ready, to be checked, out of service
exercise drill: title, start time=date and time, place, who was there=text | planned, over
vehicle engine: name, plate=text, next check=date, place | ready, out, in repair
duty shift: start time=date and time, end time=date and time, station=place, who=text | open, taken

# energy: solar energy electricity heat-pump charging wallbox utility
panel inverter battery: name, maker=text, power=number, date installed=date, place | working, faulty
charging-station charger charging-point: name, place, power=number, price=money | free, in use, out of order
charge charging-session: time started=date and time, time ended=date and time, kwh=number, cost=money
reading meter-reading: meter=text, value=number, unit, date read=date

# marina: marina harbour mooring berth yacht boatyard lock-keeper sailing-club
berth mooring: number, length=number, depth=number, price a night=money | free, taken, reserved
boat yacht: name, owner=text, length=number, registration=text, berth=text | afloat, ashore, away
crane-lift lift: start time=date and time, boat=text, price | booked, done
stay: arrival=date, departure=date, price, note | announced, here, left
`;
