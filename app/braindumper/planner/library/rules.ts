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
      en: "until #, until #am, until #pm, until noon, until midnight, until friday, until saturday, until sunday, until monday, until the deadline, until the day before, by #am, by #pm, by # am, by # pm, by noon, by friday, before #am, before #pm, before # am, before # pm, before noon, no later than, not later than, at the latest, cutoff, cut off, closing time, # hours before, # hrs before, # days before, # weeks before, #h before, the deadline, deadline is, deadline for, before monday, before tuesday, before wednesday, before thursday, before friday, before saturday, before sunday, before midday, before midnight, until the night before, until the evening before, up to the day before, by the day before, by the evening before, noon the day before, less than a day before, up to # days before, up to # hours before",
      de: "bis # uhr, bis spätestens, spätestens, # stunden vorher, # tage vorher, anmeldeschluss, frist, einsendeschluss, bis freitag, bis sonntag, bis mittwoch, bis donnerstag, bis zum, vor # uhr, bis am vortag",
      fr: "avant # h, avant #h, avant #h#, jusqu'à # h, jusqu'à #h, au plus tard, # heures avant, #h avant, # jours avant, date limite, avant le, avant lundi, avant mardi, avant midi, avant vendredi, avant samedi, avant dimanche, jusqu'à la veille, annulation la veille, annuler la veille",
      es: "antes de las #, hasta las #, a más tardar, # horas antes, #h antes, # días antes, fecha límite, hasta el día antes",
      pt: "até as #, até às #, até o dia, até #h, no máximo até, # horas antes, #h antes, # dias antes, prazo, até um dia antes",
      it: "entro le #, entro #, entro il, al massimo entro, # ore prima, # giorni prima, fino alle #, fino al giorno prima",
      nl: "voor # uur, tot # uur, uiterlijk, # uur van tevoren, # dagen van tevoren, tot een dag van tevoren",
      zh: "截止, 点前, 点之前, 提前",
    },
    butNot:
      "until now, reminder # hours before, reminder #h before, reminder # days before, reminders # days before, remind them # days before, remind us # days before, remind me # days before, reminder # weeks before, reminder # day before, after the deadline, past the deadline, until the deadline has, nach der frist",
    insteadOf: ["order", "come"],
    asksWhatThen: true,
    question: "What happens when somebody is too late, and who may make an exception?",
    example: "They have to ask me, and I decide. Otherwise it stays as it was.",
  },
  {
    id: "rule-after",
    words: {
      en: "after # days, after # weeks, after # months, after # years, after # minutes, after # mins, after # min, after # hours, after # hrs, after a day, after a week, after a month, after a year, for # days, for # weeks, for # months, within # hour*, within # minute*, within # min, within # day*, within # week*, within # month*, within #h, within # hrs, within an hour, within a day, within a week, have # days, has # days, get # days, get # hours, every hour of",
      de: "nach # tagen, nach # wochen, nach # monaten, nach # jahren, nach # minuten, nach # stunden, nach # min, innerhalb von #, binnen #, # tage zeit, # stunden zeit, für # tage, für # stunden",
      fr: "après # jours, après # semaines, après # mois, dans les # heures, dans les # jours, dans moins de #, sous # jours, sous # heures, au bout de #, a # jours pour, ont # jours pour, a # heures pour, ont # heures pour, pendant # jours",
      es: "después de # días, pasados # días, a los # días, hace más de #, tiene # días, tienen # días, tiene # horas, tienen # horas, durante # días, en # horas, en # días",
      pt: "depois de # dias, após # dias, há mais de #, tem # dias, têm # dias, tem # horas, têm # horas, durante # dias, em até #, em # horas, em # dias",
      it: "dopo # giorni, dopo # settimane, dopo # ore, dopo # minuti, ha # giorni, hanno # giorni, ha # ore, hanno # ore, per # giorni, entro # ore, entro # giorni",
      nl: "na # dagen, na # weken, na # uur, na # minuten, binnen # uur, binnen # dagen, binnen # weken, heeft # dagen, hebben # dagen, # dagen de tijd",
      zh: "天后, 天内, 小时内, 小时后, 分钟后, 分钟内",
    },
    butNot: "for # days a, for # hours a, for # months now, for # weeks now, a los # días de semana",
    question: "From which moment does this time count, and what stops or prolongs it?",
    example: "From the moment the message went out. I may prolong it once, for as long again.",
  },
  {
    id: "rule-limit",
    words: {
      en: "at most #, at most two, max #, # max, week max, day max, maximum of #, maximum #, min #, minimum #, minimum of #, at least #, up to #, no more than #, not more than #, more than #, more than once, more than twice, less than #, fewer than #, below #, above #, is over #, are over #, if over #, goes over #, over # euro*, over # eur, over # pounds, over # dollars, over #km, over # kg, under # euro*, under # pounds, under #, only # per, # at a time, # at once, limited to #, limit of #, exceeds #, # or more, not below #, stay below #, inside # km, only #",
      de: "höchstens #, maximal #, max #, mindestens #, mehr als #, weniger als #, über #, unter #, bis zu #, nicht mehr als #, # gleichzeitig, # auf einmal",
      fr: "au plus #, maximum #, # maximum, # max, max #, au moins #, plus de #, moins de #, jusqu'à #, minimum #, dépasse #, # à la fois",
      es: "máximo #, como máximo #, # como máximo, máx #, mínimo #, al menos #, más de #, menos de #, hasta #, # a la vez",
      pt: "no máximo #, máximo de #, até # por, máx #, no mínimo #, mínimo de #, pelo menos #, mais de #, menos de #, # ao mesmo tempo, # por vez",
      it: "al massimo #, massimo #, max #, almeno #, minimo #, più di #, meno di #, fino a #, # alla volta",
      nl: "maximaal #, hooguit #, max #, minimaal #, minstens #, meer dan #, minder dan #, tot #, ten hoogste #, # dingen tegelijk, # tegelijk",
      zh: "最多, 至少, 不超过, 超过, 以上, 以下, 上限",
    },
    butNot:
      "in under #, more than # year*, over # year*, more than # people, hasta las #, jusqu'à # h, antes de, tot # uur, for more than #, older than #, hasta # de, more than # taps, more than # clicks, only # of us, only # taps, only # clicks, only # minutes, only # hours, only # days, more than # minutes, not more than # minutes, no more than # minutes, more than # hours, less than # minutes, less than # hours, it should take, más de # minutos, mehr als # minuten, plus de # minutes, fino a # minuti, bis zu # minuten, up to # minutes, up to # mins, at least # min, at least # mins, at least # minutes, at least # hours, mindestens # minuten, spend more than #, kids under #, children under #, anyone under #, kinder unter #, unter # jahren, menos de # años, moins de # ans, menos de # anos, meno di # anni",
    asksWhatThen: true,
    question: "What happens exactly at this limit, and who may go beyond it?",
    example: "At exactly that number it is still fine. Anything else they have to ask me first.",
  },
  {
    id: "rule-never",
    words: {
      en: "must never, may never, can never, never see, never sees, nobody may, nobody can, nobody else, nobody should, no one else, no one may, no one can, no one should, under no circumstances, can't book, can't vote, cannot book, can't see, cant see, cannot see, nobody leaves, nobody gets, nobody goes, no one gets, no one leaves, should never, never be, must not, mustn't, may not, should not, shouldn't, shouldnt, cannot be, can not be, can't be, cant be, is forbidden, are forbidden, not allowed, isn't allowed, aren't allowed, can't play, cannot play",
      de: "dürfen nie, darf niemand, niemand darf, niemand sonst, auf keinen fall, nicht sehen, darf nicht, dürfen nicht, darf nie, niemals, verboten, darf kein",
      fr: "ne doit jamais, ne doivent jamais, personne ne doit, personne ne peut, pas voir, ne voient pas, ne voit pas, ne doit pas, ne doivent pas, ne peut pas, ne peuvent pas, interdit",
      es: "nadie puede, nadie más, nadie debe, nunca puede, nunca pueden, no puede, no pueden, no debe, no deben, prohibido",
      pt: "ninguém pode, ninguém mais, nunca pode, nunca podem, não pode, não podem, não deve, proibido",
      it: "nessuno può, nessun altro, nessuno deve, non deve, non devono, non può, non possono, mai più, vietato",
      nl: "mag nooit, mogen nooit, niemand mag, mag niemand, niet zien, mag niet, mogen niet, verboden",
      zh: "看不到, 不能看, 不能, 不得, 禁止, 不可以, 不准",
    },
    butNot:
      "nobody can find, nobody can read, nobody gets bored, nobody can say, nobody can remember, it must never, app must never, it can never, it should not, it shouldn't, it must not, may not be able, may not know, may not have, should not be hard, should not be a problem, should not cost, must not cost, can't be that hard, can't be bothered, shouldn't be, personne ne, non può venire, jamais su, no puede ser",
    question: "How might somebody break this rule by mistake, and what should the app do then?",
    example: "Somebody overlooks it in a hurry. The app stops them and says why.",
  },
  {
    id: "rule-only",
    words: {
      en: "only",
      de: "nur mitglieder, nur eltern, nur trainer, nur leiter, nur admins, nur wer, dürfen nur, darf nur, sehen nur, sieht nur, nur der, nur die, nur für, nur mit, nur wenn, nur ich",
      fr: "seul le, seule la, seuls les, seules les, ne voit que, ne voient que, seulement, uniquement, seul moi",
      es: "solo puede, solo pueden, solo quien, solo quienes, solo ve, solo ven, solo el, solo la, solo los, solo las, solo si, solo se, solo yo, solo con, solo para, solamente, únicamente",
      pt: "só quem, só pode, só podem, só vê, só veem, só eu, só o, só os, só para, só com, somente, apenas",
      it: "solo chi, può solo, possono solo, vede solo, vedono solo, solo il, solo lo, solo i, solo gli, solo le, solo se, solo con, solo per, solo io, solo noi, soltanto, solamente",
      nl: "alleen wie, alleen leden, alleen ouders, mag alleen, mogen alleen, ziet alleen, zien alleen, alleen de, alleen het, alleen als, alleen met, alleen voor, alleen ik, alleen wij, enkel",
      zh: "只有, 仅限, 只能",
    },
    butNot:
      "app can only, app may only, app only, paper only, print only, only marking, solo puede ser, darf nur noch, only those who want, nur wer will, nur wer möchte, alleen wie wil, solo quien quiera, só quem quiser, solo chi vuole, write only in, answer only, reply only, output only, not only, if only, only want*, the only, only need*, only just, only problem, only thing, only then, only a, only know*, only have, the only one, only ever, only one, only when i, just only, read only, nicht nur, nur so, nur noch, nur ein, niet alleen, non solo, no solo, no sólo, não só, da solo, da soli, da sola, seul coup, seul endroit, solo tengo, solo quiero, só quero, só preciso, alleen maar, only #, free only, only because, only an",
    question: "When is there an exception to this, and what if somebody tries anyway?",
    example: "When I am away, my deputy decides. Whoever else tries is told whom to ask.",
  },
  {
    id: "rule-every",
    words: {
      en: "every week, every month, every year, every quarter, every season, every # day*, every # week*, every # month*, every # year*, every # hour*, every # minute*, every #km, every # km, every monday another, every monday somebody, every monday someone, every monday one of, each monday another, each monday somebody, each monday someone, each monday one of, every tuesday another, every tuesday somebody, every tuesday someone, every tuesday one of, each tuesday another, each tuesday somebody, each tuesday someone, each tuesday one of, every wednesday another, every wednesday somebody, every wednesday someone, every wednesday one of, each wednesday another, each wednesday somebody, each wednesday someone, each wednesday one of, every thursday another, every thursday somebody, every thursday someone, every thursday one of, each thursday another, each thursday somebody, each thursday someone, each thursday one of, every friday another, every friday somebody, every friday someone, every friday one of, each friday another, each friday somebody, each friday someone, each friday one of, every saturday another, every saturday somebody, every saturday someone, every saturday one of, each saturday another, each saturday somebody, each saturday someone, each saturday one of, every sunday another, every sunday somebody, every sunday someone, every sunday one of, each sunday another, each sunday somebody, each sunday someone, each sunday one of, every second friday, every second saturday, every second sunday, every second day, every second week, every second year, every second month, every other day, every other week, every first, every last, each week, each month, each year, each quarter, once a week, once a month, once a day, once a year, once a quarter, # times a week, # times a day, # times a year",
      de: "jede woche, jeden monat, jedes jahr, alle # tage, alle # wochen, alle # monate, alle # jahre, alle # stunden, wöchentlich, monatlich, jährlich, einmal im jahr, einmal im monat, einmal die woche, # mal im jahr, # mal pro woche",
      fr: "chaque semaine, chaque mois, chaque année, tous les # jours, tous les # mois, toutes les # semaines, tous les # ans, tous les mois, une fois par, # fois par",
      es: "cada semana, cada mes, cada año, cada quincena, cada # días, cada # semanas, cada # meses, cada # años, cada # horas, todos los meses, todas las semanas, una vez al, # veces al",
      pt: "cada semana, cada mês, toda semana, todo mês, a cada # dias, a cada # meses, a cada # semanas, a cada # anos, uma vez por, # vezes por, semanalmente, mensalmente",
      it: "ogni settimana, ogni mese, ogni anno, ogni # giorni, ogni # mesi, ogni # settimane, ogni # anni, una volta al, # volte al",
      nl: "elke week, elke maand, elk jaar, iedere week, iedere maand, elke # dagen, elke # weken, elke # maanden, om de # weken, om de # maanden, wekelijks, maandelijks, jaarlijks, een keer per, # keer per",
      zh: "每周, 每月, 每年, 每个月, 每星期",
    },
    butNot: "change tous les, at most once a week, only once a week",
    asksWhatThen: true,
    question: "What happens when one is missed or comes late, and who notices?",
    example: "It stays red on my list until it was done. After two days I get a message.",
  },
];
