import type { Topic } from "./types";

/**
 * What "More questions" can ask when words of the idea call for it. What the idea calls for with the most different words
 * comes first; at equal calls the upper one. Every question is open and stands for itself beside the words it quotes.
 */
export const TOPICS: Topic[] = [
  {
    id: "turn",
    words: {
      en: "waiting list*, waitlist*, wait list*, queue*, whose turn, who is next, who's next, whos next, next in line, first come, priorit*, draw lots, lottery, most urgent, urgency, goes to the next, fair way, fairest, want the same, wants the same",
      de: "warteliste*, wer dran ist, an der reihe, reihum, dringlichkeit, verlost, vorrang, nachrück*",
      fr: "liste d'attente, à qui le tour, tour de rôle, priorit*, tirage au sort",
      es: "lista de espera, a quién le toca, le toca a, orden de turnos, priorid*, sorteo",
      pt: "lista de espera, fila de espera, prioridade*, sorteio, de quem é a vez",
      it: "lista d'attesa, lista di attesa, a chi tocca, di chi è il turno, precedenza",
      nl: "wachtlijst*, aan de beurt, voorrang, loting",
      zh: "排队, 候补, 优先, 轮到",
    },
    question: "What decides who comes first, and may anybody make an exception?",
    example: "Who has waited longest. For a family with a baby I may move somebody up, and I write down why.",
  },
  {
    id: "sign",
    words: {
      en: "sign, signs, signed, signing, signature*, e-sign*, consent form*, waiver*, countersign*",
      de: "unterschr*, unterzeichn*, signier*, einverständniserklärung*",
      fr: "signe, signent, signer, signé, signés, signée, signature*, émarg*",
      es: "firman, firmar, firmado, firmada, firmados, su firma, la firma, una firma, con firma",
      pt: "assina, assinam, assinar, assinado, assinada",
      it: "firmano, firmare, firmato, una firma, la firma",
      nl: "handtekening*, onderteken*",
      zh: "签名, 签字, 签约",
    },
    butNot:
      "sign in, sign up, sign ups, sign off, sign out, sign it in, sign it out, sign them out, signs it out, sign on, signs in, signs up, signs off, signs out, signed in, signed up, signed off, signing in, signing up, sign them up, sign themselves up, sign himself up, sign people up, sign kids up, sign language, street sign, road sign, signs of, sign of, vital signs, star sign, warning signs, sign into, single sign, signatures of",
    question: "What does the signature settle, and what if something turns out to be wrong?",
    example:
      "That the piano arrived without a scratch. If there is one, we write it down with a photo before they sign.",
  },
  {
    id: "notify",
    words: {
      en: "remind*, notif*, alert*, push, ping, pings, pinged, sms, text message*, a text, get told, gets told, is told, are told, be told, gets a message, get a message, send a message, sends a message, whatsapp message*, by whatsapp, by mail, by email, by e-mail, gets an email, get an email, gets a mail, get a mail, warns, warn, warning if, informs, informed",
      de: "erinner*, benachrichtig*, bescheid, per mail, per e-mail, per email, per sms, per whatsapp, push, warnt, warnung*, nachricht wenn, eine nachricht, alarmier*",
      fr: "rappel, rappels, rappeler, rappelle, notif*, alerte*, prévenir, prévient, prévenu*, avertir, averti*, par mail, par sms, relance*, reçoit un message, reçoivent un message",
      es: "recordatorio*, recuerde, notific*, aviso, avisos, avisa, avisan, avise, avisar, avisen, alerta*, por whatsapp, por correo",
      pt: "lembrete*, lembrar, notific*, aviso, avisos, avisa, avisar, avise, alerta*, por whatsapp, pelo whatsapp, por e-mail",
      it: "avviso, avvisi, avvisa, avvisare, avverte, avvertire, promemoria, notific*, ricorda, ricordare, un messaggio",
      nl: "herinner*, melding*, een bericht, berichtje*, krijgt bericht, krijgen bericht, waarschuw*, seintje, per mail",
      zh: "提醒, 通知, 推送, 短信",
    },
    butNot:
      "alert xss, alert x, push the, push up*, push button*, push the button, a text field, a text box, email address, a text file, alert box",
    question: "Who is told what, when and how, and what if nobody reacts?",
    example:
      "The trainer gets a text message the evening before. When she has not answered by eight, I call her.",
  },
  {
    id: "confirm",
    words: {
      en: "tick, ticks, ticked, ticking, acknowledg*, have read it, has read it, have read the, has read the, hasn't read, has not read, read receipt*, confirm*, check off, checks off, checked off, marks as, mark as, marked as, mark it as, marks it as, mark it done, mark them done, tap when, taps when, tap ok, says done, i say done, marks fixed, mark fixed, is marked, are marked, marks it, mark it",
      de: "bestätig*, abhak*, abgehakt, haken ab, hakt ab, abzeichn*, quittier*",
      fr: "coche, coches, cochent, cocher, coché*, confirm*, marquer comme",
      es: "confirm*, marca como, marcan como, marcar como",
      pt: "confirm*, marca como, marcam como, marcar como, dar baixa, dá baixa",
      it: "conferm*, spunta, spuntare, spuntano",
      nl: "bevestig*, afvink*, vinkt af, vinken af, aftekenen, afgetekend",
      zh: "打勾, 确认, 打卡, 标记",
    },
    butNot:
      "confirmation code*, tick bite*, tick borne, confirmation email, confirmation mail, confirmation class*, ticks down, ticking clock",
    question: "What exactly is confirmed by whom, and what makes it count no longer?",
    example: "One tick for each bed. If the note changes, it has to be ticked again.",
  },
  {
    id: "approve",
    words: {
      en: "approv*, sign off, signs off, signed off, sign-off, authoris*, authoriz*, reject*, refuse, refuses, decline, declines, declined, gets the ok, need ok, needs ok, give the ok, gives the ok, apply for, applies for, releases it, vetted, vetting, request, requests, requested, application form*, adoption request*, applications, says yes, said yes, say yes",
      de: "genehmig*, freigeb*, freigabe*, freigegeben, gibt frei, geben frei, ablehn*, abgelehnt, absegn*, bewillig*",
      fr: "valide, valident, valider, validé*, validation*, approuv*, refus*, autoriser, autorise, accord du",
      es: "aprueb*, aprob*, autoriza*, rechaz*, visto bueno, valida, validan, validar",
      pt: "aprov*, autoriza*, recus*",
      it: "approva, approvano, approvare, autorizz*, rifiut*",
      nl: "goedkeur*, goedgekeurd, keurt goed, keuren goed, afkeur*, afgekeurd, toestemming",
      zh: "审核, 审批, 批准, 驳回",
    },
    butNot:
      "refuse collection*, refuse bin*, feature request*, request for quot*, song request*, requests for songs",
    question: "What is looked at before somebody says yes, and what happens after a no?",
    example: "I look whether we still have money for it. After a no they get one sentence and may ask again.",
  },
  {
    id: "lend",
    words: {
      en: "lend, lends, lending, lent, loans, loaned, on loan, borrow*, rent out, rents out, rental*, renting, hire out, hired out, for hire, returned late, late return*",
      de: "leihen, leiht, leihe, verleih*, ausleih*, entleih*, ausgeliehen, verliehen, geliehen, leihgabe*, mietgerät*",
      fr: "prêter, prêtent, prête, prêtés, prêtées, emprunt*, date de retour, louent, location de, prêt de, prêts de",
      es: "prestar, prestan, presta, prestado*, prestamos, préstamo*, alquil*",
      pt: "emprest*, aluga, alugam, alugar, aluguel de, alugado*",
      it: "prestito, prestiti, prestare, prestano, noleggi*",
      nl: "uitlen*, uitgeleend, uitleen*, leent, lenen, geleend, verhuur*, verhuren, huren",
      zh: "借阅, 借用, 借出, 借书, 借走, 租借, 租用, 归还",
    },
    butNot:
      "loan broker*, bank loan*, student loan*, rented flat*, rented house*, rented accommodation, car rental company",
    insteadOf: ["handover"],
    question: "What happens between lending and return, and what if it is late or damaged?",
    example:
      "We look at it together when it goes and when it comes back. After a week too late I phone them.",
  },
  {
    id: "handover",
    words: {
      en: "deliver*, pick up, picks up, picked up, picking up, pick-up point*, pickup*, collects it, collect it, collect them, collected by, drop off, drop offs, drops off, dropped off, courier*, shipped, shipping, handed over, hands over, hand out, handed in, hands in, collection time*, collection window*, to collect it, to collect them, fetch, fetches, fetched, give back, gives back, bring back, brings back, bring it back",
      de: "liefert, liefern, lieferung*, geliefert, ausliefer*, abhol*, abgeholt, holt ab, holen ab, zustell*, übergabe*",
      fr: "livraison*, livrer, livrent, sont livrés, est livré, retrait*, récupérer, récupère, récupèrent, vient chercher, viennent chercher",
      es: "entrega, entregas, entregar, entregado*, entregan, recoger, recogen, recoge, recogida*, envío*, a domicilio",
      pt: "entrega, entregas, entregar, entregue*, entregam, retirada*, retira, retirar",
      it: "consegn*, ritira, ritirano, ritirare, ritiro",
      nl: "bezorg*, ophalen, haalt op, opgehaald, afhalen, afgehaald, levering*, geleverd, leveren",
      zh: "配送, 取货, 送货, 自提, 交货, 到货, 领取",
    },
    butNot: "doesn't pick up, don't pick up, not pick up, picks up the phone, podemos buscar",
    question: "What happens at the handover, and what if nobody is there or something is missing?",
    example:
      "The driver rings, and takes a photo when it stands at the door. With something missing they write to me the same day.",
  },
  {
    id: "book",
    words: {
      en: "can book, also book, to book, could book, should book, must book, may book, they book, who book, and book, or book, people book, ppl book, members book, guests book, customers book, clients book, patients book, students book, learners book, families book, parents book, growers book, owners book, users book, others book, volunteers book, book classes, book max, book one, book that, book this, do i book, double book, book a, book an, book the, book online, book their, book lessons, book time, book slots, book seats, book nights, book rooms, book tables, book machines, booked, booking*, bookable, books a, books an, books the, books free, reserve, reserves, reserved, reserving, reservation*, appointment*, slot, slots, time slot*, timeslot*, free times, availability, ticket, tickets, double booked",
      de: "buchen, bucht, gebucht, buchung*, reservier*, termin, termine, terminvergabe",
      fr: "réserver, réserve, réservent, réservé, réservés, réservation*, rendez-vous, créneau*, rdv",
      es: "reserva, reservas, reservar, reserven, reservan, cita, citas, venta de entradas",
      pt: "reserva, reservas, reservar, reservam, reserve, reservem, agendar, agendam, agendamento*, marcar hora, marcam hora, marcar horário, marcação, marcações",
      it: "prenot*, appuntament*, biglietti",
      nl: "boeking*, geboekt, kunnen boeken, kan boeken, online boeken, reserver*, afspraak, afspraken",
      zh: "预约, 预订, 预定, 选座",
    },
    butNot:
      "which book*, paper book, booking com, airbnb and booking, von airbnb und booking, und booking, in book, our book, this book, whole book, favourite book, book a day, book per, book club*, a book, the book, book title*, each book, every book, next book, book swap*, book exchange*, book store*, book shop*, book list*, book review*, log book*, old book*, recipe book*, cook book*, visitors book, guest book, phone book, address book, nature reserve*, reserve team, reserve price, support ticket*, parking ticket*, réserve naturelle, reserved for, exercise book*",
    question: "How does somebody get a slot or place, and what if they cancel or do not turn up?",
    example:
      "They choose a time on the phone. Until the day before they may cancel; who stays away twice has to call next time.",
  },
  {
    id: "shifts",
    words: {
      en: "shift, shifts, rota, rotas, roster, rosters, duty plan*, duty roster*, on duty, on call, standby, days off, time off",
      de: "schicht, schichten, schichtplan*, schichttausch, dienstplan*, dienste, einsatzplan*, bereitschaft*, rufbereitschaft*, übungsplan, putzplan*",
      fr: "permanence, permanences, le planning, un planning, planning des, tour de garde, gardes",
      es: "turno, turnos, guardia, guardias, cuadrante*",
      pt: "turno, turnos, escala, escalas, plantão, plantões",
      it: "turni, turno, turnazion*, reperibil*",
      nl: "diensten, dienstrooster*, inrooster*, het rooster, ploegendienst*",
      zh: "排班, 值班, 轮班, 换班",
    },
    butNot:
      "as rotas, rotas do, a rota com, rota do dia, rota de, shift key, orden de turnos, di chi è il turno",
    insteadOf: ["offer"],
    question: "How are shifts filled, and what happens when somebody drops out at short notice?",
    example:
      "Everybody takes two a month. Who falls ill asks the others first, and I step in when nobody can.",
  },
  {
    id: "pay",
    words: {
      en: "pay, pays, paid, paying, payment*, deposit, deposits, checkout, stripe, paypal, by card, card or cash, refund*, charged, charges, cash, bank transfer*, money back, owes money, upfront, settle up",
      de: "bezahl*, zahlt, zahlung*, anzahlung*, kaution*, pfand, barzahlung*, in bar, überweis*, erstatt*, lastschrift*",
      fr: "payer, paie, paient, paye, payent, payé*, paiement*, acompte*, une caution, la caution, caution de, arrhes, chèque*, virement*, en espèces, rembours*",
      es: "pagar, paga, pagan, pagado, pagada, pagó, pago, pagos, cobrar, cobro, cobra, cobran, fianza, efectivo, transferencia*, anticipo, señal de",
      pt: "pagar, paga, pagam, pagou, pagamento*, pago, caução, pix, em dinheiro, transferência*",
      it: "pagare, paga, pagano, pagato, pagament*, acconto, caparra, cauzione, contanti, bonifico",
      nl: "betaal*, betalen, betaling*, aanbetaling*, borg, contant*, tikkie*, overschrijving*, terugbetal*",
      zh: "支付, 付款, 押金, 定金, 收款, 转账, 现金, 退款",
    },
    butNot:
      "pay attention, cash flow, paid staff, paid holiday*, pay off, data charges, cash box, hard cash, pay respect*",
    question: "Who pays what to whom and when, and what if it is cancelled or wrong?",
    example:
      "Half when they order, the rest at the door. If I have to cancel, they get everything back the same week.",
  },
  {
    id: "split",
    words: {
      en: "split the, split between, splits the, splitter, split costs, split bills, split rent, split into cash, owe, owes, owed, who owes, balance, balances, kitty, shared cost*, shared expense*, share the cost*, divided fair*, percent of the, gets # percent, get # percent, commission, revenue share",
      de: "schuldet, schulden, aufteilung, kostenteilung, kosten teilen, saldo, gemeinschaftskasse, provision*",
      fr: "qui doit quoi, qui doit combien, solde, soldes, cagnotte, partage des frais, partager les frais",
      es: "quién debe, cuánto debe, quién le debe, saldo*, dividir gastos, repartir gastos, el bote",
      pt: "quem deve, quanto deve, saldo, rachar, dividir a conta, dividir as",
      it: "chi deve, saldo, dividere le spese",
      nl: "wie wat moet betalen, saldo, kosten delen, kosten verdelen, commissie",
      zh: "分摊, 余额, 平摊, 佣金, 谁欠",
    },
    butNot: "split screen, work life balance, balance bike*, balance board*",
    question: "How is each share worked out, and what happens when somebody disagrees?",
    example:
      "By the nights each of us was there. Who thinks it is wrong says so before the end of the month.",
  },
  {
    id: "price",
    words: {
      en: "price, prices, priced, pricing, tariff*, hourly rate*, quote, quotes, quotation*, estimate, estimates, discount*, price list*, cheaper, fee, fees, per night, surcharge*, valuation*, asking price, percent off",
      de: "preis, preise, preisen, preisliste*, tarif, tarife, kostenvoranschl*, rabatt*, stundensatz, gebühr*, angebot, angebote",
      fr: "prix, tarif, tarifs, devis, remise, remises",
      es: "precio*, tarifa*, presupuesto, presupuestos, descuento*",
      pt: "preço*, orçamento*, desconto*, tarifa*",
      it: "prezzo, prezzi, tariff*, preventiv*, sconto, sconti",
      nl: "prijs, prijzen, prijslijst*, tarief, tarieven, offerte*, korting*",
      zh: "价格, 报价, 折扣, 定价, 多少钱",
    },
    butNot:
      "quote of the, favourite quote*, favorite quote*, inspiring quote*, quotes from, price is right, grand prix",
    question: "How does a price come about, and may it change after somebody said yes?",
    example:
      "I look at the place and say a price. When we hit rock it goes up, and they have to agree before we go on.",
  },
  {
    id: "bill",
    words: {
      en: "invoic*, bill, bills, billing, billed, vat, monthly statement*, statement by, credit note*, unbilled, payslip*",
      de: "rechnung, rechnungen, abrechn*, mwst, quittung*, jahresrechnung*, nebenkosten*",
      fr: "facture, factures, facturation, facturer, tva, note de frais, notes de frais",
      es: "factura*, iva, recibo, recibos",
      pt: "fatura, faturas, faturar, nota fiscal, recibo*, boleto*, fechamento do mês",
      it: "fattur*, iva, ricevuta, ricevute",
      nl: "factuur, facturen, btw, de rekening",
      zh: "发票, 账单, 开票, 对账",
    },
    butNot: "bill of materials, bill of lading, electricity bill*, water bill*, phone bill*",
    question: "What goes on a bill, who gets it when, and what if something on it is wrong?",
    example:
      "The hours of the month, by project. The customer gets it on the first, and a wrong one is cancelled and sent anew.",
  },
  {
    id: "order",
    words: {
      en: "order online, orders, ordered, preorder*, pre-order*, ordering, order bouquets, order form*, can order, to order, they order, people order, customers order, shops order, order at the, order by, order before, order until, repeat the last order, the orders, sold out, shopping cart, menu, dishes",
      de: "bestell*, vorbestell*, speisekarte, ausverkauft, warenkorb",
      fr: "commande, commandes, peuvent commander, veulent commander, veut commander, commander leur, plus commander, commandent, précommand*, panier, paniers",
      es: "pedido*, encargo, encargos, agotado*, carrito",
      pt: "pedido*, cardápio, esgotado*, marmita*, carrinho",
      it: "ordini, ordinano, ordinare, ordinazion*, esaurit*",
      nl: "bestel*, uitverkocht, menukaart, winkelwagen*",
      zh: "下单, 订单, 点餐, 点菜, 购物车, 接龙",
    },
    butNot:
      "parts ordered, ordered parts, order parts, parts he ordered, the order of, in order, in the order, out of order, the order is fix*, decide the order, song order, drags the order, work order*, the order they, the order in",
    question: "Until when may an order change, who starts on it, and what if something is missing?",
    example: "Until six in the evening. I start at four in the morning, and ask before I replace anything.",
  },
  {
    id: "stock",
    words: {
      en: "stock, in stock, out of stock, stocks, stocktak*, inventory, inventories, how many left, how many are left, how much is left, what's left, whats left, running low, low on, runs out of, run out of, running out, reorder*, restock*, warehouse*, spare parts, ingredients left, short of, amount left, what we have left",
      de: "bestand, bestände, im lager, das lager, lagerbestand, vorrat, vorräte, inventar, inventur, nachbestell*",
      fr: "stock, stocks, inventaire*, réassort, rupture",
      es: "existencias, inventario*, stock, almacén, se acaba, quedan pocos",
      pt: "estoque*, stock, inventário*, almoxarifado, acabando",
      it: "magazzin*, scorte, giacenz*, inventario",
      nl: "voorraad*, voorraden, magazijn*, inventaris*",
      zh: "库存, 进货, 补货, 盘点",
    },
    butNot:
      "stock photo*, stock market*, stock exchange*, live stock, rolling stock, stock images, blood stock",
    question: "How does the number in stock change, and what if it does not match the shelf?",
    example:
      "Everybody who takes one counts it down. On Mondays I count the shelf, and what I count is right.",
  },
  {
    id: "codes",
    words: {
      en: "barcode*, bar code*, qr, label, labels, labelled, labeled, scan the, scans the, scan a, scans a, scan it, scan at, scans it, scan to, scan tickets, scanning its, scan their, scanner*, nfc, rfid, name tag*, writes a tag, tag number*, ear tag*",
      de: "qr, barcode*, etikett*, strichcode*, scannen, scannt, gescannt, aufkleber, ohrmarke*",
      fr: "qr, code barres, codes barres, étiquette*, scanner, scanne, scannent",
      es: "qr, código de barras, etiqueta, etiquetas, escane*",
      pt: "qr, código de barras, etiqueta*, escane*",
      it: "qr, codice a barre, etichett*, scansion*",
      nl: "qr, streepjescode*, etiket*, scannen, scant, gescand",
      zh: "扫码, 二维码, 条码, 标签",
    },
    butNot: "mri scan*, ct scan*, record label*, bladder scanner*",
    question: "What carries a code or label, who reads it where, and what if that fails?",
    example: "A sticker on every box. When it is torn you type the number, and the shed prints a new one.",
  },
  {
    id: "due",
    words: {
      en: "expir*, due date*, due back, due for, is due, are due, who is due, whos due, who's due, due this, when due, fall due, falls due, overdue, warranty, best before, use by, maintenance, service every, needs a service, next inspection, next service, inspection due, goes bad, go bad, go off, valid until, renewal*, serviced, servicing",
      de: "ablaufdat*, abgelaufen, läuft ab, laufen ab, fällig*, überfällig*, prüffrist*, haltbar*, mhd, wartung*, nächste prüfung, frist, fristen, tüv",
      fr: "expir*, périm*, échéance*, date limite, date de retour, date de fin, entretien",
      es: "caduc*, vencimiento*, vencid*, vence, vencen, mantenimiento, cuándo toca, toca la siguiente",
      pt: "vencimento*, vencid*, vence, vencem, validade, manutenção, revisão",
      it: "scadenz*, scade, scadono, scadut*, manutenzion*",
      nl: "vervaldat*, vervalt, houdbaar*, verlopen, onderhoud, keuring*",
      zh: "过期, 到期, 逾期, 保质期, 保养",
    },
    question: "What sets the due date, who sees it coming, and what happens once it has passed?",
    example:
      "A year after the last check. I see it a month before, and after that nobody may use the ladder.",
  },
  {
    id: "damage",
    words: {
      en: "broken, defect, defects, defective, damage, damaged, damages, faults, faulty, fault, repair, repairs, repaired, repairing, malfunction*, report a problem, report problems, out of order, breaks, complaint*, scratched",
      de: "mangel, mängel, schaden, schäden, defekt*, kaputt*, reparatur*, reparier*, repariert, störung*",
      fr: "panne, pannes, abîm*, cassé, cassés, cassée, dégât*, réparation*, réparer, défaut, défauts",
      es: "avería*, averiad*, roto, rotos, daño*, dañad*, reparar, reparaci*, incidencia*, reparos",
      pt: "quebrad*, estragad*, conserto*, consertar, reparo, reparos, avaria*, defeito*, oficina",
      it: "guast*, rotto, rotti, rotta, danneggi*, riparazion*, riparare, difett*",
      nl: "kapot*, defect*, schade, een storing, storingen, reparatie*, repareren, beschadig*",
      zh: "损坏, 维修, 报修, 故障, 修理",
    },
    butNot:
      "damage deposit*, breaks down by, keyboard is broken, broken english, broken hearted, breaks a, breaks the ice",
    question: "What happens when something breaks, and when is it in order again?",
    example:
      "Whoever sees it takes a photo. Nobody may use it until the mechanic has looked at it and says so.",
  },
  {
    id: "tasks",
    words: {
      en: "task, tasks, chore, chores, assign, assigns, assigned, assigning, dispatch*, allocat*, checklist*, check list*, lineup*, line up, who brings, who does what, duties, claims a job, claim a job, takes over, take over, technician*, on my way, jobs of the day, next job, hand out, fair teams, teams from, drag guests, drags guests, onto tables, heats and lanes, plan my week, picks a job, pick a visit",
      de: "aufgabe, aufgaben, checkliste*, zuteil*, zugeteilt, zuweis*, zugewiesen, einteil*, eingeteilt, disponent*, aufstellung, verteilt, verteilen, wer was",
      fr: "tâche, tâches, corvée*, checklist*, attribuer, attribue, répartir, répartit, qui fait quoi",
      es: "tarea, tareas, asigna*, reparten, se reparte, quién hace qué",
      pt: "tarefa*, atribuir, atribui, designa*, distribui*, quem faz o quê",
      it: "assegn*, lavori da fare, mansion*, faccend*, chi fa cosa",
      nl: "taak, takenlijst*, taken verdelen, klus, klussen, toewijz*, toegewezen, indelen, ingedeeld, verdeelt, wie doet wat",
      zh: "任务, 待办, 分配, 指派, 派单, 安排",
    },
    butNot: "assigned seat*, your new task, new task is",
    question: "Who decides who does what, when is it really done, and what if nobody can?",
    example:
      "I give each round to one person. It is done when the key hangs there again; if nobody can, I do it myself.",
  },
  {
    id: "status",
    words: {
      en: "status, statuses, stages, in progress, milling, next step, work in progress, milestone*, draft, ready for collection, how far, traffic light*, what stage, where is my, every stage",
      de: "status, bearbeitungsstand, ampel, stand der, wie weit",
      fr: "statut, statuts, avancement, étape, étapes, en cours, état d'avancement",
      es: "estado del, estado de, estatus, etapas, en qué va, pendiente*",
      pt: "status, andamento, etapa, etapas",
      it: "stato di, stato dei, stato del, avanzamento",
      nl: "status, voortgang, stand van zaken",
      zh: "状态, 进度, 进展",
    },
    butNot: "marital status, between stages, stages of the race, music stages",
    question: "Through which stages does a thing go, who moves it on, and when does it go back?",
    example:
      "Received, looked at, waiting for parts, ready. Only the workshop moves it; it goes back when a part does not fit.",
  },
  {
    id: "offer",
    words: {
      en: "offer, offers, offered, counteroffer*, counter offer*, swap, swaps, swapping, trade, trades, trading, barter*, bid, bids, bidding, outbid, auction*, exchange, exchanges, negotiat*, haggl*, give away, giving away, sell to each other, accept, accepts, accepted, accepting",
      de: "tausch*, bieten, bietet, gebot, gebote, versteiger*, auktion*, verschenk*",
      fr: "échang*, troc, enchère*, proposent, proposer, offre, offres",
      es: "intercambi*, trueque*, oferta, ofertas, ofrece, ofrecen, puja*, subasta*",
      pt: "trocar com, trocam entre, troca entre, troca de, oferta*, oferece*, leilão, leilões",
      it: "scambi*, baratt*, offerta, offerte, offrono, asta",
      nl: "ruil*, ruilen, bieden, bod, veiling*, aanbod, weggeven",
      zh: "交换, 交易, 拍卖, 出价, 二手",
    },
    butNot:
      "nobody can offer, special offer*, job offer*, exchange student*, trade show*, trade union*, trade fair*, currency exchange, exchange rate*, trade secret*, exchange messages, we offer, i offer, offers lessons, writes an offer, write an offer, an offer with, accept cookies, accept the terms",
    question: "How do two people come to terms, and how may one of them still step back?",
    example:
      "One asks, the other says yes, and then it is gone for everybody else. Until they meet, both may say no.",
  },
  {
    id: "match",
    words: {
      en: "search, searches, searching, searchable, filter, filters, find other*, look up, looks up, looking up, browse, browses, browsing, matched, matching, matches them, matches items, matches people, possible match*, wishlist*, wish list*, suggested matches, paired, pairs people, pairing, compatible, suggests, find someone, find somebody, find people, near me, nearby, find, finds, look for, looks for, looking for, suggest",
      de: "suche, suchen, sucht, suchfunktion, filtern, finden, findet, passend*, vermittl*, vorschläge",
      fr: "recherche, rechercher, recherchent, cherche, cherchent, filtrer, filtre, filtres, mise en relation, trouver",
      es: "buscar, busca, buscan, busque, búsqueda*, filtrar, filtro, filtros, encontrar, emparej*",
      pt: "buscar, buscam, busca, procurar, procura, procuram, pesquis*, filtrar, filtro, filtros, encontrar",
      it: "cercare, ricerca, ricerche, filtrare, filtri, abbin*, trovare",
      nl: "zoek, zoeken, zoekt, zoekfunctie, filteren, vinden, koppel*",
      zh: "搜索, 查找, 查询, 筛选, 匹配, 配对, 撮合",
    },
    butNot:
      "podemos buscar, vem buscar, vai buscar, ir buscar, vir buscar, vêm buscar, coffee filter*, water filter*, air filter*, oil filter*, search party, search parties, search and rescue, job search, research, matching jersey*, filter coffee, clean filter*, filter change*, find out, finds out, not looking for, suggest titles, suggest books",
    question: "What is somebody looking for, how do they judge what fits, and what if nothing does?",
    example:
      "A ladder for Saturday, not further than ten minutes on foot. If there is none, they leave a note that they need one.",
  },
  {
    id: "community",
    words: {
      en: "strangers, marketplace*, social app, social network*, community app, community site, post photos, post pictures, post pics, posts a photo, posts photos, share photos, share pics, post what, feed of, followers, followed, can be followed, moderat*, dating, neighbours, neighbors, neighbourhood*, neighborhood*, members post, publish, publishes, published, classified ad, classified ads, like airbnb, like tinder, like uber, spam",
      de: "fremde, marktplatz, nachbarn, nachbarschaft*, kleinanzeige*, veröffentlich*, schwarzes brett, moderier*",
      fr: "inconnus, communauté, voisins, voisin, voisinage, réseau social, petites annonces, entre particuliers, publier, publient, modérer, modération",
      es: "desconocidos, comunidad, vecinos, vecinas, red social, publicar, publica, publican, moderar, moderador*, anuncios",
      pt: "desconhecidos, comunidade, vizinhos, rede social, publicar, publica, publicam, anúncios",
      it: "sconosciuti, comunità, vicini di casa, social network, pubblicare, pubblicano, annunci",
      nl: "vreemden, buren, buurt, buurtgenoten, marktplaats, publiceren, prikbord",
      zh: "邻居, 社区, 陌生人, 发布, 论坛",
    },
    butNot:
      "feed of animals, community service*, community centre*, community center*, moderate temperature*, moderate risk",
    question: "Who looks at what people put up, and what if somebody spoils it for the others?",
    example: "I look once a day. Who sells junk twice is out, and everybody can point me to something odd.",
  },
  {
    id: "chat",
    words: {
      en: "chat, chats, chatting, direct message*, dms, messaging, message each other, messages each other, write to each other, comment, comments, commenting, talk to each other, discuss, discussion*, forum, ask questions, ask each other, ask others, message donors, message them",
      de: "chat, chatten, kommentar, kommentare, kommentier*, schreiben sich, austauschen, nachrichten schicken",
      fr: "messagerie, discuter, discussion*, commentaire*, poser des questions",
      es: "chatear, mensajería, comentario*, mensajes entre, preguntar",
      pt: "bate papo, mensagens, conversar, comentário*, conversa",
      it: "chattare, messaggi tra, commenti, commentare",
      nl: "chatten, berichten sturen, reacties, elkaar berichten",
      zh: "聊天, 私信, 留言, 评论, 沟通",
    },
    butNot:
      "chat groups, whatsapp chat, group chat*, my comment, mon chat, le chat, un chat, du chat, des chats, les chats, de chats, deux chats, nos chats, chats et, chat et, chien et chat, comment on fait, comment ca, comment faire, comment on, et comment, savoir comment",
    question: "Who writes to whom, what about, and what does somebody do who feels bothered?",
    example:
      "Only the two who have an agreement. Who gets something nasty shows it to me, and I talk to both.",
  },
  {
    id: "judge",
    words: {
      en: "rate each other, rate the, rate it, ratings, rating, reviews, leave a review, review afterwards, reputation, stars, rubric, criteria, judges, judge, skill, skills, pass rate, vote, votes, voting, voted, poll, polls, feedback from, grade, grades, grading, difficulty",
      de: "bewert*, sterne, rezension*, abstimm*, stimmen ab, umfrage*, fortschritt*, noten, benot*, kriterien, schwierigkeitsgrad*, grad passt",
      fr: "noter les, notent les, notation*, évaluation*, évaluer, étoiles, laisser un avis, leur avis, voter, votent, vote, sondage*, progrès, critère*, compétence*",
      es: "valoraci*, valorar, valoran, reseña*, calific*, votar, votan, votaci*, encuesta*, progreso, estrellas, opiniones, vota, puntúa, puntúan, jurado",
      pt: "avaliações, avaliar, avaliam, votar, votam, votação, votações, enquete*, progresso, evolução, estrelas",
      it: "recension*, valutazion*, valutare, votare, votano, votazion*, sondaggi*, progressi, stelle",
      nl: "beoordel*, recensie*, sterren, stemmen op, stemming, peiling*, vorderingen",
      zh: "评价, 评分, 打分, 投票, 进步, 考核",
    },
    butNot:
      "interest rate*, in progress, stars and, under the stars, star gazing, hourly rate, rate the risk, interest rating, grade of, progress of the, shooting stars, age rating*",
    question: "What exactly is judged, by whom, and what if somebody finds it unfair?",
    example:
      "Whether a skill is passed, by the trainer who saw it. Who disagrees may show it again to another one.",
  },
  {
    id: "result",
    words: {
      en: "score, scores, scored, scoring, score sheet*, points, leaderboard*, league table*, match result*, enter results, enter the result*, enter match results, result, ranking*, rankings, standings, winner, winners, tournament*, badge, badges, streak, streaks, championship*, high score*, swiss tournament",
      de: "ergebnis, ergebnisse, rangliste*, punkte, punktestand, turnier*, tabelle, sieger*, bestenliste*, wettkampf*",
      fr: "score*, classement*, résultat, résultats, tournoi*, championnat*, points, gagnant*",
      es: "resultado, resultados, clasificación, torneo*, puntos, goles, puntuaci*, ganador*",
      pt: "resultado, resultados, classificação, campeonato*, torneio*, pontos, placar, vencedor*",
      it: "punteggi*, classifica, classifiche, risultat*, torneo, tornei, vincitor*, punti",
      nl: "uitslag*, scores, ranglijst*, toernooi*, punten, winnaar*",
      zh: "比分, 排名, 积分, 比赛, 成绩, 排行榜",
    },
    butNot:
      "music scores, scores we own, sheet music score*, control points, meeting points, collection points, pick-up points, pickup points, access points, data points, bullet points, power points, charging points, drop-off points, name badge*, credit score*, as a result, result as csv, lab result*, points of, test result*, points in, key points, points de retrait, points de vente, find the score, score pdf, scores must, scores and parts",
    question: "How does a result come about, and what happens when somebody disputes it?",
    example:
      "Both captains enter it. When the two do not agree, the referee's sheet counts, and I correct it.",
  },
  {
    id: "come",
    words: {
      en: "rsvp*, attend, attends, attendance, attending, attendee*, absent, absence*, absentees, who is coming, who's coming, whos coming, who comes, in or out, tap yes, say yes or no, no show*, sign up for, signs up for, sign up to, sign-up sheet, sign themselves up, register for, registers for, registration*, sign ups, signups, enrol*, turn up, turns up, checks in, checked in, say if they come, who is there, who is missing, whether they come, if you're coming, if they're coming, who can come, can't make it, who can't come, whether they are coming, whether they're coming, if theyre in, if they're in, says if they, dates they are away, missing rehearsal, mark the dates, days they can, when they can",
      de: "anmeldung*, meldet sich an, melden sich an, zusag*, absag*, abmeld*, sagen ab, sagen zu, sagt ab, sagt zu, anwesen*, abwesen*, teilnehm*, krankmeld*, krank melden, wer da ist, wer kommt, trägt sich ein, tragen sich ein",
      fr: "inscri*, présence*, absence*, absent, absents, participant*, qui vient, émargement",
      es: "asistencia, asisten, apuntarse, se apuntan, se apunta, inscri*, ausencia*, quién viene, quién falta, confirma asistencia",
      pt: "presença*, faltas, falta, inscri*, ausência*, quem vem, quem faltou",
      it: "presenze, presenza, assenz*, iscri*, partecipa, partecipano, chi viene, chi manca",
      nl: "aanmelden, meldt zich aan, melden zich aan, afmeld*, aanwezig*, afwezig*, inschrijv*, wie komt, wie er is",
      zh: "报名, 签到, 缺勤, 出勤, 考勤, 请假",
    },
    butNot:
      "attend to, sign up for an account, sign up for the newsletter, sign up for a newsletter, car registration*, registration plate*, registration number*, business registration",
    question: "When does somebody say whether they come, and what if they change their mind?",
    example:
      "Until Friday evening, yes or no. Later they have to phone, and then I ask the first on the waiting list.",
  },
  {
    id: "warning",
    words: {
      en: "allerg*, risk, risks, risky, danger, dangers, dangerous, hazard*, urgent, urgently, emergency, emergencies, alarm, alarms, alarmed, falls or, fall risk, intolerance*, incident*, banned",
      de: "allerg*, unverträglich*, gefahr*, gefährlich*, risik*, notfall*, notfälle*, dringend*",
      fr: "allerg*, dangereu*, danger, urgence*, urgent*, risque, risques, intoléranc*",
      es: "alergi*, intoleranc*, peligr*, riesgo*, urgen*, emergencia*",
      pt: "alergi*, perigo*, risco*, urgên*, urgente*, emergência*, intolerânc*",
      it: "allergi*, intolleranz*, pericol*, emergenz*, urgen*, soccorso",
      nl: "allergi*, gevaar*, risico*, spoed*, noodgeval*",
      zh: "过敏, 危险, 紧急, 警报",
    },
    butNot: "risk of rain, alarm clock*, business risk*, at own risk, danger zone",
    question: "How does a warning reach the right person in time, and who may take it away?",
    example:
      "It stands in words at the top of the list. Only the nurse in charge takes it off, and says why.",
  },
  {
    id: "personal",
    words: {
      en: "patient, patients, diagnos*, medication*, medicine, medicines, therapy, therapies, health data, medical*, symptom*, blood sugar, hipaa, disabilit*, dementia, injured, injury, injuries, illness*, care plan*, pregnan*, address and phone, their address, phone number*, date of birth, full name*, personal data, personal details, contact detail*, gdpr, data protection, emergency contact*, passport*, home address*",
      de: "patient*, diagnos*, medikament*, therapie, therapien, gesundheit*, krankheit*, demenz, adresse*, telefonnummer*, geburtsdat*, dsgvo, datenschutz*, personenbezogen*, kontaktdaten",
      fr: "patient, patients, diagnos*, médicament*, ordonnance*, soins, données de santé, maladie*, adresse, adresses, coordonnées, rgpd, données personnelles, numéro de téléphone, pièce d'identité",
      es: "paciente*, diagnós*, medicament*, medicinas, terapia*, salud, dni, número de teléfono, su teléfono, datos personales, rgpd, su dirección, direcciones",
      pt: "paciente*, remédio*, medicament*, saúde, terapia*, cpf, telefone e, número de telefone, dados pessoais, lgpd, endereço*, medidas e fotos",
      it: "pazient*, medicin*, terapi*, salute, indirizz*, codice fiscale, dati personali, numero di telefono",
      nl: "patiënt*, cliënten, wijkverpleeg*, mantelzorg*, medicijn*, medicatie, zorgplan*, dementie, adres, adressen, telefoonnummer*, persoonsgegevens",
      zh: "患者, 病人, 药, 健康, 诊断, 地址, 电话, 手机号, 身份证",
    },
    butNot:
      "be patient, email address*, ip address*, web address*, medical supply, mail adresse, adresse mail, loading address, unloading address",
    question: "Who has to know this about a person, who must not, and how long is it kept?",
    example: "The nurses of this ward, nobody else. A month after somebody has left it is gone.",
  },
  {
    id: "hidden",
    words: {
      en: "private, privately, privacy, confidential*, secret, secrets, secretly, anonym*, hidden, hide, hides, must not see, can't see, cant see, cannot see, don't see, dont see, doesn't see, never see, may not see, not see, see only, sees only, only sees, only see, each other's, visible only, only visible, only i can see, only they may see, sealed, initials, nickname*, without names, no names, no full names, first names only, visible to, not visible, must never show, never show, only theirs, not how much, blind count, count blind, nobody but, nobody outside, look but not, look at it but, only the owner, not theirs",
      de: "privat, private, vertraulich*, geheim*, anonym*, nicht sehen, nur sehen, sieht nur, sehen nur, verborgen, nur ich sehe, nicht sichtbar, versteckt",
      fr: "privé, privée, privés, confidentiel*, anonym*, secret, secrète*, pas voir, ne voit que, ne voient que, voit pas, voient pas, sauf nos adresses, mais pas nos",
      es: "privado, privada, confidencial*, anónim*, ocult*, no ven, no ve, no puede ver, no pueden ver, solo ve, solo ven, menos los",
      pt: "privado, privada, confidencial*, anônim*, sigilo*, só vê, só veem, não vê, não veem, só eu vejo, só eu e",
      it: "privato, privata, riservat*, anonim*, nascost*, non vede, non vedono, non devono vedere",
      nl: "vertrouwelijk*, anoniem*, geheim*, niet zien, alleen zien, zien niet, ziet niet, genodigden",
      zh: "保密, 匿名, 隐私, 看不到, 只能看",
    },
    butNot:
      "private lesson*, private garden*, private teacher*, private tutor*, private practice*, private party, private parties, private person*, private customer*, private client*, private owner*, private school*, hidden costs, hidden instructions, hidden prompt, secret santa, private chef*, don't see why, hidden gem*, secret prompt, secret instructions, private households, private viewing*",
    question: "What exactly must stay hidden, from whom, and when may somebody see it after all?",
    example: "The prices of the others, until the deadline has passed. After that everybody sees everything.",
  },
  {
    id: "minors",
    words: {
      en: "kid, kids, child, children, pupil, pupils, minors, teenager*, teens, under #s, u#, parents, my son, my daughter, schoolchildren, grandchildren",
      de: "ihr kind, unser kind, das kind, jedes kind, mein kind, sein kind, pro kind, kinder, kindern, kindes, schüler*, eltern, jugendliche*, minderjährig*",
      fr: "enfant, enfants, élève, élèves, mineurs, parents, ados",
      es: "niño, niños, niña, niñas, menores de edad, hijos, hijas, su hijo, padres",
      pt: "criança*, menores de idade, filho, filhos, filha, filhas, encarregados de educação",
      it: "bambin*, minori, minorenn*, figli, genitori, ragazzi",
      nl: "een kind, mijn kind, per kind, kinderen, leerling*, ouders, jongeren",
      zh: "孩子, 儿童, 小朋友, 家长, 小学生",
    },
    butNot:
      "children's work, kids menu, kids at home, parents in law, adult or child, adult and child, child seat*",
    question: "What may a child do alone, and what do the grown-ups see or decide?",
    example: "The kids tick their jobs off themselves. Money moves only when one of us parents has said yes.",
  },
  {
    id: "files",
    words: {
      en: "photo, photos, foto, fotos, picture, pictures, pic, pics, selfie*, upload*, attach, attachment*, pdf, pdfs, documents, images, receipts, receipt pic, recording, recordings, voice note*, voice memo*, video, videos, clips, audio, video call*, livestream*, photograph, photographs, photographed",
      de: "bilder, hochlad*, hochgeladen, lädt hoch, laden hoch, anhang, anhänge, dokumente, unterlagen, aufnahmen",
      fr: "pièce jointe, pièces jointes, téléverser, prendre en photo, déposent, déposer",
      es: "subir, sube, suben, suban, adjunt*, documento*, comprobante*, fotografías",
      pt: "documento*, anexo, anexos, anexar, enviar foto, fotografias",
      it: "allegat*, immagin*, caricare, documenti",
      nl: "foto's, bijlage*, documenten, filmpje*, inspreken",
      zh: "照片, 拍照, 上传, 图片, 视频, 录音, 封面",
    },
    butNot:
      "bigger picture, big picture, video game*, recording studio*, paper clips, picture book*, picture frame*, picture of, in one picture",
    question: "What are the pictures or files for, who looks at them, and for how long?",
    example: "To prove how it looked before. Only the two of them and I see it, until the money is paid.",
  },
  {
    id: "record",
    words: {
      en: "history, audit, audits, audit log*, logged, logs, log, logbook*, who changed, who did what, note down, notes down, noted, readings, reading of, measure, measures, measured, measurement*, weigh, weighs, weighed, meter reading*, fill in, fills in, fill out, fills out, journal, diary, tracker, keep track, track of, records, recorded, recording the, writes down, write down, written down, enter start, enter, enters, entered, type in, types in, typed in, write how, writes how, note hours, notes hours, jot down, keep a card, notes",
      de: "eintrag, einträge, eintragen, trägt ein, tragen ein, erfass*, notier*, messung*, messwert*, tagebuch, dokumentier*, protokoll*, nachvollzieh*, verlauf, historie",
      fr: "noter, notent, saisir, saisit, saisissent, relevé, relevés, enregistrer, enregistre, enregistrent, historique*, traçab*, consigner",
      es: "apuntar, anota, anotan, anotar, registra, registran, registrar, registro, historial*, llevar la ficha, ficha, trazab*",
      pt: "anota, anotam, anotar, registra, registram, registrar, registro*, registam, registar, regista, histórico*, caderneta",
      it: "segna, segnano, segnare, annota, annotare, registra, registrare, registrano, storico, diario, tenere traccia",
      nl: "bijhouden, bijgehouden, noteer*, noteren, invullen, vult in, opschrijven, logboek*, dagboek*, geschiedenis, rapporteer*",
      zh: "记录, 登记, 填写, 日志, 追溯",
    },
    butNot:
      "notent les, noter les, si segna, initiative tracker, log in, logs in, logged in, log out, log on, audit committee*, family history, local history, history museum*, history teacher*, history class*, history lesson*, art history, history of art, history buff*, safety measures, dear diary, hall diary, the diary for, measures to, vinyl records, old records, hospital record, bank notes, sheet notes, show notes, musical notes, enter the club, guests enter, thank you notes, entered the building, or enter, the registrar",
    question: "When and where are things written down, by whom, and what may nobody change later?",
    example:
      "On the phone beside the machine, by whoever flew. The day after only the mechanic can correct it, and it shows.",
  },
  {
    id: "today",
    spare: true,
    words: {
      en: "on paper, pen and paper, paper form*, paper list*, paper book*, paper calendar*, paper chaos, piece of paper, sheet of paper, paper sheet*, excel, spreadsheet*, whiteboard*, notebook, notebooks, scraps, fax, by phone, by hand, whatsapp group*, whatsapp chaos, sticky notes, post its, clipboard*, google sheet*, shoebox, binder, binders, email chain*, facebook group*, in my head, keep calling, calls all day, phone all day, chaos, index cards, on the fridge, gets lost, get lost, got lost, lose track, loses track, i forget, we forget, keep forgetting, forgets, nobody knows, drives me crazy, nightmare, a mess, mixed up, scares me, sick of, tired of, one by one, paper book, in a book, exercise book*, index card*, on a card, ring everybody, hours calling, chase",
      de: "papier, zettel, zettelwirtschaft, excel, tabelle*, whiteboard, notizbuch, ordner, telefonisch, whatsapp gruppe*, klemmbrett, heft, von hand",
      fr: "papier, papiers, excel, tableur, cahier, carnet, tableau blanc, à la main, par téléphone, groupe whatsapp",
      es: "papel, papeles, excel, cuaderno, libreta, pizarra, a mano, por teléfono, grupo de whatsapp, un lío",
      pt: "papel, excel, planilha*, caderno, quadro branco, à mão, por telefone, grupo de whatsapp, grupo do whatsapp, por zap, bagunça",
      it: "carta e penna, excel, quaderno, lavagna, a mano, per telefono, gruppo whatsapp, foglio, fogli",
      nl: "papier, papiertjes, excel, schrift, whiteboard, met de hand, telefonisch, whatsappgroep, appgroep",
      zh: "纸质, 纸笔, 表格, 微信群, 群里, 本子",
    },
    butNot:
      "export to excel, to excel, result as excel, as excel, excel export*, excel file for, toilet paper, research paper*, exam paper*, paper size*, photo paper, in excel format, forgets to",
    question: "How is it done today, and what goes wrong with it?",
    example: "A sheet on the fridge. People forget to look, and nobody knows which one is the newest.",
  },
  {
    id: "report",
    words: {
      en: "monthly report*, weekly report*, daily report*, yearly report*, annual report*, quarterly report*, end of year report*, a report, reports for, report for, report as, report with, reports per, pdf report*, dashboard*, statistic, statistics, stats, summary, summaries, chart, charts, totals, overview, export, exports, exported, csv, download, downloads, print, prints, printout*, printable, each quarter how many, how much i earn*, pass rate, revenue per, utilisation, utilization, income vs",
      de: "einen bericht, berichte, jahresbericht*, monatsbericht*, statistik*, auswert*, übersicht, diagramm*, export*, csv, ausdruck*, ausdrucken, drucken, als pdf, herunterlad*, jahresende",
      fr: "rapport, rapports, statistique*, bilan*, tableau de bord, récapitulatif*, export*, csv, imprimer, télécharger",
      es: "informe, informes, estadístic*, resumen, resúmenes, un panel, panel de control, reporte, reportes, exportar, csv, imprimir, descargar, las ventas",
      pt: "relatório*, estatística*, resumo, painel, exportar, csv, imprimir, baixar",
      it: "un report, report mensile, rapporto, resocont*, statistich*, riepilog*, esportare, csv, stampare, scaricare",
      nl: "rapport, rapporten, rapportage*, overzicht*, statistiek*, exporteren, csv, afdrukken, downloaden",
      zh: "报表, 统计, 汇总, 报告, 导出, 打印",
    },
    butNot:
      "take a report, print your, print the environment, a report of, 3d print*, art prints, finger prints, print run*, seating chart*, order prints, charting, download the app, printed label*, import from a csv, from a csv, csv import*, good rapport, build rapport, the charts, music charts",
    question: "Who gets the list or the figures, how often, and what do they decide by them?",
    example: "The treasurer, at the end of the month. By the totals she decides whether the fee goes up.",
  },
  {
    id: "proof",
    words: {
      en: "inspector*, insurance*, insurer*, authority, authorities, tax office, taxes, tax, auditor*, the police, regulator*, council, accountant*, by law, legal, legally, compliance, haccp, ministry, city hall, for the city, licensing, funder*, safety officer*, law says, the law, the state wants, wants proof",
      de: "behörde*, versicherung*, finanzamt, prüfer*, steuerberater*, gesetzlich*, vorschrift*, gesundheitsamt, gemeinde, jugendamt",
      fr: "assurance*, mairie, préfecture, comptable*, inspecteur*, sécurité sociale",
      es: "inspector*, inspecci*, aseguradora*, ayuntamiento, hacienda, gestoría, policía, sanidad, auditor*",
      pt: "fiscalização, fiscal, seguradora*, prefeitura, contador, contadora, vigilância, auditoria",
      it: "assicurazion*, il comune, commercialista, ispettor*, ispezion*, asl",
      nl: "verzekering*, gemeente, inspectie*, belastingdienst, boekhouder*, accountant*",
      zh: "监管, 审计, 政府, 保险, 会计, 税务",
    },
    butNot:
      "student council*, council estate*, council flat*, nota fiscal, codice fiscale, tax free, pre tax, home inspection*, quality assurance",
    question: "What does whoever checks you want to see, how far back, and what if it is missing?",
    example:
      "The cleaning list of the last twelve months, on paper. A gap of more than a day costs us points.",
  },
  {
    id: "offline",
    words: {
      en: "offline, no signal, bad signal, poor signal, weak signal, without signal, no internet, bad internet, poor internet, without internet, no reception, bad reception, no wifi, bad wifi, wifi is, wifi fails, wifi drops, no network, no connection in, no coverage, signal is, internet is bad, internet is slow, connection is bad",
      de: "offline, kein netz, kein empfang, kein internet, ohne internet, ohne netz, ohne empfang, funkloch*, schlechter empfang, kein wlan, schlechtes netz",
      fr: "hors ligne, pas de réseau, sans réseau, hors connexion, pas de connexion, pas internet, mal le réseau",
      es: "sin cobertura, no hay cobertura, sin conexión, sin internet, sin señal, no hay señal, poca señal, no hay internet",
      pt: "sem sinal, sem internet, não tem sinal, não tem internet, não pega, sem rede",
      it: "senza rete, senza internet, non c'è campo, senza campo, non prende, non c'è rete",
      nl: "geen bereik, geen internet, zonder internet, slecht bereik, geen wifi",
      zh: "没有网络, 没网, 没有信号, 离线, 断网, 没信号",
    },
    question: "Where is there no signal, what must work there all the same, and what can wait?",
    example:
      "In the cellar. Writing the list has to work there; the photos may go up when I am back in the office.",
  },
  {
    id: "languages",
    words: {
      en: "languages, language, translat*, bilingual, multilingual, speak, speaks, english, in spanish, in french, in german, and german, and french, and spanish, in arabic, and arabic, and turkish, in turkish, and polish, in polish, romanian, norwegian, ukrainian, right to left",
      de: "sprache, sprachen, zweisprachig*, mehrsprachig*, übersetz*, auf englisch, auf türkisch, auf deutsch, deutsch und",
      fr: "langue, langues, bilingue*, traduire, traduction*, traduit*, en anglais, en arabe",
      es: "idioma, idiomas, bilingüe*, traduc*, en inglés, catalán, en valenciano, euskera",
      pt: "idioma*, bilíngue*, tradu*, em inglês, em espanhol",
      it: "lingua, lingue, tradurre, traduzion*, in inglese, in tedesco",
      nl: "taal, talen, tweetalig*, vertaal*, vertaling*, in het engels, engels, in het pools",
      zh: "语言, 双语, 翻译, 英文, 英语",
    },
    butNot:
      "maths english, math english, english lesson*, english class*, english teacher*, english course*, speak to, speaks to, speak with, speak up, speak for, sign language, speaks about, so to speak, my english, english is, plain language, programming language*, bad english, learn english",
    question: "Who needs which language, and who writes or checks the texts in it?",
    example:
      "The drivers read Turkish, the office German. My brother writes both; what drivers type stays as it is.",
  },
  {
    id: "handy",
    words: {
      en: "not techy, not tech savvy, non technical, old phone*, older phone*, older people, older members, elderly, seniors, grandma*, grandpa*, grandmother, grandfather, big button*, large button*, large text, big text, big letters, large print, # so, year old to use, year olds, not good with phone*, not good with computer*, no smartphone, dyslex*, wcag, accessib*, can't read, cant read, cannot read, hate computer*, hates computer*, more than words, old people, with gloves, wearing gloves, dirty hands, dirty fingers, wet hands, one tap, one thumb, one hand, my nan, my gran, eyes are not",
      de: "senioren, ältere, älteren, oma, opa, große schrift, große knöpfe, barrierefrei*, rentner*, kein smartphone, handschuhe*",
      fr: "personnes âgées, seniors, mamie, papi, gros boutons, accessib*, malvoyant*, à l'aise avec",
      es: "personas mayores, abuel*, botones grandes, letra grande, accesib*, gente mayor, mi madre, muy mayor*",
      pt: "idoso, idosos, idosa, idosas, avó, avô, botões grandes, letra grande, acessib*",
      it: "anzian*, nonni, nonna, nonno, semplicissim*, accessib*, pulsanti grandi",
      nl: "ouderen, oma, opa, grote letters, grote knoppen, slechtziend*, bejaard*",
      zh: "老人, 大字, 老年, 不会用手机",
    },
    butNot: "private accessible, accessible by car",
    question: "Who will find it hardest to use, and at which point would they give up?",
    example: "My father, 78. He types nothing, but he presses one big button when it says what happens then.",
  },
  {
    id: "place",
    words: {
      en: "gps, gpx, map, maps, near me, nearby, nearest, within # km, distance, distances, km away, miles away, live location, exact location, where the driver is, route, routes, driving order, van round, delivery round, stops in, list of stops, list with stops, of stops, his stops, their stops, sensible order, postcode*, pitch location, meeting point",
      de: "landkarte*, auf der karte, auf einer karte, karte mit, standort*, in der nähe, umkreis, gps, entfernung*, route, routen, die tour, eine tour, touren, tourenplan*",
      fr: "sur la carte, sur une carte, géolocalis*, à proximité, distance, gps, tournée, tournées, itinéraire*, trajet, trajets",
      es: "mapa, mapas, ubicaci*, cerca de, cercan*, gps, distancia, ruta, rutas, recorrido*, trayecto*",
      pt: "mapa, mapas, localização, perto de, gps, distância, as rotas, rotas do, a rota com, rota do dia, trajeto*, percurso*",
      it: "mappa, mappe, posizione, vicino a, nelle vicinanze, gps, percors*, itinerar*",
      nl: "op de kaart, op een kaart, locatie, locaties, in de buurt, afstand, gps, route, routes, ritten",
      zh: "地图, 定位, 附近, 距离, 路线",
    },
    butNot:
      "map out, mind map*, heat map*, road map*, site map, bus stops in, climbing route*, boulder route*, neue routen, tour guide*, guided tour*, de tour, rota's, keyboard map*",
    question: "Where does the place come from, how exact is it, and who gets to see it?",
    example: "They type their street, and others see only the part of town until both have said yes.",
  },
  {
    id: "membership",
    words: {
      en: "subscri*, membership*, monthly plan*, yearly plan*, season pass*, season ticket*, punch card*, credits, voucher*, gift card*, prepaid, package of lessons, lesson package*, packs of, buys a package, member plan*, day pass*, annual fee*, membership fee*",
      de: "abo, abos, abonnement*, mitgliedsbeitrag*, mitgliedsbeiträge, mitgliedschaft*, zehnerkarte*, gutschein*, guthaben",
      fr: "abonnement*, adhésion*, cotisation*, forfait*, bon cadeau, bons cadeaux, contrat, contrats",
      es: "suscri*, abono, abonos, bono, bonos, cuota, cuotas, membres*",
      pt: "mensalidade*, plano mensal, pacote*, cota, cotas",
      it: "abbonament*, quota, quote associative, tesser*",
      nl: "abonnement*, lidmaatschap*, contributie*, strippenkaart*",
      zh: "会员, 套餐, 订阅, 会费, 课时",
    },
    butNot: "newsletter subscri*, subscribe to the newsletter, calendar subscri*, favourite quote*",
    question: "What does a member or buyer get, for how long, and how do they pause or end it?",
    example:
      "Ten lessons within a year. When they are away for a month it waits, and unused ones are gone after that.",
  },
  {
    id: "ai",
    words: {
      en: "ai, gpt*, chatgpt, llm, artificial intelligence, machine learning",
      de: "ki, künstliche intelligenz",
      fr: "une ia, l'ia, par ia, intelligence artificielle",
      es: "una ia, la ia, con ia, por ia, inteligencia artificial",
      pt: "uma ia, com ia, inteligência artificial",
      it: "intelligenza artificiale",
      nl: "kunstmatige intelligentie",
      zh: "人工智能",
    },
    question: "What may the AI decide alone, who checks it, and what if it is wrong?",
    example: "It only suggests. I read every answer before it goes out, and a wrong one I can simply delete.",
  },
  {
    id: "first",
    spare: true,
    words: {
      en: "first version, version #, v#, mvp, phase #, nice to have, later on, for now, start with, to start, start small, not now, maybe later, would be later",
      de: "erste version, für den anfang, später mal, zum start",
      fr: "première version, dans un premier temps, pour commencer",
      es: "primera versión, para empezar, más adelante",
      pt: "primeira versão, para começar, mais para frente",
      it: "prima versione, per cominciare, in futuro",
      nl: "eerste versie, om te beginnen",
      zh: "第一版, 先做",
    },
    butNot: "start with the, to start the, start with a",
    question: "What has to work on the first day, and what can wait?",
    example: "On the first day the list and the reminder. Statistics can wait until summer.",
  },
];
