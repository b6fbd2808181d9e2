// Relative imports, here and in tables/: the migration generator loads these files outside the bundler.

export { isPostgres } from "./base/data/columns";
export * from "./base/data/tables";
export * from "./braindumper/tables";
export * from "./identity/tables";
export * from "./imports/tables";
export * from "./mail/tables";
export * from "./newsletter/tables";
export * from "./sign-on/tables";
export * from "./waitlist/tables";
