// In place of app/boot.server.ts: a test opens its own database, and delivers mail when it wants to.
export const boot = async () => {};
