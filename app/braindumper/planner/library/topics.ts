import type { Topic } from "./types";

/**
 * What is asked about the author's own words, the surest first. Each question asks one thing, which is open whatever else stands
 * in the clause. A row is its id with isRule and afterIf where they hold, the question, the example, and the lists of `Topic`.
 */
const ROWS = `
old-ones isRule afterIf
When does an old one stop counting?
After a year, or when I take it away.
words: # strikes, # warnings, # no shows, # no show, # noshows, no shows twice, no show twice, third strike, third no show, get a strike, gets a strike, get a warning, dont come # times, doesnt come # times, doesn't come # times, not come # times, # complaints, # yellow cards, # missed shifts, # missed turns, # points and, misses # times, missed # times, miss # times, forgets # times, late # times, not show up # times, does not show up twice, doesn't show up twice, doesnt show up twice, gets a warning, get warned, second warning, second no show, no show #x, no shows #x, #x no show, no show # times
otherWords: de: # verwarnungen, dreimal nicht, zweimal nicht; fr: # avertissements, # absences; es: # avisos, # faltas; pt: # faltas; it: # richiami, # assenze; nl: # waarschuwingen; zh: 次警告
notBeside: per season, a season, in a row, of the last, a year, per year, in a month, a month, within, i get
unless: stop counting, wiped after, reset, lapse, lapses, expire after, strikes expire

silence
What if no answer comes?
No answer is a no. I see them in a list and may still change it.
words: say yes or no, says yes or no, say yes no, says yes no, yes or no, say whether, says whether, say if they, says if, say by, says by, say until, tell the app, tells the app, tell me by, tell us by, answer by, answers by, reply by, to say yes, to accept it, to say if, to reply, to decide, let me know by, lets me know by, let us know by, tells me by, tells us by, confirm by, confirms by, rsvp, respond by, responds by, must answer, has to answer, have to answer, must confirm, has to confirm, an answer by, accept within, accepts within, must accept, has to accept, have to accept, days to say, hours to say, days to answer, hours to answer, minutes to answer, days to accept, hours to accept, minutes to accept, minutes to take, days to confirm, hours to confirm, days to reply, hours to reply, days to decide, press coming, coming or not, coming not coming, tap coming, press yes, tap yes, tap yes no, in or out, out until
otherWords: de: sagen bis, sagt bis, antworten bis, antwortet bis; fr: répondent avant, répond avant; es: contesta sí o no, contestan sí o no; pt: responde até, respondem até; it: risponde entro, rispondono entro; nl: antwoorden voor
beside: by, until, till, before, bis, hasta, avant, até, entro, voor, has # days, have # days, gets # days, get # days, has # hours, have # hours, gets # hours, within, days to, hours to, minutes to
notBeside: or it, or they, or the, otherwise, lose, loses
unless: no answer, no reply, none answers, nobody answers, not answered, not answer, silence, not reply, don't reply, keine antwort

answer-time
How long may the answer take?
A week. If none has come by then, it is a no.
steps: apply, applies, apply with, applies with, request kit, requests a, request a, request an, sends a request, send a request, fills in a request, fill in a request, says yes no, accepts or refuses, accept or refuse, confirm or decline, confirms or refuses, says yes or no, say yes or no, must say yes, asks for a quote, ask for a well
words: is asked first, are asked first, asked last, asked next, are asked in order, wait for a yes, need a yes from, ask first n wait, has to say yes, have to say yes, needs a yes, look at it and let, look at it and say, we look at it, i look at it, look at them and, then we say yes, then we decide
otherWords: de: stellt einen antrag, stellen einen antrag, bewerben sich, fragen an, zustimmen; fr: posent leur candidature, fait une demande, font une demande; es: solicitan, hace una solicitud; pt: fazem um pedido, solicitam; it: fa una richiesta, fanno richiesta; nl: vragen aan, dient een aanvraag
notBeside: by, until, within, days, hours, before, weeks, if, i, first who, whoever, votes, both, only, when, mentor, discount
unless: days to, hours to, minutes to, seconds to, within # hours, within # h, within # h, # h otherwise, within a couple, within a day, no answer, none answers

next-one afterIf
How long does the next one have to say yes?
A day. After that the one behind is asked.
words: waiting list, waitlist, wait list, reserve list, standby list, next in line, next in the line, next in the queue, next on the list, next on the waiting list, first on the list, next one on the list
otherWords: de: warteliste, nachrücker, rückt nach, rücken nach, der reihe nach; fr: liste d'attente; es: lista de espera; pt: lista de espera; it: lista d'attesa; nl: wachtlijst; zh: 候补
beside: next in line, next in the line, next in the queue, next on, next one, next person, next family, first on, first in, top of, the top one, moves up, move up, offered, is asked, fills, goes to the reserve, goes to the next, gets the, gets it, nächste, suivant, siguiente, próximo, prossimo, volgende, 下一个, nach, reihe
notBeside: days, hours, minutes, hour, day, min, not in, wants, next stage, bottom, only once, see their place, own place
unless: days to say, hours to say, days to answer, hours to answer, hours to accept, days to accept, days to view, seconds to, minutes to, min to, mins to, hours to take, first who, first to, whoever

late-from afterIf
From when does it count as late?
Less than 24 hours before. Ten minutes are fine on the day.
words: cancels late, cancel late, cancelling late, cancels too late, cancel too late, comes late, come late, comes too late, comes back late, come back late, brings it back late, bring it back late, brought back late, returned late, late returns, pays late, pay late, late payers, late cancel*, short notice, last minute, who is late, whoever is late
otherWords: de: zu spät absag*, spät absagt, kurzfristig absag*, kurzfristig, zu spät kommt, zu spät kommen, zu spät zahlt; fr: au dernier moment; es: a última hora; pt: em cima da hora; it: all'ultimo momento; nl: op het laatste moment; zh: 临时取消
notBeside: hour, hours, min, minutes, days, within, before, until, every day, sometimes, per day, always
unless: per day, days late, hours late, minutes late, min late

other-side isRule afterIf
What if the other side cancels?
Then the whole sum comes back, and they are offered another date first.
words: cancel, cancels, cancelling, canceling, cancellation, cancellations
otherWords: de: absagen, absagt, stornieren, storniert; fr: annuler, annule, annulent; es: cancelar, cancela, cancelan; pt: cancelar, cancela, desmarcar; it: disdire, annullare, disdice; nl: afzeggen, annuleren, afzegt
beside: hours, hour, hrs, h, #h, day before, same day, on the day, days before, week before, weeks before, late, later, evening before, pay, pays, charged, half, free, refund*, lose, loses, costs, money back, deposit, bis, tag, stunden, jusqu, veille, hasta, horas, até, fino, entro, ore, tot, uur, i set off, its #, it's #, on the way
notBeside: we cancel, i cancel, volunteer*, meal*, order*, mittag*, essen, every day, patients, sometimes, people, members, shift*, training, rehearsal*, group, lunch, breakfast, because
unless: we cancel, i cancel, we call, i call it, calls it off, call it off, call off, is cancelled, are cancelled, i am ill, i'm ill, im ill, trainer is ill, coach cancels, rained off, wir absagen, everybody is refunded

who-counts
How do you know who that is?
They say so once and show a card. I tick it by hand.
words: pensioners, oap, oaps, seniors, low income, unemployed, on benefits, single parents, locals, villagers, villagers pay, parish people, islanders, disabled people, families with a baby, first timers, regulars, outsiders, newcomers, non members, people from the village, the reliable ones, reliable ones, reliable people, poor families, members have price, club members, members of the, student price, students half, students pay, students free, concession*, unwaged, refugees, large families, big families, veterans, locals pay, carers free, key workers, loyal customers, good customers, trusted, vips
otherWords: de: stammkunden, bedürftige, alleinerziehende, rentner, geringverdiener, nichtmitglieder; fr: habitués, retraités, adhérents paient; es: jubilados, habituales, socios pagan; pt: aposentados, sócios pagam; it: pensionati, soci pagano; nl: gepensioneerden, vaste klanten, leden betalen; zh: 老客户, 会员价
beside: half, free, cheaper, discount, price, pay, pays, for outsiders, for locals, for parish people, poor, get, gets, can, first, before, ahead, two, hälfte, zahlen, umsonst, kostenlos, gratis, moitié, mitad, metade, metà, helft, 价
notBeside: i am, i'm, we are, we help, app for, site for, club for, tell, message*, only for, each other, instead of, committee, who

who-judges isRule afterIf
Who decides whether that is so?
Whoever takes it back. If they do not agree, I do.
words: if the floor is, is left clean, if its left, if it's left, back clean, back dirty, comes back broken, comes back damaged, back broken, back damaged, comes back when, damaged items, dirty return, in good order, in good condition, if it rains, if it rains hard, rains hard, bad weather, if the weather, if it thunders, its rained off, it's rained off, emergency jobs, emergencies first, emergencies come first, most urgent, urgent ones, urgent first, urgent cases, in hardship, if they can't pay, rude posts, unless injured, unless they are ill, unless ill, makes a wound, unsuitable, good enough, if clean, when clean, when it is clean, if it is clean, if its clean, left tidy, left clean, in one piece, weather permitting, when it rains, if it snows, if it storms, if there is a storm, if there's thunder, when there is thunder, too windy, if it is icy, too hot, emergencies, urgent jobs, urgent repairs, urgent requests, offensive, inappropriate, abusive, in need, good reason, valid reason, misbehaves, misbehave, behaves badly, if damaged, if broken, if it is damaged, if it is broken, if something is damaged, if something is broken, if it's damaged, if it's broken, returned damaged, returned broken, returned dirty, ready for, is ready to, does not work out, doesn't work out, doesnt work out
otherWords: de: besenrein, beschädigt zurück, kaputt zurück, bei schlechtem wetter, wenn es regnet, notfälle zuerst; fr: en bon état, s'il pleut; es: en buen estado, si llueve, dañado*; pt: em bom estado, se chover; it: in buono stato, se piove; nl: in goede staat, als het regent; zh: 损坏
butNot: emergency number*, emergency contact*, ready for pickup, ready for collection, is ready to collect, is ready to pick
notBeside: decides, decide, i say, he says, she says, committee, judge, was, were, problem, sometimes, happened, yes or no, inspected, closes the, calls it, i call, report*, app, text, message, sms, notif*, photo, button, i push, says when, say when, wifi, internet, signal, dies, insurance, excess
unless: who decides, decides by, decides if, decides whether

let-off isRule afterIf
In which case is somebody let off?
When somebody was ill and says so on the same day. I decide that.
words: costs the lesson, lesson costs half, charged in full, charged anyway, still charged, charged half, we charge half, we charge for another, charge extra, charge storage, billed anyway, has to pay for, lose the # deposit, deposit is lost, notice to quit, per missing, a late fee, no refund, no money back, not refunded, still pay, still pays, still pay half, or pays #, or pay #, must pay anyway, pays anyway, pay anyway, pays the full, pay the full, charged the full, full price, pays double, loses his, loses her, lose your, loses your, loses their, back of the queue, loses points, lose points, or they lose, or you lose, or loses, the fee is kept, we keep the deposit, i keep the deposit, loses the, lose the, lose their, loses it, lose it, loses a turn, loses one, whoever forgets, who forgets, pays # in the, pay # in the, pays # into, pay # into, # in the pot, # in the box, into the pot
otherWords: de: pro fehlende*, verfällt die, strafe von, zahlt man trotzdem, trotzdem bezahl*, sonst wird bezahlt, wird das essen berechnet, nicht geleistete kosten; fr: est facturé*, est perdu*, pénalité*; es: se pierde, multa de; pt: perde o, multa de; it: si paga comunque, si perde, multa di; nl: boete van; zh: 罚款, 不退款
notBeside: monthly, yearly, fees, a month, each month, every month, at the end, unless, except, sometimes, already, automatically, by name, we fine, don't fine, to a maximum, dont lose, don't lose, not lose, track, overview, data, count, battery, connection, keys, book, list, temper, paper, each
unless: unless they, unless ill, unless i, make an exception, make exceptions, exceptions, doctor's note

away afterIf
Who does that when you are away?
My sister. She may do all that I may, except the money.
words: i approve, i confirm, only i confirm, i decide, i say yes, i then say yes, i must approve, i have to approve, i have to ok, i have to confirm, i sign, i have to sign, i check, i pick, i choose who, i choose which, i assign, i release, only i can change, only i may change, only i decide, comes to me, come to me, goes to me, i can override, i make an exception, unless i make, i ring, i enter it, i put them in, i type it in, i give out, i hand out, i let, me who decides, i have passed them, i sort it, me sorts it, i draw, i look through, i read them first, needs my ok, need my ok, my ok, my approval, my permission, ask me first, asks me first, i have to agree, i say who, i say which, i choose the, i judge, i allow, i accept or, i unlock, i give the ok, only i may, only i can add, only i can delete, only i can move, i let them in, i accept them, i check every, i check each, i check them, i check it, i check the, i look at all, i look at every, i look at each, i look at it, i count, i collect, i hand, i print, i write down, i enter the, i type the, i weigh it, i bill, i sort, i order the, i plan the, i make the, i open, i lock, i give the, i then, and me have keys, i read every
otherWords: de: entscheide ich, ich entscheide, genehmige ich, ich genehmige, ich bestätige, gebe ich frei, ich teile ein, ich prüfe; fr: je décide, je valide, je confirme, j'approuve; es: yo decido, decido yo, yo apruebo, yo confirmo; pt: eu decido, eu aprovo, eu confirmo; it: decido io, io decido, approvo io, confermo io; nl: ik beslis, ik keur, ik bevestig; zh: 我审核, 我批准
notBeside: app, when i, people, customers, everyone, if i, see, sees, sometimes, times, that, which, until, ago, or bev, tells
unless: i am away, i'm away, im away, on holiday, i'm ill, i am ill, my deputy, in my absence, stand in for me, im urlaub, personal use, just for me, only for me, on my own, one man, one-man, just me, self employed, freelance, freelancer, by myself, a mate covers, covers for me, im alone, i am alone

deputy afterIf
Who does it when that person is away?
Her deputy, who is named each season. Otherwise it waits.
words: the nurse, the vet, the vet's, the doctor, the referee, the treasurer, the chairman, the chairwoman, the chair, the secretary, the librarian, the archivist, the conductor, the groundsman, the caretaker, the boatman, the foreman, the head teacher, the warden, the manager, the office manager, the bench manager, the shop manager, the coordinator, the engineer, quality engineer, the technologist, the imam, the priest, the pastor, the vicar, the verger, father, the captain, the director, the trainer, the coach, head coach, the editor, the curator, the inspector, the pilot, pilot decides, the ditch rider, the dispatcher, the organiser, the president, the boss, the mayor, the janitor, the matron, the therapist, the umpire, the quartermaster, the skipper, the harbour master, the supervisor, supervisor decides, the planner, the receptionist, the social worker, the principal, the medic, the pharmacist, the gardener, the head gardener, the cook, the chef, the baker, the sexton, the beadle, the welfare officer, the technician, the site secretary, the race director, the team leader, mags can, our treasurer, our secretary, our caretaker, our vet, our nurse, our cook, coach checks
otherWords: de: der trainer, der hausmeister, die leiterin, der leiter, der meister, die köchin, der koch, der vorstand, der kassier, die kassierin, der trainer trägt; fr: le président, la présidente, le trésorier, la secrétaire, le gardien, le directeur; es: el presidente, la presidenta, la tesorera, el tesorero, la secretaria, el entrenador, el conserje; pt: o síndico, a síndica, o tesoureiro, o treinador; it: il presidente, il tesoriere, l'allenatore, il custode; nl: de voorzitter, de penningmeester, de trainer, de beheerder
beside: decides, decide, checks, check, looks at, looks through, confirms, confirm, approves, approve, signs, sign, chooses, assigns, says, enters, writes, writes down, opens, closes, counts, collects, prints, plans, picks, picked, bills, inspects, releases, release, has to ok, has to agree, must agree, must approve, must release, has to sign, has to confirm, gives out, hands out, hands, can make exceptions, makes exceptions, can overrule, decision alone, allows, calls it off, weighs, measures, orders, packs, takes back, sorts, shares out, splits, reads, closes the, entscheidet, genehmigt, prüft, bestätigt, trägt, schreibt, öffnet, décide, valide, vérifie, aprueba, apunta, reparte, aprova, approva, controlla, beslist, controleert
notBeside: i, me, my, committee, board, both, two, either, other, customer, when the, or me, tells, told, message, sees, gets, to the, for the, on duty, on shift, on call
unless: deputy, stand in, when she is away, when he is away, is on holiday, vertretung

alarm afterIf
Who else is told if nobody reacts?
After ten minutes my brother, then everybody who is on duty.
words: i want alarm, i want an alarm, gets an alarm, get an alarm, gets the alarm, get alarm, phone rings, manager is rung, office must know, officer gets, alert the, alerts the, gets alerted, is alerted, are alerted, flags it for, text me, texts me, ring me, rings me, warn me if, warns me if, we ring the, i get a warning, i get an alarm, i get an alert, technologist get, gets a warning, call our assistant, a call from our, gets an alert, get an alert, an alarm goes, alarm goes, must know at once, has to know at once, is told at once, are told at once, told immediately, notified immediately, notified at once, is phoned, phone me, call me at once, wakes me, alert me, alerts me, goes off
otherWords: de: alarmiert, bekommt einen alarm, bekomme einen alarm, schlägt alarm; fr: reçoit une alerte, reçois une alerte; es: recibe una alerta, me avisa; pt: recebe um alerta, me avisa; it: riceve un avviso, mi avvisa; nl: krijgt een melding, krijg een alarm; zh: 报警, 提醒我
notBeside: people, ready, milk, stock, low, litres, asking, customers, after four, sms
unless: if nobody answers, if no answer, nobody reacts, does not answer, doesn't answer, if none answers

exactly-when
When exactly is that?
Two weeks after the last day, at noon.
words: at some point, after some time, for some time, a few days, a few weeks, a few months, some days before, some weeks before, in good time, soon after, early enough, earlier than the others, see it earlier, in advance enough, long enough, too long
otherWords: de: irgendwann, nach einiger zeit, ein paar tage, ein paar wochen, rechtzeitig; fr: à un moment, quelques jours; es: unos días, en algún momento; pt: alguns dias, em algum momento; it: qualche giorno; nl: een paar dagen, op een gegeven moment; zh: 过几天
notBeside: hours, took, was, were, ago, used to, it takes, takes too, each week, every week, have been, been

who-checks
Who checks that?
Whoever is at the door, once. After that a tick shows it.
words: parent form, consent form, permission form, permission slip, health form, medical form, need permission, need parents permission, needs permission, signed consent, give permission, letter of their, letter from their, sign a release, sign a waiver, waiver, signed form, need a form, must be # or, must be at least #, must be over #, over # only, over #s only, # must have a, second adult, is obligatory, are obligatory, is compulsory, has a current check, come with an adult, comes with an adult, have to be reversible, under # not, must have insurance, valid on the day, must have vaccin*, vaccination card, only with an adult, only with a parent, only with a grown up, under # only
otherWords: de: einverständniserklärung*, erlaubnis der eltern; fr: autorisation parentale, autorisation des parents; es: permiso de los padres, autorización de los padres; pt: autorização dos pais; it: autorizzazione dei genitori, permesso dei genitori; nl: toestemming van de ouders; zh: 家长同意
notBeside: if, online, tablet, otherwise, photo, app, cm, kg, minutes, hours, back, metres, m, degrees, score, id, checked, initials
unless: without the form, without a form, no form, nobody without, without it, id is checked, id at, show id, ausweis, gets checked, i check, checks the

how-many afterIf
How much or how many is that, exactly?
Three. For the big ones five.
words: is low, are low, running low, runs low, gets low, is enough, are enough, i have enough, we have enough, enough of a, too many, too few, a few reminders, some reminders, keep breaking, keeps breaking, keep cancelling, keeps cancelling, up to a maximum, gets a discount, get a discount, a minimum charge, minimum charge, a small fee, small fee, an extra fee, pay extra, pays extra, small fine, bigger than usual, more than usual, a big order, big orders, large orders, big groups, large groups, small jobs, big jobs, heavy ones, the person is heavy
otherWords: de: zu wenig*, zu viele, mehrmals, ein paar mal, rabatt, kleine gebühr, aufpreis; fr: trop de, plusieurs fois, une remise; es: demasiad*, varias veces, un descuento; pt: várias vezes, um desconto; it: troppi, uno sconto; nl: te veel, te weinig, korting; zh: 太多
notBeside: hours, days, percent, half, double, time, sleep, work, always, nobody has, i forget, the app, we had, was, were, people, last

their-turn
What if somebody cannot do it that time?
They find somebody to swap with and tell me. Otherwise it is done the week after.
words: it rotates, rotates on, rotate on, rotates every, rotate every, take turns, takes turns, taking turns, in turns, hr turns, one job per week, one job a week, a shift each, on call for a, is on duty, are on duty, each house should, each family does, every family does, each household does, each member does, owes # hours, jede familie # stunden, wechseln sich ab, rotates, rotate, by turn, goes by turn, each week another, every week another
otherWords: de: reihum, abwechselnd; fr: à tour de rôle; es: por turnos, se turnan; pt: revezam, por turnos; it: a turno, a turni; nl: om de beurt, bij toerbeurt; zh: 轮流, 值班
notBeside: swap, swaps, or pays, or pay, tauschen, pages, kosten, costs
unless: swapped, swap, is away, are away, away for, who is ill, drops out, drop out, tauschen

reported isRule
Who takes care of it then?
The caretaker, within two days. Until then it is marked.
words: report damage, reports damage, damage is reported, damage gets reported, report faults, reports faults, get reported, gets reported, is reported, are reported, report what is broken, report what's broken, write down what's broken, writes down what's broken, says what is broken, report a problem, reports a problem, report problems, reports a fault, report something broken
otherWords: de: meldet schäden, melden schäden, mängel melden, melden mängel, schaden melden; fr: signalent les pannes, signaler une panne, signale un problème; es: avise de averías, avisar de averías, avisan de averías; pt: avisa problemas, relatam problemas; it: segnala guasti, segnalano guasti; nl: melden schade, meldt schade, storing melden
notBeside: until, to the, to me, i, goes to, manager, absent, ill, absences, right away, at once, immediately

same-thing
What if two ask for the same one?
The first one has it, the other sees that it is gone.
words: ask for a date, asks for a date, ask for one, someone asks, somebody asks, ask for it, asks for it, say that's, says that's, say it is theirs, claim it, claims it, say its theirs, if it's yours
otherWords: de: fragt an, fragen an; fr: demandent un; es: piden uno; pt: pedem um; it: chiedono un; nl: vragen een
notBeside: first, money, donation, help
unless: first come, first who, who asked first, asked first, first one, first to, zuerst, whoever says yes first

enough
What happens if there are fewer?
Then I ring round. If we are still too few by noon, it is called off.
words: at least #, minimum of #, minimum #, # at minimum, # people on each, # people per shift, must have #, must have # people, min #, need # people, needs # people, need # volunteers, needs # volunteers, need # helpers, need # at, needs # for, # carers for, # people at the, always # people, always # adults
otherWords: de: mindestens #, immer #, braucht #, brauchen #; fr: au moins #, minimum #, il faut #; es: al menos #, hacen falta #; pt: pelo menos #, mínimo de #; it: almeno #, minimo #, servono #; nl: minstens #, minimaal #; zh: 至少
notBeside: hour, hours, hrs, min, minutes, days, weeks, months, percent, old, years, kg, euro, pounds, otherwise, else, not more, if, only, and that, only ever, max, at most, say yes, versions, h, g, cm, mm, m, km, ml, litres, liter, litre, points, times, degrees, seconds, sec, secs, photos, photo, pictures, words, characters, letters, age, aged, height, apart, jahre, stunden, tage, wochen, minuten, ans, heures, jours, años, horas, días, price, cost, costs, half, a week, a month, a year, weeks before, same, cannot, can't, rest, notice, order, ahead
unless: fewer than, fewer come, less than #, less then, not enough, too few, if only, zu wenige, nobody takes it, nobody signs, goes ahead when

nobody-takes
What if nobody takes it?
After an hour it comes to me, and I ring round.
words: first one to accept, first to accept, first to say yes, first who says, first who say yes, who says yes first, who say yes first, whoever says yes, whoever takes it, somebody else takes it, someone else takes it, first come first served gigs, offer the shift, offers the shift, offer your shift, offer a shift, up for grabs, closest driver gets, nearest driver gets, whichever lad is nearest, pick shifts, picks shifts, pick a shift, picks a shift, sign up for shifts, signs up for shifts, themselves down for shifts, themselves down for a shift, take a shift, takes a shift, find their own stand in, jemand anders gefragt, volunteers sign for, volunteers sign up, sign up for jobs, first one who, first who answers, whoever is free, whoever answers first, whoever wants it, picks it up first, a volunteer takes it, a driver takes it, one of us takes it, any free driver, offered to all, sent to all, goes to all, goes out to all, goes out to everybody, all get asked, everybody is asked, everyone is asked, put up a shift, sign up for slots, signs up for slots, sign up to help, sign up for watering, sign up for a job, first one that says, first one that takes, first that says, the first that, first one who says, first person who, first to answer, first to take, pick their weekends, pick their weekend, pick a weekend, pick their days, pick their dates, pick a job, picks a job, choose their days
otherWords: de: wer zuerst zusagt, schichten eintragen, tragen sich für schichten, übernimmt jemand; fr: le premier qui accepte; es: el primero que acepta, el primero que diga; pt: o primeiro que aceita, o primeiro que aceitar; it: il primo che accetta; nl: wie het eerst, de eerste die; zh: 先到先得, 抢单
notBeside: or it goes, otherwise, nobody
unless: nobody takes, no one takes, none answers, if nobody, if none, if no one, niemand, nobody can, personne, nadie, nessuno, it goes to the next one

both-agree
What happens if they do not agree?
Then I look at it and decide, and both see what I wrote.
words: both agree, both confirm, both sign, both sides sign, both say yes, both enter, both coaches agree, both have to, both must, other one confirms, other confirms, loser confirms, captain agrees it, captain agrees, client confirms, customer confirms, next operator confirm, coach checks it, # keepers sign, second person checks, second person confirms, # different technicians, # votes on, guest confirms, tenant confirms, parents confirm, captain confirms, opponent confirms, other player confirms, counted by two, by two people, two signatures needed, two of us sign
otherWords: de: beide bestätigen, beide unterschreiben, beide zustimmen, gegner bestätigt; fr: les deux signent, les deux valident; es: los dos firman, ambos confirman; pt: os dois confirmam, ambos assinam; it: entrambi confermano, entrambi firmano; nl: beide bevestigen, allebei tekenen; zh: 双方确认
notBeside: otherwise, else, before he, before she, if, read, tower, with them, agree a, hidden
unless: disagree, don't agree, do not agree, don't match, do not match, differ, dispute*, argue*, if not, nicht einig

lifted isRule afterIf
Who may lift that again?
Only I, when they have paid. Then it is free at once.
words: twice blocked, times blocked, is blocked, are blocked, get blocked, gets blocked, blocks the, gets locked, is locked, yard locked, are banned, is banned, gets banned, get banned, ur banned, get a ban, gets a ban, is stopped, are stopped, is paused, goes red, put on hold, is frozen, gets suspended, get suspended, are suspended, is suspended, is closed for, gets closed, is barred, and you're out, and your out, ur out, and you are out, and they're out, theyre out, and they are out, kicked out, thrown out, struck off, fine of, # fine, pays a fine, get a fine, gets a fine, no walk, no lesson, minus # points, minus # point, penalty of, a penalty, is fined, are fined, may not book, cannot book for, can't book for, cant book for, not allowed to book, no longer book, dont take orders from, don't take orders from, bottom of the list, go to the bottom, goes to the bottom, we just reduce, reduced to #
otherWords: de: wird gesperrt, werden gesperrt, ist gesperrt; fr: est bloqué*, est exclu*, est suspendu*; es: queda bloquead*, se bloquea, queda suspendid*; pt: fica bloquead*, fica suspens*; it: viene bloccat*, viene sospes*; nl: wordt geblokkeerd, wordt geschorst; zh: 封禁, 停用
notBeside: until, till, automatically, a day, by name, date, cabinet, room, key, door, bis, days, released, release, posts, dates, calendar, unless, we had, after, for #, for two, for the
unless: unless i, make an exception, make exceptions, exceptions, doctor's note

expires isRule afterIf
Who is warned before that happens?
The person concerned, a month before, and I see it in a list.
words: pass expires, cert expires, certificate expires, certificates expire, licence expires, license expires, expires after, expire after, runs out after, run out after, valid for #, valid # months, valid # years, valid for one, valid for # years, not claimed after, not picked up after, not collected after, not fetched in, not fetched within, not collected within, not touched for, becomes free again, not claimed by, not collected, not claimed, not picked up, comes back after # months, is not sold in, not sold in #, not sold within, expires, expire, lapses, lapse, valid until, is valid #, are valid #, must be renewed, has to be renewed, have to be renewed, renewed every, renew every, unclaimed, uncollected, goes to charity, go to charity, goes to the next person, thrown away after, sold after #, is thrown away, are thrown away, left longer than #, longer than # weeks, reservations without payment, unpaid reservations, unpaid bookings, goes to the flea market, not paid after
otherWords: de: gültig bis, läuft ab nach, läuft nach, gilt # jahre, gilt ein jahr, nicht abgeholt; fr: valable #, expire après; es: válido #, caduca a; pt: válido por, vence em; it: valido #, scade dopo; nl: geldig #, verloopt na; zh: 有效期, 过期
butNot: offer is valid, quote is valid, offer valid
notBeside: warn*, remind*, message, text, letter, told, call, offer, quote, was, last, photo*, session, password, link, code, sign, signs, food, bottles, deleted, gallery, galleries, offer*, tickets, not in, within, must be on
unless: remind*, warn*, last call, text # times, before it expires, weeks before it, erinner*, gets a letter, get a letter, letter then, text them

deposit-back
Who decides how much of it goes back?
Whoever takes it back. Up to 20 I keep at once, above that we talk.
words: deposit, deposits, bond, key deposit, security deposit, kaution, fianza, borg, caução, cauzione, caution
otherWords: de: kaution, pfand; fr: caution; es: fianza; pt: caução; it: cauzione; nl: borg; zh: 押金
beside: back, returned, return, clean, hire, lend, lent, borrow, key, keys, tool, tools, costume*, dress, party, parties, hall, instrument*, damage*, zurück, leihen, salle, sala, prestan, devuel*, rend, terug, zaal, 退, rent, weekend
notBeside: cancel*, percent, lose, lost, kept, keep, wedding is, unless, half
unless: we keep, i keep, decides, from the deposit, stays with us, is kept

paying
How much comes back if somebody cancels?
Until a week before all of it, after that half.
words: deposit, deposits, upfront, pay up front, pays up front, paid up front, prepaid, pay in advance, pays in advance, paid in advance, pay # in advance, pays # in advance, pays # percent, pay # percent, must pay # percent, # percent now, pay half now, pays half now, half now, prepay, pay before, payed before, paid before
otherWords: de: anzahlung*, vorauszahl*, vorkasse; fr: acompte*, arrhes, à l avance; es: señal de, por adelantado, anticipo; pt: sinal de, adiantado; it: caparra, acconto, in anticipo; nl: aanbetaling*, vooraf betalen; zh: 定金, 预付
butNot: deposit box*, deposit slip*, per deposit, bottle deposit, price agreed
beside: percent, confirm, book, booking, up front, upfront, in advance, prepaid, now, rest, pay, pays, paid, payed, taken, online, card, people pay, anzahlung*, vorauszahl*, vorkasse, acompte*, arrhes, avance, señal, adelantado, anticipo, sinal, adiantado, caparra, acconto, aanbetaling*, vooraf, 定金, 预付
notBeside: some, need, needs, returned, lost, lend, lent, key, keys, tool*, engine, comes back, damage*, clean, leihen, new ones, back, month, overpayment, credit, agreed, double, from the, hire, out of
unless: refund*, rückzahl*, half back, money back, get it back, gets it back, is lost, lost if, erstatt*, zurück bei, rembours*, devuelv*, devolv*, rimbors*, terugbetal*, charged in full, cancel*, no show*, kaution, credit, back clean, back broken, is ok

checked isRule
How is that checked?
I look at the card at the first visit and tick it. After a year I ask again.
words: need an induction, needs an induction, need a training, need training, only after training, after training, only after a, only after the, after a test, done the induction, must have passed, must have done, must have a valid, must have a licen*, must have a certificate, must have a permit, must have a dbs, need a licen*, needs a licen*, with the legal certificate, have valid, must be insured, must be vaccinated, people who've done, people who have done, who have passed, haven't passed, till trained, safety morning first, licensed carers only, only people with, must show, proof of, only with a valid, only certified, only qualified, only trained, must be trained, only if they have done, only if they've done, only if you have, passed the, done the course, done the training, had the training, with a valid, need a valid, needs a valid
otherWords: de: mindestalter, geimpft, impfpass, mit führerschein; fr: permis obligatoire, certificat obligatoire; es: con carnet, con permiso de; pt: com carteira, com certificado; it: con patente, con certificato; nl: met rijbewijs, met diploma; zh: 持证
notBeside: if, checked, checks, test signed, id, coach, rui, only a, mentor near, i, me, cm, kg, minutes, hours, within, back, euro, pounds, metres, m, degrees, score
unless: id is checked, id at, show id, ausweis, gets checked, i check

confirm
Who may undo it when it was a mistake?
On the same day they do it themselves. After that only I can, and it shows.
steps: mark it, marks it, mark them, marks them, mark done, marks done, mark delivered, marks delivered, mark an order as, marks an order as, tick, ticks, check off, checks off, press done, presses finish, press finish, tap done, taps done
words: ticked off by, ticks, check off, checks off, checked off, tick off, tick jobs off, marks as, mark as, mark it as, marks it as, mark it done, marks it done, press done, marks fixed, ticks it, carer tick, taps picked up
otherWords: de: abhak*, abgehakt, haken ab, hakt ab, abzeichn*, quittier*; fr: coche, coches, cochent, cocher, coché*; es: marca como, marcan como, marcar como; pt: marca como, marcam como, marcar como, dar baixa, dá baixa; it: spunta, spuntare, spuntano; nl: afvink*, vinkt af, vinken af, aftekenen, afgetekend; zh: 打勾, 打卡, 标记
butNot: tick bite*, tick borne, tick consent
notBeside: not ticked, has not, hasn't, undo, i, yes, want, wants, wish, consent, free, nobody, missing, take back, take it back, click wrong, by mistake, no editing, corrections, can correct, may correct, can change it, correct it, korrigier*, vertippt

stored-wrong isRule
How is a mistake put right then?
The wrong one stays, struck through, and the right one stands beside it with a name.
words: entries are locked, entry is locked, cannot change what, can't change what, cannot be altered, can't be altered, cannot be changed, can't be changed, cant be changed, cannot be edited, can't be edited, not be changed, never be changed, nobody can change, no changes after, locked after, can add but, but can't alter, but does not change, does not change, stays as it is, no editing after, is final, are final, score is final
otherWords: de: nicht mehr ändern, nicht geändert, unveränderlich, nicht geändert werden; fr: ne peut plus être modifi*, plus modifiable; es: no se puede cambiar, no se puede modificar; pt: não pode ser alterad*, não pode ser mudad*; it: non si può modificare, non modificabil*; nl: niet meer wijzigen, niet gewijzigd; zh: 不能修改, 不可修改
notBeside: only added, ergänzt, today, till, cash, list on, outside, price*, on the wall
unless: nur ergänzt, only added, only corrected, corrected with, korrigiert, correctable, corrected only, by mistake

record
Who may correct it when it is wrong?
Whoever wrote it, on the same day. After that only I can, and what stood there stays readable.
steps: log, logs, enter, enters, type, types, types in, weigh, weighs, measure, measures, write down, writes down, note down, notes down, mark
words: is written down, are written down, be written down, is entered, are entered, be entered, is noted down, records the, shall log, rope logged, logged by
otherWords: de: trägt ein, tragen ein, erfasst, erfassen, notiert, notieren, dokumentier*; fr: saisir, saisit, saisissent, relevé; es: anota, anotan, apuntan; pt: anota, anotam, registram; it: annota, annotano, registrano; nl: noteer*, noteren, vult in; zh: 记录, 登记
butNot: log in, logs in, enter the building, enter the club, types the number, trägt sich ein, tragen sich ein
beside: result, results, score, scores, hours, takings, weight, weights, weighs, kilos, reading, readings, flow, times, dose, medicine, medicines, allergies, meter, litres, ml, volume, temperature, measurements, number of, pieces, amount, amounts, mileage, km, bottle, crate, stunden, ergebnis*, zählerstand, gewicht, heures, poids, résultat*, horas, resultado*, ore, risultat*, uren, uitslag*, 重量, 时间
notBeside: unless, cannot, correct, altered, changed, bis, sich, i, ich, consent, before, number, agree*, agrees, checks, pay
unless: correct it, can correct, may correct, fix wrong, fixes wrong, corrections, corrected, correctable, can edit, may edit, don't match, disagree, differ, korrigier*, ändern, can't alter, does not change, cannot be altered, not negotiable

dues
What if somebody does not pay in time?
After a week they get a message, after two I ring.
steps: pay monthly, pays monthly, pay per month
words: in # payments, in # instalments, in # installments, # instalments, # installments, invoices are sent, charged monthly, fees are charged, rent is due, pays rent, pay rent, pays every month, pay every month, pay at the end, pays at the end, pay the rest, pays the rest, rest # days, rest he pays, rest due, balance is due, rent due, one invoice, monthly invoice*, get an invoice, gets an invoice, invoice by mail, sends an invoice, treasurer bills, monthly bill, get a bill, gets a bill, bill on the, settled monthly, due by #, due # february, due # march, up to # instalments, bill at the end, bills at the end, on the bill, invoice per year, invoice per month, invoice per quarter, invoice a month
otherWords: de: rechnung am, monatsbeitrag*, zahlbar in, rest bis, bekommt eine rechnung, bekommen eine rechnung, ratenzahlung; fr: facture, loyer, payable en; es: factura, cuotas, pagan cada; pt: fatura, mensalidade*, pagam todo; it: fattura, quota mensile, pagano ogni; nl: factuur, maandelijks betalen; zh: 发票, 账单, 付款
notBeside: called, upload*, photo*, scan*, supplier*, receipt*, by card, card, cash, in advance, up front, lastschrift, instead, wrong, we get, proper
unless: unpaid, not paid, hasn't paid, haven't paid, late fee*, mahn*, nicht gezahlt, nicht bezahlt, pay late, pays late, late payers, owes, owe, debe más, impayé*, once paid, tout réglé

paid-by
When is that paid?
At the end of each month. Whoever joins later pays at once.
words: # a year, # a season, # a term, # a month, # per year, # per season, # per term, # per month, # month, # yearly, # euro a year, # euros a year, # pounds a year, # dollars a year, # euro a month, # pounds a month, # euro per year, # euros per year, # euro per month, # euro a season, # pounds a season, yearly fee, annual fee, membership fee, monthly fee, # for the year, # for the season, # per school year, # euro for the, pay #, pays #, hire #, # quid, # an hour, # per hour, # a walk, # a lesson, # per lesson, # a session, # per session, # a night, # per night, # per person, # euro, # euros, # pounds, # dollars, # a box, # a room, # a ticket, # a class
otherWords: de: # im jahr, # pro jahr, # euro im jahr, # euro pro jahr, # im monat, # euro im monat, mitgliedsbeitrag*, jahresbeitrag*, monatsbeitrag*; fr: cotisation, euros par an, # par an, par mois; es: # al año, euros al año, cuota; pt: # por ano; it: # all'anno, quota; nl: # per jaar, contributie; zh: 每年, 会费
beside: pay, pays, fee, fees, membership, members, member, costs, cost, subs, dues, contribution, rent, half, full, beitrag*, kostet, kosten, cotisation, cuota, quota, contributie, 会费, hire, price, prices, quid, euro, euros, pounds, dollars, walk, lesson, session, others, bond, single, double, small, big, adults, kids
notBeside: hours, of work, twice, once, reading, readings, times, weddings, shows, kids, games, we pay, i pay, euro per hour, budget, spend, hour, people, matches, free, plan, on the #, 1st, first, each month on, off, discount, fine, deposit, limit, goes up, above, over, under, worth, refund, back, or pays, or pay, donation, in advance, extra, on top, of hours, percent, lose, loses, cancel*, minimum, less, more than, late, missing, not, now, rest, oclock, sponsor, voucher, credit, penalty, half price, hours a, replacement, lost, broken, in the year
unless: due, in advance, up front, paid by, invoice*, bill, bills, debit, standing order, instalments, installments, payable, pay by, lastschrift, quarterly, gets nothing, owe, owes, unpaid, on the spot, on the day, at the door, cash, by card, with card, card, card machine, monthly, at the end, within # days, pay when, pays when, they collect, prepaid, wallet, stripe, jar, before the, afterwards, at once, on board, payroll, bill on, end of the month, deposit, wednesday noon, once all is paid, twint, paypal, bizum, treasurer, half now, at door, pay now, in the pot

called-off isRule afterIf
When is that decided at the latest?
At noon on the day before, and everybody gets a message.
words: i call it off, we call it off, calls it off, it is called off, is called off, are called off, call the game off, call the trip off, call the course off, we cancel, i cancel, is cancelled, are cancelled, does not take place, doesn't take place, doesnt take place, is off, only goes ahead
otherWords: de: fällt aus, fallen aus, sagen wir ab, sage ich ab, wird abgesagt, findet nicht statt; fr: est annulé*, on annule, j'annule; es: se cancela, se suspende, cancelamos; pt: é cancelad*, cancelamos; it: si annulla, viene annullat*, annulliamo; nl: gaat niet door, wordt afgelast; zh: 取消
beside: less than #, fewer than #, less then #, under #, below #, not #, at least #, weniger als #, unter #, moins de #, menos de #, meno di #, minder dan #, 少于, 不足
notBeside: by, at noon, in the morning, evening before, day before, until, bis, days before, weeks before

gone isRule
What must be kept longer than that?
The totals of the year, without names. And whatever is still argued about.
words: is deleted, are deleted, gets deleted, get deleted, get erased, is erased, are erased, is wiped, are wiped, wiped #, disappears #, disappear #, names are hidden after, is removed after, is to be removed, goes after #, taken off after, forget after, forgotten after, deleted #, deleted after, deleted at, erased after, wiped after, removed after, vanish, vanishes, shredded, hidden after #
otherWords: de: gelöscht; fr: supprimé*, effacé*; es: se borra, se borran, se elimina*; pt: apagad*, excluíd*; it: cancellat*, eliminat*; nl: verwijderd, gewist; zh: 删除
beside: hour, hours, days, weeks, months, years, year, month, week, day, sunday after, after the trip, after discharge, end of the season, stunden, tage, tagen, wochen, monate, monaten, jahre, jahren, jahr, monat, woche, mois, año, mes, meses, ano, mês, anno, mese, jaar, maand, 天, 年, 月
notBeside: unless, except, kept, keep, außer, bookings, everything but, all but, phones, the names, phone, names, namen, reminders, photos get
unless: statistik, we keep the, totals stay, statistics stay, accounts # years, for # years

book
Until when may somebody change or cancel that?
They do it themselves until the evening before, later they call me.
steps: book, books, reserve, reserves, book a, books a, book online, books online, make an appointment, makes an appointment, choose a slot, pick a slot, picks a slot, picks date, picks a date, pick a date, choose time, register their, registers their, registers a team, order bread, order milk
words: people to book, customers book, members book, guests book, can book a, book from their phone, should be able to book, clients book, parents book, patients book, visitors book a, neighbours book, owners book, people book, pupils book, customers reserve, guests reserve, members reserve, people can book, they can book, customers can book, students book
otherWords: de: buchen, bucht, reserviert, reservieren, melden sich an, meldet sich an, bestellen, bestellt; fr: réserver, réserve, réservent, prendre rendez-vous; es: reservar, reservan, reserva una, pide hora, piden hora; pt: reservar, reservam, agendar, agendam, marcar hora, marcam hora; it: prenotare, prenotano, prenota; nl: boeken, boekt, reserveren, reserveert; zh: 预约, 预订, 下单
butNot: in book, visitors book, guest book, log book, medicine book, nature reserve*, lambing book, order book
notBeside: until, by, before, cancel*, only, can't, max, at most, up to, ahead, first, used, bis, spätestens, again, instead, newsletter, account, close, closes, supplier*, wholesaler*, that is out, if, within, we, order of, in order, get it, jusqu, lost, costs, read
unless: can change, may change, change it till, change it until, ändern bis, cancel*, cancellation*, orders close, booking closes, call off, storn*, absag*, abmeld*, abbestell*, annul*, anul*, disdi*, afzeg*, annuler*, 取消, move date, drop out

swap
Until when may they still do that?
Until the evening before. After that they have to ring me.
words: swap a, swap their, swap turns, swap shifts, swap with, swaps with, swaps a, can swap, may swap, trade turns, relay teams can change, can transfer, may transfer, can move the, hand it on
otherWords: de: tauschen, tauscht; fr: échanger, échangent; es: intercambian, intercambiar; pt: trocar com, trocam entre; it: scambiare, scambiano; nl: ruilen, ruilt; zh: 交换, 换班
notBeside: before, until, by, bis, vorher, once, sizes, size, dont, don't, plants, books

lend
What if it does not come back in time?
After a week I phone them, and nobody else can ask for it until then.
steps: borrow, borrows, lend, lends
words: lent out, are lent, is lent, we lend out, that we lend, loaned, loans to other, back inside # days, must be back, bring it back, bring them back, brings it back, brings them back, back within #, back after #, take home for
otherWords: de: leihen, leiht, verleih*, ausleih*, ausgeliehen; fr: prêter, prêtent, prête, emprunt*; es: prestar, prestan, presta; pt: emprest*; it: prestare, prestano; nl: uitlen*, uitgeleend, leent, lenen; zh: 借阅, 借用, 借出, 归还
butNot: in lent, for lent, during lent, of lent, loan unit
beside: for #, for a, days, weeks, week, day, month, months, until, by, hours, tage, wochen, woche, jours, semaines, días, semanas, dias, giorni, settimane, dagen, weken, 天, evening, same day, monday, sunday, within #
notBeside: dont, don't, late, nobody brings, never, or you, or they, or pay, tests, returns twice, at most
unless: mahn*, nicht zurück*, late return*, late fee*, late is, overdue, fine*, per day, too late, comes back late, pay #, letter, multa, amende

codes
What if a code cannot be read?
Then you type the number or look for the name.
words: scan tickets, scans tickets, barcode*, bar code*, qr code*, by qr, a qr, qr sticker, scan the code, scans the code, scan the tag, scans the tag, scan their, nfc, rfid, ear tag*
otherWords: de: qr, barcode*, strichcode*, ohrmarke*; fr: qr, code barres, codes barres; es: qr, código de barras; pt: qr, código de barras; it: qr, codice a barre; nl: qr, streepjescode*; zh: 扫码, 二维码, 条码
notBeside: receipt*, letter*, page*, document*, room*

not-done
What if that does not happen?
The boxes wait until it was. After a day I am told.
words: must, has to, have to, needs to, need to, writes report, writes a report, write a report, writes the report, write a short note, writes a short note, write a note, writes a note, signs it, themselves available
otherWords: de: muss, müssen; fr: doit, doivent; es: deben, tiene que, tienen que; pt: têm que, tem que; it: deve, devono; nl: moet, moeten
beside: by, before, within, until, sign, signs, signed, confirm, confirmed, consent, check, checked, inspected, tested, cleaned, washed, weighed, measured, counted, ordered, renew, renewed, ticked, returned, be here, be there, be off, be out, second adult, second person, label, labelled, say so, report, reported, bestätigen, unterschreiben, prüfen, da sein, bis, vor, signer, confirmer, avant, firmar, confirmar, antes, hasta, assinar, até, firmare, confermare, entro, tekenen, bevestigen, voor, note, signs it, available, called, be called, collect, hand over, handed over
notBeside: app, system, website, site, page, screen, web, tool, software, server, i, we, me, us, see, sees, show, shows, know, knows, be able, readable, visible, hidden, print, nobody, no, not, never, nothing, only, if, unless, or, otherwise, kept, apart, accept, locked, begin, done, shouldn't, don't, dont, doesn't, data, report as, export, pay, paid, usable, ich, wir, man, nicht, nie, kein, keine, sehen, wissen, sonst, oder, je, nous, on, pas, ne, voir, sortir, ver, saber, nunca, vedere, non, ik, wij, niet, nooit, kunnen, können, deleted
unless: what must not

left-out
What if it is left out once?
It stays red on the list until it was done. After two days I get a message.
words: every day, each day, every morning, each morning, every evening, each evening, every night, every week, each week, every # day*, every # week*, every # month*, every # year*, every # km, every second day, every other day, every monday, every friday, every spring, once a day, once a week, once a month, once every # months, twice a day, twice a week, twice a year
otherWords: de: jeden tag, täglich, jede woche, jeden morgen, jeden abend, alle # tage, alle # wochen, alle # monate, alle # jahre; fr: chaque jour, tous les jours, chaque semaine; es: cada día, todos los días, cada semana; pt: todo dia, todos os dias, toda semana; it: ogni giorno, ogni settimana; nl: elke dag, elke week; zh: 每天, 每周, 每月
beside: must be, has to be, have to be, needs to be, is checked, are checked, get checked, is cleaned, is inspected, must be inspected, are measured, is measured, weighed, weight, fed, watered, turned, brushed, checks, weighs, waters, feeds, tested, muss, müssen, prüft, contrôle, doit, debe, deve, moet, 检查
notBeside: open, opens, meet, meets, exhibition, market, i spend, message, mail, reminder, remind*, email, if, max, at most, not, price, costs, read, scores
unless: which ticks are missing, if nobody ticks, not done by, must not go out

too-late isRule
What happens if somebody is too late?
Ten minutes are fine. After that they have to ring me.
words: until wednesday, until tuesday, until thursday, until friday, until saturday, until sunday, until monday, until noon, until midnight, until #, until #pm, until #am, until # pm, until # am, until the day before, until the night before, until the evening before, until the #, till #, till #pm, till #am, till monday, till friday, till the evening before, before wednesday, before thursday, before monday, before friday, before midnight, before noon, before #am, before #pm, before # am, before # pm, up to the day before, by #am, by #pm, by # am, by # pm, by noon, by monday, by tuesday, by wednesday, by thursday, by friday, by saturday, by sunday, by the day before, by the evening before, by the night before, by the #, by the friday, by #st, no later than, not later than, at the latest, # hours before, # days before, # weeks before, the deadline is, close on, closes on, closes # days before, night before
otherWords: de: redaktionsschluss, anmeldeschluss, einsendeschluss, bis zum #, bis # uhr, spätestens, bis freitag, bis sonntag, bis mittwoch, bis donnerstag, bis donnerstagabend, bis am vortag; fr: avant # h, avant #h, jusqu'à # h, au plus tard, date limite, avant lundi, avant midi, avant vendredi, jusqu'à la veille; es: antes de las #, hasta las #, a más tardar, fecha límite, hasta el día antes; pt: até as #, até às #, até #h, prazo, até um dia antes; it: entro le #, al massimo entro, fino al giorno prima; nl: voor # uur, tot # uur, uiterlijk, tot een dag van tevoren; zh: 截止, 点前, 点之前
beside: close, closes, sign up, signs up, register, registers, order, orders, apply, applies, book, books, submit, submits, hand in, hands in, request, vote, votes, put their, put his, trägt, eintragen, anmeldung, anmeldeschluss, redaktionsschluss, anmelden, bestellung, bestellen, vorbestellen, abgeben, inscrire, commander, commandent, pedido*, apuntarse, inscri*, encomend*, ordin*, prenot*, bestel*, aanmelden, 报名, 下单
notBeside: expire*, we pay, published, approve, can cancel, may cancel, and cancel, cancel*, remind*, reminder*, until now, message, letter, text, charged, billed, fee, held, open, opens, between, decides, pilot, after, due, or, otherwise, else, cost, costs, lose, loses, who does not, not come, locked, kosten, from, season, sonst, pick, picks, pick up, collect, collects
unless: too late it, later orders, late orders, orders after, if you are late, later they, later it, nachmeld*
`;

export const TOPICS: Topic[] = ROWS.trim().split("\n\n").map(readRow);

function readRow(row: string): Topic {
  const [head = "", question = "", example = "", ...lists] = row.split("\n");
  const [id = "", ...flags] = head.split(" ");
  const marks = Object.fromEntries(flags.map((flag) => [flag, true]));
  const named = Object.fromEntries(lists.map((list) => list.split(/: (.*)/).slice(0, 2)));
  return { id, question, example, words: "", otherWords: "", ...named, ...marks };
}
