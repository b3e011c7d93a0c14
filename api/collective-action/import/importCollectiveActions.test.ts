import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Knex } from "knex";
import { describe, expect, test } from "vitest";
import { importInto } from "../../testing/import/importInto.ts";
import { tableDigests } from "../../testing/tableDigests.ts";
import { bothDatabases, testDatabases } from "../../testing/testDatabase.ts";

const HEADER = "municipality,team,cycle,pillar,challenge,valid_from,valid_to,outcome,source\n";
const COURT = "NC091,Kimberley court,2026 cycle 2,3,Orders within five days,2026-07-01,2026-10-08,,\n";
const TOWN =
  "Dikgatlong,,2026 cycle 2,Economic Power,Twenty first jobs,2026-07-01,2026-10-08,,https://example.org/jobs\n";
const FILE = HEADER + COURT + TOWN;

async function readCounts(knex: Knex, ...codes: string[]): Promise<number[]> {
  const rows: { code: string; n: string }[] = await knex("collective_action_count as c")
    .join("boundary as b", "b.boundary_id", "c.boundary_id")
    .groupBy("b.code", "b.boundary_type_id")
    .select("b.code")
    .sum("c.challenges as n");
  return codes.map((code) => Number(rows.find((row) => row.code === code)?.n ?? 0));
}

describe.each(bothDatabases)("a file of challenges on %s", (_name, open) => {
  test("adds challenges to existing ones, and counts them for every containing area", async () => {
    const { importText, knex } = await importInto("collectiveactions", "reference", open);
    expect(await readCounts(knex, "NC091", "NC092", "DC9", "NC", "ZA")).toEqual([1, 0, 1, 1, 13]);
    expect(await importText(FILE)).toEqual({
      changed: true,
      summary: ["2 challenges were read and placed.", "2 challenges were added and 0 corrected."],
    });
    expect(await readCounts(knex, "NC091", "NC092", "DC9", "NC", "ZA")).toEqual([2, 1, 3, 3, 15]);
    const teams = await knex("collective_action as c")
      .join("stakeholder as s", "s.stakeholder_id", "c.stakeholder_id")
      .where({ cycle_id: 20262 })
      .orderBy("s.name")
      .select("s.name", "s.stakeholder_type_id as type");
    expect(teams).toEqual([
      { name: "Dikgatlong", type: 1 },
      { name: "Kimberley court", type: 4 },
    ]);
  });
});

describe.each(testDatabases)("an import of challenges on %s", (_name, open) => {
  test("importing a file again changes nothing", async () => {
    const { importText, knex } = await importInto("collectiveactions", "reference", open);
    await importText(FILE);
    const before = await tableDigests(knex);
    expect(await importText(FILE)).toEqual({
      changed: false,
      summary: ["2 challenges were read and placed.", "All of them are in the database already."],
    });
    expect(await tableDigests(knex)).toEqual(before);
  });

  test("changed values are corrected, and challenges that the file lacks remain", async () => {
    const { importText, knex } = await importInto("collectiveactions", "reference", open);
    await importText(FILE);
    const { summary } = await importText(HEADER + COURT.replace(",,\n", ",All within five days,\n"));
    expect(summary).toContain("0 challenges were added and 1 corrected.");
    const challenges = await knex("collective_action").where({ cycle_id: 20262 }).orderBy("name");
    expect(challenges.map(({ name, outcome }) => [name, outcome])).toEqual([
      ["Orders within five days", "All within five days"],
      ["Twenty first jobs", null],
    ]);
  });

  test("importing real challenges removes the demonstration's, with teams that nothing else uses", async () => {
    const { importText, knex } = await importInto("collectiveactions", "demonstration", open);
    const [existing] = await readCounts(knex, "ZA");
    const { summary } = await importText(FILE);
    expect(summary).toContain(`The ${(existing as number) - 13} demonstration challenges were removed.`);
    expect(await readCounts(knex, "ZA")).toEqual([15]);
    expect(await knex("stakeholder").whereLike("name", "Court in %")).toEqual([]);
    const sources = await knex("data_source").where({ theme: "collective-action" }).pluck("is_demonstration");
    expect(sources).toEqual([false, false]);
    expect((await knex("data_source").where({ theme: "health-check" })).length).toBe(1);
  });
});

test("months of a cycle can be added later, and remain if a file lacks them", async () => {
  const { importText, knex } = await importInto("collectiveactions");
  const file =
    "municipality,cycle,cycle_start,cycle_end,pillar,challenge\nNC091,2026 cycle 2,2026-07,2026-10,3,Reported\n";
  await importText(FILE);
  expect(await importText(file)).toMatchObject({ changed: true });
  await importText("municipality,cycle,pillar,challenge\nNC091,2026 cycle 2,3,Not reported\n");
  expect(await knex("collective_action_cycle").where({ cycle_id: 20262 }).first()).toMatchObject({
    description: "2026, cycle 2",
    startMonth: "2026-07",
    endMonth: "2026-10",
  });
});

test("rows that cannot be placed are left out, counted by reason, and written to a file with their line numbers", async () => {
  const { importText, knex, rejectsDir } = await importInto("collectiveactions");
  const { summary } = await importText(
    `${FILE}Nowhere,,2026,3,A,,,,\nEmalahleni,,2026,3,B,,,,\nNC091,,2026,7,"=C, +1",,,,\n`,
    { name: "challenges.csv" },
  );
  const file = join(rejectsDir, readdirSync(rejectsDir)[0] as string);
  expect(summary.slice(2)).toEqual([
    `3 rows could not be placed and were left out; see ${file}:`,
    '  1 row: unknown municipality "Nowhere"',
    '  1 row: more than one municipality is called "Emalahleni": its code is needed',
    '  1 row: unknown pillar "7"',
  ]);
  expect(readFileSync(file, "utf8")).toContain(`6,"unknown pillar ""7""",NC091,,2026,7,"'=C, +1",,,,\n`);
  expect(await readCounts(knex, "ZA")).toEqual([15]);
});

test("reads days and months as Excel saves them, and other names of municipalities and pillars", async () => {
  const { importText, knex } = await importInto("collectiveactions");
  const rows = [
    "Sol Plaatje Local Municipality;2026 cycle 2;Pillar 2;A;2026/05/04;TRUE;Aug-26;ours",
    "Dikgatlong LM;2026 cycle 2;3: Justice, Safety and Protection;B;2026/5/4;N;2026/08/01;",
    ";;;;;;;",
  ];
  const { summary } = await importText(
    `\uFEFFmunicipality;cycle;pillar;challenge;valid_from;pillar_stated;cycle_start;Remarks\r\n${rows.join("\r\n")}\r\n`,
  );
  expect(summary.slice(1)).toEqual([
    "2 challenges were added and 0 corrected.",
    'The column "Remarks" is not known and was ignored.',
  ]);
  const stored = await knex("collective_action")
    .where({ cycle_id: 20262 })
    .orderBy("name")
    .select("pillar_id", "is_pillar_stated", knex.raw("valid_from::text"));
  expect(stored).toEqual([
    { pillarId: 2, isPillarStated: true, validFrom: "2026-05-04" },
    { pillarId: 3, isPillarStated: false, validFrom: "2026-05-04" },
  ]);
  expect(await knex("collective_action_cycle").where({ cycle_id: 20262 }).first()).toMatchObject({
    startMonth: "2026-08",
  });
});
