import type { Topic } from "./types";

/**
 * Questions about rules that the author states ("every 6 months", "only members"). They are written like topics. The quote
 * is the short clause around the words, and a negation before them does not matter. Two of them are asked at most, if
 * topics call as well: the upper ones.
 */
export const RULES: Topic[] = [
  {
    id: "rule-deadline",
    words: {
      en: "within # hour*, within # minute*, within # min, within # day*, within # week*, within # month*, within #h, within #min, within an hour, within a day, within a week, within the hour, until #, until #am, until #pm, until noon, until midnight, until friday, until saturday, until sunday, until monday, until the deadline, until the day before, by #am, by #pm, by # am, by # pm, by noon, by friday, before #am, before #pm, before # am, before # pm, before tuesday, before noon, no later than, not later than, at the latest, deadline*, cutoff, cut off, closing time, # hours before, # hrs before, # days before, # weeks before, #h before, the day before, the night before, the evening before, day before, # minutes before, #min before, after # days, after # weeks, after # months, after # years, after # minutes, after # hours, after a week, after a month, after #am, after #pm, for # days, for # minutes, # minutes late",
      de: "bis # uhr, bis spätestens, spätestens, innerhalb von #, binnen #, # stunden vorher, # tage vorher, am tag vorher, am vortag, nach # tagen, nach # wochen, nach # monaten, nach # jahren, nach # minuten, anmeldeschluss, frist, einsendeschluss, bis freitag, bis sonntag, bis mittwoch, bis donnerstag, bis zum, vor # uhr",
      fr: "avant # h, avant #h, avant #h#, jusqu'à # h, jusqu'à #h, au plus tard, la veille, dans les # heures, # heures avant, #h avant, # jours avant, après # jours, après # semaines, dans moins de #, sous # jours, date limite, avant le",
      es: "antes de las #, hasta las #, a más tardar, # horas antes, #h antes, # días antes, el día antes, un día antes, en # horas, después de # días, pasados # días, fecha límite, hace más de #, a los # días",
      pt: "até as #, até às #, até o dia, até #h, no máximo até, # horas antes, #h antes, # dias antes, um dia antes, em até #, depois de # dias, após # dias, há mais de #, prazo",
      it: "entro le #, entro #, entro il, al massimo entro, # ore prima, # giorni prima, il giorno prima, dopo # giorni, dopo # settimane, fino alle #",
      nl: "voor # uur, tot # uur, uiterlijk, binnen # uur, binnen # dagen, # uur van tevoren, # dagen van tevoren, een dag van tevoren, na # dagen, na # weken",
      zh: "截止, 点前, 点之前, 天内, 小时内, 提前",
    },
    butNot: "for # days a, until now",
    question: "From which moment does this time count, and what happens when it is too late?",
    example: "From the moment the mail went out. Later they have to call me, and I decide.",
  },
  {
    id: "rule-limit",
    words: {
      en: "at most #, at most two, max #, # max, week max, day max, maximum of #, maximum #, min #, minimum #, minimum of #, at least #, up to #, no more than #, not more than #, more than #, more than once, more than twice, more than a day, more than a week, less than #, fewer than #, below #, above #, is over #, are over #, if over #, goes over #, over # euro*, over # eur, over # pounds, over # dollars, over #km, over # kg, under # euro*, under # pounds, under #, only # per, # at a time, limited to #, limit of #, exceeds #, # or more, not below #, stay below #, inside # km, within # km, within #km",
      de: "höchstens #, maximal #, max #, mindestens #, mehr als #, weniger als #, über #, unter #, bis zu #, nicht mehr als #",
      fr: "au plus #, maximum #, # maximum, # max, max #, au moins #, plus de #, moins de #, jusqu'à #, minimum #, dépasse #",
      es: "máximo #, como máximo #, # como máximo, máx #, mínimo #, al menos #, más de #, menos de #, hasta #",
      pt: "no máximo #, máximo de #, até # por, máx #, no mínimo #, mínimo de #, pelo menos #, mais de #, menos de #",
      it: "al massimo #, massimo #, max #, almeno #, minimo #, più di #, meno di #, fino a #",
      nl: "maximaal #, hooguit #, max #, minimaal #, minstens #, meer dan #, minder dan #, tot #, ten hoogste #",
      zh: "最多, 至少, 不超过, 超过, 以上, 以下, 上限",
    },
    butNot:
      "in under #, more than # year*, over # year*, more than # people, hasta las #, jusqu'à # h, antes de, tot # uur, for more than #, older than #, hasta # de",
    question: "What happens exactly at this limit, and who may go beyond it?",
    example:
      "At exactly 500 I sign alone. Above it my sister has to say yes as well, even when it is urgent.",
  },
  {
    id: "rule-every",
    words: {
      en: "every day, every week, every month, every year, every morning, every evening, every night, every hour, every quarter, every season, every spring, every autumn, every monday, every tuesday, every wednesday, every thursday, every friday, every saturday, every sunday, every # day*, every # week*, every # month*, every # year*, every # hour*, every # minute*, every #km, every # km, every second friday, every second saturday, every second sunday, every second day, every second week, every second year, every second month, every other day, every other week, every first, every last, each day, each week, each month, each year, each morning, each evening, each night, each spring, each quarter, each monday, each friday, each saturday, each sunday, weekly, monthly, daily, yearly, quarterly, annually, nightly, twice a year, twice a week, twice a month, twice a day, once a week, once a month, once a day, once a year, once a quarter, #x a week, # times a week, # times a day, # times a year, on the #st",
      de: "jeden tag, jede woche, jeden monat, jedes jahr, jeden morgen, jeden abend, jeden montag, jeden dienstag, jeden mittwoch, jeden donnerstag, jeden freitag, jeden samstag, jeden sonntag, alle # tage, alle # wochen, alle # monate, alle # jahre, alle # stunden, täglich, wöchentlich, monatlich, jährlich, einmal im jahr, einmal im monat, einmal die woche, # mal im jahr, # mal pro woche",
      fr: "chaque jour, chaque semaine, chaque mois, chaque année, chaque matin, chaque soir, chaque lundi, chaque mardi, chaque mercredi, chaque jeudi, chaque vendredi, chaque samedi, chaque dimanche, tous les # jours, tous les # mois, toutes les # semaines, tous les # ans, tous les jours, tous les mois, tous les soirs, tous les matins, par an, une fois par, # fois par",
      es: "cada día, cada semana, cada mes, cada año, cada quincena, cada mañana, cada noche, cada lunes, cada martes, cada miércoles, cada jueves, cada viernes, cada sábado, cada domingo, cada # días, cada # semanas, cada # meses, cada # años, cada # horas, todos los días, todos los meses, todas las semanas, una vez al, # veces al, semanal, mensual, anual",
      pt: "cada dia, cada semana, cada mês, toda semana, todo mês, todo dia, toda segunda, toda sexta, todo sábado, todo domingo, a cada # dias, a cada # meses, a cada # semanas, a cada # anos, uma vez por, # vezes por, semanal, mensal, semanalmente, mensalmente",
      it: "ogni giorno, ogni settimana, ogni mese, ogni anno, ogni mattina, ogni sera, ogni lunedì, ogni martedì, ogni giovedì, ogni venerdì, ogni sabato, ogni domenica, ogni # giorni, ogni # mesi, ogni # settimane, ogni # anni, una volta al, # volte al, settimanale, mensile, annuale",
      nl: "elke dag, elke week, elke maand, elk jaar, elke ochtend, elke avond, iedere dag, iedere week, iedere maand, elke maandag, elke vrijdag, elke zaterdag, elke zondag, elke # dagen, elke # weken, elke # maanden, om de # weken, om de # maanden, dagelijks, wekelijks, maandelijks, jaarlijks, een keer per, # keer per",
      zh: "每天, 每周, 每月, 每年, 每个月, 每星期, 每晚, 每天早上",
    },
    butNot: "daily life, change tous les, daily rate*",
    question: "When does this start, what counts as done, and who is told when it was not?",
    example:
      "Six months from the last inspection, also when that one was late. The caretaker and I get a message.",
  },
  {
    id: "rule-never",
    words: {
      en: "must never, should never, may never, can never, never show*, never see, never be, must not, mustn't, may not, should not, shouldn't, shouldnt, cannot be, can not be, can't be, cant be, nobody may, nobody can, nobody else, nobody should, no one else, no one may, no one should, is forbidden, are forbidden, not allowed, isn't allowed, aren't allowed, under no circumstances, can't book, can't play, cannot play, can't vote, cannot book",
      de: "darf nicht, dürfen nicht, darf nie, darf niemand, niemand darf, niemand sonst, auf keinen fall, niemals, verboten, darf kein",
      fr: "ne doit jamais, ne doivent jamais, ne doit pas, ne doivent pas, ne peut pas, ne peuvent pas, personne ne doit, interdit, jamais",
      es: "no puede, no pueden, no debe, no deben, nunca, nadie puede, nadie más, prohibido",
      pt: "não pode, não podem, nunca, ninguém pode, ninguém mais, não deve, proibido",
      it: "non deve, non devono, non può, non possono, mai più, nessuno può, nessun altro, vietato",
      nl: "mag niet, mogen niet, mag nooit, niemand mag, nooit, verboden, mag niemand",
      zh: "不能, 不得, 禁止, 不可以, 不准",
    },
    butNot:
      "may not be able, may not know, may not have, should not be hard, should not be a problem, should not cost, must not cost, can't be that hard, can't be bothered, shouldn't be, personne ne, non può venire, jamais su, no puede ser",
    question: "How might somebody break this rule by mistake, and what should the app do then?",
    example: "Two people press at the same second. The first one has it, the other is told at once.",
  },
  {
    id: "rule-only",
    words: {
      en: "only",
      de: "nur",
      fr: "seulement, uniquement, seul le, seule la, seuls les, seules les, seul moi",
      es: "solo el, solo la, solo los, solo las, solo si, solo se, solo yo, solo con, solo para, solo puede, solo pueden, solo quien, solo quienes, solo ve, solo ven, solamente, únicamente",
      pt: "só eu, só o, só os, só quem, só para, só pode, só podem, só com, só vê, só veem, somente, apenas",
      it: "solo il, solo lo, solo i, solo gli, solo le, solo chi, solo se, solo con, solo per, solo io, solo noi, soltanto, solamente",
      nl: "alleen de, alleen het, alleen wie, alleen als, alleen met, alleen voor, alleen leden, alleen ik, alleen wij, enkel",
      zh: "只有, 仅限, 只能",
    },
    butNot:
      "write only in, answer only, reply only, output only, not only, if only, only want*, the only, only need*, only just, only problem, only thing, only then, only a, only know*, only have, the only one, only ever, only one, only when i, just only, read only, nicht nur, nur so, nur noch, nur ein, niet alleen, non solo, no solo, no sólo, não só, da solo, da soli, da sola, seul coup, seul endroit, solo tengo, solo quiero, só quero, só preciso, alleen maar",
    question: "What is behind this rule, and what happens when somebody breaks it?",
    example:
      "The treasurer has to answer for the money. Whoever else tries is told to ask her, and she sees it.",
  },
];
