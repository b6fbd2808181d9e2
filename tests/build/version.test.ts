import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { VERSION } from "~/operations/version";

const read = (file: string) => readFileSync(file, "utf8");

test("package.json, lock file, image and CHANGELOG name one version, with what to do before the upgrade", () => {
  const named = {
    "package.json": JSON.parse(read("package.json")).version,
    "package-lock.json": JSON.parse(read("package-lock.json")).version,
    Dockerfile: /org\.opencontainers\.image\.version="([^"]+)"/.exec(read("Dockerfile"))?.[1],
    "CHANGELOG.md": /^## (\S+)[^\n]*\n\n### Before you upgrade\n\n- /m.exec(read("CHANGELOG.md"))?.[1],
  };
  for (const [file, version] of Object.entries(named)) expect([file, version]).toEqual([file, VERSION]);
});
