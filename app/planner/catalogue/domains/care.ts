/**
 * What nouns mean where people and animals are looked after, taught or judged by rules. A line "# domain: words" says
 * which ideas the lines below it are for (senses.ts); the rest is as in everyday.ts, with "|| name; name; name" where
 * entries have names that believably belong there.
 */
export default `
# health: patient clinic* nurse doctor gp physio* therap* symptom diabet* insulin blood medication medicine migraine asthma allerg* pregnan* hospital carer caregiver dementia dialysis rehab* pain epileps* wound nutrition* dietit*
blood-sugar blood-glucose glucose blood-pressure pulse heart-rate blood-oxygen oxygen peak-flow body-weight body-temperature fever blood-value: value=number, unit, time measured=date and time, note
reading measurement vital value: kind=choice, value=number, unit, time measured=date and time, note
score pain-score pain pain-level: value=number, time noted=date and time, note
insulin insulin-dose insulin-unit: units=number, kind=choice, time given=date and time, note
[diabet* insulin symptom nutrition* dietit* calorie blood migraine diary] meal food snack breakfast lunch dinner: what was eaten=text, time eaten=date and time, carbohydrates=number, photo
exercise: name, instructions=long text, sets=number, repetitions=number, video=file
session consultation: start time=date and time, duration, topic=text, note | planned, over, called off
visit check-up: start time=date and time, reason=text, findings=long text, next date=date | planned, over, called off
symptom side-effect: name, strength=choice, time noticed=date and time, note
seizure attack migraine headache flare-up relapse panic-attack: time started=date and time, length=duration, strength=choice, trigger=text, note
treatment therapy cure: name, start date=date, sessions=number, goal=text | planned, running, finished
medication medicine tablet inhaler drug ointment: name, dose=text, times of the day=text, until=date | running, paused, ended || Ibuprofen 400; Vitamin D; Amoxicillin
dose pill intake: time due=date and time, amount=text, note | due, taken, missed
prescription repeat-prescription: medicine=text, dose=text, valid until=date, repeats left=number | asked for, issued, collected, used up
referral: to whom=text, reason=text, date sent=date, urgency=choice | sent, accepted, seen
result lab-result test-result blood-test lab-test finding: test=text, value=text, date taken=date, report file=file | awaited, back, discussed
scan x-ray ultrasound mri: part of the body=text, date taken=date, picture file=file, findings=long text
allergy intolerance: name, reaction=long text, severity=choice
vaccination vaccine jab booster: against=text, date given=date, batch=text, due again=date
wound rash mole: place on the body=text, length=number, photo, date seen=date | healing, unchanged, healed
diagnosis condition: name, date made=date, made by=text, note
operation surgery: name, start time=date and time, operating room=place, surgeon=text, note | planned, over, moved
care-plan treatment-plan: goal=text, start date=date, measures=long text, next review=date | running, finished
nap sleep: time asleep=date and time, time awake=date and time, note
fall near-fall: time happened=date and time, place, what happened=long text, injured=yes/no
ward department: name, floor=text, beds=number
aid prosthesis crutch orthosis hearing-aid: name, serial number=text, date handed out=date, condition=choice | in use, in repair, returned
supplement vitamin: name, dose=text, how often=text
appetite fluid fluid-intake: amount=number, unit, time noted=date and time
handover shift-report: text=long text, time written=date and time, urgent=yes/no
discharge admission: date=date, reason=text, ward=text, note
craving relapse-warning urge: strength=choice, time noticed=date and time, trigger=text, note

# animals: dog cat pet kennel cattery shelter foster+ groom+ vet puppy kitten rabbit sanctuary stray adopt+ rehom* breeder
adoption rehoming adoption-request adoption-application: home=text, other animals=text, date asked=date, note | asked for, home visited, approved, handed over, declined
[vet veterinar*] visit vet-visit check-up: date=date, reason=text, findings=long text, cost=money, next date=date
vaccination jab booster: against=text, date given=date, due again=date
treatment worming deworming flea-treatment: medicine=text, date given=date, due again=date, note
walk: start time=date and time, duration, route=place, note | planned, under way, done
foster foster-home foster-family: name, address, phone, places=number, experience=long text
stay boarding: first day=date, last day=date, feeding=text, note | asked for, agreed, here, over
kennel run pen enclosure cage: number, size=text, place, note | free, taken, being cleaned
microchip chip: number=text, date set=date, registered with=text
litter: date born=date, number born=number, mother=text, note
sighting: time seen=date and time, place, photo, note
grooming groom: start time=date and time, what is done=text, duration, price | booked, under way, done
meal feeding: time given=date and time, food=text, amount=text, note
donation: what is given=text, amount=money, date given=date, from=text
behaviour temperament-test: date=date, what was seen=long text, noted by=text

# farm: farm+ field herd milk+ pasture livestock dairy tractor sheep cattle cow goat orchard barn silo crop paddock poultry hen
field paddock pasture meadow: name, hectares=number, crop=text, soil=text, place || Long acre; Mill field; Top meadow
milking milk milk-yield: time milked=date and time, litres=number, note
egg egg-count: date=date, number=number, broken=number, note
birth calving lambing kidding farrowing: date=date, mother=text, number born=number, note
feed fodder hay silage straw bale: kind=text, amount=number, unit, storage place=place, date received=date | in stock, low, used up
treatment: medicine=text, date given=date, waiting period until=date, given by=text
crop: name, field=text, date sown=date, date harvested=date, yield=number | planned, growing, harvested
harvest picking: date=date, crop=text, amount=number, unit
spraying fertilising sowing mowing ploughing: date=date, field=text, product=text, amount=number, weather
tractor trailer harvester baler implement: name, registration=text, hours run=number, next service=date | free, out, in repair
fence gate trough: name, position on map=place, last checked=date, condition=choice | sound, damaged
weighing weight: date=date, weight=number, note
[livestock sheep cattle goat pig cow lamb] slaughter sale: date=date, buyer=text, price, note
subsidy: name, amount=money, due date | applied for, granted, paid
delivery: date=date, amount=number, unit, to whom=text | planned, delivered
box share vegetable-box: contents=long text, size=choice, price, week=date

# school: school pupil teacher classroom homework lesson exam parents-evening headmaster student
[pupil classroom headmaster parents-evening timetable] class year-group: name, room=text, pupils=number, teacher=text || 3b; 5a; 1c
homework assignment worksheet: subject=text, text=long text, due date, file | set, handed in, marked
mark grade: subject=text, grade=text, date=date, weight=choice
absence: date, reason=text, excused=yes/no | open, excused, not excused
lateness: time=date and time, minutes=number, reason=text
trip outing excursion school-trip field-trip: title, date=date, destination=place, cost=money, what to bring=long text | planned, over, cancelled
permission permission-slip consent: signed by=text, date signed=date, for what=text | open, signed, refused
pick-up pickup collection: time=date and time, collected by=text, note
meal lunch: date=date, dish=text, allergens=text, price
school-report: term=text, text=long text, date issued=date, file | draft, issued
behaviour-note: date=date, what happened=long text, told to=text
detention: start time=date and time, reason=text, room=text | planned, served
textbook: title, subject=text, condition=choice | free, lent, missing
parents-evening conversation: start time=date and time, room=text, with=text | free, taken
subject: name, teacher=text, lessons a week=number || Maths; Music; Biology
curriculum lesson-plan: title, goal=text, steps=long text, minutes=number
progress progress-note: date=date, what was practised=text, next step=text
licence-lesson driving-lesson: start time=date and time, duration, meeting point=place, what was practised=text | planned, over, cancelled
scholarship: name, amount=money, due date | open, applied for, granted
thesis: title, supervisor=text, due date, file | planned, under way, handed in

# law: lawyer law solicitor attorney judge paralegal notary legal* immigration asylum trial
case matter: title, opened=date, opponent=text, next deadline=date | new, open, closed
hearing: start time=date and time, court=place, judge=text, result=text | planned, over, moved
deadline: title, due date, set by=text | open, met, missed
evidence exhibit: title, kind=text, date received=date, file
consultation: start time=date and time, duration, topic=text, note | planned, over, called off
letter brief claim: title, date sent=date, to whom=text, file | draft, sent, answered

# council: council parish resident municipal* mayor village town-hall neighbourhood citizen condominium homeowner
issue report pothole street-light defect problem: description=long text, place, photo, date reported=date | reported, under way, done
motion: title, text=long text, handed in by=text, date=date | open, passed, rejected
permit: kind=choice, for what=text, valid from=date, valid until=date | asked for, granted, refused
petition: title, text=long text, signatures=number, last day=date | open, handed in, answered
bench tree lamp playground: number, position on map=place, last checked=date, condition=choice
bin bin-collection: kind=choice, street=text, next date=date
budget-proposal proposal: title, text=long text, cost=money, date received=date | received, voted on, accepted, rejected
consultation: title, question=text, last day=date | open, closed
complaint: description=long text, place, date received=date, answer=long text | new, in work, answered

# childcare: kindergarten nursery daycare preschool toddler childminder babysitter baby nanny
nap: time asleep=date and time, time awake=date and time
meal lunch snack: date=date, what was eaten=text, how much=choice, note
bottle bottle-feed: time given=date and time, millilitres=number, note
pick-up pickup collection: time=date and time, collected by=text, note
nappy-change nappy diaper: time changed=date and time, kind=choice, note
day-report diary-entry: date=date, mood=choice, text=long text, photo

# church: church parish congregation mosque synagogue temple vicar priest pastor deacon worship*
visit home-visit: start time=date and time, who is visited=text, how it was=long text, what is needed=text | requested, taken, done
reading: passage=text, read by=text, date=date
hymn: number, title, book=text
prayer prayer-request: text=long text, date written=date, shown=yes/no | open, answered
baptism wedding funeral: date=date, time=text, names=text, led by=text | asked for, agreed, over
offering collection: date=date, amount=money, for what=text
duty rota: date=date, task=text, who=text | open, taken, done
group house-group: name, meets on=text, place, led by=text

# charity: charity food-bank foodbank donor volunteer donat+ donation beneficiary fundrais* hospice refugee nonprofit soup-kitchen homeless
parcel food-parcel hamper: contents=text, for how many=number, date handed out=date | packed, handed out
donation gift: what is given=text, amount=number, date given=date, thanked=yes/no | promised, received
collection pick-up pickup: start time=date and time, place, collected by=text, what is given=text | planned, collected, missed
drive appeal fundraiser: title, goal=money, collected=money, end date=date | planned, running, over
beneficiary household: name, people=number, needs=text, phone
shift: start time=date and time, end time=date and time, task=text, people needed=number | open, filled, done
grant: name, amount=money, due date, purpose=text | applied for, granted, declined
sponsorship: amount=money, since=date, how often=choice | running, ended
[food-bank foodbank pantry food-parcel hamper] item good: name, amount=number, best before=date, shelf=place | in stock, low, given out
training: title, start time=date and time, place, led by=text | planned, over
`;
