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
      "until now, reminder # hours before, reminder #h before, reminder # days before, reminders # days before, remind them # days before, remind us # days before, remind me # days before, reminder # weeks before, reminder # day before",
    question: "What happens when somebody is too late, and who may make an exception?",
    example: "It stays closed for them, and they call me. I may still let somebody in.",
  },
  {
    id: "rule-after",
    words: {
      en: "after # days, after # weeks, after # months, after # years, after # minutes, after # mins, after # min, after # hours, after # hrs, after a day, after a week, after a month, after a year, for # days, for # minutes, for # hours, for # hrs, for # weeks, for # months, for #h, within # hour*, within # minute*, within # min, within # day*, within # week*, within # month*, within #h, within # hrs, within an hour, within a day, within a week, have # hours, has # hours, have # days, has # days, have #h, have # minutes, get # days, get # hours, every hour of, only # minutes, only # hours, only # days",
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
      en: "at most #, at most two, max #, # max, week max, day max, maximum of #, maximum #, min #, minimum #, minimum of #, at least #, up to #, no more than #, not more than #, more than #, more than once, more than twice, more than a day, more than a week, less than #, fewer than #, below #, above #, is over #, are over #, if over #, goes over #, over # euro*, over # eur, over # pounds, over # dollars, over #km, over # kg, under # euro*, under # pounds, under #, only # per, # at a time, limited to #, limit of #, exceeds #, # or more, not below #, stay below #, inside # km, within # km, within #km, only #",
      de: "höchstens #, maximal #, max #, mindestens #, mehr als #, weniger als #, über #, unter #, bis zu #, nicht mehr als #",
      fr: "au plus #, maximum #, # maximum, # max, max #, au moins #, plus de #, moins de #, jusqu'à #, minimum #, dépasse #",
      es: "máximo #, como máximo #, # como máximo, máx #, mínimo #, al menos #, más de #, menos de #, hasta #",
      pt: "no máximo #, máximo de #, até # por, máx #, no mínimo #, mínimo de #, pelo menos #, mais de #, menos de #",
      it: "al massimo #, massimo #, max #, almeno #, minimo #, più di #, meno di #, fino a #",
      nl: "maximaal #, hooguit #, max #, minimaal #, minstens #, meer dan #, minder dan #, tot #, ten hoogste #",
      zh: "最多, 至少, 不超过, 超过, 以上, 以下, 上限",
    },
    butNot:
      "in under #, more than # year*, over # year*, more than # people, hasta las #, jusqu'à # h, antes de, tot # uur, for more than #, older than #, hasta # de, more than # taps, more than # clicks, only # of us, only # taps, only # clicks, only # minutes, only # hours, only # days",
    question: "What happens exactly at this limit, and who may go beyond it?",
    example: "At exactly that number it is still fine. Beyond it they have to ask me first.",
  },
  {
    id: "rule-never",
    words: {
      en: "must never, should never, may never, can never, never show*, never see, never be, must not, mustn't, may not, should not, shouldn't, shouldnt, cannot be, can not be, can't be, cant be, nobody may, nobody can, nobody else, nobody should, no one else, no one may, no one should, is forbidden, are forbidden, not allowed, isn't allowed, aren't allowed, under no circumstances, can't book, can't play, cannot play, can't vote, cannot book, must not see, can't see, cant see, cannot see, don't see, doesn't see, not see, never print, never go out, never give, never send, never without, never more, never together, never alone, nobody leaves, nobody gets, nobody goes, no one gets, no one leaves",
      de: "darf nicht, dürfen nicht, darf nie, darf niemand, niemand darf, niemand sonst, auf keinen fall, niemals, verboten, darf kein, nicht sehen",
      fr: "ne doit jamais, ne doivent jamais, ne doit pas, ne doivent pas, ne peut pas, ne peuvent pas, personne ne doit, interdit, jamais, pas voir, ne voient pas, ne voit pas",
      es: "no puede, no pueden, no debe, no deben, nunca, nadie puede, nadie más, prohibido, no ven, no ve, no puede ver",
      pt: "não pode, não podem, nunca, ninguém pode, ninguém mais, não deve, proibido, não vê, não veem",
      it: "non deve, non devono, non può, non possono, mai più, nessuno può, nessun altro, vietato, non vede, non vedono, nessuno deve",
      nl: "mag niet, mogen niet, mag nooit, niemand mag, nooit, verboden, mag niemand, niet zien, zien niet, ziet niet",
      zh: "不能, 不得, 禁止, 不可以, 不准, 看不到",
    },
    butNot:
      "may not be able, may not know, may not have, should not be hard, should not be a problem, should not cost, must not cost, can't be that hard, can't be bothered, shouldn't be, personne ne, non può venire, jamais su, no puede ser, nobody can find, nobody can read, nobody gets bored",
    question: "How might somebody break this rule by mistake, and what should the app do then?",
    example: "Two people press at the same second. The first one counts, the other is told at once.",
  },
  {
    id: "rule-only",
    words: {
      en: "only",
      de: "nur",
      fr: "seulement, uniquement, seul le, seule la, seuls les, seules les",
      es: "solo el, solo la, solo los, solo las, solo si, solo se, solo con, solo para, solo puede, solo pueden, solo quien, solo quienes, solo ve, solo ven, solamente, únicamente",
      pt: "só o, só os, só quem, só para, só pode, só podem, só com, só vê, só veem, somente, apenas",
      it: "solo il, solo lo, solo i, solo gli, solo le, solo chi, solo se, solo con, solo per, soltanto, solamente",
      nl: "alleen de, alleen het, alleen wie, alleen als, alleen met, alleen voor, alleen leden, enkel",
      zh: "只有, 仅限, 只能",
    },
    butNot:
      "write only in, answer only, reply only, output only, not only, if only, only want*, the only, only need*, only just, only problem, only thing, only then, only a, only know*, only have, the only one, only ever, only one, only when i, just only, read only, nicht nur, nur so, nur noch, nur ein, niet alleen, non solo, no solo, no sólo, não só, da solo, da soli, da sola, seul coup, seul endroit, solo tengo, solo quiero, só quero, só preciso, alleen maar, only #, only me, only us, nur ich, nur wir, only i use, only for me, only for us, for me only, only numbers, only names, only show, only shows, only the name, nur name, nur namen, names only, name only, wants only",
    question: "When is there an exception to this, and what if somebody tries anyway?",
    example: "When I am away, my deputy decides. Whoever else tries is told whom to ask.",
  },
  {
    id: "rule-every",
    words: {
      en: "every day, every week, every month, every year, every morning, every evening, every night, every hour, every quarter, every season, every spring, every autumn, every monday, every tuesday, every wednesday, every thursday, every friday, every saturday, every sunday, every # day*, every # week*, every # month*, every # year*, every # hour*, every # minute*, every #km, every # km, every second friday, every second saturday, every second sunday, every second day, every second week, every second year, every second month, every other day, every other week, every first, every last, each day, each week, each month, each year, each morning, each evening, each night, each spring, each quarter, each monday, each friday, each saturday, each sunday, twice a year, twice a week, twice a month, twice a day, once a week, once a month, once a day, once a year, once a quarter, #x a week, # times a week, # times a day, # times a year, on the #st",
      de: "jeden tag, jede woche, jeden monat, jedes jahr, jeden morgen, jeden abend, jeden montag, jeden dienstag, jeden mittwoch, jeden donnerstag, jeden freitag, jeden samstag, jeden sonntag, alle # tage, alle # wochen, alle # monate, alle # jahre, alle # stunden, täglich, wöchentlich, monatlich, jährlich, einmal im jahr, einmal im monat, einmal die woche, # mal im jahr, # mal pro woche",
      fr: "chaque jour, chaque semaine, chaque mois, chaque année, chaque matin, chaque soir, chaque lundi, chaque mardi, chaque mercredi, chaque jeudi, chaque vendredi, chaque samedi, chaque dimanche, tous les # jours, tous les # mois, toutes les # semaines, tous les # ans, tous les jours, tous les mois, tous les soirs, tous les matins, par an, une fois par, # fois par",
      es: "cada día, cada semana, cada mes, cada año, cada quincena, cada mañana, cada noche, cada lunes, cada martes, cada miércoles, cada jueves, cada viernes, cada sábado, cada domingo, cada # días, cada # semanas, cada # meses, cada # años, cada # horas, todos los días, todos los meses, todas las semanas, una vez al, # veces al",
      pt: "cada dia, cada semana, cada mês, toda semana, todo mês, todo dia, toda segunda, toda sexta, todo sábado, todo domingo, a cada # dias, a cada # meses, a cada # semanas, a cada # anos, uma vez por, # vezes por, semanalmente, mensalmente",
      it: "ogni giorno, ogni settimana, ogni mese, ogni anno, ogni mattina, ogni sera, ogni lunedì, ogni martedì, ogni giovedì, ogni venerdì, ogni sabato, ogni domenica, ogni # giorni, ogni # mesi, ogni # settimane, ogni # anni, una volta al, # volte al",
      nl: "elke dag, elke week, elke maand, elk jaar, elke ochtend, elke avond, iedere dag, iedere week, iedere maand, elke maandag, elke vrijdag, elke zaterdag, elke zondag, elke # dagen, elke # weken, elke # maanden, om de # weken, om de # maanden, dagelijks, wekelijks, maandelijks, jaarlijks, een keer per, # keer per",
      zh: "每天, 每周, 每月, 每年, 每个月, 每星期, 每晚, 每天早上",
    },
    butNot:
      "daily life, change tous les, daily rate*, every monday # #, every monday from #, every tuesday # #, every tuesday from #, every wednesday # #, every wednesday from #, every thursday # #, every thursday from #, every friday # #, every friday from #, every saturday # #, every saturday from #, every sunday # #, every sunday from #",
    question: "What happens when one is missed or comes late, and who notices?",
    example: "It stays red on my list until it was done. After two days I get a message.",
  },
];
