import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { environmentSchema } from "~/base/kernel/config";
import { SECRET_FILES } from "~/base/kernel/secret-files";

// No Docker engine is needed to read what the files say.

const { services } = parse(readFileSync("compose.yaml", "utf8"));

it("the site gets all of .env, data, content and secrets from beside it, and a name for its image", () => {
  const { env_file, volumes, image, build } = services.loam;
  expect([env_file, build]).toEqual([".env", "."]);
  expect(image).toMatch(/^\$\{LOAM_IMAGE:-loam\}$/);
  expect(volumes).toEqual([
    "./data:/data",
    `\${CONTENT_DIR:-./content}:/app/content:ro`,
    "./secrets:/run/secrets:ro",
  ]);
});

it("what holds in the container is said whatever .env says, and by names that the site knows", () => {
  const { environment } = services.loam;
  expect(environment).toMatchObject({ HOST: "0.0.0.0", PORT: 3000, DATA_DIR: "/data", TRUST_PROXY: 1 });
  const known = [...Object.keys(environmentSchema.shape), ...SECRET_FILES];
  expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([]);
});

it("secrets and data get into no image and no commit", () => {
  for (const file of [".gitignore", ".dockerignore"]) {
    const lines = readFileSync(file, "utf8")
      .split("\n")
      .map((line) => line.replaceAll("/", ""));
    for (const name of ["data", "secrets"]) expect([file, lines.includes(name)]).toEqual([file, true]);
  }
});

it("a tag publishes an image for both processors, with its contents listed, signed", () => {
  const { on, jobs } = parse(readFileSync(".github/workflows/publish.yml", "utf8"));
  const { steps } = jobs.image as {
    steps: { uses?: string; run?: string; with?: Record<string, unknown> }[];
  };
  expect(on.push.tags).toEqual(["v*"]);
  const build = steps.find(({ uses }) => uses?.startsWith("docker/build-push-action"));
  expect(build?.with).toMatchObject({ platforms: "linux/amd64,linux/arm64", push: true, sbom: true });
  expect(steps.at(-1)?.run).toMatch(/^cosign sign --yes .*@\$\{\{ steps\.push\.outputs\.digest \}\}/);
});

it("the image has a pg_dump that is as new as the Postgres of compose.postgres.yaml", () => {
  const { postgres } = parse(readFileSync("compose.postgres.yaml", "utf8")).services;
  const [, server = "none"] = /^postgres:(\d+)/.exec(postgres.image) ?? [];
  const [, client = 0] = /install .*postgresql-client-(\d+)/.exec(readFileSync("Dockerfile", "utf8")) ?? [];
  expect(Number(client)).toBeGreaterThanOrEqual(Number(server));
});
