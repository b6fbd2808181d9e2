import type { Plan } from "~/domain/plan";
import { clip, listOf, plural, uncapital, withoutTail } from "../text/words";

/** Constraints that name a technology replace the stack line: the stack is named once, in the user's words. */
export function stackLine(plan: Plan, usual: string): string {
  const own = plan.constraints.some((text) =>
    /\b(?:must (?:use|be built (?:with|in|on))|built (?:with|in|on) [A-Z]|asp\.net|\.net|c#|java|go|golang|rust|ruby|elixir|phoenix|spring(?: boot)?|sql server|oracle|mariadb|mongo(?:db)?|sqlite|typescript|javascript|expo|ionic|tailwind|next\.?js|react|vue|svelte|angular|django|flask|laravel|rails|php|python|prisma|postgres\w*|mysql|supabase|firebase|wordpress|docker|flutter|swift\w*|kotlin|node(?:\.?js)?)\b/i.test(
      text,
    ),
  );
  return own
    ? `Stack: the one quoted under Constraints for ${kept(plan)}, and nothing beside it without asking.`
    : `Stack: ${usual.replace("{kept}", kept(plan))}.`;
}

/** The first things that the app keeps: a stack is told for this app, not for any. */
function kept({ entities, roles }: Plan): string {
  const people = new Set(roles.map((role) => role.name));
  const things = entities.filter(({ name }) => !people.has(name)).map(({ name, gloss }) => gloss || name);
  return listOf(things.slice(0, 3).map((noun) => plural(uncapital(noun)))) || "what is entered";
}

/** Services that an app needs a key for, by the words with which plans speak of them. */
const SERVICES: readonly [said: RegExp, service: string, purpose: (plan: Plan) => string][] = [
  [/\be-mail\b/, "mail", mailed],
  [
    /\bpayment provider\b/,
    "payments",
    (plan) => wanted(plan, /^(?:pay|leave (?:a )?tips?|tip|donate|make a (?:donation|payment))\b/),
  ],
  [/\bSMS\b/, "SMS", (plan) => wanted(plan, /\b(?:sms|text messages?|texts?)\b/i)],
  [/\bWhatsApp\b/, "WhatsApp", (plan) => wanted(plan, /\bwhatsapp\b/i)],
  [/\bAI service\b/, "the AI service", (plan) => wanted(plan, /^(?:have the app|get .*\bai\b|generate)/i)],
  [/\bLDAP\b/, "LDAP", () => ""],
];

/** The first doing of the idea that this is about, as words in brackets. */
function wanted({ stories }: Plan, about: RegExp): string {
  return received(stories.find((story) => about.test(story.want))?.want ?? "");
}

/** "a warning at 80% of the budget": what somebody gets, without that they get it. */
function received(want: string): string {
  return clip(withoutTail(want).replace(/^(?:get|receive|be sent) /, ""), 60);
}

/** What mail carries in this plan: links to sign in, and what people are told by no other way. */
function mailed({ assumptions, stories, screens }: Plan): string {
  const told = stories.find(
    (story) =>
      /^(?:get|receive|be sent) (?:an? |the )?\w/.test(story.want) &&
      !/\b(?:sms|texts?|text message|whatsapp|push|paid|back)\b/i.test(story.want),
  );
  const who = assumptions
    .map((text) => /^(.+?) signs? in by e-mail link\b/.exec(text)?.[1])
    .find((found) => found !== undefined);
  const opens = screens.find(({ roles }) =>
    roles.some((role) => who?.toLowerCase().includes(role.toLowerCase())),
  );
  const name = (opens ?? screens[0])?.name ?? "the app";
  // "Admin area" any app may have.
  const main = screens.find(({ route }) => route.endsWith("/:id"))?.route.split("/")[1] ?? "";
  const start =
    main && /^(?:Admin area|Dashboard|Panel|Portal)$/.test(name)
      ? `${name} and ${main.replaceAll("-", " ")}`
      : name;
  return [
    ...(who
      ? [
          /,| and /.test(who)
            ? `links that open ${start} and the other screens for ${uncapital(who)}`
            : `links that open ${start} for ${uncapital(who)}`,
        ]
      : []),
    ...(told ? [received(told.want)] : []),
  ].join("; ");
}

/** The keys of what this plan connects to and what each is used for, in words around {keys} and {services}; "" where there are none. */
export function keysLine(plan: Plan, line: string): string {
  const text = [...plan.rules, ...plan.assumptions, ...plan.risks.map((one) => one.note)].join(" ");
  const services = SERVICES.filter(([said]) => said.test(text)).map(([, service, purpose]) => {
    const use = purpose(plan);
    return use ? `${service} (${use})` : service;
  });
  if (services.length === 0) return "";
  return line
    .replace("{keys}", services.length > 1 ? "keys" : "key")
    .replace("{services}", () => services.join("; "));
}
