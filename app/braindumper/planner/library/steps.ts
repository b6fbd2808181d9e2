import type { Topic } from "./types";

/**
 * What is asked under a step that somebody does, by what may go wrong in it: after the rules, the surest first.
 */
export const STEPS: Topic[] = [
  {
    id: "nobody-takes",
    question: "What if nobody takes it?",
    example: "After an hour I get a message, and ring round myself.",
    words:
      "first to reply, offers it to, offer it to, first one to, first to accept, first to say, goes to the next, is offered to, are offered to, gets offered, get offered, who wants it, takes the job, take the job",
    otherWords:
      "de: wird angeboten, werden angeboten; fr: est proposé à, sont proposés; es: se ofrece a; pt: é oferecido; it: viene offerto; nl: wordt aangeboden; zh: 派单, 抢单",
    butNot: "first to know, first to see, first to tell",
    notBeside: "first come, walk-ins, walk ins",
    unless: "nobody takes, nobody accepts, no one takes, nobody wants, if nobody",
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
    id: "free-days",
    question: "What if that changes at short notice?",
    example: "They change it themselves. If something is planned by then they have to ring me.",
    steps:
      "set the days, sets the days, set their working hours, set their hours, mark the days, marks the days, enter when they can, say when they can, says when they can, enters when",
    words:
      "days they are free, days he's free, days she's free, when they are free, when they can, who can when, their availability, set their working hours",
    otherWords:
      "de: wann sie können, wer wann kann, verfügbarkeit*, freie tage; fr: disponibilité*, jours libres; es: disponibilidad, días libres; pt: disponibilidade, dias livres; it: disponibilità; nl: beschikbaar*; zh: 有空, 空闲",
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
    steps: "borrow, borrows, lend, lends, rent, rents, take a key, takes a key, take home, takes home",
    words:
      "lent out, are lent, is lent, loaned, returned by, to be returned, bring back, bring it back, bring them back",
    otherWords:
      "de: leihen, leiht, verleih*, ausleih*, ausgeliehen, verliehen, geliehen; fr: prêter, prêtent, prête, emprunt*; es: prestar, prestan, presta, prestado*; pt: emprest*; it: prestito, prestare, prestano, noleggi*; nl: uitlen*, uitgeleend, uitleen*, leent, lenen, geleend; zh: 借阅, 借用, 借出, 借书, 归还",
    butNot: "in lent, for lent, during lent, of lent, loan unit",
    notBeside: "dont, don't, late, returned late, nobody brings, never",
    unless: "mahn*, nicht zurück*, returned late, late return*, late fee*, too late it",
  },
  {
    id: "another-date",
    question: "Until when do they have to choose?",
    example: "Within two weeks, from the dates that are still free.",
    words: "another date, other date, new date, reschedul*, postpon*, rain date*",
    otherWords:
      "de: verschieb*, ersatztermin*, anderen termin; fr: autre date, autre jour; es: otra fecha, reprogram*, aplaz*, otro día; pt: outra data, remarc*, adiar, outro dia; it: altra data, rinvi*, spostare a; nl: andere datum, verzet*, andere dag; zh: 改期, 延期",
  },
  {
    id: "estimate",
    question: "What if it costs more in the end?",
    example: "Up to a tenth more is fine. Above that I ask before I go on.",
    steps:
      "quote, quotes, write an offer, writes an offer, say a price, says a price, send a quote, sends a quote, give an estimate, makes an offer, make an offer, name a price, send an offer",
    words: "price range, cost estimate*, estimated price",
    otherWords:
      "de: kostenvoranschlag*, angebot schreib*, schreibt ein angebot; fr: devis; es: presupuesto; pt: orçamento; it: preventivo; nl: offerte*; zh: 报价",
    notBeside: "budget",
  },
  {
    id: "decided",
    question: "Until when may that be changed again?",
    example: "Until an hour before, and everybody hears of it.",
    steps: "decide, decides",
    words: "decides, decide whether, decide if, go no go, calls it off",
    otherWords:
      "de: entscheide*; fr: décide, décident; es: decide, deciden; pt: decide, decidem; it: decide, decidono; nl: beslist, beslissen; zh: 决定",
    butNot: "i decide, decide what to, help me decide, cannot decide",
    notBeside: "app, system, computer, points, nobody, who decides",
  },
  {
    id: "approval",
    question: "What happens after a no?",
    example: "They hear why from me, and may ask once more after a week.",
    steps:
      "votes on, vote on, approve, approves, release, releases, refuse, refuses, reject, rejects, sign off, signs off, confirms or refuses, accept or refuse, agree, agrees, must say yes, has to agree",
    words:
      "approves, approve, must say yes, has to say yes, have to say yes, need to say yes, sign off, signs off, can refuse, may refuse, can reject, may reject, be released by, has to release, must release, has to agree, have to agree, must agree, checks the application, vets",
    otherWords:
      "de: genehmigt, genehmigen, freigeben, gibt frei, geben frei, muss zustimmen, müssen zustimmen, bewilligt; fr: valide, valident, valider, approuv*; es: aprueb*, aprob*, autoriza*, valida, validan; pt: aprov*, autoriza*; it: approva, approvano, autorizz*; nl: goedkeur*, keurt goed, keuren goed; zh: 审核, 审批, 批准",
    butNot: "approved",
    notBeside:
      "only, nur, the results, result, once, until, after, if, both say, neighbor, neighbour, automatically",
  },
  {
    id: "no-answer",
    question: "What if somebody does not answer?",
    example: "On Friday they get a second message, and then they count as not coming.",
    steps:
      "has to accept, must accept, have to accept, accept or decline, accepts or declines, answer, answers, reply, replies, respond, responds",
    words:
      "says yes or no, say yes or no, says yes, answers yes, answers coming, answer coming, rsvp*, says whether, say whether, tells whether, say if they come, says if they come, says if they, whether they come, who is coming, who's coming, accept or, replies with, replies w, invitation*",
    otherWords:
      "de: zusag*, sagt zu, sagen zu, sagt ab, sagen ab, wer kommt, ob sie kommen; fr: qui vient, répondent, dit si; es: quién viene, confirma asistencia, dice si; pt: quem vem, confirma presença; it: chi viene, conferma la presenza; nl: wie komt, zegt of; zh: 是否参加",
    notBeside: "first, must, both, months later, sees, see",
    unless: "doesn't answer, does not answer, don't answer, no answer, nobody answers",
  },
  {
    id: "unsigned",
    question: "What if somebody does not sign?",
    example: "Then it does not start, and I hear of it the same day.",
    steps: "sign, signs",
    words: "signature, signed on, signed before, signed by, must be signed",
    otherWords:
      "de: unterschreib*, unterschrift*; fr: signe, signent; es: firma, firman, firmar; pt: assina, assinam, assinar; it: firma, firmano, firmare; nl: tekent voor, handtekening*; zh: 签字, 签名",
    butNot: "sign language, signed video, firma de",
    notBeside: "email signature, up, off, in, book, language",
  },
  {
    id: "dispute",
    question: "Who decides then?",
    example: "I do, within three days, and I write to both of them.",
    steps:
      "dispute, disputes, complain, complains, object, objects, appeal, appeals, contest, report a problem, reports a problem, flag, flags",
    words: "a complaint, complaints can",
    otherWords:
      "de: reklam*, beschwer*, widerspr*; fr: conteste, contester, réclam*; es: reclam*, queja*; pt: reclam*, contesta*; it: reclam*, contesta*; nl: klacht*, bezwaar; zh: 投诉, 申诉",
    notBeside: "decides, without",
  },
  {
    id: "request",
    question: "How soon do they get an answer?",
    example: "Within two days. When it takes longer they hear that, and why.",
    steps:
      "ask for, asks for, wish for, request, requests, apply, applies, send a request, sends a request, fill in a request, fills in a request, enquire, enquires",
    words: "can request, can apply, should apply",
    otherWords:
      "de: fragt an, fragen an, anfragen, beantrag*, bewerben sich, fragt zeitraum; fr: demande un, demandent, candidat*; es: solicita, solicitan, pide un, piden un; pt: solicita, solicitam, pede um, pedem; it: richiede, richiedono, chiede un, chiedono; nl: vraagt aan, vragen aan, aanvragen; zh: 申请, 请求",
    notBeside: "daily, every, bis, accepted, weeks, within, hours, days, minutes, same, at once, innerhalb",
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
      "until, by, before, cancel*, only, can't, max, at most, up to, ahead, first, used, bis, spätestens, again, instead, newsletter, account, everybody who",
    unless:
      "can change, may change, change it till, change it until, ändern bis, cancel*, cancellation*, call off, storn*, absag*, abmeld*, annul*, anul*, disdi*, afzeg*, annuler*, 取消",
  },
  {
    id: "not-there",
    question: "What if nobody is there?",
    example: "Then it goes to the neighbour, and a note in the app says so.",
    words:
      "deliver to, deliver the, delivers the, delivers to, deliver it, deliver them, deliver lunches, deliver meals, drop off their, drops off, takes the box, brings the box, hands over, hand over the",
    otherWords:
      "de: liefert, liefern, ausliefer*, bringt das, übergabe*, zustell*; fr: livrer, livrent, livre à; es: entregan, entregar, a domicilio; pt: entregam, entregar; it: consegna, consegnano; nl: bezorg*, leveren, levert; zh: 配送, 送货",
    notBeside: "spät, late",
    unless:
      "nobody is home, nobody is there, nobody opens, not at home, no one is home, niemand da, nicht da, neighbour",
  },
  {
    id: "reached",
    question: "What if nobody picks up?",
    example: "Then they try once more after ten minutes, and ring me.",
    steps:
      "must ring, has to ring, must call, has to call, call the parents, calls the parents, phones the, rings the, calls around, calls the owner, calls the",
    words:
      "must be phoned, must be called, gets a call, get a call, gets called, must be rung, call the same day",
    otherWords:
      "de: muss angerufen, wird angerufen, ruft an, rufen an; fr: appelle les, appeler les; es: llama a, llaman a; pt: liga para, ligam para; it: chiama i, chiamano i; nl: belt de, bellen de; zh: 打电话",
    notBeside: "ring us, ring me, call us, call me, calls us, every morning, all day",
    unless: "nobody picks up, doesn't answer, does not answer, no answer",
  },
  {
    id: "not-fetched",
    question: "What if somebody does not come for it?",
    example: "On the next morning it goes to somebody else.",
    steps: "pick up, picks up, collect, collects",
    words:
      "picks up their, pick up their, picks up the, pick up the, picks it up, pick it up, collects it, collect it, collect their, collects their, collects the, collect the, collect them, collected by",
    otherWords:
      "de: holt ab, holen ab, abholen, abgeholt; fr: récupère, récupèrent, vient chercher, viennent chercher; es: recogen, recoge, recoger; pt: retiram, retirar, buscam; it: ritira, ritirano; nl: halen op, haalt op, ophalen; zh: 取货, 自提, 领取",
    beside:
      "order*, parcel*, box*, bag*, food, bread, veg*, cake*, flowers, it, them, meal*, books, tools, keys, tickets, bestellung*, paket*, kiste*, commande*, panier*, colis, pedido*, cesta*, ordine, spesa, bestelling, pakket*",
    notBeside: "child*, kids, phone, people, passenger*, kind, kinder",
    unless: "not collected, not picked up, uncollected, nicht abgeholt",
  },
  {
    id: "codes",
    question: "What if a code cannot be read?",
    example: "Then you type the number or look for the name.",
    words:
      "scan tickets, scans tickets, barcode*, bar code*, qr, scan the, scans the, scan a, scans a, scan it, scans it, scan their, nfc, rfid, ear tag*",
    otherWords:
      "de: qr, barcode*, strichcode*, scannen, scannt, gescannt, ohrmarke*; fr: qr, code barres, codes barres, scanner, scanne, scannent; es: qr, código de barras, escane*; pt: qr, código de barras, escane*; it: qr, codice a barre; nl: qr, streepjescode*, scannen, scant, gescand; zh: 扫码, 二维码, 条码",
    butNot: "mri scan*, ct scan*, scan the receipt, scan a receipt, scan the letter, scan the page",
    notBeside: "receipt*, letter*, page*, document*, room*",
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
    notBeside: "want, wants, not ticked, has not, hasn't, undo",
  },
  {
    id: "cannot-do-it",
    question: "What if that person cannot do it?",
    example: "They say so in the app, and it comes back to me the same day.",
    steps: "assign, assigns, allocate, allocates, send the closest, give the job, gives the job",
    words: "are assigned, is assigned, get assigned, gets assigned, gets allocated",
    otherWords:
      "de: zugewiesen, eingeteilt, zugeteilt, teilt ein; fr: attribue, attribué*, répartit; es: asigna*; pt: atribu*, designa*; it: assegn*; nl: toegewezen, ingedeeld; zh: 分配, 指派, 派单",
    notBeside: "number, colour, color, room, seat*, seats",
    unless: "decline*, refuse*, declines, cannot come, can't come",
  },
  {
    id: "result",
    question: "What if somebody disputes it?",
    example: "Both sides enter it. When they do not agree, I decide.",
    words:
      "enter results, enter the result*, enters the result*, enters the score*, enter the score*, match result*, scores are, points for, get points, gets points, give points, gives points, carry points",
    otherWords:
      "de: ergebnis, ergebnisse, punktestand, punkte; fr: score*, classement*, résultat*; es: resultado*, puntos, puntuaci*; pt: resultado*, pontos, placar; it: punteggi*, risultat*, punti; nl: uitslag*, punten; zh: 比分, 积分, 成绩",
    butNot: "meeting points, lab result*, points de vente, points de retrait",
  },
  {
    id: "record",
    question: "Who may correct it when it is wrong?",
    example: "Whoever wrote it, on the same day. After that only I can, and what stood there stays readable.",
    steps:
      "counts, log, logs, enter, enters, type, types, weigh, weighs, measure, measures, fill in, fills in, fill out, fills out, write down, writes down, note, notes, report, reports, put in, puts in",
    words:
      "is written down, are written down, is entered, are entered, be entered, is noted, are noted, is documented, are documented, records the, record the, fill in, fill out, is logged, are logged, rope logged, logged with, logged by, shall log, put in the",
    otherWords:
      "de: trägt ein, tragen ein, erfasst, erfassen, notiert, notieren, dokumentier*, protokollier*, gegeben; fr: saisir, saisit, saisissent, relevé, consigner; es: anota, anotan, anotar, apuntar, apuntan; pt: anota, anotam, anotar, registram; it: annota, annotare, annotano, registrano; nl: noteer*, noteren, invullen, vult in; zh: 记录, 登记, 填写",
    butNot:
      "log in, logs in, fill in for, fills in for, whatever is, types the number, enter the building, enter the club, fills in a request, dienste trägt, trägt sich ein, tragen sich ein",
    notBeside: "unless, cannot, correct, altered, changed, bis, sich",
  },
  {
    id: "forgets",
    question: "What if somebody forgets to do this?",
    example: "It turns red on the list, and after two hours I get a message.",
    steps:
      "mark attendance, marks attendance, mark who, marks who, sticks a label, turns and brushes, make photo, makes a photo, makes photo, take a photo, takes a photo, take a picture, takes a picture, take photos, bring the, brings the, tick, ticks, confirm, confirms, counts, check, checks, clean, cleans, water, waters, feed, feeds, inspect, inspects, hand out, hands out, locks, label, labels, hand in, hands in, pack, packs, brush, brushes",
    words:
      "must be stripped, and cleaned, cleaned before, have to be cleaned, has to be cleaned, hands out, hand out, is inspected every, inspected every, checked every, is checked every, serviced every, cleaned every, needs a service every, must be cleaned, must be checked, must be counted",
    otherWords:
      "de: prüft, kontrolliert, gießt, füttert, putzt, wird geprüft, gewartet; fr: contrôle, arrose, nettoie, compte la; es: revisa, riega, limpia, cuenta la; pt: verifica, rega, limpa, conta o; it: controlla, annaffia, pulisce, conta le; nl: controleert, geeft water, schoonmaakt, telt; zh: 检查, 浇水, 打扫",
    notBeside:
      "month, guests in, in and out, message*, request*, sms, text, if, when, can, may, automatically, app, system, ai, phone, until, könn*, kann",
  },
  {
    id: "deputy",
    question: "Who does it when that person is away?",
    example: "My sister, and I switch it over to her before I leave.",
    words:
      "leader, mother in law, until the, until a, until my, only after i, dispatcher, only, nobody else, no one else, coach, librarian, archivist, supervisor, vet, boss, treasurer, secretary, chairman, chairwoman, caretaker, groundsman, head instructor, coordinator, controller, receptionist, manager",
    otherWords:
      "de: nur, niemand sonst, kassenwart*, hausmeister*, chefin, chef, vorstand; fr: seul, seule, personne d'autre, trésori*; es: solo, sólo, nadie más, tesorer*; pt: só, somente, ninguém mais, tesoureir*; it: solo, soltanto, nessun altro, tesorier*; nl: alleen, niemand anders, penningmeester; zh: 只有, 只能",
    butNot: "not only, only if, only when, only once, read only",
    beside:
      "have checked, have approved, have said, unlocks, say yes, gibt, hakt, cancels the, cleans, moves, calls it, looks at, checks, plans, exports, prepares, writes a, clears, has checked, press the, prüft, can change, may change, changes, change the, can edit, may edit, decides, can decide, can delete, may delete, can approve, approves, can open, releases, signs off, can invite, bills, offers, confirms, cancels, closes, creates, raises, assigns, collects, ändern, löschen, entscheiden, freigeben, sperrt, modifier, changer, supprimer, décider, cambiar, modificar, borrar, decidir, alterar, mudar, apagar, modificare, cambiare, cancellare, decidere, wijzigen, veranderen, verwijderen, beslissen, 修改, 删除, 决定",
    notBeside: "only until, their own, own, members, users, staff",
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
    id: "damage",
    question: "Who says that it is in order again?",
    example: "Whoever repaired it. Until then it is marked, and nobody should use it.",
    words:
      "machines break, breaks, break all, tool breaks, breaks down, is broken, are broken, defect, defects, damage, damaged, faults, faulty, report a problem, report problems, out of order, out of use, needs repair, need repair, for repair, block an, for service",
    otherWords:
      "de: mangel, mängel, schaden, schäden, defekt*, reparatur*, störung*, kaputt*; fr: dégât*, réparation*, panne, pannes, abîm*, cassé*; es: avería*, daño*, incidencia*, roto, rotos; pt: conserto*, avaria*, defeito*, quebrad*; it: danneggi*, difett*, guast*, rotto, rotti; nl: defect*, storing*, beschadig*, kapot*, schade; zh: 损坏, 维修, 报修, 故障",
    butNot: "damage deposit*, broken english, we do repairs",
    beside:
      "report*, melden, meldet, photo*, foto*, tell, tells, hear, notes, note, block, out of, breaks, any, grounded, repair, reparatur, signale*, doit, avisa*, segnala*, melden, 报修, 维修",
    notBeside: "pays, pay, zahlt, paid, deposit",
  },
  {
    id: "stock",
    question: "What if fewer are there than it says?",
    example: "What was counted last is right. It shows who changed the number.",
    words:
      "stock of, in stock, out of stock, stocktak*, inventory, how many left, how many are left, how much is left, running low, reorder*, restock*, spare parts",
    otherWords:
      "de: bestand, bestände, lagerbestand, vorrat, vorräte, inventar, inventur; fr: stock, stocks, inventaire*; es: existencias, inventario*, stock; pt: estoque*, inventário*; it: magazzin*, scorte, giacenz*, inventario; nl: voorraad*, voorraden, inventaris*; zh: 库存, 盘点",
    butNot: "stock photo*, stock market*, live stock",
  },
  {
    id: "fitting",
    question: "What comes first when several fit?",
    example: "The same language first, then how far apart they live.",
    steps: "match, matches",
    words:
      "matches pupils, matches people, matches them, matches volunteers, match people, match volunteers, match them, matched with, matched to, pair up, paired with, pairs people, pairs up",
    otherWords:
      "de: zuordn*, zugeordnet*, zuteil*, zugeteilt*; fr: apparie*, jumel*; es: empareja*; pt: combina com; it: abbin*; nl: koppel*; zh: 匹配",
  },
  {
    id: "rating",
    question: "What if somebody finds it unfair?",
    example: "They write to me, and I may take it away.",
    steps: "rate, rates, score, scores, review, reviews, leave a review, mark the work",
    words: "ratings after*, rate each other, leave a review",
    otherWords:
      "de: bewert*, rezension*, benot*; fr: notation*, évaluation*, évaluer, laisser un avis; es: valoraci*, valoran, reseña*, calific*; pt: avaliações, avaliar, avaliam; it: recension*, valutazion*, valutano; nl: beoordel*, recensie*; zh: 评价, 评分, 打分",
    butNot: "interest rate*, hourly rate, rate the risk",
    notBeside: "list, see, sees",
  },
  {
    id: "membership",
    question: "What if somebody ends it early?",
    example: "They tell me a month before. What is left can be used until the end of the year.",
    words:
      "subscri*, monthly plan*, yearly plan*, season pass*, season ticket*, lesson package*, buys a package",
    otherWords:
      "de: abo, abos, abonnement*, mitgliedschaft*; fr: abonnement*, forfait*; es: suscri*, abono, abonos; pt: plano mensal, pacote*; it: abbonament*; nl: abonnement*, lidmaatschap*; zh: 套餐, 订阅",
    butNot: "newsletter subscri*, subscribe to the newsletter, calendar subscri*",
  },
  {
    id: "buying",
    question: "What if it is not as described?",
    example: "It goes back within three days, and the seller pays for that.",
    steps: "buy a, buys a, buy the, buys the, buy it, buys it, buy from",
    words: "can buy, buys the, buys a, buys it, who buys, buyer pays, buyer gets",
    otherWords:
      "de: kaufen, kauft; fr: acheter, achètent; es: comprar, compran; pt: comprar, compram; it: comprare, comprano; nl: kopen, koopt; zh: 购买",
  },
  {
    id: "wrong-guess",
    question: "What if the AI is wrong?",
    example: "Whoever sees it changes it with one press.",
    words: "an ai, the ai, ai suggests, ai may, ai checks, ai reads, ai answers, ai finds, ai that, chatgpt",
    otherWords:
      "de: ki, künstliche intelligenz; fr: une ia, l'ia, intelligence artificielle; es: una ia, la ia, inteligencia artificial; pt: uma ia, inteligência artificial; it: intelligenza artificiale; nl: kunstmatige intelligentie; zh: 人工智能",
  },
  {
    id: "who-noticed",
    question: "Who should notice that, and how soon?",
    example: "Whoever is next sees it in red within an hour.",
    words:
      "forgets to, forget to, somebody forgets, someone forgets, people forget, gets forgotten, loses their, loses it",
    otherWords:
      "de: vergisst, vergessen wird, verliert; fr: oublie, oublient, perd; es: olvida, olvidan, pierde; pt: esquece, esquecem, perde; it: dimentica, dimenticano, perde; nl: vergeet, vergeten, verliest; zh: 忘记, 丢失",
    butNot: "i forget to, i forgot to, we forget to, keep forgetting",
    notBeside: "gets, notified, i, my, we",
  },
  {
    id: "changed-since",
    question: "What if something in it changes after that?",
    example: "They get a new one that says what is different.",
    words:
      "export a, exports a, report as pdf, monthly report*, yearly report*, annual report*, report for, print-out, print out, prints out, wants a report, gets a report, export to",
    otherWords:
      "de: ausdruck, als pdf, jahresbericht*, export*; fr: en pdf, rapport, export*; es: en pdf, informe, exportar; pt: em pdf, relatório*, exportar; it: in pdf, rapporto, esportare; nl: als pdf, rapport, exporteren; zh: 报表, 导出",
    butNot: "in excel, to excel",
  },
  {
    id: "unread",
    question: "What if somebody does not react to it?",
    example: "After ten minutes it goes out again, and then I ring them.",
    words:
      "warn the, warns the, alert the, alerts the, gets notified, get notified, gets a text, get a text, by a text, gets a message, get a message, sends a message, sends a warning, gets a warning, is told, are told, gets an sms, get an sms, gets a ping, phones go off, is alerted, are alerted, alarm goes, gets an alert, get an alert, is notified, are notified, gets a reminder, get a reminder, are reminded, is reminded, remind them, reminds them",
    otherWords:
      "de: benachrichtig*, eine nachricht, alarmiert, erinner*; fr: prévenu*, averti*, reçoit un message, reçoivent un message, rappel; es: recibe un aviso, reciben un aviso, avisan, recordatorio*; pt: recebe um aviso, avisa, lembrete*; it: riceve un avviso, avvisa, promemoria; nl: krijgt bericht, krijgen bericht, herinnering*; zh: 提醒, 通知, 短信",
    notBeside: "money back, letter",
  },
];
