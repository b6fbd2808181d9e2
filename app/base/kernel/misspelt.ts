/** Shorter names, like HOST and PORT, resemble too many others: theirs differ in the order alone. */
const SHORT = 6;
const LONG = 9;

/** Returns unknown variables that differ by one or two letters, or their order, from a known one that is not set. */
export function misspelt(
  environment: Record<string, string | undefined>,
  known: string[],
): { name: string; meant: string }[] {
  const unset = known.filter((name) => !environment[name]);
  const unknown = Object.keys(environment).filter((name) => !known.includes(name) && !/\s/.test(name));
  return unknown.flatMap((name) => {
    const meant = unset.find((each) => differingLetters(name.toUpperCase(), each) <= mostIn(each));
    return meant ? [{ name, meant }] : [];
  });
}

const mostIn = ({ length }: string) => (length < SHORT ? 0 : length < LONG ? 1 : 2);

/** Counts the letters that only one of two names has. */
function differingLetters(one: string, other: string): number {
  const left = [...other.replaceAll("_", "")];
  let missing = 0;
  for (const letter of one.replaceAll("_", "")) {
    const at = left.indexOf(letter);
    if (at < 0) missing += 1;
    else left.splice(at, 1);
  }
  return missing + left.length;
}
