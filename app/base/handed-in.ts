/** Makes a place for what this area needs and a higher one has: app/assemble.ts hands it in. `what` names it in the error. */
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
