/** First names of sample people, each list as many as no smaller number divides: any stride meets each of them once. Women and men take turns. */
const NAMES: Record<string, string> = {
  en: `Mara Jonas Aisha Theo Nora Sam Priya Ben Ines Omar Ruth Kai Ada Felix Leila Tom Grace Amir Freya
    Luke Zoe Ravi Cleo Noah Mei Otto Tara Hugo Edith Yusuf Nell Ivo Dana Malik Pia Sven Rosa Cal Anya
    Joel Wren`,
  es: `Lucía Mateo Carmen Diego Elena Pablo Sara Iván Marta Hugo Nuria Andrés Pilar Rubén Alba Tomás Irene`,
  fr: `Camille Hugo Inès Louis Nadia Jules Chloé Karim Élise Mathis Amina Bruno Margot Yanis Sylvie Léo
    Odile`,
  de: `Lena Emre Frieda Paul Jana Ole Selin Max Greta Jakob Meryem Till Anke Moritz Svenja Henning Ida`,
  it: `Giulia Marco Chiara Luca Elisa Paolo Sara Dino Marta Fabio Irene Nicola Silvia Bruno Alice Matteo
    Rosa`,
  nl: `Sanne Daan Fatima Joris Lotte Bram Noor Tim Femke Sem Anouk Wout Marijke Ruben Yara Koen Roos`,
  pt: `Beatriz João Rita Tiago Inês Rui Lara Nuno Marta Diogo Sofia Hugo Teresa Vasco Cleo Simão Joana`,
  ar: `ليلى يوسف مريم عمر سلمى كريم هدى سامي نور طارق رانيا خالد ليان ماجد أمل زياد دينا`,
  zh: `丽华 小明 美玲 建国 小红 志强 小芳 国庆 海燕 伟民 春梅 晓东 雪梅 文斌 秀英 俊杰 玉兰`,
};

/** First names as people of this language have them; English ones for a language that has no list. */
export function firstNames(language: string): readonly string[] {
  return (NAMES[language] ?? NAMES.en ?? "").split(/\s+/);
}

const WOMEN =
  /(?:^| )(?:grandma|grandmother|granny|mum|mom|mother|mother-in-law|wife|sister|aunt|daughter|girl|lady|woman|nun|waitress|bride|bridesmaid|midwife)$/;
const MEN =
  /(?:^| )(?:grandpa|grandfather|grandad|dad|father|father-in-law|husband|brother|uncle|son|boy|man|monk|groom)$/;

/** Whether whoever has this role may be called by the name at this place of the list: no grandma is called Yusuf. */
export function suits(role: string, at: number): boolean {
  return at % 2 === 0 ? !MEN.test(role) : !WOMEN.test(role);
}
