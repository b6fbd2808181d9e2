import { beforeAll, describe, expect, it } from "vitest";
import { renderPlan, warmPlanner, writePlan } from "~/planner";
import { plural, singular } from "~/planner/text/words";
import { read } from "./reading";

beforeAll(warmPlanner, 60_000);

describe("what people do, in their own language", () => {
  it.each([
    [
      "an adjective behind its noun stands before it in English",
      "Alquilo disfraces y trajes regionales. Las modistas anotan los arreglos pendientes.",
      "Modista: log the pending repairs",
    ],
    [
      "a day with its article says when and is no thing",
      "Los socios de la cooperativa recogen los huevos y el encargado cierra los pedidos el sábado.",
      "Encargado: close the orders on Saturday",
    ],
    [
      "to whom something is given stands behind the verb",
      "Tengo una lavandería. Los clientes dejan su ropa y les damos un tique.",
      "Propietario: give the clients a ticket stub",
    ],
    [
      "what is done with a thing is not done by the thing",
      "Cada socia de la granja apunta los huevos que recoge al día y el pienso que gasta.",
      "Socia: log the eggs per day and the fodder",
    ],
    [
      "a verb before an article after “and” is no noun",
      "Un agent du parc confirme l'attaque et ouvre un dossier d'indemnisation.",
      "Agent: open a case of compensation",
    ],
    [
      "a pronoun before the verb is what it acts upon",
      "Un volontario accetta il ritiro e lo porta alla mensa. Il fornaio segnala il pane avanzato.",
      "Volontario: bring the pickup to the canteen",
    ],
    [
      "what somebody has done is told in the perfect",
      "App do futebol: cada jogador confirma presença, e o tesoureiro anota quem pagou a quadra.",
      "Tesoureiro: log who has paid the court",
    ],
    [
      "a particle at the end belongs to its verb",
      "Tauschbörse: Mütter stellen Pakete mit Größe ein. Ehrenamtliche prüfen die Qualität.",
      "Mutter: post parcels with size",
    ],
    [
      "a genitive hangs on the noun before it",
      "Die Hebammen sehen die Route des Tages und schreiben die Abrechnung.",
      "Hebamme: see the route of the day",
    ],
    [
      "a name of several words stays one in Arabic",
      "تطبيق لعمارة سكنية: المستأجر يبلغ عن الأعطال، والمالك يرى المتأخرات.",
      "مالك: see the overdue payment",
    ],
    [
      "a Chinese noun that no glossary has is known by its place",
      "陶艺工作室：学员预约体验课，选择拉坯或手捏，老师记录釉料的库存。",
      "学员: choose 拉坯 or 手捏",
    ],
    [
      "a doer of two words stands before the German verb",
      "Foodtruck: Meine Stammgäste bekommen einen Gutschein. Meine Aushilfe muss die offenen Bestellungen sehen.",
      "Aushilfe: see the open orders",
    ],
    [
      "what somebody in Arabic acts upon is not who does it",
      "نادي قراءة: كل شهر تقترح العضوات كتبا، ثم تحدد المنسقة موعد اللقاء.",
      "عضو: recommend books",
    ],
    [
      "in Chinese by what one searches stands behind the verb",
      "方言网站：访客可以按村庄和主题搜索录音，志愿者上传照片。",
      "访客: search recordings by villages and themes",
    ],
    [
      "a noun between its article and an adjective is no adjective",
      "Los socios reservan pistas y el encargado revisa la lista final.",
      "Encargado: check the final list",
    ],
    [
      "what is acted upon is no time",
      "Un rifugio: gli escursionisti prenotano la notte e la cena.",
      "Escursionista: book the night and the dinner",
    ],
    [
      "accents left out are put back",
      "Tengo una biblioteca. Los lectores piden libros desde el movil y la bibliotecaria revisa la devolucion.",
      "Bibliotecaria: check the return",
    ],
    [
      "shortened words are written out",
      "quiero q los clientes reserven por wasap y q el encargado confirme las reservas",
      "Cliente: book by WhatsApp",
    ],
    [
      "an elision without its apostrophe is one",
      "jai un élevage. les clients veulent commander des œufs a lavance",
      "Client: order eggs in advance",
    ],
    [
      "a pronoun written onto a verb is what it acts upon",
      "Doy clases de piano. Los padres ven los resúmenes y yo quiero mandarles un aviso.",
      "Propietario: send the parents a notice",
    ],
    [
      "to whom it is done is somebody else than who does it",
      "Las familias se registran y la coordinadora les asigna perros.",
      "Coordinadora: assign them dogs",
    ],
    [
      "after “where” without a subject it is who was spoken of last",
      "Los clientes nos escriben por correo. Me gustaría una página donde encarguen la carne.",
      "Cliente: order the meat",
    ],
    [
      "what is done without is no doing of its own",
      "Los jugadores confirman y el capitán anota quién falta. Un jugador cancela sin avisar.",
      "Jugador: cancel without notifying",
    ],
    [
      "what somebody has to be told stands behind “qu'il”",
      "Mon mari est apiculteur. Il faudrait qu'il puisse dicter ses visites sur son téléphone.",
      "Mari: dictate their visits on their phone",
    ],
    [
      "what a noun hangs on is no verb",
      "Le trésorier suit les cotisations et les licences du club.",
      "Trésorier: track the fees and the licences of the club",
    ],
    [
      "a German verb in front is a condition",
      "Eltern melden ihr Kind ab. Fehlt ein Kind, informiert die Lehrerin die Mutter.",
      "Lehrerin: inform the mother when a child misses",
    ],
    [
      "after a German condition the doer stands behind the verb",
      "Die Kinder trainieren. Wenn ein Kind krank ist, informiert die Trainerin die Eltern.",
      "Trainerin: inform the parents when a child is sick",
    ],
    [
      "of two German particles each belongs to its own verb",
      "Angehörige schreiben ein Tagebuch und legen Arztbriefe ab.",
      "Angehöriger: write a diary",
    ],
    [
      "an Arabic verb with what is written onto it",
      "المريض يحجز موعدا. موظفة الاستقبال ترى المواعيد وتلغيها.",
      "موظفة الاستقبال: cancel the appointments",
    ],
    [
      "what reaches somebody in Arabic is received",
      "المريض يحجز موعدا ويصله تذكير.",
      "مريض: receive a reminder",
    ],
    [
      "an Arabic adjective with its article is nobody's thing",
      "الباحث الاجتماعي يزور الأسرة ويسجل حالتها.",
      "الباحث الاجتماعي: visit the family",
    ],
    [
      "an Arabic noun that nobody knows does what follows it",
      "الطالب يحجز درسا، والمسمع يكتب الأخطاء.",
      "طالب: book a lesson",
    ],
    [
      "an unknown Chinese person is told by the last character",
      "瑜伽小程序：学员买课程卡，舍长可以看收入。",
      "舍长: see income",
    ],
    [
      "the verbs at the end of a Dutch clause stand behind who does it",
      "Een app waarmee leden van de vereniging een boot kunnen reserveren en schade melden.",
      "Lid: report a damage",
    ],
    [
      "a Dutch particle at the end belongs to its verb",
      "Winkels bestellen kazen. Mijn man houdt de voorraad bij.",
      "Man: maintain the stock",
    ],
    [
      "a Dutch diminutive is the noun it is made from",
      "De huurders boeken een huisje en de schoonmaakster ziet de kamertjes.",
      "Schoonmaakster: see the rooms",
    ],
    [
      "in a list of tasks the German verb stands behind what it is done to",
      "Verein: Der Kassenwart soll Beiträge einziehen und Einladungen verschicken können.",
      "Kassenwart: send invitations",
    ],
    [
      "what a Spanish app lets somebody do is their doing",
      "Una app que permita a los vecinos reservar la sala común y pagar la derrama.",
      "Vecino: pay the levy",
    ],
    [
      "what a French app lets two persons do is the doing of each",
      "Une appli qui permet aux locataires de signaler les pannes et au gardien de suivre les interventions.",
      "Gardien: track the missions",
    ],
    [
      "whom a Portuguese app helps does it",
      "Aplicativo que ajude apicultores a anotar as colheitas.",
      "Apicultor: log the harvests",
    ],
    [
      "whom a German app helps does it",
      "Eine App, die Imkern hilft, ihre Völker zu verwalten.",
      "Imker: manage their colonies",
    ],
    [
      "what an Arabic platform enables is said as a noun",
      "نحتاج منصة تمكن المتطوعين من التسجيل في الورديات.",
      "متطوع: register the shifts",
    ],
    [
      "whom a Chinese app is for stands before what it is called",
      "一个让租客可以报修、房东可以查看进度的应用",
      "房东: see progress",
    ],
    [
      "“with which” is where it is done",
      "Estoy pensando en una app con la que los corredores comparten rutas.",
      "Corredor: share routes",
    ],
    [
      "whose somebody is stands between them and what they do",
      "Uma página para as artesãs da nossa cooperativa venderem bordados. A tesoureira confere os pagamentos.",
      "Artesã: sell embroideries",
    ],
    [
      "behind a noun, who does something begins a clause, typed without its comma",
      "hola necesito una app para mi peluqueria los clientes piden cita y yo veo la agenda del dia",
      "Propietario: see the agenda of the day",
    ],
    [
      "two nouns without a word between them are two things",
      "quero um app pra minha barbearia cliente marca horario e recebe lembrete barbeiro ve a agenda do dia",
      "Barbeiro: see the agenda of the day",
    ],
    [
      "what is wanted in Dutch stands right behind the wanting",
      "Ik heb een winkel. Klanten bestellen taarten. Ik wil de bestellingen zien.",
      "Eigenaar: see the orders",
    ],
    ["blanks part Chinese clauses", "公寓app 租客上传账单 房东确认付款", "房东: confirm payments"],
  ])("%s", async (_, idea, story) => {
    expect((await read(idea)).stories).toContain(story);
  });
});

describe("things by their own names", () => {
  it.each([
    [
      "a woman's word is found by the man's",
      "L'animatrice inscrit les jeunes à un atelier et note les pièces utilisées.",
      "Animatrice (activity leader)",
    ],
    [
      "a German compound is listed as one",
      "Ich organisiere Stadtführungen. Gäste buchen eine Stadtführung mit Sprache und Treffpunkt.",
      "Stadtführung (guided tour)",
    ],
    [
      "a Chinese word is not cut in two",
      "外卖骑手互助：骑手可以上报危险路段，站长发布通知。",
      "危险路段 (road hazard)",
    ],
    [
      "a word that English all but shares has an English name",
      "Mi asociación: los socios reservan el simulador y valoran cada simulador.",
      "Simulador (simulator)",
    ],
    [
      "an unknown word has no English name",
      "Die Mitglieder buchen eine Zwirbelung. Der Trainer sieht jede Zwirbelung.",
      "Zwirbelung",
    ],
  ])("%s", async (_, idea, thing) => {
    expect((await read(idea)).things).toContain(thing);
  });

  it.each([
    [
      "Organizzo serate di frullata. Gli ospiti prenotano una frullata e votano la frullata.",
      "frullata",
      "frullate",
    ],
    ["Las socias apuntan el zurriol. La encargada revisa el zurriol.", "zurriol", "zurrioles"],
    ["Die Mitglieder buchen eine Zwirbelung.", "zwirbelung", "zwirbelungen"],
  ])("declines an unknown noun by its own grammar: %s", async (idea, one, many) => {
    await read(idea);
    expect(plural(one)).toBe(many);
    expect(singular(many)).toBe(one);
    await read("A club where members book a boat.");
    expect(plural(one)).toBe(`${one}s`);
  });
});

describe("a name and a list", () => {
  it.each([
    ["Baustellendoku für meine Dachdeckerei: Fotos, Stunden und Material pro Baustelle", "Baustelle"],
    ["App para clínica veterinaria: citas, historial de mascotas, facturas", "Factura"],
    ["app de reservas para canchas de pádel", "Reserva"],
    ["sito per vendere ceramiche fatte a mano", "Ceramica"],
    ["app liga de barrio, equipos calendario resultados goleadores", "Resultado"],
  ])("%s", async (idea, thing) => {
    const { entities, plan } = await read(idea);
    expect(plan.clarity).not.toBe("unclear");
    expect(entities).toContain(thing);
  });

  it("a list of things has no doing in it", async () => {
    const { stories } = await read("Control de mi ganado: vacunas, partos, peso y ventas.");
    expect(stories.join()).not.toMatch(/weigh/);
  });

  it("no reception means that it works without the net", async () => {
    const { entities, stories } = await read(
      "Los pastores anotan los partos. En la sierra casi no hay señal.",
    );
    expect(entities.join()).not.toMatch(/[Ss]eñal/);
    expect(stories).toContain("Pastor: log the calvings");
  });
});

describe("what is left out", () => {
  it("is read after the Chinese “for now”", async () => {
    const { plan } = await read("露营基地：游客预订帐篷，付定金。暂时不做会员卡。");
    expect(plan.nonGoals.map((one) => one.text)).toContain("会员卡 (membership cards)");
  });
});

describe("an interface from right to left", () => {
  it("is told in terms of styles, and texts are to be shown in its language", async () => {
    const request = {
      description: "تطبيق لعمارة سكنية: المستأجر يبلغ عن الأعطال، والمالك يرى المتأخرات.",
      platform: "bolt",
      appType: "web",
    } as const;
    const out = renderPlan(await writePlan(request), request);
    const text = out.type === "text" ? out.text : out.prd;
    expect(text).toContain("by start and end instead of left and right");
    expect(text).toContain("are shown in Arabic");
  });
});

describe("what is refused in other languages", () => {
  it.each([
    ["Los clientes piden citas. las facturas ya me las lleva la gestoría así que eso no.", "facturas"],
    ["Kunden bestellen Torten. Ein Treueprogramm brauchen wir nicht.", "Treueprogramm"],
    [
      "Les clients commandent des œufs. pas de paiement en ligne svp ils paient sur place",
      "paiement en ligne",
    ],
    ["On réserve des salles. Je ne veux pas de publicité.", "publicité"],
    ["Os clientes marcam horários. Não precisamos de chat.", "chat"],
    ["اللاعبون يحجزون الملعب. ما بدنا دردشة.", "دردشة"],
    ["Gesellen stempeln Stunden.\nNicht gewünscht: Angebote schreiben.", "Angebote"],
    ["O catador registra o material. FORA DO ESCOPO: nota fiscal.", "nota fiscal"],
    ["顾客预约洗澡。不要广告，也不要社区。", "社区"],
  ])("%s", async (idea, thing) => {
    const { nonGoals, rules } = await read(idea);
    expect(nonGoals.join("\n").toLowerCase()).toContain(thing.toLowerCase());
    expect(JSON.stringify(rules)).not.toContain(thing);
  });
});

it("places' names and nominalised states are no tables", async () => {
  const { named } = await read("Somos una academia en Rosario. Los alumnos reservan clases.");
  expect(named.join()).not.toMatch(/Rosario/);
  const { named: german } = await read("Der Hausmeister hakt Erledigtes ab und bestellt Ersatzteile.");
  expect(german.join()).not.toMatch(/Erledigt/);
});

describe("what stays outside, in their own language", () => {
  it.each([
    [
      "las pistas",
      "Liga de padel. Cada pareja sube el resultado. las pistas las reservamos aparte, eso no hace falta",
    ],
    [
      "Las cuotas",
      "Cada hermano solicita su papeleta. Las cuotas las lleva el mayordomo y no deben entrar aquí.",
    ],
    [
      "La facturation",
      "Je veux ma tournée sur la carte. La facturation reste dans mon logiciel, donc hors périmètre.",
    ],
    [
      "Venda de fantasia",
      "O chefe cadastra os componentes. Venda de fantasia para turista fica fora por enquanto.",
    ],
    ["Loja online", "Registamos as parcelas. Loja online não é para já."],
    ["Lieferung", "Kunden bestellen Brot. Lieferung kommt später."],
    ["الدفع بالبطاقة", "أريد الزبون يطلب القوارير. الدفع بالبطاقة ليس الآن."],
  ])("%s", async (thing, idea) => {
    const { nonGoals, stories, rules } = await read(idea);
    expect(nonGoals.join().toLowerCase()).toContain(thing.toLowerCase());
    expect([...stories, ...rules].join("\n").toLowerCase()).not.toContain(thing.toLowerCase());
  });
});

describe("“wg”", () => {
  it.each([
    [
      "is short for “wegen” before a noun",
      "Chargen müssen dokumentiert sein wg veterinäramt. Kunden sehen die Eier.",
      false,
    ],
    [
      "is a shared flat after an article",
      "App für unsere WG. Jeder trägt ein, was er eingekauft hat, in der wg küche.",
      true,
    ],
  ])("%s", async (_, idea, flat) => {
    const { things, plan } = await read(idea);
    expect(/flat share|\bwg\b/i.test([...things, plan.title, plan.summary].join(" "))).toBe(flat);
  });
});
