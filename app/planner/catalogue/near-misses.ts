import type { FieldType } from "~/domain/plan";
import { IF_THEY_COME } from "./deeds";
import type { VerbClass } from "./verbs";

/**
 * What an idea comes close to and does not ask for: limits that somebody who builds it would otherwise overstep. Each
 * is said with the thing that it is near to: {thing} {a thing} {things} {Things} what the doing acts on, {roles} who
 * does it, {p} one of them. `unless` are words of the idea that ask for it, or rule it out, by themselves.
 */
type NearMiss = {
  /** Classes of the doing that it is near to. */
  class?: string;
  /** The doing's own words. */
  want?: RegExp;
  /** Words of the idea without which it is not near at all. */
  idea?: RegExp;
  /** What is acted upon. */
  noun?: RegExp;
  /** A type of column of what is acted upon, named in the idea. */
  column?: FieldType;
  /** The name of such a column. */
  named?: RegExp;
  unless: RegExp;
  text: string;
};

export const NEAR_MISSES: readonly NearMiss[] = [
  {
    want: IF_THEY_COME,
    idea: /\b(?:wedding|married|dinner|gala|party|banquet|birthday|ceremony|anniversary)\b/,
    unless: /\bseats?\b|\bseating\b|\bwho sits\b|\btickets?\b/,
    text: "A seating plan, or tickets to be shown at the door",
  },
  {
    noun: /(?:^| )invoice$/,
    unless: /\b(?:bookkeep\w*|accounting|accountant|tax(?:es)?|vat)\b/,
    text: "Bookkeeping and tax returns from the invoices",
  },
  {
    class: "add log upload post share",
    column: "image",
    noun: /(?:^| )(?:mushroom|plant|bird|insect|butterfly|moth|fish|flower|tree|fossil|stone|mineral|shell|coin|stamp|sighting|find|dish|meal|species|leaf|lichen|moss|feather|animal|painting|part)$/,
    unless: /\b(?:ai|recogni[sz]\w*|identif\w+ (?:it|them|the \w+) (?:by|from))\b/,
    text: "Recognising the {thing} on a photo by itself",
  },
  {
    class: "book request",
    noun: /(?:^| )(?:booking|appointment|reservation|visit|viewing|slot|lesson|session|course|class)$/,
    unless:
      /\b(?:pa(?:y|ys|id|yment|yments)|prices?|fees?|deposits?|costs?|invoices?|free of charge|for free)\b/,
    text: "Paying for {a thing} in the app",
  },
  {
    class: "order",
    unless: /\b(?:pa(?:y|ys|id|yment|yments|ying)|card|cash)\b/,
    text: "Paying for {a thing} in the app",
  },
  {
    class: "join",
    noun: /(?:^| )(?:event|concert|meeting|workshop|course|class|session|walk|tour|game|match|training|rehearsal|party|festival|trip|foray|ride)$/,
    unless: /\b(?:tickets?|pa(?:y|ys|id|yment)|fees?|prices?)\b/,
    text: "Selling tickets for {things}",
  },
  {
    want: /\broutes?\b|\b(?:visits?|deliver\w*|pick(?:s|ed)? (?:it|them)? ?up|drive|collect)\b/,
    class: "add book view assign act edit mark log",
    noun: /(?:^| )(?:route|visit|delivery|trip|stop|tour|pickup|pick-up|round)$/,
    unless: /\b(?:navigat\w+|directions|gps|google maps|maps?)\b/,
    text: "Directions from one stop to the next while driving",
  },
  {
    class: "add log",
    named:
      /^(?:temperature|weight|distance|pulse|humidity|ph|pressure|blood pressure|level|reading|mileage|volume|speed)$/,
    unless: /\b(?:sensors?|bluetooth|devices?|by hand|automatic\w*|watch(?:es)?)\b/,
    text: "Values of {things} that come from a device",
  },
  {
    column: "money",
    named: /^(?:costs?|what .* cost|total|expenses?|amount)$/,
    class: "add log edit view",
    unless: /\b(?:pa(?:y|ys|id|yment|yments|ying)|invoices?|deposits?|card|checkout|stripe|order\w*)\b/,
    text: "Payments: what {a thing} costs is only noted",
  },
  {
    noun: /(?:^| )(?:part|material|ingredient|product|item|supply|seed|medicine|drug|spare part|consumable)$/,
    class: "add log edit mark notify lend find",
    column: "number",
    unless: /\b(?:order\w*|suppliers?|reorder\w*|purchas\w+|buy\w*)\b/,
    text: "Ordering {things} that run out from a supplier",
  },
  {
    class: "view find choose book lend",
    idea: /\b(?:shop|store|boutique|gallery|stall)\b/,
    noun: /(?:^| )(?:yarn|product|piece|item|book|dress|jewel|toy|furniture|painting|work|wine|cheese|plant|fabric|ball|bike|bicycle|instrument)$/,
    unless: /\b(?:buy\w*|order\w*|pa(?:y|ys|id|yment|yments|ying)|checkout|cart|basket|online)\b/,
    text: "Buying {things} online, beyond seeing what there is",
  },
  {
    idea: /\b(?:team|players?|coach|league)\b/,
    noun: /(?:^| )(?:game|match|result|fixture|bout|score)$/,
    unless: /\b(?:league tables?|standings|statistics|stats|rankings?)\b/,
    text: "League tables and statistics of single players",
  },
  {
    noun: /(?:^| )(?:word|flashcard|vocabulary|phrase)$/,
    unless: /\b(?:pronounc\w*|pronunciation|grammar|audio|speak\w*|recordings?)\b/,
    text: "Grammar, and how {things} are pronounced",
  },
  {
    class: "pay scan view",
    noun: /(?:^| )ticket$/,
    unless: /\b(?:vouchers?|discounts?|group prices?|free)\b/,
    text: "Vouchers and prices for groups",
  },
  {
    class: "log",
    unless: /\b(?:remind\w*|notif\w*|alerts?|push\w*|messages?|due|warn\w*|e-?mails?)\b/,
    text: "Reminders when {a thing} is missing",
  },
  {
    class: "lend",
    unless: /\b(?:fines?|fees?|pay\w*|deposits?|cost\w*)\b/,
    text: "Fines for late {things}",
  },
  {
    class: "approve request add choose",
    noun: /(?:^| )(?:request|application|repair|report|broken item|problem|defect|fault|complaint|issue)$/,
    unless: /\b(?:invoices?|bills?|costs?|prices?|quotes?)\b/,
    text: "Quotes and bills for {things}",
  },
  {
    class: "assign choose act join",
    noun: /(?:^| )(?:shift|duty|task|job|chore|round|turn)$/,
    unless: /\b(?:automatic\w*|by itself|fair\w*|rotat\w+|wages?|pay\w*|hours|volunteers?)\b/,
    text: "Wages and hours reckoned from {things}",
  },
  {
    noun: /(?:^| )(?:badge|level|exam|grade|course|lesson)$/,
    class: "view earn learn",
    unless: /\bcertificates?\b|\bdiplomas?\b/,
    text: "Certificates to print for {things}",
  },
  {
    class: "notify",
    want: /\b(?:texts?|sms|messages?|whatsapp)\b/i,
    unless: /\b(?:repl(?:y|ies)|answers?|chat\w*|write back|messages? (?:each|to)|inbox)\b/,
    text: "Answering what {roles} write back about {things}",
  },
];

/** True for a limit that this doing comes near to. */
export function isNear(
  one: NearMiss,
  story: { class: VerbClass; want: string; noun: string },
  columns: readonly { name: string; type: FieldType; origin: string }[],
): boolean {
  return (
    (!one.class || one.class.split(" ").includes(story.class)) &&
    (!one.want || one.want.test(story.want)) &&
    (!one.noun || one.noun.test(story.noun)) &&
    (!one.column || columns.some((field) => field.type === one.column && field.origin === "named")) &&
    (!one.named || columns.some((field) => one.named?.test(field.name) && field.origin === "named"))
  );
}
