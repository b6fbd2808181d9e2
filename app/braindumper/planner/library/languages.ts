import type { Language } from "./types";

/** Frequent little words that few other languages have: by them the language of an idea is found. Chinese has its script. */
export const COMMON: Record<Exclude<Language, "zh">, string> = {
  en: "the, and, of, is, are, with, for, that, they, we, my, it, you, have, what, who, when, to, from, each, every, their, our, if, or, by, be, can, should, may, more, than, after, before, until, she, he, them, this, there, but, how, which, not, people, has, does",
  de: "und, der, das, ist, nicht, mit, ich, wir, für, ein, eine, einen, den, dem, zu, auf, wenn, auch, soll, wer, von, sich, jeder, werden, bei, nach, sie, dass, kann, muss, aber, oder, noch, kein, keine",
  fr: "le, les, et, est, des, du, pour, avec, une, je, nous, qui, dans, sur, pas, chaque, il, ils, au, leur, sont, ce, ça, quand, veux, voudrais, peuvent",
  es: "el, los, las, y, del, pero, hay, muy, con, una, cada, quien, cuando, lo, yo, al, es, por, nada, quiero, donde, puede, pueden, sin, antes, está",
  pt: "o, os, um, uma, não, com, do, em, eu, quem, até, ao, são, pra, umas, meu, minha, pelo, isso, quero, você, mas, pode, podem, sem, antes, na",
  it: "il, di, che, gli, per, sono, con, una, non, della, nel, chi, ogni, anche, più, alla, dei, lo, senza, vorrei, ha, quando, deve, possono",
  nl: "het, een, van, niet, ik, wij, voor, zijn, dat, op, als, met, elke, maar, ook, te, om, wie, de, geen, en, mag, moet, kan, zo, nog, er",
};
