import { beforeAll, describe, expect, it } from "vitest";
import { warmPlanner } from "~/planner";
import { read } from "./reading";

beforeAll(() => warmPlanner());

const asked = (rules: readonly string[]) => rules.filter((rule) => rule.startsWith("Also asked for"));

describe("a clause of which a word is not understood", () => {
  it.each([
    [
      "a Chinese verb that no glossary has",
      "方言网站：志愿者寻访老人，访客搜索录音。",
      "寻访",
      "志愿者寻访老人",
    ],
    [
      "a verb that no glossary has",
      "Los socios reservan una pista. El jurado zurrea cada vuelo y el público vota.",
      "zurrea",
      "El jurado zurrea cada vuelo",
    ],
    [
      "a preposition without its noun",
      "Los clientes reservan una pista. Los clientes ven por el celular en.",
      "phone in",
      "Los clientes ven por el celular en",
    ],
    [
      "bare motion",
      "Les membres réservent un terrain. Les membres vont au club avec leurs vélos.",
      ": go ",
      "Les membres vont au club avec leurs vélos",
    ],
    [
      "a doer behind the verb",
      "Los socios reservan una pista. Los padres suben la ficha médica, que solo la vean el entrenador y la coordinadora.",
      "record the coach",
      "solo la vean el entrenador y la coordinadora",
    ],
  ])("makes no story and is quoted: %s", async (_, idea, broken, words) => {
    const { stories, rules } = await read(idea);
    expect(stories.join("\n")).not.toContain(broken);
    expect(asked(rules).join("\n")).toContain(words);
  });
});

describe("what is quoted of an idea in another language", () => {
  it("is the part that led to nothing, not the sentence", async () => {
    const { stories, rules } = await read(
      "Los socios reservan una pista y pagan la cuota, el jurado zurrea cada vuelo, y los entrenadores publican los resultados.",
    );
    expect(stories).toContain("Socio: pay the fee");
    expect(asked(rules)).toEqual(["Also asked for: “el jurado zurrea cada vuelo”"]);
  });

  it("is nothing where everything has a story", async () => {
    const { rules } = await read("Die Mitglieder buchen ein Boot. Der Kassenwart bestätigt die Zahlungen.");
    expect(asked(rules)).toEqual([]);
  });

  it("keeps a rule together with its case", async () => {
    const { rules } = await read(
      "Les parents inscrivent les enfants. Si un accompagnateur annule, un remplaçant est cherché tout de suite.",
    );
    expect(rules).toContain("Si un accompagnateur annule, un remplaçant est cherché tout de suite");
  });

  it("is not a word of thanks", async () => {
    const { rules } = await read("Les membres réservent un terrain. Merci d'avance, Monique");
    expect(asked(rules)).toEqual([]);
  });
});

describe("who does it, where the language leaves it out", () => {
  it.each([
    [
      "in a case",
      "Los clientes reservan una mesa. Los clientes pagan la mitad si cancelan tarde.",
      "if they cancel",
    ],
    [
      "in what is done",
      "Los hortelanos reservan un turno. Los hortelanos apuntan lo que cosechan.",
      "what they harvest",
    ],
    [
      "as a form",
      "Die Therapeuten buchen Räume. Die Therapeuten laden Übungen als Video hoch.",
      "exercises as video",
    ],
  ])("is said in English: %s", async (_, idea, words) => {
    expect((await read(idea)).stories.join("\n")).toContain(words);
  });
});

describe("words of another language", () => {
  it.each([
    [
      "a modal verb in the infinitive",
      "Los clientes reservan un vestido. Quiero anotar los arreglos y poder apuntar la devolución.",
      "Poder",
    ],
    [
      "what works offline",
      "Je suis apiculteur. Je voudrais noter mes visites. Ça doit marcher hors connexion.",
      "Hor",
    ],
    ["a pronoun behind a preposition", "App pra trocar figurinha. O app acha gente perto de mim.", "Mim"],
    [
      "a verb in the subjunctive",
      "Preciso que a equipa de limpeza siga uma checklist e tire fotografias.",
      "Siga",
    ],
  ])("are no tables when they only hold a sentence together: %s", async (_, idea, word) => {
    const { entities, roles } = await read(idea);
    expect(entities).not.toContain(word);
    expect(roles).not.toContain(word);
  });

  it.each([
    [
      "a compound of a person",
      "Ich bin Hobbyimker mit 14 Völkern. Ich möchte eine Durchsicht eintragen.",
      "Hobbyimker",
    ],
    [
      "people who are counted",
      "freiwillige feuerwehr, 45 leute. übungsplan mit zusagen, ausrüstung prüfen mit qr code.",
      "Mitglied",
    ],
    [
      "who the idea comes from",
      "Petit musée cherche un jeu de piste : l'enfant scanne un code. Nous devons pouvoir changer les énigmes.",
      "Gérant",
    ],
  ])("tell who uses the app: %s", async (_, idea, role) => {
    expect((await read(idea)).roles).toContain(role);
  });

  it("name nobody else's work", async () => {
    const { entities } = await read(
      "Mitglieder sehen den Übungsplan und prüfen die Ausrüstung. Alarmierung NICHT, das macht die Leitstelle.",
    );
    expect(entities).not.toContain("Leitstelle");
  });

  it("mean what they mean in a choir", async () => {
    const { things } = await read(
      "appli pour notre chorale : partitions, enregistrements et présences aux répètes",
    );
    expect(things).toContain("Partition (sheet music)");
    expect(things).toContain("Répète (rehearsal)");
  });
});

describe("what is kept of a sentence that is only half understood", () => {
  it.each([
    [
      "of a card for each",
      "App für unsere Bäume im Park. Gärtner melden Schäden. Eine Karte pro Baum mit Sorte, Standort und Alter.",
      "Baum",
    ],
    ["of each, behind a colon", "App para la granja. De cada vaca: número, raza y fecha de parto.", "Vaca"],
    ["of what has them", "商店应用。客户下单。每个商品有名称、规格、价格和库存。", "商品"],
    ["of what we note of each", "App para a quinta. De cada vaca guardamos número, peso e data.", "Vaca"],
    [
      "beside a story",
      "Les clients réservent un vélo. Chaque vélo a un prix, une couleur et une taille.",
      "Vélo",
    ],
  ])("columns %s", async (_, idea, owner) => {
    const { plan } = await read(idea);
    const entity = plan.entities.find(({ name }) => name === owner);
    expect(entity?.fields.filter(({ origin }) => origin === "named").length).toBeGreaterThanOrEqual(2);
  });

  it.each([
    ["with a modal", "Kunden bestellen Kisten. Der Lieferant soll vorher zurrifen.", "Lieferant"],
    [
      "who wants that others do something",
      "Wir planen Kurse. Der Inhaber möchte, dass Trainer Pläne wiederverwenden.",
      "Inhaber",
    ],
    [
      "who joins as somebody",
      "Les parents s'inscrivent comme accompagnateurs pour la semaine.",
      "Accompagnateur",
    ],
    [
      "who is told",
      "I clienti prenotano una visita dal telefono. Se manca una medicina parte un avviso al farmacista.",
      "Farmacista",
    ],
    ["whom it is for", "Ich plane Touren. Ich brauche für meinen Fahrer die Tour mit Adressen.", "Fahrer"],
  ])("a role: %s", async (_, idea, role) => {
    expect((await read(idea)).roles).toContain(role);
  });

  it.each([
    ["Spanish", "Como tesorero quiero ver los pagos.", "Tesorero"],
    ["French", "En tant que trésorière, je veux voir les paiements.", "Trésorière"],
    ["German", "Als Kassierer möchte ich am Monatsende die Zahlungen sehen.", "Kassierer"],
    ["Dutch", "Als penningmeester wil ik de betalingen zien.", "Penningmeester"],
    ["Italian", "Come cliente vorrei prenotare un tavolo.", "Cliente"],
    ["Portuguese", "Como professor, quero ver as aulas.", "Professor"],
    ["Chinese", "作为老师，我可以导出名单。作为家长，我想查看孩子的成绩。", "家长"],
    ["Arabic", "بصفتي محاسب أريد رؤية التقارير.", "محاسب"],
  ])("%s says as whom somebody wants something", async (_, idea, role) => {
    expect((await read(idea)).roles).toContain(role);
  });

  it.each([
    [
      "a person of whom no verb is known",
      "租房群里天天吵水电费，做一个记账的，房东录表底，租客自己看，谁没交标红，能打印收据",
      "租客",
    ],
    [
      "a person before a blank",
      "奶茶店排班用的 店长排班 员工换班要店长同意 打卡 迟到扣钱 月底导出工时",
      "店长",
    ],
    [
      "who begins with what they are",
      "Sage-femme libérale, 12 visites à domicile par jour. Mes patientes réservent un créneau.",
      "Sage-femme",
    ],
  ])("a role: %s", async (_, idea, role) => {
    expect((await read(idea)).roles).toContain(role);
  });

  it.each([
    ["counted", "Wir sind ein Verein mit 80 Parzellen. Mitglieder melden Schäden.", "Parzelle"],
    [
      "to be written down",
      "Die Kunden zurrifen Termine. Chargen und Rechnungen müssen dokumentiert werden.",
      "Rechnung",
    ],
  ])("a table of what is %s", async (_, idea, thing) => {
    expect((await read(idea)).named).toContain(thing);
  });

  it("an idea that asks for things is not unclear for want of verbs", async () => {
    const { plan, named } = await read(
      "快递驿站：入库扫码，发短信取件码，超过3天未取提醒，丢件赔付登记，兼职排班",
    );
    expect(plan.clarity).toBe("clear");
    expect(named.length).toBeGreaterThan(1);
  });

  it("what an app has to do itself is no story of somebody's", async () => {
    const { plan } = await read(
      "Les clients réservent une visite. Doit marcher hors ligne dans les caves de Lyon.",
    );
    expect(plan.stories.map(({ want }) => want).join()).not.toContain("wine shops");
    expect(plan.rules.join()).toContain("hors ligne dans les caves de Lyon");
  });
});
