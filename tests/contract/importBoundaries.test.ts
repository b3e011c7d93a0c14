import { spawnSync } from "node:child_process";
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** Lints a file with this import in a temporary folder, by our rules. */
function lint(file: string, specifier: string): string {
  const folder = mkdtempSync(join(tmpdir(), "gbvf-lint-"));
  try {
    copyFileSync(join(root, "biome.json"), join(folder, "biome.json"));
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), `import { x } from "${specifier}";\nexport const y = x;\n`);
    const args = ["lint", "--vcs-enabled=false", "."];
    const { stdout, stderr } = spawnSync("biome", args, { cwd: folder, encoding: "utf8" });
    return stdout + stderr;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.each([
  ["ui/primitives/forbidden.ts", "swr"],
  ["ui/primitives/forbidden.ts", "@gbvf/api/crime/contract.ts"],
  ["ui/widgets/forbidden.ts", "../../app/lib/calls/useApi.ts"],
  ["app/dashboard/forbidden.ts", "@gbvf/api/crime/queries.ts"],
  ["app/dashboard/forbidden.ts", "leaflet"],
  ["app/dashboard/forbidden.ts", "@gbvf/mocks/crime/crime.ts"],
  ["api/lib/forbidden.ts", "react"],
  ["api/findings/forbidden.ts", "@gbvf/ui/charts/TrendLine/TrendLine.tsx"],
  ["mocks/forbidden.ts", "../api/crime/queries.ts"],
])("%s may not import %s", (file, specifier) => {
  expect(lint(file, specifier)).toContain("noRestrictedImports");
});

test.each([
  ["app/dashboard/allowed.ts", "@gbvf/api/crime/contract.ts"],
  ["api/findings/allowed.ts", "@gbvf/ui/charts/TrendLine/layout.ts"],
])("%s may import %s", (file, specifier) => {
  expect(lint(file, specifier)).not.toContain("noRestrictedImports");
});

/** Each may use those before it, never those after it. */
const FLOORS: Readonly<Record<string, readonly string[]>> = {
  ui: ["tokens text", "primitives", "charts", "maps", "widgets"],
  app: ["lib", "layouts auth", "profile directory", "dashboard areas"],
};

const filesOf = (workspace: string) =>
  globSync(`${workspace}/*/**/*.{ts,tsx}`, { cwd: root, exclude: ["**/dist"] });
const importsOf = (file: string) =>
  [...read(file).matchAll(/(?:from|^import) "(\.[^"]+)"/gm)].map(([, to = ""]) => join(dirname(file), to));
const roomOf = (file: string) => file.split("/")[1] ?? "";

test.each(Object.entries(FLOORS))(
  "no import in %s runs upwards, stories and tests included",
  (workspace, floors) => {
    const floorOf = (file: string) => floors.findIndex((rooms) => rooms.split(" ").includes(roomOf(file)));
    const isUpwards = (file: string, to: string) =>
      to.startsWith(`${workspace}/`) && floorOf(file) >= 0 && floorOf(to) > floorOf(file);
    const upwards = filesOf(workspace).flatMap((file) =>
      importsOf(file).flatMap((to) => (isUpwards(file, to) ? [`${file} imports ${to}`] : [])),
    );
    expect(upwards).toEqual([]);
  },
);

/** What several domains need. */
const SHARED_ROOMS =
  "access audit geography group import lib second-factor shared sheet source stakeholder survey-code survey-results user";
/** They stand above all domains. */
const UPPER_ROOMS =
  "dashboard data-catalogue data-import findings first-day first-view open-data operation release seeds testing";

const usesOtherDomain = (file: string, to: string) =>
  !UPPER_ROOMS.split(" ").includes(roomOf(file)) &&
  ![roomOf(file), ...SHARED_ROOMS.split(" ")].includes(roomOf(to)) &&
  !to.endsWith("/contract.ts");

test("a domain of the API uses no other but its contract", () => {
  expect(usesOtherDomain("api/crime/import/rows/x.ts", "api/building-block/readCounts.ts")).toBe(true);
  expect(usesOtherDomain("api/user/x.ts", "api/auth/signIn.ts")).toBe(true);
  expect(usesOtherDomain("api/findings/x.ts", "api/crime/queries.ts")).toBe(false);
  const sources = filesOf("api").filter((file) => !file.endsWith(".test.ts"));
  const uses = sources.flatMap((file) =>
    importsOf(file).flatMap((to) => (usesOtherDomain(file, to) ? [`${file} imports ${to}`] : [])),
  );
  expect(uses).toEqual([]);
});

test("the API's rooms stand one above the other: no import leads round in a circle", () => {
  const uses = new Map<string, Set<string>>();
  for (const file of globSync("api/**/*.ts", { cwd: root, exclude: ["**/*.test.ts"] })) {
    const used = uses.get(roomOf(file)) ?? new Set();
    uses.set(roomOf(file), used);
    for (const to of importsOf(file)) if (roomOf(to) !== roomOf(file)) used.add(roomOf(to));
  }
  const isLowest = ([, used]: [string, Set<string>]) => ![...used].some((each) => uses.has(each));
  for (let lowest = [...uses].filter(isLowest); lowest.length > 0; lowest = [...uses].filter(isLowest)) {
    for (const [room] of lowest) uses.delete(room);
  }
  expect([...uses.keys()]).toEqual([]);
});

/** Rules that browser and server share. */
const RULES_OF_BOTH = [
  "lib/security/actions.ts",
  "lib/figures/boundaryTypes.ts",
  "lib/figures/coverage.ts",
  "lib/http/callUrl.ts",
  "lib/http/endpoint.ts",
  "lib/figures/poisson.ts",
  "lib/time/quarters.ts",
  "shared/i18n/languages.ts",
  "shared/i18n/serviceLanguages.ts",
  "shared/i18n/translator.ts",
  "stakeholder/telephone.ts",
  "crime/rate.ts",
  "directory/nearest.ts",
  "findings/rank.ts",
];

test("public pages take types from the contracts and ship no schemas", () => {
  const sources = globSync("app/**/*.{ts,tsx}", { cwd: root }).filter(
    (file) =>
      !/\.(test|stories)\.tsx?$/.test(file) &&
      // Separate chunks for those who sign in.
      !/^app\/(auth|profile|areas|lib\/sign-in-again)\//.test(file),
  );
  const atRuntime = sources.filter((file) =>
    [...read(file).matchAll(/^import (?!type)[^;]*from "@gbvf\/api\/([^"]+)"/gm)].some(
      ([, module = ""]) => !RULES_OF_BOTH.includes(module),
    ),
  );
  for (const file of RULES_OF_BOTH) expect(read(`api/${file}`)).not.toMatch(/^import (?!type)/m);
  expect(atRuntime).toEqual([]);
});
