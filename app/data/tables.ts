// Relative imports, here and in tables/: the migration generator loads these files outside the bundler.
export * from "./tables/accounts";
export { isPostgres } from "./tables/columns";
export * from "./tables/mail";
export * from "./tables/plans";
export * from "./tables/site";
export * from "./tables/sso";
