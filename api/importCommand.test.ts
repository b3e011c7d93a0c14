import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFile, temporaryFolder } from "./testing/temporaryFile.ts";
import { openTestDatabase } from "./testing/testDatabase.ts";

const main = fileURLToPath(new URL("importCommand.ts", import.meta.url));

type Ran = { code: number; stdout: string; stderr: string };

function run(args: string[], varDir = temporaryFolder(), databaseUrl = ""): Promise<Ran> {
  const env = {
    ...process.env,
    VAR_DIR: varDir,
    DATABASE_URL: databaseUrl,
    SEED: "reference",
    INIT_CWD: varDir,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [main, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === "number" ? error.code : 0, stdout, stderr });
    });
  });
}

test("an unknown command prints the usage and fails", async () => {
  const { code, stdout, stderr } = await run(["weather", "a.csv"]);
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toMatch(/^Usage: npm run import -- crime\|boundaries\|\S+ FILE \[--dry-run\]\n/);
});

test("an import, a dry run and a refusal each print their result in plain words", async () => {
  const database = await openTestDatabase("reference");
  onTestFinished(database.close);
  const varDir = temporaryFolder();
  const runCrime = (...args: string[]) => run(["crime", ...args], varDir, database.url);
  const good = temporaryFile("figures.csv", "station,period,category,count\nKimberley,2018Q1,Rape,20\n");
  const dry = await runCrime(good, "--dry-run");
  expect(dry).toMatchObject({ code: 0, stderr: "" });
  expect(dry.stdout).toContain("1 figure would be added and 0 corrected, in Jan - Mar 2018.");
  expect(dry.stdout).toContain("This was a dry run: nothing has changed.");

  const source = ["--title", "Figures of 2018", "--publisher", "SAPS", "--published", "2018-09-11"];
  const { code, stderr } = await runCrime(good);
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: "Say where these figures were published: --title TEXT --publisher TEXT.\n",
  });
  const real = await runCrime(good, ...source);
  expect(real).toMatchObject({ code: 0, stderr: "" });
  expect(real.stdout).toContain("1 figure was added and 0 corrected, in Jan - Mar 2018.\nDone");

  const lost = temporaryFile(
    "figures.csv",
    "station,period,category,count\nGaleshewe,2018Q1,Rape,2\nNowhere,2018Q1,Rape,1\n",
  );
  const refused = await runCrime(lost, ...source);
  expect(refused.code).toBe(1);
  expect(refused.stderr.startsWith(`${lost}: it changes`)).toBe(true);
  expect(refused.stderr).toContain("needs a reason (--reason TEXT), and nothing was imported.");
  expect(refused.stderr).toContain('  1 row: unknown station "Nowhere"');
});
