// Loaded before a server whose clock is to be set while it runs: it goes wrong by as many milliseconds as stand in the
// file CLOCK_FILE, read anew at SIGUSR2. Timers keep their pace, as they do when a machine's clock is set.
import { readFileSync } from "node:fs";

const RealDate = Date;
let wrongBy = 0;
const read = () => {
  wrongBy = Number(readFileSync(process.env.CLOCK_FILE, "utf8"));
};
read();
process.on("SIGUSR2", read);

globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length > 0 ? given : [RealDate.now() + wrongBy]));
  }
  static now() {
    return RealDate.now() + wrongBy;
  }
};
