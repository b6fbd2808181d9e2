/**
 * Days, months, seasons and times of the day. They say when something is done and are never a thing that an app keeps.
 * One row a language, its words in the order of the English ones; "/" stands between words of the same meaning.
 */
const ENGLISH =
  "on Monday, on Tuesday, on Wednesday, on Thursday, on Friday, on Saturday, on Sunday, in January, in February, in March, in April, in May, in June, in July, in August, in September, in October, in November, in December, in spring, in summer, in autumn, in winter, in the morning, in the afternoon, in the evening, at night, at noon, at the weekend".split(
    ", ",
  );

const ROWS: Record<string, string> = {
  es: "lunes, martes, miércoles, jueves, viernes, sábado/sábados, domingo/domingos, enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre, primavera, verano, otoño, invierno, por_la_mañana, tarde/tardes/por_la_tarde, por_la_noche, noche/noches, mediodía, fin_de_semana/fines_de_semana",
  fr: "lundi/lundis, mardi/mardis, mercredi/mercredis, jeudi/jeudis, vendredi/vendredis, samedi/samedis, dimanche/dimanches, janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre, printemps, été, automne, hiver, matin/matins, après-midi, soir/soirs, nuit, midi, week-end/weekend/week-ends",
  de: "montag/montags, dienstag/dienstags, mittwoch/mittwochs, donnerstag/donnerstags, freitag/freitags, samstag/samstags, sonntag/sonntags, januar, februar, märz, april, mai, juni, juli, august, september, oktober, november, dezember, frühling/frühjahr, sommer, herbst, winter, morgens/vormittag/vormittags, nachmittag/nachmittags, abend/abends/abenden, nacht/nachts, mittag/mittags, wochenende/wochenenden",
  pt: "segunda/segunda-feira, terça/terça-feira, quarta/quarta-feira, quinta/quinta-feira, sexta/sexta-feira, sábado/sábados, domingo/domingos, janeiro, fevereiro, março, abril, maio, junho, julho, agosto, setembro, outubro, novembro, dezembro, primavera, verão, outono, inverno, manhã/manhãs, tarde/tardes, de_noite, noite/noites, meio-dia, fim_de_semana/fins_de_semana",
  it: "lunedì, martedì, mercoledì, giovedì, venerdì, sabato, domenica, gennaio, febbraio, marzo, aprile, maggio, giugno, luglio, agosto, settembre, ottobre, novembre, dicembre, primavera, estate, autunno, inverno, mattina/mattino, pomeriggio, sera, notte, mezzogiorno, fine_settimana/weekend",
  ar: "الاثنين/الإثنين, الثلاثاء, الأربعاء, الخميس, الجمعة, السبت, الأحد, يناير, فبراير, مارس, أبريل, مايو, يونيو, يوليو, أغسطس, سبتمبر, أكتوبر, نوفمبر, ديسمبر, الربيع, الصيف, الخريف, الشتاء, صباحا/الصباح, بعد_الظهر, مساء/المساء, ليلا/الليل, الظهر, نهاية_الأسبوع",
  zh: "周一/星期一, 周二/星期二, 周三/星期三, 周四/星期四, 周五/星期五, 周六/星期六, 周日/周天/星期天/星期日, 一月, 二月, 三月, 四月, 五月, 六月, 七月, 八月, 九月, 十月, 十一月, 十二月, 春天, 夏天, 秋天, 冬天, 早上/上午, 下午, 晚上, 夜里, 中午, 周末",
};

/** The row of a language as small words of a glossary: "sábado=X:on_Saturday". */
export function calendarOf(language: string): string {
  const cells = ROWS[language]?.split(", ") ?? [];
  return cells
    .flatMap((cell, at) =>
      cell.split("/").map((word) => `${word}=X:${(ENGLISH[at] ?? "").replace(/ /g, "_")}`),
    )
    .join(" ");
}
