// The areas that the whole site asks (identity/area.ts), a line each. identity stands before them.

export { accounts } from "~/accounts/area";
export { braindumper } from "~/braindumper/area";
export { imports } from "~/imports/area";
export { mail } from "~/mail/area";
export { newsletter } from "~/newsletter/area";
export { signOn } from "~/sign-on/area";
export { waitlist } from "~/waitlist/area";
