/**
 * Makes a place for something that this area needs and a higher one has, such as the tables of all areas for a check of
 * the database. app/areas.ts hands everything in before a site, a command or a test begins.
 * @param what names it in the error
 */
export function handedIn<Part>(what: string) {
  let part: Part | undefined;
  return {
    handIn: (given: Part): void => {
      part = given;
    },
    /** @throws Error when nothing was handed in, which would otherwise look like a site without it */
    get: (): Part => {
      if (part === undefined) throw new Error(`Nobody handed in ${what}: call assemble() first.`);
      return part;
    },
  };
}
