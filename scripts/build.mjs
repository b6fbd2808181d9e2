// `npm run build`: builds whether or not something changed. `npm start` and `npm test` do it by themselves when it is due.
import { forgetBuild, prepare, runMain } from "./set-up.mjs";

await runMain(async () => {
  forgetBuild();
  await prepare({ build: true });
});
