import type { Plan } from "~/domain/plan";

/** Ways of a page of the web, and how the same is tried in an app that has neither a reload nor an address to type. */
const INSTEAD: readonly [RegExp, string][] = [
  [/,? without (?:a reload|reloading)\b/g, " without a tap"],
  [/\bafter a reload\b/g, "after the app was closed"],
  [/\band reloads the page\b/g, "and closes the app"],
  [/\bthe address of ((?:(?!\band\b|,).)+?) typed by hand\b/g, "a link to $1"],
  [/\b(type|open)(s?) the address of\b/g, "open$2 a link to"],
  [/\btyping the address of\b/g, "opening a link to"],
  [/\bknows the address of\b/g, "has a link to"],
  [/\b(has|given) the address of the\b/g, "$1 a link to the"],
  [/\bhas the address of\b/g, "has a link to"],
  [/\bthe address given to\b/g, "the link given to"],
  [/\bopens that address\b/g, "opens that link"],
  [/\ba closed browser\b/g, "a closed app"],
  [/\bin (?:a second|another) tab\b/g, "on a second phone"],
];

/** The plan as somebody tries it who has the app on a phone: what the idea says itself stays as it was said. */
export function onPhone(plan: Plan): Plan {
  const put = (text: string) => INSTEAD.reduce((said, [from, to]) => said.replace(from, to), text);
  const named = (text: string) =>
    text.replace(/\btypes (\/[a-z0-9/-]*)/g, (typed, route) => {
      const screen = plan.screens.find((one) => one.route === route);
      return screen ? `opens a link to ${screen.name}` : typed;
    });
  const scene = <T extends { given: string; when: string; then: string; otherwise: string }>(one: T): T => ({
    ...one,
    given: put(one.given),
    when: put(one.when),
    then: put(one.then),
    otherwise: put(one.otherwise),
  });
  return {
    ...plan,
    stories: plan.stories.map((story) => ({ ...scene(story), also: story.also.map(scene) })),
    rules: plan.rules.map((rule) => (/\(implied by [^()]+\)$/.test(rule) ? put(rule) : rule)),
    phases: plan.phases.map((phase) => ({
      ...phase,
      steps: phase.steps.map(put),
      doneWhen: named(put(phase.doneWhen)),
    })),
  };
}
