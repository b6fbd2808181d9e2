import { classOf, isTouchable } from "./noun-classes";

/** Words for people and for groups that act like people. Add a word here and it can be a role. */
export const PEOPLE = new Set(
  `customer client owner user member admin administrator manager visitor guest agent barber hairdresser stylist groomer vet
  veterinarian doctor nurse patient therapist physiotherapist dentist pharmacist caregiver carer parent mother father mum mom dad
  grandma grandpa grandmother grandfather grandparent grandchild kid child teenager teen student pupil teacher tutor instructor
  professor lecturer coach trainer trainee mentor mentee player runner cyclist hiker climber swimmer athlete referee singer
  conductor musician artist designer photographer filmmaker writer author editor reader translator interpreter journalist
  developer engineer technician mechanic plumber electrician carpenter contractor builder architect landlord tenant roommate
  flatmate housemate neighbour neighbor resident homeowner host traveller traveler tourist passenger driver rider courier chef cook
  waiter waitress bartender barista baker brewer farmer grower gardener beekeeper keeper fisherman hunter rider shopper buyer
  seller vendor merchant supplier retailer cashier shopkeeper bookseller librarian borrower lender donor volunteer organiser
  organizer coordinator participant attendee speaker sponsor founder freelancer consultant accountant bookkeeper lawyer attorney
  solicitor paralegal notary judge juror researcher scientist analyst auditor supervisor boss employee worker colleague teammate
  coworker staff crew team recruiter candidate applicant interviewer intern moderator creator influencer follower subscriber fan
  gamer streamer friend family buddy partner spouse couple bride groom person people man woman senior elder
  believer pastor priest scout leader captain treasurer secretary president chair dispatcher operator receptionist janitor cleaner
  housekeeper nanny babysitter sitter walker breeder handler adopter fosterer rescuer collector dealer investor trader
  broker advisor adviser borrower landlord inspector officer officer policeman firefighter paramedic soldier pilot
  sailor skipper diver surfer skier yogi dancer actor actress comedian magician potter knitter sewer weaver maker crafter hobbyist
  beginner learner expert newcomer immigrant refugee citizen voter candidate councillor mayor postdoc lab-manager phd-student
  principal investigator landlady apprentice master handyman tailor jeweller jeweler florist undertaker astronomer stargazer birder birdwatcher
  sister brother sibling son daughter aunt uncle cousin nephew niece husband alto soprano tenor bass groundskeeper counsellor counselor social-worker case-worker caseworker practitioner specialist midwife
  guide medic skater local regular gran granny nan nana grandad granddad grandson granddaughter pensioner retiree parishioner churchgoer
  worshipper vicar imam rabbi nun monk organist verger ringer educator childminder assistant clerk cyclist commuter tourer mountaineer ranger
  gamekeeper birdkeeper mycologist botanist ecologist biologist chemist physicist geologist historian folklorist surveyor setter arbiter
  quilter crocheter carver turner welder blacksmith glazier plasterer roofer bricklayer decorator locksmith watchmaker cobbler upholsterer
  tradesman tradeswoman tradesperson craftsman craftswoman fisher trapper stockman milkman postman cheesemaker beermaker cidermaker tuner
  luthier clinician prosthetist orthotist podiatrist osteopath chiropractor psychologist psychiatrist radiologist pathologist carer-relative
  debtor creditor payer holder householder leaseholder stallholder shareholder ticket-holder plotholder bookkeeper caretaker undertaker gatekeeper
  exhibitor contestant competitor finalist bidder auctioneer godparent stepparent guardian toddler infant youngster adult lodger subtenant boarder commander cadet
  cleaner mover removalist handywoman sculptor printmaker calligrapher illustrator animator cartoonist composer lyricist arranger choirmaster accompanist cellist
  drummer flautist percussionist trumpeter singer-songwriter dramaturg stagehand lighting-designer prompter understudy substitute shooter playwright screenwriter novelist poet blogger podcaster
  sweep sweeper sexton physio dietician butcher fishmonger greengrocer grocer landscaper arborist forester logger miner trucker copilot deckhand cox
  linesman scorekeeper timekeeper bailiff detective doula surgeon anaesthetist anesthetist radiographer hygienist zookeeper lifeguard camper biker
  roomie maid tester alumnus freshman graduate giver backer ceo cto cfo trustee chairperson chairman chairwoman teller banker realtor
  distiller picker harvester cheesemonger shearer farrier jockey stablehand bridesmaid celebrant chaplain sacristan chorister roadie
  stuntman cinematographer cameraman gaffer tattooist piercer beautician masseur masseuse inmate prisoner veteran migrant docent
  wife villager townsperson renter staffer subcontractor jobseeker headhunter brownie au-pair governess registrar bursar porter concierge
  bellboy valet chauffeur bouncer jogger belayer pilgrim publisher archer fencer boxer wrestler gymnast supporter enthusiast godmother
  godfather squatter payee recipient beneficiary heir gravedigger mourner farmhand opponent baby relative organizer-helper helper mate lad lass lover
  bike-courier examiner invigilator demonstrator docent facilitator moderator participant panelist panellist delegate presenter
  newbie rookie novice veteran-player regular-guest walk-in bottle-feeder stager restaurateur innkeeper hotelier tour-operator
  stallkeeper market-trader tattoo-artist make-up-artist florist-assistant ward-sister matron carer-coordinator
  reporter correspondent columnist proofreader typesetter bookbinder papermaker mum-to-be expectant-mother nursery-nurse headteacher lunchtime-supervisor
  optician optometrist dietitian nutritionist shepherd winemaker vintner forager roaster sommelier steward stewardess usher
  curator archivist conservator restorer genealogist puppeteer violinist pianist guitarist drummer busker dj promoter
  bettor personal-trainer general-practitioner senior-citizen night-nurse girlfriend boyfriend fiance fiancee comrade brigade-member salesman saleswoman salesperson boss punter umpire goalkeeper it-staff legal-officer medical-officer safety-officer grown-up first-aider girl boy lady gentleman scorer sailor dean attendant caddie rigger fitter chaperone proctor chocolatier lumberjack miller witness rower paddler angler equestrian falconer chief commander foreman marshal warden headmaster headteacher guard stoker lichenologist game-master quiz-master web-master station-master`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words that end like a person but are things. */
export const NOT_PEOPLE = new Set(
  `timer winner calendar number order paper reminder letter newsletter tracker printer sticker voucher offer filter computer counter
  container freezer trailer splitter locker charter chapter folder header poster banner roster register transfer weather
  water flower dinner summer winter power tower shower river semester browser server sensor error door floor color colour factor motor
  monitor vector calculator generator indicator elevator corridor planner organiser-app scanner buffer sweater layer answer
  matter corner border center centre theater theatre dollar sugar flour hour tour behaviour behavior labor labour mirror
  visor armor vapor tumor humor humour flavor flavour donor-card finder builder-app marker pointer slider footer router cover
  paper manner barber-shop december november october september quarter master-list user-flow copier dishwasher cooker mixer heater
  cooler boiler burner toaster blender charger adapter converter player-app viewer launcher controller timer-app supper
  butter litter feeder tester-kit drawer hanger hammer ladder rubber leather feather cluster disaster plaster checker
  score-keeper prayer thriller cover anchor reactor tractor incubator refrigerator accelerator operator-panel stapler trigger
  membership never ever over under after other another together whether rather either neither however forever wonder consider remember deliver
  later better faster easier cheaper higher lower larger smaller bigger longer shorter older younger newer earlier closer super proper
  simpler smarter greater super per her for or nor doctor-note alter enter offer discover cancer fever ulcer finger shoulder liver`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words for persons that say nothing of who they are, or are oftener said of something else. */
const NAMELESS = new Set(
  `individual somebody figure double principal original character subject extra minor major failure success catch number loser
  winner favourite favorite follower human being party public creature sucker darling dear honey angel devil ghost hero
  heroine star idol model rival victim suspect mortal primitive local native stranger occupant bearer survivor
  slave master beast creature grounds descendant ancestor sample selection seed spare reserve reliever starter kicker
  passer catcher cutter roller sprinter stopper blocker stinker whopper hanger`.split(/\s+/),
);

/** Places and bodies that act through the people who work there: "the kitchen sees the orders". */
export const PLACE_ROLES: Record<string, string> = {
  kitchen: "kitchen staff",
  bar: "bar staff",
  warehouse: "warehouse staff",
  office: "office staff",
  "front desk": "receptionist",
  reception: "receptionist",
  school: "school",
  venue: "venue",
  clinic: "clinic staff",
  hospital: "hospital staff",
  lab: "lab staff",
  shop: "shop staff",
  store: "store staff",
  club: "club organiser",
  board: "board member",
  committee: "committee member",
  company: "company admin",
  agency: "agency staff",
  restaurant: "restaurant staff",
  library: "librarian",
  church: "church organiser",
  shelter: "shelter staff",
  team: "team member",
  council: "council member",
  jury: "jury member",
  audience: "audience member",
  workshop: "workshop staff",
  pharmacy: "pharmacy staff",
  facilities: "facilities staff",
  hr: "HR staff",
  finance: "finance staff",
  accounting: "accounting staff",
  sales: "sales staff",
  logistics: "logistics staff",
  maintenance: "maintenance staff",
  housekeeping: "housekeeping staff",
  purchasing: "purchasing staff",
  procurement: "procurement staff",
  payroll: "payroll staff",
  catering: "catering staff",
  security: "security staff",
  yard: "yard staff",
  depot: "depot staff",
  department: "department staff",
};

/** Familiar words for people who have been named before: "give it to one of the lads". */
export const FAMILIAR = new Set("lad guy bloke chap gal folk gang bunch mob".split(" "));

/** Organisations one can run; "I run a barbershop" makes the writer its owner. */
export const BUSINESSES = new Set(
  `barbershop shop store salon studio restaurant cafe café bar bakery brewery hotel hostel gym clinic practice agency company business
  startup school academy nursery kindergarten club choir band orchestra team league church charity nonprofit ngo shelter farm vineyard
  garden market bookshop bookstore library museum gallery theatre theater garage workshop lab laboratory firm office warehouse
  community association cooperative coop co-op house-share hairdresser florist pharmacy kennel stable apiary makerspace campsite
  wash laundry laundrette stand kiosk rental butcher winery creamery dairy mill smithy forge shipyard dojo spa parlour parlor surgery
  daycare crèche creche preschool playgroup roastery roaster foodbank food-bank bank practice chippy takeaway deli diner caterer laundromat carwash
  barbers hairdressers dojo studio-gym rink pool swimming-pool bowling-alley escape-room nail-bar tattoo-studio boutique charity-shop thrift
  residency cinema observatory nonprofit-group foundation consultancy bureau department plantation smallholding homestead
  printshop orchard ranch pottery nursery-garden caravan-park guesthouse b&b inn pub brewpub distillery food-truck truck festival podcast channel newsletter newsroom hospital hospice zoo aquarium boatyard marina allotment parish group troop`
    .split(/\s+/)
    .filter(Boolean),
);

/** "department head", "team lead": who stands at the top of a body. */
const BODY_HEAD =
  /^(?:department|team|group|section|shift|project|unit|branch|division|office|club|year|ward|crew|site) (?:head|lead)$/;

/** Homes that take somebody in, and act like people: "the foster home weighs it". */
export const HOMES = /^(?:foster|host|guest|adoptive) (?:home|family|parent)$/;

/** Relatives. */
export const KIN =
  /^(?:mother|father|mum|mom|dad|gran|granny|nan|grandad|granddad|sister|brother|sibling|son|daughter|aunt|uncle|cousin|nephew|niece|husband|wife|partner|spouse|grandma|grandpa|grandmother|grandfather|girlfriend|boyfriend|fiancee?)(?:-in-law)?$/;

/** True when the English singular noun names a person. */
export function isPerson(noun: string): boolean {
  if (/^(?:card|e-?book|music|video|media|barcode|qr|coffee|ice) (?:reader|player|maker)$/.test(noun))
    return false;
  const head = noun.slice(noun.lastIndexOf(" ") + 1);
  return (
    PEOPLE.has(head) ||
    PEOPLE.has(noun) ||
    /-in-law$/.test(head) ||
    BODY_HEAD.test(noun) ||
    isPersonByClass(head)
  );
}

/** Words for people that no list of ours has ("appraiser"); none that is a business, a place or a thing as well. */
function isPersonByClass(noun: string): boolean {
  return (
    noun.length > 4 &&
    classOf(noun) === "person" &&
    !NOT_PEOPLE.has(noun) &&
    !BUSINESSES.has(noun) &&
    !PLACE_ROLES[noun] &&
    !NAMELESS.has(noun)
  );
}

/** True when the noun ends like a person ("restorer", "cellist") and is not a known thing. */
export function looksLikePerson(noun: string): boolean {
  const head = noun.slice(noun.lastIndexOf(" ") + 1);
  if (PEOPLE.has(head) || /-in-law$/.test(head) || BODY_HEAD.test(noun)) return true;
  if (NOT_PEOPLE.has(head) || head.length < 5 || isTouchable(head)) return false;
  return /(?:er|or|ist|ian|eer|ee|woman|man|mate)$/.test(head);
}

/** Doings that make a trade, with its name: "I teach violin" is written by a teacher. */
export const TRADES: Record<string, string> = {
  teach: "teacher",
  tune: "tuner",
  drive: "driver",
  coach: "coach",
  train: "trainer",
  host: "host",
  organise: "organiser",
  organize: "organizer",
  coordinate: "coordinator",
};

/** Doings of every day whose doers are called nothing by them: who runs a shop is no runner. */
const NO_TRADES =
  /^(?:run|own|work|help|make|use|want|need|start|go|keep|work|look|buy|take|get|give|put|move|live|love|like|lose|find|call|ask|show|speak|think|begin|learn|share|lend|rent|let|visit|follow|support|receive|order|watch|wait|try|do|have|pay|send|tell|read|log|track|record|count|plan|swim|walk|ride|listen|travel|drink|eat)$/;

/** "-or", "-ist" and others that no rule tells. */
const TRADE_ENDINGS: Record<string, string> = {
  translate: "translator",
  edit: "editor",
  photograph: "photographer",
  direct: "director",
  instruct: "instructor",
  act: "actor",
  decorate: "decorator",
  counsel: "counsellor",
  conduct: "conductor",
  illustrate: "illustrator",
  animate: "animator",
  cook: "cook",
  guide: "guide",
  nurse: "nurse",
  doctor: "doctor",
  tutor: "tutor",
  volunteer: "volunteer",
  groom: "groomer",
  repair: "owner",
  fix: "owner",
  restore: "restorer",
  sew: "tailor",
  paint: "painter",
};

/** What those are called who do it for a living: "I bake custom cakes" is written by a baker; "" where nothing tells. */
export function tradeOfDoing(verb: string): string {
  const known = TRADES[verb] ?? TRADE_ENDINGS[verb];
  if (known) return known;
  if (NO_TRADES.test(verb)) return "";
  const doer = verb.endsWith("e") ? `${verb}r` : `${verb}er`;
  return PEOPLE.has(doer) ? doer : "";
}
