import type { VerbClass } from "../catalogue/verbs";
import type { LanguageCode } from "./language";

/** Someone doing something in the app, as the idea says it. Everything is English; originals stand beside. */
export type Action = {
  /** Role lemma ("dog owner"), "" for the app's ordinary user, "me" for the writer, "app" for the app itself. */
  actor: string;
  /** Other roles that do the same: "trainers" in "trainers and owners log walks". */
  beside: readonly string[];
  verb: string;
  class: VerbClass;
  /** Verb phrase in base form, in the third person: "share photos of their dogs". */
  phrase: string;
  /** Heads of the objects, singular. */
  objects: string[];
  /** Heads of nouns in prepositional phrases, singular. */
  around: string[];
  /** "if they skip 2 days"; "" when unconditional. */
  condition: string;
  /** "not the answer": part of the phrase that forbids something. */
  origin: "clause" | "fragment" | "wish";
  /** The person who gets something, for actions of the app. */
  recipient: string;
  /** The words of the idea, when it is not in English. */
  original: string;
  /** Its gloss is no English: it tells who does something with what, and no story. */
  unread: boolean;
};

/** A thing the idea speaks of. */
type Mention = { noun: string; original: string; weight: number; person: boolean };

/** A part of a sentence between two commas, the words in it that say something, and the things it speaks of. */
export type Piece = {
  sentence: number;
  text: string;
  words: readonly { word: string; noun: boolean }[];
  things: readonly string[];
  /** The sentence it is written in, where that is in another language. */
  of?: string;
  /** A story would have been told of it, had its words made a sentence in English. */
  unread?: boolean;
};

export type Reading = {
  language: LanguageCode;
  interface: string[];
  /** Cleaned text for triggers: lower case, English (glossed when the idea is not). */
  text: string;
  /** The sentences of the idea as written, without dropped text and without what is out of scope. */
  quotes: string[];
  product: string;
  audience: string[];
  /** True when the writer runs something ("my salon", "I run a shop"). */
  business: string;
  writerRole: string;
  /** True when people without a name of their own do something ("people log finds", "everyone enters"). */
  everyone: boolean;
  roles: string[];
  /** Roles that the idea lists as such ("Roles: admin, cashier"). */
  listed: string[];
  actions: Action[];
  mentions: Mention[];
  /** The nouns of each sentence that led to something, in their order: what is nowhere else becomes a column. */
  spoken: string[][];
  /** What is asked for, piece by piece, without what is told by the way: what the plan says nowhere is found by it. */
  asked: Piece[];
  /** Columns that the idea names, by entity. */
  fields: { owner: string; name: string }[];
  statuses: { owner: string; values: string[] }[];
  relations: { from: string; to: string }[];
  /** What the idea says that a role must not do: "girls must not see the money". */
  denied: { role: string; phrase: string }[];
  rules: string[];
  nonGoals: string[];
  constraints: string[];
  wishes: string[];
  success: string;
  dropped: string[];
  /** Original words by English noun, for ideas in other languages. */
  originals: Map<string, string>;
};

/** A reading with nothing in it yet. */
export function emptyReading(language: LanguageCode): Reading {
  return {
    language,
    interface: [],
    text: "",
    quotes: [],
    product: "",
    audience: [],
    business: "",
    writerRole: "",
    everyone: false,
    roles: [],
    listed: [],
    actions: [],
    mentions: [],
    spoken: [],
    asked: [],
    fields: [],
    statuses: [],
    relations: [],
    denied: [],
    rules: [],
    nonGoals: [],
    constraints: [],
    wishes: [],
    success: "",
    dropped: [],
    originals: new Map(),
  };
}

/** Adds weight to a noun the idea mentions. */
export function mention(reading: Reading, noun: string, weight: number, person = false, original = ""): void {
  if (!noun) return;
  const known = reading.mentions.find((other) => other.noun === noun);
  if (known) {
    known.weight += weight;
    known.person ||= person;
  } else reading.mentions.push({ noun, original, weight, person });
}
