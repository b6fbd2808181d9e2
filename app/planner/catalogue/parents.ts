/** What a thing is usually part of or about, the nearest first: "payment" is of a booking where there are bookings. */
const LINES = `
message: listing case conversation chat thread ticket inquiry
deposit: booking appointment reservation rental order request
payment: adoption booking order invoice appointment subscription fee membership rental enrolment
refund: payment order booking
tip: order bill
receipt: expense payment fee order donation
vote: recipe poll post photo song idea motion proposal
review rating: booking order loan rental product recipe book lesson course job trip stay dish seller barber
comment: post photo recipe article idea ticket card memory plan
dish: menu
allergy allergen: dish child guest patient
order: table customer
menu: restaurant
table: restaurant
ingredient: recipe dish meal mix
step: recipe exercise checklist guide
task: project job episode card board
project: client customer
invoice: client project customer order job
budget: project campaign department
time-entry: project task job
entry: project timesheet journal logbook diary
viewing: property listing flat house
lead inquiry: property listing product
sample: box rack freezer shelf site
aliquot: sample box
box: rack shelf freezer
rack: freezer
shelf: freezer room
reading: freezer hive sensor meter gauge tank
inspection: hive colony vehicle machine lift boiler property flat plot
treatment: hive animal patient plant
harvest: hive field bed
hive: apiary
queen: hive
loan: tool book item equipment
seat: ride trip car hall
flag: post photo listing comment video offer message review
attendance: rehearsal event lesson class match training session meeting
document: case application client employee property
slot: barber service trainer doctor room
reminder: booking appointment reservation loan treatment event
sms-reminder: booking appointment reservation
booking: service slot room class course tour event lesson
appointment: service case
reservation: table room seat desk service
absence: rehearsal shift class employee pupil
swap: shift turn slot
shift: event rota
signature: contract document agreement certificate consent-form form waiver receipt
consent-form waiver: event trip patient participant
certificate: application inspection course training
damage: item rental loan vehicle property room
injury card goal: match game
lineup: match gig
result: match race test round pairing
score: match game round
pairing: round tournament
round: tournament game
match: tournament league season
song: setlist concert album playlist
track: album playlist
episode: season podcast series
chapter: book course
lesson: course module
module: course
question: quiz survey questionnaire
answer: question survey quiz questionnaire
option: poll question
page: chapter book notebook wiki
paragraph: page chapter article
photo: album post
stop: route round tour trip
delivery: order route
parcel: shipment delivery household order
shipment: order
room: house building apartment flat hotel
flat apartment: building house
desk: room floor
bed: room garden
plot: garden allotment
plant: bed garden plot
meter: flat house building
repair job fault defect breakdown: machine vehicle bike boat lift flat apartment boiler appliance device instrument
quote estimate: job request project inquiry
change-order: project
milestone: project goal
expense: trip project group event
settlement balance: group
listing: property flat house
adoption: animal cat dog pet
home-visit questionnaire contract: adoption
boiler: house flat building customer
chore jar savings-goal: kid child
payout: kid child jar
contribution: goal fund campaign
donation: campaign
pledge bid: lot auction campaign item listing
lot: auction
offer: listing request job
application: job position grant listing
candidate: job position
interview: application candidate
prescription: patient visit appointment
dose: medication medicine drug
symptom: patient visit
visit: patient client household property
diagnosis: patient visit
exercise set: workout programme
workout: programme plan
goal: habit project
check-in: booking event habit challenge
grade mark: assignment exam pupil student homework
submission: assignment task homework competition
homework assignment: class course lesson pupil
enrolment: course class
certificate-of-attendance: course
ticket: event concert show
guest: event table wedding
invitation: event guest
gift: event wish-list
line order-line: order
invoice-line: invoice
stamp: card stamp-card
version revision: document page text letter
litter: dam
vaccination: animal pet dog cat patient child
feeding: animal pet
pen: barn
egg-count: hen coop
log-entry: logbook
`;

const PARENTS = new Map<string, readonly string[]>();
for (const line of LINES.trim().split("\n")) {
  const [nouns = "", parents = ""] = line.split(": ");
  for (const noun of nouns.split(" "))
    PARENTS.set(
      noun.replace(/-/g, " "),
      parents.split(" ").map((one) => one.replace(/-/g, " ")),
    );
}
// Words that are written with a hyphen in any case.
for (const noun of ["check-in", "sign-up"]) {
  const known = PARENTS.get(noun.replace(/-/g, " "));
  if (known) PARENTS.set(noun, known);
}

/** What a thing of this noun is usually part of or about; of a compound what its last word is. */
export function parentsOf(noun: string): readonly string[] {
  return PARENTS.get(noun) ?? PARENTS.get(noun.slice(noun.lastIndexOf(" ") + 1)) ?? [];
}
