import { version } from "../../package.json";

/** Of the product, as CHANGELOG.md counts. */
export const VERSION: string = version;
