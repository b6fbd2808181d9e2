import { planNameProblem } from "~/site/idea/answers";

const NAME = String.raw`["“„«'‘]?(\p{Lu}[\p{L}\p{N}]{2,}(?: \p{Lu}[\p{L}\p{N}]+){0,2})["”“»'’]?`;
const APP = "(?:app|site|website|platform|plattform|tool|marketplace|service|it)";
/** "KilnShare is the marketplace", "Letterbox - an app that", "an app called Loopy". */
const NAMED = [
  /^\s*["“„«]?(\p{Lu}\p{L}*\p{Ll}\p{Lu}[\p{L}\p{N}]*)["”“»]?\s*(?:is\s|ist\s|est\s|es\s|[-–—:])/u,
  new RegExp(
    String.raw`^\s*(?!Hello|Subject|Idea|Project)${NAME}\s+[-–—]\s+(?:the|a|an|my|our)\s[^.\n]{0,60}\b${APP}\b`,
    "u",
  ),
  new RegExp(String.raw`\b${APP} (?:is |should be |will be )?(?:called|named) ${NAME}`, "u"),
];

/** Returns the name that an idea gives to the app, or "". */
export function nameIn(idea: string): string {
  const [name = ""] = NAMED.flatMap((pattern) => pattern.exec(idea)?.[1] ?? []);
  return planNameProblem(name) === null ? name : "";
}
