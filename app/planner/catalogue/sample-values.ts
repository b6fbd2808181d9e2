import { inSense, type Sensed, senseOf } from "./senses";

/**
 * What stands in the columns of sample content, by the column's name (the longest name that fits is taken). One line
 * a family: "names: value; value; value". Values of one row stand at the same place of each list. A line that begins
 * with words in brackets is of the sense that they tell (senses.ts).
 */
const LINES = `
[dog puppy groom+ kennel pet] breed: Beagle; Labrador; mixed breed; Poodle
[cat kitten] breed: Maine Coon; mixed breed; Siamese
[horse pony stable] breed: Haflinger; Welsh pony; Hanoverian
[sheep ewe lamb] breed: Texel; Suffolk; Merino
[goat] breed: Saanen; Boer; Alpine
[hen chicken poultry] breed: Sussex; Leghorn; Orpington
[cow cattle calf calves] breed: Jersey; Angus; Simmental
[baby newborn breast* feed+] side: left; right; bottle
[sleep+] quality: good; restless; short
[water hydrat* drink] millilitres: 250; 500; 330
millilitres-a-day: 2,000; 1,500; 2,500
[fuel refuel* mileage car truck vehicle] litres: 38.2; 41.0; 29.6
[read+ book] pages: 24; 12; 40
percent: 19; 7; 16
days-a-week: 7; 5; 3
[pregnan*] number: 12; 20; 31
[calculator converter] result: 48.60; 12.5; 130
[dashboard figure sale analytics] value: 412; 38; 96
weekday: Monday; Tuesday to Friday; Saturday
opens-at: 9:00; 7:30; 10:00
closes-at: 17:00; 18:00; 13:00
[short link url qr] ending: summer; menu; jobs
[meal diet dinner menu] recipe: Lentil soup; Pasta bake; Fish pie
[warrant* guarantee] covers: the whole device; motor; parts
what-they-eat: everything; no meat; no nuts
pet-breed: Beagle; Maine Coon; mixed breed
temperament temper: calm; playful; shy
age: 3; 7; 1; 12
[mushroom foray fung*] species: Chanterelle; Penny bun; Fly agaric
[plant+ garden+] species: Ocimum basilicum; Monstera deliciosa; Dahlia pinnata
[falcon] species: peregrine; Harris hawk; barn owl
ring-number: 4471; 4472; 4490
[bird] species: Kingfisher; Red kite; Blackcap
[fish+] species: Pike; Perch; Brown trout
habitat: beech wood; mossy slope; under spruce
meeting-point: Mill Pond; Station car park; Park gate
seats people-needed free-seat: 4; 2; 6
capacity places: 12; 8; 20
bedrooms bedroom: 3; 2; 4
servings portions: 4; 6; 2
quantity stock amount: 2; 12; 5
stops: 4; 7; 5
stars rating value: 5; 4; 2
points: 42; 35; 18
distance: 7.5; 4.8; 12
length-in-days: 6; 14; 30
best-so-far: 21; 14; 30
birth-year: 2015; 2013; 2017
queen-year planting-year: 2023; 2024; 2022
year year-built: 1928; 1974; 2006
[school pupil student kid child* teacher lesson] class: 3b; 5a; 1c
mileage: 48,200; 112,900; 9,600
altitude: 2100; 1850; 2400
slope-angle: 32°; 38°; 27°
wind: NW, strong; calm; W, light
weather: dry, 18 °C; rain; cloudy, 12 °C
seeing: steady; fair; poor
telescope: 8-inch Dobson; refractor; 12-inch Newton
[astronom* telescope] object: M13; Saturn; M42
ph: 7.2; 6.8; 7.9
nitrate: 12 mg/l; 4 mg/l; 28 mg/l
turbidity: clear; slightly cloudy; brown
temperature last-reading: 4.1; 6.8; 5.0
target-temperature: -80; -20; 4
brood brood-frame: 6 frames; 4 frames; none
mite varroa-count: 3; 0; 11
feed: yes; no; yes
[bee beekeep* hive colony apiar*] queen: seen; not seen; marked blue
soil: clay; loam; chalk
grape-variety: Riesling; Pinot noir; Silvaner
acidity: 8.1 g/l; 7.4 g/l; 9.0 g/l
[grape vine vineyard wine must] sugar: 78 °Oe; 84 °Oe; 81 °Oe
[diabet* insulin blood] sugar: 6.1; 9.8; 4.7
blood-sugar sugar-level: 6.1; 9.8; 4.7
insulin-unit: 4; 6; 2
carb: 45 g; 60 g; 20 g
flavour: vanilla; lemon; chocolate
colour color: blue; green; yellow
size: medium; large; small
[furniture chair table carpent* joiner* wood*] material wood: oak; ash; walnut
[fabric sew+ quilt+ costume* dress* cloth*] material: linen; cotton; wool
material: plastic; metal; fabric
wood: oak; ash; walnut
pattern: log cabin; flying geese; plain
era: 1920s; Victorian; 1970s
[piano] maker: Bechstein; Yamaha; Steinway
tracking-number: RX-4471; RX-4472; RX-4490
serial-number: 4471; 20983; 1166
[car van vehicle fleet driver delivery] model: Transit; Sprinter; Kangoo
model: M-200; Classic 4; L-80
plate car-plate: B-LT 402; M-KX 88; HH-RD 17
composer: Mozart; trad.; Cohen
author: Kästner; George Eliot; Tolkien
opponent: Harbour Rollers; Steel City; Lakeside
position: 1; 2; 3
jersey-number: 14; 7; 31
voice-part: alto; tenor; soprano
[lab sample freezer] label: S-0142; S-0143; S-0187
volume: 50; 100; 25
batch: B-12; B-13; B-15
opens: front door; cellar; bike shed
what-is-broken: zip; plug; hinge
stove-type: wood stove; gas boiler; open fire
dose: 1 tablet; 20 drops; 2 tablets
times-a-day times-per-week: 2; 1; 3
repetition: 12; 10; 8
ear-tag: 0417; 0422; 0439
lamb-count: 2; 1; 3
[climb+ boulder] grade: 6a; 7b; 5c
mood: good; tired; low
[portuguese] front: a maçã; a ponte; a janela
[spanish] front: la manzana; el puente; la ventana
[french] front: la pomme; le pont; la fenêtre
[italian] front: la mela; il ponte; la finestra
[flash* vocab* language word] front: der Apfel; die Brücke; das Fenster
[flash* vocab* language word] back: apple; bridge; window
number: 41; 42; 43
code: T-01; T-02; T-03
address street: 4 Mill Lane; 9 Church Street; 22 Station Road
city: Leeds; Porto; Ghent
destination: Harbour; Station; Mill Lane
place location position-on-map map-position room site start route: Mill Lane; Old Town; Harbour
shelf position-of-thing hook: shelf B; shelf C; shelf A
period: this week; last week; the week before
week: week 24; week 25; week 26
hours total-hours: 3.5; 7; 1.25
weight: 4.2; 6.0; 3.8
length: 120; 90; 60
language: English; Spanish; Arabic
speciality can-do: colour; long hair; children
field-of-law: tenancy; employment; asylum
subject: maths; music; English
[habit] unit: pages; glasses; minutes
[temperature] unit: °C; °C; °C
[gravity hydrometer brew+ brewery] unit: °P; °P; °P
[pressure] unit: mbar; mbar; mbar
unit: kg; pieces; kg
latin-name: Cantharellus cibarius; Boletus edulis; Amanita muscaria
reason: arrived too late; crack near the edge; too warm
old-value: 2.0; open; 14:00
new-value: 2.5; done; 15:00
what-changed: hours; status; start time
time-limit: 10 min; 20 min; 15 min
options: yes / no; red / blue; Friday / Saturday
maker: Berg; Linden & Son; Hale
artist made-by: M. Berg; R. Hale; unknown
publisher: Northgate; Linden Press; own print
issue: May; June; July
valued-by signed-by done-by reported-by sent-by given-by: Mara; Jonas; Theo
contact contact-person: M. Berg; R. Hale; T. Lind
supplier: Harbour Goods; Linden Trading; Miller & Co
registration: HK-402; HK-417; HK-733
berth: berth 4; berth 11; mooring 2
range: 0–50; 0–200; 900–1100
cause: storm; wear; unknown
[football soccer basketball hockey volleyball handball rugby cricket league match tournament game] result: 2:1; 0:0; 3:2
result: as hoped; to be repeated; nothing found
part-number: 4471-2; 2098-3; 1166-1
floor: ground floor; first floor; cellar
equipment: screen, 12 chairs; sink; two tables
age-range: 3–6; 4–8; 0–3
variety strain: early; late; old local
origin: Galway; Brittany; Dalmatia
medium: agar; broth; straw
holder: M. Berg; R. Hale; T. Lind
version: 1; 2; 4
portion: large; small; to share
meets-on: Mondays; first Friday; Saturdays
who-leads-it: M. Berg; R. Hale; T. Lind
treatment: rest; ointment; none yet
dimensions: 80 × 40 × 30; 60 × 60 × 40; 120 × 50 × 35
series: first; second; jubilee
artist: The Millers; Nina Ray; Old Harbour
country: Portugal; Finland; Chile
lifts-up-to: 2 t; 5 t; 800 kg
kind: plain; fine; coarse
member: 12; 24; 8
meaning: no entry; take care; ask first
copy: 2; 5; 1
title-of-message subject-line: Question; Thanks; Change of plan
`;

/** What a person writes in the text column of a thing, by the thing's noun. */
const SENTENCES = `
message chat comment: See you at ten?; I am running late; Thanks, that helps
review feedback: Friendly and quick; Good, but we waited; Would come again
note memo log-entry: Bring the spare key; Call back on Monday; Ask about the size
question: Is there parking?; What shall I bring?; How long does it take?
[homework pupil* tutor* exam* school] question: What is 3/4 of 20?; Why does ice float?; How many sides has a hexagon?
[health medical allerg* blood pregnant] question: Any allergies?; Any medicine every day?; Any operation last year?
health-question medical-question eligibility-question screening-question: Any allergies?; Any medicine every day?; Any operation last year?
explanation answer: First find one quarter; Look at the units; Draw it as a bar
letter: Dear Anna, the harvest is in; We arrived safely; Thank you for the parcel
expense cost bill: Groceries; Internet, May; Dinner on Friday
request enquiry inquiry lead: Is Saturday still free?; Two adults, one child; Please call after six
report-of-content flag: rude words; spam; wrong place
announcement notice news: The hall is closed on Friday; New times from June; Thanks to all helpers
problem defect damage claim incident crack fault: water under the sink; crack near the edge; light flickers
transcription page: Born 4 May 1811, son of …; Married in the chapel; Buried at Northfield
plaque grave memorial: In memory of A. Hale 1840; Rest in peace; Beloved father
inspection check: brood in six frames; all clear; valve is loose
homework: page 12, no. 3; learn ten words; read chapter 2
`;

/** The same in other languages, for what is written most often. */
const FOREIGN_SENTENCES: Record<string, string> = {
  es: "message comment note: ¿A las diez?; Llego un poco tarde; Gracias, muy útil",
  fr: "message comment note: On part à huit heures ?; J'ai dix minutes de retard; Merci, c'est noté",
  de: "message comment note: Um zehn Uhr?; Ich komme später; Danke, das hilft",
  it: "message comment note: Alle dieci?; Arrivo tardi; Grazie, perfetto",
  nl: "message comment note: Om tien uur?; Ik kom later; Bedankt, dat helpt",
  pt: "message comment note: Às dez?; Vou atrasar; Obrigada, ajudou",
  ar: "message comment note: الساعة العاشرة؟; سأتأخر قليلا; شكرا جزيلا",
  zh: "message comment note: 十点见？; 我晚到一会儿; 谢谢，有帮助",
};

/** How long such a thing takes; in the order of the amounts. */
const LENGTHS = `
step: 5 min; 10 min; 20 min
jingle spot: 20 s; 35 s; 50 s
song piece track tune: 3 min; 4 min; 2 min
video recording: 40 s; 1 min; 2 min
time-entry hour entry: 3 h 30 min; 7 h; 1 h 15 min
walk run ride workout session training: 45 min; 30 min; 1 h 20 min
recipe cooking: 40 min; 25 min; 1 h 30 min
rehearsal practice lesson class course: 90 min; 60 min; 2 h
`;

/** Numbers on things that stand in a row. */
const NUMBERS = `
seat place: 1; 2; 3
table desk stall booth hook peg key locker: 4; 7; 12
round heat: 1; 2; 3
shirt bib: 14; 7; 31
`;

/** What a choice can be, by the column's name. */
const CHOICES = `
priority: high / normal / low
severity: light / serious / severe
condition: good / worn / broken
method: card / cash / transfer
answer: yes / no / maybe
difficulty: easy / medium / hard
hazard: none / infectious / toxic
level: beginner / advanced / expert
strength: weak / medium / strong
voice-part: soprano / alto / tenor / bass
channel: app / e-mail / text message
plan: monthly / yearly
mood: good / so-so / bad
sex: female / male
blood-group: A / B / AB / O
`;

const MONEY = `
dish menu-item bread bun cake drink bouquet ingredient: 9.50; 14.00; 6.80
service treatment lesson class: 25.00; 18.00; 40.00
property house flat apartment: 285,000; 410,000; 198,000
[property house flat apartment estate landlord tenant bedroom villa] listing: 285,000; 410,000; 198,000
listing: 25.00; 120.00; 8.50
goal: 20,000.00; 5,000.00; 1,200.00
collected: 12,400.00; 5,100.00; 300.00
value: 2,400.00; 800.00; 12,000.00
deposit tip: 10.00; 5.00; 15.00
invoice quote project: 1,250.00; 480.00; 2,100.00
budget: 3,000.00; 1,200.00; 500.00
fee membership dues subscription: 30.00; 45.00; 15.00
donation: 20.00; 50.00; 10.00
creditor: 840.00; 120.00; 2,300.00
rent lease: 780.00; 940.00; 615.00
`;

type Family = Sensed & { values: string[] };

function parse(source: string): Map<string, Family[]> {
  const found = new Map<string, Family[]>();
  for (const line of source.trim().split("\n")) {
    const [, context = "", names = "", values = ""] = /^(?:\[([^\]]+)\] )?([^:]+): (.*)$/.exec(line) ?? [];
    const family = { sense: context ? senseOf(context) : null, values: values.split("; ") };
    for (const name of names.split(" ")) {
      const key = name.replace(/-/g, " ");
      found.set(key, [...(found.get(key) ?? []), family]);
    }
  }
  return found;
}

const VALUES = parse(LINES);
const TEXTS = parse(SENTENCES);
const FOREIGN_TEXTS = new Map(
  Object.entries(FOREIGN_SENTENCES).map(([language, lines]) => [language, parse(lines)]),
);
const SPANS = parse(LENGTHS);
const ROWED = parse(NUMBERS);
const OPTIONS = parse(CHOICES);
const AMOUNTS = parse(MONEY);

/** The values of the longest name that fits, cut from the front: "map position", then "position". */
function lookUp(
  source: ReadonlyMap<string, Family[]>,
  name: string,
  text = "",
): readonly string[] | undefined {
  let rest = name.toLowerCase();
  for (;;) {
    const found = inSense(source.get(rest) ?? [], text);
    if (found) return found.values;
    const cut = rest.indexOf(" ");
    if (cut < 0) return undefined;
    rest = rest.slice(cut + 1);
  }
}

/** Values of a column of words or numbers in an idea of this text; empty when nothing believable is known. */
export function valuesFor(column: string, text: string): readonly string[] {
  return lookUp(VALUES, column, text) ?? [];
}

/** Numbers in this column of a thing, in an idea of this text. */
export function numbersFor(column: string, noun: string, text: string): readonly string[] {
  return (column === "number" ? lookUp(ROWED, noun) : undefined) ?? lookUp(VALUES, column, text) ?? [];
}

/** How long such a thing takes. */
export function durationsFor(noun: string): readonly string[] {
  return lookUp(SPANS, noun) ?? ["45 min", "30 min", "1 h 20 min"];
}

/** What people write in this thing's text; empty where the language has none. */
export function sentencesFor(noun: string, language: string): readonly string[] {
  return lookUp(language === "en" ? TEXTS : (FOREIGN_TEXTS.get(language) ?? new Map()), noun) ?? [];
}

/** "high / normal / low": what can be chosen in this column; "" when unknown. */
export function choicesFor(column: string): string {
  return lookUp(OPTIONS, column)?.[0] ?? "";
}

/** Amounts that such a thing costs, in an idea of this text. */
export function amountsFor(noun: string, text: string): readonly string[] {
  return lookUp(AMOUNTS, noun, text) ?? ["12.00", "35.00", "8.50"];
}
