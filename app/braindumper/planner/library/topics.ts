import type { Topic } from "./types";

/**
 * What is asked about the author's own words, the surest first: about a rule, a step or a word that says no number. Each question asks one
 * thing, which is open whatever else stands in the clause.
 */
export const TOPICS: Topic[] = [
  {
    id: "let-off",
    question: "In which case is somebody let off?",
    example: "When somebody was ill and says so on the same day. I decide that.",
    words:
      "or pays #, or pay #, get a ban, gets a ban, are banned, is banned, banned for, costs the lesson, lesson costs half, charged in full, charged anyway, still charged, charged half, we charge for another, charge extra, charge storage, billed anyway, has to pay for, lose the # deposit, lose the deposit, loses the deposit, lose their deposit, loses their deposit, deposit is lost, lose the place, loses the place, lose their place, loses their place, lose the slot, loses the slot, lose their slot, loses their slot, loses the round, is blocked, gets blocked, get blocked, are blocked, twice blocked, times blocked, blocked for, dont take orders from, don't take orders from, may not book, cannot book any, can't book any, not allowed to book, # warnings, your out, you're out, kicked out, thrown out, struck off, per missing, a late fee, fine of, no refund, no money back, not refunded",
    otherWords:
      "de: wird gesperrt, werden gesperrt, pro fehlende*, verfällt die, strafe von, zahlt man trotzdem, trotzdem bezahl*; fr: est facturé*, est perdu*, pénalité*, est bloqué*; es: se pierde, multa de, queda bloquead*; pt: perde o, multa de, fica bloquead*; it: si paga comunque, si perde, multa di, viene bloccat*; nl: boete van, wordt geblokkeerd; zh: 罚款, 不退款",
    notBeside:
      "monthly, yearly, fees, per, a month, each month, every month, at the end, unless, except, date, sometimes, already",
    isRule: true,
    afterIf: true,
  },
  {
    id: "dues",
    question: "What if somebody does not pay in time?",
    example: "After a week they get a message, after two I ring.",
    steps: "pay monthly, pays monthly, pay per month",
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
    id: "late-from",
    question: "From when does it count as late?",
    example: "Less than 24 hours before. Ten minutes are fine on the day.",
    words:
      "cancels late, cancel late, cancels very late, cancel very late, cancelling late, cancels too late, cancel too late, comes late, come late, comes back late, come back late, brings it back late, bring it back late, returned late, pays late, pay late, late payers, late cancel*, short notice, last minute",
    otherWords:
      "de: zu spät absag*, spät absagt, kurzfristig absag*, kurzfristig, zu spät kommt, zu spät kommen, zu spät zahlt; fr: au dernier moment; es: a última hora; pt: em cima da hora; it: all'ultimo momento; nl: op het laatste moment; zh: 临时取消",
    notBeside: "hour, hours, minutes, days, within, before, until",
    afterIf: true,
  },
  {
    id: "exactly-when",
    question: "When exactly is that?",
    example: "Two weeks after the last day, at noon.",
    words:
      "at some point, after some time, for some time, a few days, a few weeks, some days before, some weeks before, in good time, soon after, early enough, earlier than the others, see it earlier, in advance enough",
    otherWords:
      "de: irgendwann, nach einiger zeit, ein paar tage, ein paar wochen, rechtzeitig; fr: à un moment, quelques jours; es: unos días, en algún momento; pt: alguns dias, em algum momento; it: qualche giorno; nl: een paar dagen, op een gegeven moment; zh: 过几天",
    notBeside: "hours, took, was, were, ago, used to",
  },
  {
    id: "how-many",
    question: "How much or how many is that, exactly?",
    example: "Three. For the big ones five.",
    words:
      "is low, are low, running low, runs low, gets low, not enough, is enough, are enough, i have enough, we have enough, too many, too few, a few reminders, some reminders, several times, a few times, keep breaking, keeps breaking, keep cancelling, keeps cancelling, up to a maximum, a maximum of hours, gets a discount, get a discount, a minimum charge, minimum charge, a small fee, an extra fee, pay extra, pays extra, a fine, small fine, most of the time off, bigger than usual, more than usual",
    otherWords:
      "de: zu wenig*, zu viele, nicht genug, genug, mehrmals, ein paar mal, rabatt, kleine gebühr, aufpreis; fr: pas assez, trop de, plusieurs fois, une remise; es: demasiad*, varias veces, un descuento; pt: várias vezes, um desconto; it: troppi, uno sconto; nl: te veel, te weinig, korting; zh: 太多, 不够",
    notBeside: "hours, days, percent, half, double, time, sleep, work, always, nobody has, i forget",
    afterIf: true,
  },
  {
    id: "who-counts",
    question: "Who exactly counts as that?",
    example: "Whoever came at least five times last year. I tick it by hand.",
    words:
      "for regulars, regulars get, regulars pay, regulars can, reliable ones, reliable people, beginners, advanced, experienced, newcomers, outsiders, low income, kids not, kids cannot, children must not",
    otherWords:
      "de: stammkunden, anfänger*, fortgeschritten*, neulinge, bedürftige; fr: débutant*, habitués; es: principiantes, habituales; pt: iniciantes; it: principianti; nl: beginners, vaste klanten; zh: 新手, 老客户",
    notBeside: "age, aged, years, under, over, i am, we are, we help, app for, site for",
  },
  {
    id: "called-off",
    question: "When is that decided at the latest?",
    example: "At noon on the day before, and everybody gets a message.",
    words:
      "i call it off, we call it off, calls it off, it is called off, is called off, are called off, call the game off, call the trip off, call the course off, we cancel, i cancel, is cancelled, are cancelled, does not take place, doesn't take place, doesnt take place, is off",
    otherWords:
      "de: fällt aus, fallen aus, sagen wir ab, sage ich ab, wird abgesagt, findet nicht statt; fr: est annulé*, on annule, j'annule; es: se cancela, se suspende, cancelamos; pt: é cancelad*, cancelamos; it: si annulla, viene annullat*, annulliamo; nl: gaat niet door, wordt afgelast; zh: 取消",
    beside:
      "less than #, fewer than #, less then #, under #, below #, not #, weniger als #, unter #, moins de #, menos de #, meno di #, minder dan #, 少于, 不足",
    notBeside:
      "by, at noon, in the morning, evening before, day before, until, bis, days before, weeks before",
    isRule: true,
    afterIf: true,
  },
  {
    id: "stored-wrong",
    question: "How is a mistake put right then?",
    example: "The wrong one stays, struck through, and the right one stands beside it with a name.",
    words:
      "entries are locked, entry is locked, is final, are final, cannot change what, can't change what, cannot be altered, can't be altered, cannot be changed, can't be changed, cant be changed, cannot be edited, can't be edited, cannot be deleted, not be changed, never be changed, nobody can change, no changes after, locked after, gets locked",
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
    id: "checked",
    question: "How is that checked?",
    example: "I look at the card at the first visit and tick it. After a year I ask again.",
    words:
      "need an induction, needs an induction, need a training, after a training, under #, must be # or, must be over, must be at least #, over #s only, not older than #, must have passed, must have a valid, must have a licen*, must have a certificate, must have a permit, must have done, need a licen*, needs a licen*, with the legal certificate, with a certificate, with a licen*, certified, must be insured, vaccinat*, who have grown, who have done, who have passed, only people who, only for members, members only, only members, trained people, only trained, never placed",
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
    id: "paying",
    question: "How much comes back if somebody cancels?",
    example: "Until a week before all of it, after that half.",
    words:
      "deposit, deposits, upfront, up front, prepaid, pay in advance, pays in advance, paid in advance, pay # in advance, pays # in advance, pays # percent, pay # percent, # percent now, prepay",
    otherWords:
      "de: anzahlung*, vorauszahl*, vorkasse; fr: acompte*, arrhes, à l avance; es: señal de, por adelantado, anticipo; pt: sinal de, adiantado; it: caparra, acconto, in anticipo; nl: aanbetaling*, vooraf betalen; zh: 定金, 预付",
    butNot: "deposit box*, deposit slip*, per deposit, bottle deposit",
    notBeside:
      "some, need, needs, returned, lost, lend, lent, key, keys, tool*, engine, comes back, damage*, clean, leihen",
    unless:
      "refund*, rückzahl*, no refund*, non refundable, full refund, half back, money back, is refunded, are refunded, get it back, gets it back, is lost, lost if, erstatt*, zurück bei, rembours*, devuelv*, devolv*, rimbors*, terugbetal*, charged in full",
  },
  {
    id: "confirm",
    question: "Who may undo it when it was a mistake?",
    example: "On the same day they do it themselves. After that only I can, and it shows.",
    steps:
      "mark it, marks it, mark them, marks them, mark done, mark delivered, marks delivered, mark an order as, marks an order as, tick, ticks, check off, checks off, press done",
    words:
      "ticked off by, tick, ticks, ticked, check off, checks off, checked off, marks as, mark as, marked as, mark it as, marks it as, mark it done, marks it done, press done, says done, marks fixed, ticks it",
    otherWords:
      "de: abhak*, abgehakt, haken ab, hakt ab, abzeichn*, quittier*; fr: coche, coches, cochent, cocher, coché*; es: marca como, marcan como, marcar como; pt: marca como, marcam como, marcar como, dar baixa, dá baixa; it: spunta, spuntare, spuntano; nl: afvink*, vinkt af, vinken af, aftekenen, afgetekend; zh: 打勾, 打卡, 标记",
    butNot: "tick bite*, tick borne",
    notBeside: "not ticked, has not, hasn't, undo",
  },
  {
    id: "codes",
    question: "What if a code cannot be read?",
    example: "Then you type the number or look for the name.",
    words:
      "scan tickets, scans tickets, barcode*, bar code*, qr code*, by qr, a qr, scan the, scans the, scan a, scans a, scan it, scans it, scan their, nfc, rfid, ear tag*",
    otherWords:
      "de: qr, barcode*, strichcode*, scannen, scannt, gescannt, ohrmarke*; fr: qr, code barres, codes barres, scanner, scanne, scannent; es: qr, código de barras, escane*; pt: qr, código de barras, escane*; it: qr, codice a barre; nl: qr, streepjescode*, scannen, scant, gescand; zh: 扫码, 二维码, 条码",
    butNot: "mri scan*, ct scan*, scan the receipt, scan a receipt, scan the letter, scan the page",
    notBeside: "receipt*, letter*, page*, document*, room*",
  },
  {
    id: "approval",
    question: "What happens after a no?",
    example: "They hear why from me, and may ask once more after a week.",
    steps:
      "votes on, vote on, approve, approves, release, releases, refuse, refuses, reject, rejects, sign off, signs off, confirms or refuses, accept or refuse, must say yes, has to agree",
    words:
      "approves, approve, must say yes, has to say yes, have to say yes, need to say yes, need a yes, needs a yes, sign off, signs off, can refuse, may refuse, can reject, may reject, be released by, has to release, must release, has to agree, have to agree, must agree, checks the application",
    otherWords:
      "de: genehmigt, genehmigen, freigeben, gibt frei, geben frei, muss zustimmen, müssen zustimmen, bewilligt; fr: valide, valident, valider, approuv*; es: aprueb*, aprob*, autoriza*, valida, validan; pt: aprov*, autoriza*; it: approva, approvano, autorizz*; nl: goedkeur*, keurt goed, keuren goed; zh: 审核, 审批, 批准",
    butNot: "approved",
    notBeside:
      "only, nur, the results, result, once, until, after, if, both say, neighbor, neighbour, automatically",
  },
  {
    id: "shifts",
    question: "What if somebody drops out at short notice?",
    example: "They ask the others first and tell me. When nobody can, I do it myself.",
    words:
      "pick shifts, picks shifts, take shifts, takes a shift, take a shift, for shifts, put themselves down, puts themselves down, sign up for shifts, signs up for shifts, a shift each, rota, rotas, on call, team rotates, rotates every, # shifts, their shifts",
    otherWords:
      "de: schichten, schichtplan*, dienstplan*, dienste, einsatzplan*, bereitschaft*, putzplan*; fr: permanences, le planning, tour de garde, gardes; es: turnos, guardia, guardias; pt: turnos, plantão, plantões; it: turni, reperibil*; nl: diensten, rooster, ploegendienst*; zh: 排班, 值班, 轮班",
    butNot: "as rotas, rotas do, a rota com, rota do dia, rota de, orden de turnos, di chi è il turno",
    notBeside: "only, own, next, at least, swap*",
    unless:
      "drops out, drop out, calls in sick, falls ill, is ill, swap a shift, swap shifts, fällt aus, krank",
  },
  {
    id: "swap",
    question: "Until how long before may they do that?",
    example: "Until the evening before. After that they have to ring me.",
    words:
      "swap a, swap their, swap turns, swap shifts, swap is, swap with, swaps with, swaps a, can swap, may swap, trade turns",
    otherWords:
      "de: tauschen, tauscht; fr: échanger, échangent; es: intercambian, intercambiar; pt: trocar com, trocam entre; it: scambiare, scambiano; nl: ruilen, ruilt; zh: 交换, 换班",
    notBeside: "before, until, by, bis, vorher",
  },
  {
    id: "lend",
    question: "What if it does not come back in time?",
    example: "After a week I phone them, and nobody else can ask for it until then.",
    steps: "borrow, borrows, lend, lends, take a key, takes a key",
    words:
      "lent out, are lent, is lent, loaned, returned by, to be returned, bring back, bring it back, bring them back",
    otherWords:
      "de: leihen, leiht, verleih*, ausleih*, ausgeliehen, verliehen, geliehen; fr: prêter, prêtent, prête, emprunt*; es: prestar, prestan, presta, prestado*; pt: emprest*; it: prestito, prestare, prestano, noleggi*; nl: uitlen*, uitgeleend, uitleen*, leent, lenen, geleend; zh: 借阅, 借用, 借出, 借书, 归还",
    butNot: "in lent, for lent, during lent, of lent, loan unit",
    notBeside: "dont, don't, late, returned late, nobody brings, never",
    unless: "mahn*, nicht zurück*, returned late, late return*, late fee*, too late it",
  },
  {
    id: "book",
    question: "Until when may somebody change or cancel that?",
    example: "They do it themselves until the evening before, later they call me.",
    steps:
      "register kid, register their, registers their, register a, register the team, enroll, enrolls, enrol, enrols, make appointment, make an appointment, makes an appointment, book, books, reserve, reserves, sign up for, signs up for, sign up to, signs up to, register for, registers for, order, orders, choose a slot, pick a slot, picks a slot, picks date, picks a date, pick a date, choose their seats, ask for a slot",
    words:
      "can book, to book, book online, could book, should be able to book, booked online, picks date, register kid",
    otherWords:
      "de: melden ihr, melden ihre, meldet sein, meldet seine, meldet jeder, buchen, bucht, reserviert, reservieren, melden sich an, meldet sich an, tragen sich ein, trägt sich ein, bestellen, bestellt, vorbestellen; fr: réserver, réserve, réservent, prendre rendez-vous, s'inscri*, commandent; es: reservar, reservan, reserva una, pide hora, piden hora, se apuntan, se apunta; pt: reservar, reservam, agendar, agendam, marcar hora, marcam hora, inscrev*; it: prenotare, prenotano, prenota, si iscri*, ordinano; nl: boeken, boekt, reserveren, reserveert, melden zich aan, inschrijven, bestellen; zh: 预约, 预订, 报名, 下单",
    butNot:
      "in book, visitors book, guest book, log book, sign up for an account, sign up for the newsletter, nature reserve*",
    notBeside:
      "until, by, before, cancel*, only, can't, max, at most, up to, ahead, first, used, bis, spätestens, again, instead, newsletter, account, everybody who, close, closes, supplier*, wholesaler*",
    unless:
      "can change, may change, change it till, change it until, ändern bis, cancel*, cancellation*, orders close, booking closes, call off, storn*, absag*, abmeld*, annul*, anul*, disdi*, afzeg*, annuler*, 取消",
  },
  {
    id: "left-out",
    question: "What if it is left out once?",
    example: "It stays red on the list until it was done. After two days I get a message.",
    words:
      "every day, each day, every morning, each morning, every evening, each evening, every night, every week, each week, every # day*, every # week*, every # month*, every # year*, every # km, every second day, every second week, every second year, every other day, every first saturday, every saturday, every sunday, every monday, every friday, every hour, once a day, once a week, once a month, twice a day, twice a week, twice a year",
    otherWords:
      "de: jeden tag, täglich, jede woche, jeden morgen, jeden abend, alle # tage, alle # wochen, alle # monate, alle # jahre, einmal im monat, einmal pro woche; fr: chaque jour, tous les jours, chaque semaine, chaque soir, chaque matin; es: cada día, todos los días, cada semana, cada noche; pt: todo dia, todos os dias, toda semana; it: ogni giorno, ogni settimana, ogni sera; nl: elke dag, elke week, elke avond, elke ochtend; zh: 每天, 每周, 每月",
    beside:
      "braucht, needs the, show, must show, must, has to, have to, needs, is checked, are checked, is cleaned, is inspected, turned, brushed, clean, checks, sends, measure, measures, reports, counts, waters, feeds, weighs, writes, reads, takes, gets, muss, müssen, prüft, contrôle, doit, debe, deve, moet, 检查",
    notBeside:
      "open, opens, meet, meets, exhibition, market, i spend, somebody reads, message, mail, reminder, remind*, email, argument, if, max, at most, not, price, costs",
  },
  {
    id: "record",
    question: "Who may correct it when it is wrong?",
    example: "Whoever wrote it, on the same day. After that only I can, and what stood there stays readable.",
    steps:
      "counts, log, logs, enter, enters, types, weigh, weighs, measure, measures, fill in, fills in, fill out, fills out, write down, writes down, note, notes, report, reports, put in, puts in",
    words:
      "is written down, are written down, is entered, are entered, be entered, is noted, are noted, is documented, are documented, records the, record the, fill in, fill out, is logged, are logged, rope logged, logged with, logged by, shall log, put in the",
    otherWords:
      "de: trägt ein, tragen ein, erfasst, erfassen, notiert, notieren, dokumentier*, protokollier*, gegeben; fr: saisir, saisit, saisissent, relevé, consigner; es: anota, anotan, anotar, apuntar, apuntan; pt: anota, anotam, anotar, registram; it: annota, annotare, annotano, registrano; nl: noteer*, noteren, invullen, vult in; zh: 记录, 登记, 填写",
    butNot:
      "log in, logs in, fill in for, fills in for, whatever is, types the number, enter the building, enter the club, fills in a request, dienste trägt, trägt sich ein, tragen sich ein",
    notBeside: "unless, cannot, correct, altered, changed, bis, sich, i, ich, consent",
  },
  {
    id: "too-late",
    question: "What happens if somebody is too late?",
    example: "Ten minutes are fine. After that they have to ring me.",
    words:
      "within # days, within # hours, within # weeks, # h before, until wednesday, until tuesday, until thursday, till #, till #pm, till #am, till monday, till friday, till the evening before, by saturday, before wednesday, before thursday, by the #, until the #, until #, until #am, until #pm, until noon, until midnight, until friday, until saturday, until sunday, until monday, until the day before, by #am, by #pm, by # am, by # pm, by noon, by monday, by tuesday, by wednesday, by thursday, by friday, by sunday, by wednesday #, before #am, before #pm, before # am, before # pm, before noon, no later than, not later than, at the latest, # hours before, # days before, # weeks before, the deadline is, close on, closes # days before, closes on, before monday, before friday, before midnight, until the night before, until the evening before, up to the day before, by the day before, by the evening before, by thursday noon, by # #, by #st, until #st",
    otherWords:
      "de: bis # januar, bis # februar, bis # märz, bis # april, bis # mai, bis # juni, bis # juli, bis # august, bis # september, bis # oktober, bis # november, bis # dezember, redaktionsschluss, bis zum #, bis # uhr, spätestens, # stunden vorher, # tage vorher, anmeldeschluss, einsendeschluss, bis freitag, bis sonntag, bis mittwoch, bis donnerstag, vor # uhr, bis am vortag; fr: avant # h, avant #h, jusqu'à # h, jusqu'à #h, au plus tard, # heures avant, #h avant, # jours avant, date limite, avant lundi, avant midi, avant vendredi, jusqu'à la veille; es: antes de las #, hasta las #, a más tardar, # horas antes, #h antes, # días antes, fecha límite, hasta el día antes; pt: até as #, até às #, até #h, no máximo até, # horas antes, #h antes, # dias antes, prazo, até um dia antes; it: entro le #, entro #, al massimo entro, # ore prima, # giorni prima, fino al giorno prima; nl: voor # uur, tot # uur, uiterlijk, # uur van tevoren, # dagen van tevoren, tot een dag van tevoren; zh: 截止, 点前, 点之前",
    beside:
      "close, closes, liest, trägt, beantragt, redaktionsschluss, anmeldeschluss, eintragen, announce, announces, tell us, tells us, have to cancel, must cancel, propose, propone, proposes, nominate, breakfast, sign, signs, register, registers, order, orders, ordered, say, says, said, report, reports, enter, enters, apply, applies, book, books, send, sends, submit, submits, hand in, hands in, choose, vote, votes, answer, answers, pay, pays, bring, brings, return, returned, fill, put, come, collect, must, has to, have to, kann, muss, müssen, anmelden, bestellung, bestellen, vorbestellen, melden, abgeben, dienste, eintragen, abholung, inscrire, commander, doivent, pedido*, apuntarse, inscri*, encomend*, ordin*, prenot*, bestel*, moet, moeten, 报名, 下单",
    notBeside:
      "expire*, we pay, published, approve, can cancel, may cancel, and cancel, cancel up, free cancellation, cancels, remind*, reminder*, until now, message, letter, text, charged, billed, fee, held, closed, open, opens, between, decides, pilot, after, due, or pay, or pays, otherwise, else, cost, costs, lose, loses",
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
];
