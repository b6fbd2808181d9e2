/** Shorter names, like HOST and PORT, resemble too many others. */
const SHORTEST = 6;
const LONG = 9;

/**
 * Returns unknown variables that differ by one or two letters, or their order, from a known one that is not set:
 * probably typos.
 */
export function misspelt(
  environment: Record<string, string | undefined>,
  known: string[],
): { name: string; meant: string }[] {
  const unset = known.filter((name) => !environment[name] && name.length >= SHORTEST);
  const unknown = Object.keys(environment).filter((name) => !known.includes(name));
  return unknown.flatMap((name) => {
    const meant = unset.find((each) => differingLetters(name, each) <= (each.length < LONG ? 1 : 2));
    return meant ? [{ name, meant }] : [];
  });
}

/** Returns the URL option that somebody probably meant: in other case, shortened, or misspelt. */
export function probablyMeant(name: string, known: string[]): string | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/^.*\./, "");
  const asked = plain(name);
  return (
    known.find((each) => asked && plain(each).startsWith(asked)) ??
    known.find((each) => differingLetters(asked, plain(each)) <= 2)
  );
}

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
