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
      "Socia: log the eggs per day and the feed",
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
      "a Chinese verb that no glossary has stands between two nouns",
      "方言网站：志愿者寻访老人，访客搜索录音。",
      "志愿者: 寻访 seniors",
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
