import { capital } from "../text/words";
import { inSense, type Sensed, senseOf } from "./senses";

/**
 * What things are called in sample content: three or four believable names a kind of thing. One line a family of
 * nouns: "nouns: name; name; name". A line that begins with words in brackets is of the sense that they
 * tell (senses.ts).
 */
const LINES = `
dog puppy pet animal: Rex; Bella; Simba; Luna
[dog] photo picture: First swim; Muddy paws; Asleep on the sofa
[runner running] photo picture: Sunrise at the bridge; Finish line; New shoes
[recipe] photo picture: Fresh from the oven; Grandma's notes; The first slice
[garden+] photo picture: First tomatoes; After the frost; The new bed
[wedding getting-married bride] photo picture: The first dance; Cutting the cake; At the lake
photo picture: At the lake; Sunday morning; First try
bird falcon hawk owl parrot: Juno; Merlin; Hazel
jingle: Good morning; Traffic; News at noon
cat: Minka; Felix; Tiger; Mia
horse pony: Amber; Storm; Juno; Lucky
goat sheep cow ewe lamb: Daisy; Flora; Berta; Greta
[barber] service treatment: Fade; Beard trim; Cut and beard
[hair] service treatment: Cut and blow-dry; Fringe trim; Colour
[nail] service treatment: Manicure; Polish; Gel set
[massage] service treatment: Back massage; Full body; Foot reflexology; Sports massage
[clean+] service job: Weekly clean; Window cleaning; Deep clean; Ironing
[groom+] service: Wash and dry; Full trim; Nail clipping; De-shedding
[bike] service job repair: Brake pads; Flat tyre; New chain; Full service
[car] service job repair: Oil change; Tyre change; Brake check; Inspection
service: First consultation; Standard visit; Long session; Follow-up
[bee beekeep* hive apiar*] treatment: Oxalic acid; Formic acid; Thymol strips
[patient doctor pharm* nurse health dementia clinic] treatment: Ibuprofen 400; Vitamin D; Amoxicillin
medication medicine pill dose prescription: Ibuprofen 400; Vitamin D; Amoxicillin; Metformin
customer client guest visitor buyer patient member participant donor lead: –
dish meal menu-item special food: Margherita; Lentil soup; Grilled trout; Tiramisu
menu: Lunch menu; Evening menu; Drinks; Sunday brunch
cake: Carrot cake; Black Forest; Cheesecake; Lemon drizzle
bread bun pastry loaf: Rye loaf; Baguette; Cinnamon bun; Sourdough
drink wine beer: House red; Pale ale; Riesling; Cider
recipe family-recipe: Apple strudel; Chicken soup; Sunday roast; Plum jam
ingredient grocery shopping-item: Flour; Eggs; Butter; Apples
vegetable produce crop: Tomatoes; Courgettes; Kale; Carrots
[cheese dairy affin* ripen*] wheel loaf: Alpine wheel 7; Herb wheel 3; Mountain wheel 12
cheese: Alpine wheel 7; Herb wheel 3; Mountain wheel 12
basket: Small basket; Family basket; Fruit basket
allergy allergen: Peanuts; Milk; Gluten; Shellfish
restaurant cafe bar: The Blue Door; Chez Nina; Corner Kitchen
bakery shop store supplier vendor business company agency organisation: Miller & Co; Harbour Goods; Linden Trading; North Studio
task chore errand todo: Call the plumber; Pay the rent; Water the plants; Renew the passport
[agency] task: Logo drafts; Homepage layout; Client call; Print proofs
[wedding getting-married bride] task: Choose the flowers; Book the band; Send invitations
[thesis] task: Clean the data; Draft chapter 2; Meet the supervisor
[wedding getting-married bride] plan programme: The day itself; The evening before; If it rains
[lesson teach+ course training coach] plan programme: First month; Before the exam; Summer weeks
[route walk+ hike+ tour trip travel*] plan programme: Three easy days; The long way; If it rains
plan programme: Plan for Saturday; Plan for the summer; If it rains
[wedding getting-married bride] guest-list list: Family; Friends; Colleagues
guest-list list: For Saturday; Next month; To be asked
[swim+ pool] badge: Seahorse; Bronze; Silver
[school class pupil teacher] badge: Reader; Helper; Explorer
[runner running jog+ walk+ cycl* km mile] badge achievement trophy: 10 km club; Early bird; 30-day streak
[yarn knit+ crochet* wool] ball yarn wool: Merino, blue; Alpaca, grey; Cotton, red
toy: Wooden train; Rocking horse; Doll's house
puppet marionette: Punch; Grandmother Fox; The Moon
stone rock mineral: Grey granite; River pebble; Red sandstone
batch brew: Batch 12; Batch 13; Batch 15
exam test: Maths, May; Physics, May; History, June
recording take: Kitchen, first take; Evening take; With the band
[cat dog pet kennel foster+ stray kitten] treatment: Flea drops; Worming tablet; Ear ointment
guestbook: Summer exhibition; The long hall; School visits
project: Autumn campaign; Website relaunch; Annual report; Packaging redesign
checklist packing-list shopping-list: Opening; Closing; Weekly check
[recipe cook+ bake+ bakery] step: Preheat the oven; Mix the dough; Bake until golden
[homework] step explanation: Find what is asked; Draw a picture; Try a smaller number
exercise: Fractions on page 12; Word problem 3; Long division; Angles, no. 5
[physio*] exercise: Bridge; Heel slides; Shoulder press; Calf raises
[train+] exercise: Squats; Plank; Deadlift; Lunges
topic subject category: Fractions; Geometry; Spelling; Reading
[forum] topic: Beginners; Tips; Introductions
question: Is there parking?; What shall I bring?; How long does it take?
[homework pupil* tutor* exam* school] question: What is 3/4 of 20?; Why does ice float?; How many sides has a hexagon?
[health medical allerg* blood pregnant] question: Any allergies?; Any medicine every day?; Any operation last year?
health-question medical-question eligibility-question screening-question: Any allergies?; Any medicine every day?; Any operation last year?
[quiz*] question: Which river runs through Vienna?; Who painted Guernica?; What year did the Wall fall?
class course workshop lesson: Beginners, Monday; Saturday morning; Evening group
[yoga] class course lesson session: Morning flow; Yin at eight; Beginners' hatha
[swim+] class course lesson: Seahorses; Crawl for beginners; Aqua fit
[dance+] class course lesson: Salsa beginners; Tango evening; Hip hop for teens
[piano] lesson: Scales and Bach; Sonatina, first movement; Sight-reading
[quilt+] class course workshop: Log cabin block; Hand appliqué; Free-motion quilting
[language] class course lesson: Spanish A1; Conversation evening; Grammar clinic
event party meetup: Summer party; Open evening; Spring fair; Annual meeting
concert gig performance show: Spring concert; Advent concert; Open-air night
tournament match bout fixture: North v. Harbour; Lions v. Eagles; Blues v. Rovers
rehearsal practice training: Tuesday rehearsal; Extra rehearsal; Dress rehearsal
[derby] practice bout scrimmage: Tuesday practice; Jam drills; Scrimmage night
[football] training practice: Under 12s, Tuesday; Goalkeepers; Passing drills
tour route: Harbour round; Old Town loop; Sunset tour
[lighthouse] tour: First climb; Noon climb; Sunset climb
sheet-music music: Ave verum; Shenandoah; Hallelujah; Dona nobis
song: Night Ferry; Old Road; Summer Rain
[choir orchestra band concert piano violin* sing+] song piece score part: Ave verum; Shenandoah; Hallelujah; Dona nobis
instrument: Cello 3/4; Trumpet in B; Clarinet; Viola
[league football basketball hockey volleyball handball rugby cricket lacrosse water-polo derby away-game home-game coach] game: North v. Harbour; Lions v. Eagles; Blues v. Rovers
board-game game: Catan; Carcassonne; Azul; Dixit
book magazine: Emil and the Detectives; Middlemarch; The Hobbit; Matilda
movie film: Casablanca; Spirited Away; Amélie
hive colony beehive: Hive 3, Lindenhof; Hive 7, Orchard; Hive 12, Roof
apiary: Orchard; Lindenhof; South slope
plant flower: Basil; Monstera; Dahlia; Lavender
seed: Tomato 'Roma'; Runner bean; Sunflower
tree fruit-tree: Old Bramley; Plum by the wall; Walnut no. 4
[mushroom foray fung*] species: Chanterelle; Penny bun; Fly agaric
[plant+ garden+] species: Monstera deliciosa; Ficus elastica; Ocimum basilicum
[bird] species sighting: Kingfisher; Red kite; Blackcap
[garden+ gardener allot* grow+ plant+ vegetable flower] bed: Bed 4; Bed 11; Bed 17
plot greenhouse: Plot 4; Plot 11; Plot 17
[garden+ farm vine vineyard crop] field garden: Plot 4; Plot 11; Plot 17
freezer fridge: Freezer A (-80); Freezer B (-20); Fridge 2
rack shelf drawer: Rack 1; Rack 2; Rack 3
box container crate bin: {N} 14; {N} 15; {N} 22
sample aliquot tube vial specimen: S-0142; S-0143; S-0187
tool: Cordless drill; Ladder; Hedge trimmer; Sander
[factory plant-manager downtime production] machine: Lathe 2; Conveyor belt; Press 4; Band saw
[laundry laundrette washer dryer] machine washer dryer: Washer 1; Washer 3; Dryer 2
[lost found] item: Black umbrella; Blue backpack; Silver phone
[dungeon campaign role-play dnd fantasy] session: The broken bridge; Night at the inn; The hidden door
[dungeon campaign role-play dnd fantasy] sheet character: Elf ranger; Dwarf cleric; Human bard
[glaze+ pottery ceramic kiln] tile: Celadon 3; Tenmoku 1; Matt white 7
chapter: Chapter 3; Chapter 4; Chapter 5
coffin casket: Plain oak; White pine; Willow
burial grave: Anna B.; Karl L.; Ida H.
device equipment machine asset item: Projector; Camera 2; Label printer; Tripod
[wheelchair] device equipment item: Wheelchair, narrow; Crutches; Hospital bed
[toy] item: Wooden train; Building blocks; Doll's house
[repair+] device item object thing: Toaster; Table lamp; Sewing machine
[museum] item object: Brass barometer; Ship's log 1893; Whale tooth
[theat* stage carnival costume] costume dress: Hamlet's cloak; Red ball gown; Pirate coat
[theat*] prop item: Silver candlestick; Duelling pistol; Picnic basket
costume: Pirate coat; Red ball gown; Bear, child size
prop: Silver candlestick; Duelling pistol; Picnic basket
quilt garment: Log cabin; Flying geese; Double wedding ring
car: Blue Golf; White Clio; Old Volvo
van: Van 1; Van 2; Minibus
vehicle bus truck lorry: {N} 1; {N} 2; {N} 3
bike bicycle: Red city bike; Cargo bike; Kids' 20-inch
boat kayak canoe: Heron; Otter; Blue Wave
telescope: 8-inch Dobson; Refractor 80 mm; 12-inch Newton
piano: Steinway, hall; Upright, room 2; Bechstein, Mr Lang
property listing apartment flat: Harbour View 3; Villa Birkeland; Mill Lane 8
room space: Blue room; Attic; Garden room
house home building: 4 Mill Lane; 9 Church Street; 22 Station Road
location branch venue site station place: Old Town; Harbour; Riverside
stall stand booth: Honey stall; Pottery; Hot waffles
school academy: Park School; St Anne's; Riverside Primary
team group club squad: Lions; Blue team; Thursday group
[derby skate+] skill: Crossovers; T-stop; Plow stop
[scout*] skill badge: Knots; Map reading; First aid
badge achievement trophy: First one; Ten in a row; A whole month
[read+] badge achievement: Five books; Night reader; Library star
challenge: Ten in a week; Three days running; Beat last month
goal habit: Ten pages a day; No sugar; Stretch at noon
sensor: Sensor north; Sensor cellar; Sensor roof
[climb+] problem boulder: Yellow slab; Green overhang; Blue traverse
[tenant tenancy] problem issue: Mould in the bedroom; Deposit not returned; Sudden rent increase
problem issue defect fault repair damage incident: Leaking tap; Broken window; Flickering light
[ski+] observation sighting: Wind slab at the col; Fresh snow, north face; Whumpf at 2100 m
[river stream water] observation: Low water at the bridge; Foam below the weir; Kingfisher
case matter: Eviction notice; Unpaid wages; Residence permit
document contract certificate: Lease; Signed consent; Passport copy
form questionnaire: Health form; Intake form; Feedback form
announcement notice news: Water off on Friday; New opening hours; Summer break
post story article advice tip-of-travel: First week done; Help wanted; What worked for me
[dog] post: Best bakery for dogs; Lost lead at the lake; Puppy class
[travel*] trip: Lisbon; Dolomites; Norway by train
trip journey ride carpool: –
friend-group family household: The Bergs; The Okafors; The Lindgrens
job vacancy: Weekend barista; Site manager; Night porter
[portuguese] word flashcard: a maçã; a ponte; a janela
[spanish] word flashcard: la manzana; el puente; la ventana
[french] word flashcard: la pomme; le pont; la fenêtre
[italian] word flashcard: la mela; il ponte; la finestra
[english] word flashcard: apple; bridge; window
word flashcard: der Apfel; die Brücke; das Fenster
product merchandise article-of-shop: Soy candle; Linen bag; Oak board; Wool scarf
[fabric] fabric product: Indigo cotton; Liberty print; Grey linen
[coffee] product drink: Flat white; Filter; Cold brew
bouquet: Spring mix; White roses; Wild flowers
offer deal voucher coupon: Two for one; Ten visits; Early bird
subscription membership package: Basic; Family; Ten lessons
poll survey-of-opinion: Where to next summer?; Which colour for the door?; Who cooks on Friday?
motion proposal: This house would ban homework; New roof for the hall; Later closing hours
exhibition exhibit: Ships of glass; Voices of the mill; Stone Age hands
speaker talk: Opening talk; Panel on soil; Closing words
medal prize: Fair play; Best newcomer; Audience prize
wish gift present: Wooden train; Red scarf; Museum pass
creditor: City Bank; Energy supplier; Phone company
[agency project department grant] budget: Website relaunch; Spring campaign; Yearly report
budget: Groceries; Rent; Holidays
account: Household; Savings; Club
`;

/** Names in other languages, for what people most often keep. */
const FOREIGN: Record<string, string> = {
  es: `service: Corte; Barba; Tinte
product: Champú; Mascarilla; Peine
dish: Tortilla; Gazpacho; Paella
dog pet: Canela; Toby; Luna
class course lesson: Iniciación; Grupo de tarde; Sábados
plant: Albahaca; Geranio; Romero
task: Llamar al cliente; Comprar pan; Enviar la factura
event: Fiesta de verano; Asamblea; Mercadillo
recipe: Croquetas; Cocido; Flan
tool device item: Taladro; Escalera; Lámpara
voucher: Vale de 10 euros; Vale doble; Vale de bienvenida`,
  fr: `service: Coupe; Brushing; Couleur
dish: Quiche; Ratatouille; Tarte Tatin
class course lesson: Débutants; Groupe du soir; Samedi matin
event: Fête d'été; Assemblée; Vide-grenier
recipe: Quiche lorraine; Pot-au-feu; Clafoutis
tool device item: Perceuse; Échelle; Lampe
plant: Basilic; Lavande; Géranium
basket: Petit panier; Panier famille; Panier fruits
task: Appeler le client; Acheter le pain; Envoyer la facture`,
  de: `service: Schnitt; Föhnen; Farbe
dish: Flammkuchen; Linsensuppe; Apfelstrudel
class course lesson: Anfänger; Abendgruppe; Samstagvormittag
event: Sommerfest; Hauptversammlung; Flohmarkt
recipe: Apfelkuchen; Gulasch; Kartoffelsalat
tool device item: Toaster; Bohrmaschine; Stehlampe
plant: Basilikum; Lavendel; Dahlie
bed plot: Beet 4; Beet 7; Beet 12
bread: Roggenbrot; Dinkelbrot; Brezel
task: Kundin anrufen; Brot kaufen; Rechnung senden`,
  it: `service: Taglio; Piega; Colore
dish: Lasagne; Minestrone; Tiramisù
class course lesson: Principianti; Gruppo serale; Sabato mattina
event: Festa d'estate; Assemblea; Mercatino
recipe: Ragù; Risotto; Crostata
tool device item: Trapano; Scala; Lampada
plant: Basilico; Lavanda; Geranio`,
  nl: `service: Knippen; Föhnen; Kleuren
dish: Erwtensoep; Stamppot; Appeltaart
class course lesson: Beginners; Avondgroep; Zaterdagochtend
event: Zomerfeest; Ledenvergadering; Rommelmarkt
tool device item: Boormachine; Ladder; Lamp
toy: Houten trein; Blokken; Poppenhuis`,
  pt: `service: Corte; Escova; Coloração
dish: Caldo verde; Bacalhau; Pastel de nata
cake: Bolo de cenoura; Bolo de chocolate; Pão de ló
class course lesson: Iniciantes; Turma da noite; Sábado de manhã
event: Festa de verão; Assembleia; Feira
plant: Manjericão; Lavanda; Gerânio`,
  ar: `service: قص; صبغ; تسريح
treatment: تنظيف; حشوة; تقويم`,
  zh: `service: 剪发; 染发; 烫发
dish: 宫保鸡丁; 饺子; 酸辣汤
class course lesson: 初级班; 周六班; 晚班`,
};

type Family = Sensed & { names: string[] };

function parse(source: string): Map<string, Family[]> {
  const found = new Map<string, Family[]>();
  for (const line of source.trim().split("\n")) {
    const [, context = "", nouns = "", values = ""] = /^(?:\[([^\]]+)\] )?([^:]+): (.*)$/.exec(line) ?? [];
    const names = values === "–" ? [] : values.split("; ");
    const sense = context ? senseOf(context) : null;
    for (const noun of nouns.split(" ")) {
      const key = noun.replace(/-/g, " ");
      found.set(key, [...(found.get(key) ?? []), { sense, names }]);
    }
  }
  return found;
}

const ENGLISH = parse(LINES);
const OTHERS = new Map(Object.entries(FOREIGN).map(([language, lines]) => [language, parse(lines)]));

/** Names for things of this kind, in the idea's language where it is known; empty when there are none. */
export function namesFor(noun: string, text: string, language: string): readonly string[] {
  const source = language === "en" ? ENGLISH : (OTHERS.get(language) ?? new Map<string, Family[]>());
  const last = noun.slice(noun.lastIndexOf(" ") + 1);
  const families = source.get(noun) ?? source.get(last) ?? [];
  const family = inSense(families, text);
  return (family?.names ?? []).map((name) => name.replace("{N}", capital(last)));
}
