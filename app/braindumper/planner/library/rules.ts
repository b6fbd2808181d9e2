import type { Topic } from "./types";

/**
 * What is asked under a rule of the idea: a limit, a sum, a date, a condition, a length of time. The surest first. Each question
 * asks one thing, which is open whatever else stands in the clause.
 */
export const RULES: Topic[] = [
  {
    id: "let-off",
    question: "In which case is somebody let off?",
    example: "When somebody was ill and says so on the same day. I decide that.",
    words:
      "or pays #, or pay #, get a ban, gets a ban, are banned, is banned, costs the lesson, is charged, are charged, charged in full, we charge, billed anyway, has to pay for, is lost, are lost, lost if, lose the, loses the, loses their, is blocked, gets blocked, are blocked, blocked a, blocked for, banned for, # warnings, your out, you're out, per missing, a late fee, fine of, no refund, no money back, not refunded",
    otherWords:
      "de: wird gesperrt, werden gesperrt, sperrt, pro fehlende*, verfällt, verfallen, strafe von, zahlt man trotzdem, wird berechnet, trotzdem bezahl*; fr: est facturé*, est dû, est perdu*, pénalité*, est bloqué*; es: se cobra, se cobran, se pierde, multa de, queda bloquead*; pt: é cobrad*, perde o, multa de, fica bloquead*; it: si paga comunque, si perde, multa di, viene bloccat*; nl: wordt berekend, vervalt, boete van, wordt geblokkeerd; zh: 罚款, 不退款",
    butNot: "loses the phone, loses the key, lose the overview, lose the thread, loses the overview",
    notBeside:
      "monthly, yearly, fees, per, a month, each month, every month, at the end, unless, insulin, scribbles, except",
    isRule: true,
  },
  {
    id: "enough",
    question: "What happens if there are fewer?",
    example: "Two days before I ring the others, and if nobody comes we call it off.",
    words:
      "at least one, at least #, minimum of #, minimum #, min #, needs #, need at least, seen by #, by # judges",
    otherWords:
      "de: mindestens #, min #; fr: au moins #, minimum #; es: al menos #, mínimo #, mínimo de #; pt: pelo menos #, no mínimo #, mínimo de #; it: almeno #, minimo #; nl: minstens #, minimaal #; zh: 至少",
    butNot: "min height, minimum age",
    notBeside:
      "nights, night, items, stay, nächte, minute*, mins, hour, year*, seasons, month*, week*, days, character*, times, old, euro*, height, km, metre*, meter*, percent, jahre*, stunden*, minuten, tage, monat*, wochen, ans, años, anos, anni, jaar",
    isRule: true,
  },
  {
    id: "full",
    question: "What happens with the next one, when it is full?",
    example: "They go on a list, and I write to the first of it when a place is free.",
    words:
      "limit #, max #, maximum #, maximum of #, at most #, up to #, no more than #, not more than #, limited to #, limit of #, has # seats, # seats only, only # seats, only # places, only # spots, # at most",
    otherWords:
      "de: maximal #, max #, höchstens #, bis zu #, nur # plätze; fr: maximum #, max #, # maximum, au plus #, jusqu'à #; es: máximo #, como mucho #, hasta #; pt: máximo #, no máximo #, até #; it: massimo #, al massimo #, fino a #; nl: maximaal #, max #, hoogstens #, tot #; zh: 最多, 上限",
    beside:
      "pallets, boxes, rides, group, groups, gruppen, gruppe, people, persons, guests, kids, children, players, dogs, participants, seats, places, spots, pupils, students, visitors, riders, runners, walkers, families, members, teams, orders, personen, leute, kinder, gäste, teilnehmer*, plätze, hunde, personnes, enfants, places, personas, niños, plazas, pessoas, crianças, vagas, lugares, persone, bambini, posti, kinderen, plaatsen, mensen, 人, 位",
    notBeside:
      "per person, per member, per family, per household, per customer, per booking, per home, each person, each member, adults who, who may, pro person, pro mitglied, before, ahead, wait, waiting, queue, instructors, minutes, hours, days, years, old",
    unless:
      "waiting list*, waitlist*, wait list*, warteliste*, liste d'attente, lista de espera, wachtlijst*, queue",
    isRule: true,
  },
  {
    id: "more-than",
    question: "Who may allow more than that?",
    example: "Only I, and for one time. It then shows on the list.",
    words:
      "at most twice, at most once, # max, a day max, a week max, max #, maximum #, max one, maximum of #, at most #, up to #, no more than #, not more than #, nobody more than #, never more than #",
    otherWords:
      "de: maximal #, max #, höchstens #, bis zu #, nicht mehr als #; fr: maximum #, max #, # maximum, au plus #, pas plus de #; es: máximo #, como mucho #, no más de #; pt: máximo #, no máximo #, não mais de #; it: massimo #, al massimo #, non più di #; nl: maximaal #, max #, hoogstens #, niet meer dan #",
    beside:
      "at most twice, at most once, im monat, pro monat, pro jahr, im jahr, mal, per person, per member, per household, per family, per customer, per user, per client, per patient, per prescription, per booking, per team, per home, per week, per day, per month, per year, a day, a week, a month, a year, in a row, each, nobody, open bookings, hours, nights, bags, books, bookings, pro person, pro mitglied, pro woche, pro tag, stunden, par personne, par semaine, por persona, por semana, por pessoa, a persona, per persoon, per week",
    notBeside:
      "before, ahead, in advance, after, then, about, adults who, guests who, old, away, minutes, vorher",
    isRule: true,
  },
  {
    id: "too-late",
    question: "What happens if somebody is too late?",
    example: "Ten minutes are fine. After that they have to ring me.",
    words:
      "within # days, within # hours, within # weeks, # h before, until wednesday, until tuesday, until thursday, till #, till #pm, till #am, till monday, till friday, till the evening before, by saturday, before wednesday, before thursday, by the #, until the #, until #, until #am, until #pm, until noon, until midnight, until friday, until saturday, until sunday, until monday, until the day before, by #am, by #pm, by # am, by # pm, by noon, by monday, by tuesday, by wednesday, by thursday, by friday, by sunday, by wednesday #, before #am, before #pm, before # am, before # pm, before noon, no later than, not later than, at the latest, # hours before, # days before, # weeks before, the deadline is, before monday, before friday, before midnight, until the night before, until the evening before, up to the day before, by the day before, by the evening before, by thursday noon, by # #, by #st, until #st",
    otherWords:
      "de: bis # januar, bis # februar, bis # märz, bis # april, bis # mai, bis # juni, bis # juli, bis # august, bis # september, bis # oktober, bis # november, bis # dezember, redaktionsschluss, bis zum #, bis # uhr, spätestens, # stunden vorher, # tage vorher, anmeldeschluss, einsendeschluss, bis freitag, bis sonntag, bis mittwoch, bis donnerstag, vor # uhr, bis am vortag; fr: avant # h, avant #h, jusqu'à # h, jusqu'à #h, au plus tard, # heures avant, #h avant, # jours avant, date limite, avant lundi, avant midi, avant vendredi, jusqu'à la veille; es: antes de las #, hasta las #, a más tardar, # horas antes, #h antes, # días antes, fecha límite, hasta el día antes; pt: até as #, até às #, até #h, no máximo até, # horas antes, #h antes, # dias antes, prazo, até um dia antes; it: entro le #, entro #, al massimo entro, # ore prima, # giorni prima, fino al giorno prima; nl: voor # uur, tot # uur, uiterlijk, # uur van tevoren, # dagen van tevoren, tot een dag van tevoren; zh: 截止, 点前, 点之前",
    beside:
      "closes, liest, trägt, beantragt, redaktionsschluss, anmeldeschluss, eintragen, announce, announces, tell us, tells us, have to cancel, must cancel, propose, propone, proposes, nominate, breakfast, sign, signs, register, registers, order, orders, ordered, say, says, said, report, reports, enter, enters, apply, applies, book, books, send, sends, submit, submits, hand in, hands in, choose, vote, votes, answer, answers, pay, pays, bring, brings, return, returned, fill, put, come, collect, must, has to, have to, kann, muss, müssen, anmelden, bestellung, bestellen, vorbestellen, melden, abgeben, dienste, eintragen, abholung, inscrire, commander, doivent, pedido*, apuntarse, inscri*, encomend*, ordin*, prenot*, bestel*, moet, moeten, 报名, 下单",
    notBeside:
      "expire*, we pay, published, approve, can cancel, may cancel, and cancel, cancel up, free cancellation, cancels, remind*, reminder*, until now, message, letter, text, charged, billed, fee, held, closed, open, opens, between, decides, pilot, after, due",
    isRule: true,
  },
  {
    id: "sums",
    question: "What comes out in one example, in figures?",
    example: "Takings 800, minus 120 for petrol is 680. Half of that is 340, and four of us get 85 each.",
    words:
      "# less, # rebate, # from the, # of every, # of each, # of what, # of the, percent of, # goes to, # gos to, # to the, gets #, get #, gets a extra #, gets an extra #, # commission, commission of #, split by, split equal*, divided by, minus #, less #, cut of #, # cut, council pays, pays # of it",
    otherWords:
      "de: # weniger, # von, # vom, prozent von, provision von, anteil von, geteilt durch, abzüglich #, bekommt #, bekommen #; fr: pour cent de, # de chaque, divisé par; es: por ciento de, # de cada, dividido entre; pt: por cento de, # de cada, dividido por; it: per cento di, # di ogni, diviso per; nl: procent van, # van elke, gedeeld door; zh: 百分之",
    butNot: "# of the volunteers, # of the members, # of us, # of them",
    notBeside: "per, pro, warn, budget, difference, off, full, wind, deposit, message, min, minutes, hours",
    money: true,
  },
  {
    id: "amount",
    question: "When is it more or less than that?",
    example: "Members pay half, and who comes for a whole week gets one day free.",
    words:
      "# a day, # a night, # a week, # a month, # a year, # an hour, # per, # each, costs #, cost #, price is #, # a share, # a head, # a piece, # dollars a, # euros a, # euro per, # pounds a, # pounds per, # dollars per, # euros per, # euro a, # quid a, # cents a, bills #, is #",
    otherWords:
      "de: kostet #, kosten #, # pro, # je, # euro pro, # euro im; fr: coûte #, # par, # euros par, coûtent #; es: cuesta #, cuestan #, # por, # euros por, # euros al; pt: custa #, custam #, # por, # reais por; it: costa #, costano #, # a, # euro a; nl: kost #, kosten #, # per, # euro per; zh: 每人, 收费",
    notBeside:
      "paid monthly, spend, budget, running costs, more than, owes, calls, minute*, kids, child, children, members #, half, free, discount, deposit, commission, split, fine, missing, fehlende, about, limit, wind",
    unless:
      "kids under, children under, under # nothing, under # free, siblings, geschwister, for free, free wash*, rebate*, discount*, half price, reduced, cheaper, free for, rabatt*, ermäßig*, frei für, kostenlos für",
    money: true,
  },
  {
    id: "paying",
    question: "How much comes back if somebody cancels?",
    example: "Until a week before all of it, after that half.",
    words:
      "deposit, deposits, upfront, up front, pay by card, pays by card, prepaid, pay in advance, pays in advance, paid in advance, prepay",
    otherWords:
      "de: anzahlung*, kaution*, vorauszahl*, vorkasse; fr: acompte*, caution, arrhes, à l avance; es: señal de, fianza, depósito, por adelantado, anticipo; pt: sinal de, caução, adiantado; it: caparra, cauzione, acconto, in anticipo; nl: aanbetaling*, borg, vooraf betalen; zh: 押金, 定金, 预付",
    butNot: "deposit box*, deposit slip*, per deposit, bottle deposit",
    notBeside: "some, need, needs, returned, lost, lend, lent, key, keys, tool*, leihen",
    unless:
      "refund*, rückzahl*, no refund*, non refundable, full refund, half back, money back, is refunded, are refunded, get it back, gets it back, is lost, lost if, erstatt*, zurück bei, rembours*, devuelv*, devolv*, rimbors*, terugbetal*, charged in full",
  },
  {
    id: "dues",
    question: "What if somebody does not pay in time?",
    example: "After a week they get a message, after two I ring.",
    steps: "pay monthly, pays monthly, pay per month, owe, owes",
    words:
      "bills every, in # payments, invoices go, invoices are sent, charged monthly, fees are charged, monthly statement*, rent is due, pays rent, pay rent, membership fee*, monthly fee*, yearly fee*, annual fee*, pays every, pay every, pay at the end, pays at the end, # instalments, # installments, instalments, installments, pay the rest, pays the rest, rest # days, one invoice, monthly invoice*, gets an invoice, get an invoice, invoice by, invoice per, invoice to, sends an invoice, bills #, monthly bill, settled every, settled monthly, settled quarterly, due by #",
    otherWords:
      "de: rechnung am, rechnung an, monatsbeitrag*, mitgliedsbeitrag*, jahresbeitrag*, zahlbar in, abgerechnet wird, rest bis, rechnung bekomm*, bekommt eine rechnung, ratenzahlung; fr: facture, loyer, cotisation*, paient chaque; es: factura, cuota, cuotas, pagan cada; pt: fatura, mensalidade*, pagam todo; it: fattura, quota mensile, pagano ogni; nl: factuur, contributie*, maandelijks betalen; zh: 发票, 账单, 付款",
    notBeside:
      "called, upload*, photo*, scan*, supplier*, receipt*, by card, card, cash, in advance, up front, lastschrift, instead, wrong",
    unless:
      "unpaid, not paid, hasn't paid, haven't paid, late fee*, mahn*, nicht gezahlt, nicht bezahlt, pay late, pays late",
  },
  {
    id: "voucher",
    question: "What if one is not used in time?",
    example: "A month later is fine. After that half of it can still be used.",
    words:
      "voucher* valid, voucher* are valid, voucher* last, gift card* valid, valid for #, valid # month*, valid # year*",
    otherWords:
      "de: gutschein*, gültig #; fr: bon cadeau, bons cadeaux, valable #; es: vale regalo, válido #, válidos #; pt: vale presente, válido por #; it: buono regalo, valido #; nl: cadeaubon*, geldig #; zh: 代金券, 有效期",
  },
  {
    id: "checked",
    question: "How is that checked?",
    example: "I look at the card at the first visit and tick it. After a year I ask again.",
    words:
      "need an induction, needs an induction, need a training, after a training, under #, must be #, must be over, over #s only, not older than #, must have passed, must have a, must have done, need a licen*, needs a licen*, with the legal certificate, with a certificate, with a licen*, certified, must be insured, vaccinat*, who have grown, who have done, who have passed, only people who, only for members, members only, only members, trained people, only trained, never placed",
    otherWords:
      "de: ab #, unter #, mindestalter, geimpft, impfpass, nicht älter als #, nur mitglieder, mit führerschein; fr: moins de #, plus de # ans, réservé aux; es: menores de #, mayores de #, solo socios; pt: menores de #, maiores de #, só sócios; it: minori di #, sotto i #, solo soci; nl: onder de #, ouder dan #, alleen leden; zh: 未满, 以上",
    butNot: "under # minutes, under # seconds, ab # uhr, unter # minuten, under # min",
    beside:
      "nobody, only, must, can't, cannot, not older, may, no, need, needs, has to, nur, muss, dürfen, darf, nicht, never, after, nicht älter, solo, seulement, alleen, alkohol, ok",
    notBeside:
      "can't book, cannot book, id, checked, checks, half, free, stock, bags, euro*, pounds, if, cost, costs, kids under, deleted, disappears, erased, cfs, degrees, percent, price, discount",
    unless: "id is checked, id at, show id, ausweis",
    isRule: true,
  },
  {
    id: "twice",
    question: "What if it happens all the same?",
    example: "Whoever came first keeps it, and the other one gets the money back and hears from me.",
    words:
      "sold twice, booked twice, given twice, two places at once, double booked, double booking*, double-booked, same time twice, at the same time twice, be taken twice",
    otherWords:
      "de: doppelt, zweimal vergeben, doppelbuchung*; fr: deux fois la même, double réservation*; es: dos veces, doble reserva; pt: duas vezes, dupla; it: due volte, doppia prenotazione; nl: dubbel, twee keer; zh: 重复",
    beside:
      "never, can't, cannot, can not, must not, no, not, nie, nicht, darf, jamais, nunca, mai, nooit, 不",
    isRule: true,
  },
  {
    id: "stored-wrong",
    question: "How is a mistake put right then?",
    example: "The wrong one stays, struck through, and the right one stands beside it with a name.",
    words:
      "entries are locked, entry is locked, is final, are final, cannot be altered, can't be altered, cannot be changed, can't be changed, cant be changed, cannot be edited, can't be edited, cannot be deleted, not be changed, never be changed, nobody can change, no changes after, locked after, gets locked",
    otherWords:
      "de: nicht mehr ändern, nicht geändert, unveränderlich; fr: ne peut plus être modifi*, plus modifiable; es: no se puede cambiar, no se puede modificar; pt: não pode ser alterad*, não pode ser mudad*; it: non si può modificare, non modificabil*; nl: niet meer wijzigen, niet gewijzigd; zh: 不能修改, 不可修改",
    unless: "only corrected, corrected with, korrigiert",
    isRule: true,
  },
  {
    id: "gone",
    question: "What must be kept longer than that?",
    example: "The totals of the year, without names. And whatever is still argued about.",
    words:
      "destroyed, then deleted, thrown away after, delete everything, deletes everything, deleted after, deleted #, is deleted, are deleted, gets deleted, get deleted, disappears #, disappear #, disappears after, disappear after, erased after, are erased, is erased, is wiped, are wiped",
    otherWords:
      "de: gelöscht, verschwindet, verschwinden; fr: supprimé*, effacé*, disparai*; es: se borra, se borran, se elimina*, desaparece*; pt: apagad*, excluíd*, desaparece*; it: cancellat*, eliminat*, sparisce; nl: verwijderd, gewist, verdwijn*; zh: 删除, 消失",
    beside:
      "hour, hours, days, weeks, months, years, year, month, week, day, stunden, tage, tagen, wochen, monate, monaten, jahre, jahren, jahr, monat, woche, tag, an, mois, año, mes, ano, mês, anno, mese, jaar, maand, 天, 年, 月",
    notBeside: "unless, except, kept, außer, bookings",
    isRule: true,
  },
  {
    id: "expires",
    question: "Who is warned before that happens?",
    example: "Whoever wrote it, two days before.",
    words:
      "lapse after, lapses after, lapse*, after # day*, after # week*, after # month*, after # year*, expire #, expires #, expire after, expires after, becomes free again, become free again, free again, get erased, gets erased, is released after, archived after",
    otherWords:
      "de: nach # tag*, nach # woche*, läuft ab, laufen ab, wieder frei; fr: expir*; es: caduc*, vence, vencen; pt: vence, vencem; it: scade, scadono; nl: vervalt, verloopt; zh: 过期, 到期",
    beside:
      "lapse*, goes, go, scrapped, free, erased, expire, expires, closed, cancelled, thrown, released, archived, destroyed, läuft, laufen, frei, gelöscht, expir*, caduc*, vence, vencen, scade, scadono, vervalt, verloopt, 过期, 到期",
    notBeside: "pays, charged, remind*, get, gets, we keep, first, after the, warn*, remind*",
    isRule: true,
  },
  {
    id: "kept",
    question: "What happens to it after that?",
    example: "It is deleted, but the totals of the year stay.",
    words:
      "kept for #, kept # days, kept # months, kept # years, keep it for #, keep them for #, keep for #, stored for #, held for #, for # years",
    otherWords:
      "de: aufbewahr*, # jahre lang; fr: conservé*, garder #; es: guardar #, se guardan #, conserva*; pt: guardar por #, guardado* por; it: conserva*, conservat*; nl: bewaard, bewaren; zh: 保存, 保留",
    beside:
      "kept, keep, stored, held, traceable, aufbewahr*, conserv*, guard*, bewaar*, bewaren, 保存, 保留, jahre",
    notBeside: "minute*, minuten, then, afterwards, deleted, in case",
  },
  {
    id: "waiting-list",
    question: "How long does the next one have to answer?",
    example: "A day, then it goes on to the one after.",
    words: "waiting list*, waitlist*, wait list*, next in line",
    otherWords:
      "de: warteliste*, nachrück*; fr: liste d'attente; es: lista de espera; pt: lista de espera, fila de espera; it: lista d'attesa, lista di attesa; nl: wachtlijst*; zh: 候补, 排队",
    unless:
      "days to say, days to answer, hours to say, hours to answer, hours to reply, minutes to, seconds to, have # hours, have # days, got # days, has # days, has # hours",
  },
];
