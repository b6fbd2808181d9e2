// Loaded into a server (node --require): writes what each answer costs its main thread to the file that MEASURED_IN names.
const { appendFileSync, readFileSync } = require("node:fs");
const { subscribe } = require("node:diagnostics_channel");

/** Nanoseconds that this thread has run so far. Other programs on the machine do not change it, as they change the time of day. */
const ran = () => Number(readFileSync("/proc/thread-self/schedstat", "utf8").split(" ")[0]);

let measured;

// Between two turns of the event loop runs one piece: nobody else gets an answer meanwhile.
function turn() {
  if (!measured) return;
  const now = ran();
  const piece = (now - measured.at) / 1e6;
  measured.at = now;
  // A turn in which nothing happens takes some hundredths.
  if (piece > 0.1) measured.all += piece;
  measured.longest = Math.max(measured.longest, piece);
  if (measured.left !== undefined && measured.left-- === 0) {
    appendFileSync(process.env.MEASURED_IN, `${measured.all} ${measured.longest}\n`);
    measured = undefined;
    return;
  }
  setImmediate(turn);
}

subscribe("http.server.request.start", () => {
  if (measured) return;
  measured = { at: ran(), all: 0, longest: 0, left: undefined };
  setImmediate(turn);
});
// What is done after the answer belongs to it.
subscribe("http.server.response.finish", () => {
  if (measured) measured.left = 20;
});
