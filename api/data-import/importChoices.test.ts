import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { ImportChoices } from "../import/choices.ts";
import type { OpenQuestions } from "../import/OpenQuestions.ts";
import { buildWorkbook } from "../testing/import/buildWorkbook.ts";
import { openCrimeDatabase } from "../testing/import/crimeImports.ts";
import { importInto } from "../testing/import/importInto.ts";
import { IMPORT_SOURCE } from "../testing/import/importSource.ts";
import { startUploads } from "../testing/import/startUploads.ts";
import { temporaryFolder } from "../testing/temporaryFile.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import { TEMPLATE_KINDS, writeTemplate } from "./importers.ts";
import { readCommand } from "./readCommand.ts";

const KIMBERLEY = "PD309005";
const buildFile = (period: string) =>
  `Town,Prov,Period,Category,Count,Captured by\nKimberly,NC,${period},Rape,20,\nGaleshewe,NC,${period},Rape,3,Thabo\n`;
const TOWN = { heading: "Town", meaning: "station" } as const;
const reason = "The pilot of the Northern Cape.";
const LEFT_OUT = { heading: "Captured by", meaning: null };
const KIMBERLY = { name: "Kimberly", province: "NC", stationCode: KIMBERLEY };

describe.each(testDatabases)("choices for a file, %s", (_, open) => {
  const uploads = startUploads(open);
  const { admin, signIn, until } = uploads;

  const preview = async (text: string) => {
    const response = await admin.upload(
      "/api/import/upload?kind=crime&fileName=figures.csv",
      Buffer.from(text),
    );
    return until(((await response.json()) as { importId: number }).importId, "previewed");
  };
  const check = (importId: number, choices: ImportChoices, browser = admin) =>
    browser.postJson("/api/import/checkAgain", { importId, ...choices });
  const choose = async (importId: number, choices: ImportChoices) => {
    expect(await check(importId, choices)).toMatchObject({ status: 200 });
    return until(importId, "previewed");
  };

  test("unknown columns and names raise a question once, an impossible choice can be corrected, and the next file uses the stored choices", async () => {
    const firstPreview = await preview(buildFile("2018Q1"));
    expect(firstPreview).toMatchObject({
      errorMessage: expect.stringContaining('line 1, column A: the column "Town" is not known'),
      isApplicable: false,
      questions: {
        columns: [
          { heading: "Town", meaning: null, isChosen: false, nearest: [] },
          { heading: "Captured by", meaning: null, isChosen: false, nearest: [] },
        ],
        missing: ["station"],
      },
    });
    const { importId } = firstPreview;
    const second = await choose(importId, { columns: [TOWN, LEFT_OUT], stations: [] });
    expect(second.errorMessage).toBeNull();
    expect(second.questions?.stations).toEqual([
      {
        name: "Kimberly",
        province: "NC",
        rows: 1,
        reports: "20 sexual offences in Jan - Mar 2018",
        stationCode: null,
        nearest: [KIMBERLEY],
      },
    ]);
    const nowhere = { ...KIMBERLY, stationCode: "PD000000" };
    const wrong = await choose(importId, { columns: [TOWN, LEFT_OUT], stations: [nowhere] });
    expect(wrong).toMatchObject({
      isApplicable: false,
      errorMessage: 'figures.csv: unknown station "PD000000".',
    });
    expect(wrong.questions?.columns).toContainEqual({ ...TOWN, isChosen: true, nearest: [] });
    const third = await choose(importId, { columns: [TOWN, LEFT_OUT], stations: [KIMBERLY] });
    expect(third).toMatchObject({ isApplicable: true, hasRejects: false });
    expect(third.summary).toContain(
      'Columns were read as chosen: "Town" is the station, "Captured by" is left out.',
    );
    expect(third.summary).toContain('Names were read as chosen: "Kimberly" is Kimberley.');
    expect(third.summary.join()).toContain("What was chosen would be remembered");
    expect(await uploads.knex("crime_heading").select()).toEqual([]);
    const applied = await admin.postJson("/api/import/apply", { importId, reason, source: IMPORT_SOURCE });
    expect(applied).toMatchObject({ status: 200 });
    await until(importId, "applied");

    const lines = await uploads
      .knex("audit_log")
      .whereRaw("after ->> 'fileName' = 'figures.csv'")
      .orderBy("audit_id", "desc")
      .limit(3);
    const chosen = {
      columns: ["Town: station", "Captured by: left out"],
      stations: [`Kimberly: ${KIMBERLEY}`],
    };
    expect(lines.map(({ what, after }) => ({ what, after }))).toMatchObject([
      { what: "import applied", after: chosen },
      { what: "import begun" },
      { what: "import choices made", after: chosen },
    ]);

    const next = await preview(buildFile("2018Q2"));
    expect(next).toMatchObject({ errorMessage: null, isApplicable: true, hasRejects: false });
    expect(next.summary).toContain('Names were read as chosen: "Kimberly" is Kimberley.');
    expect(next.summary.join()).not.toContain("remembered");
    expect(next.questions?.stations).toMatchObject([{ name: "Kimberly", stationCode: KIMBERLEY }]);
  });

  test("only users who may import such a file can choose for it", async () => {
    const now = new Date();
    const row = { kind: "crime", fileName: "a.csv", state: "previewed", uploadedAt: now, aliveAt: now };
    const [{ importId }] = await uploads.knex("data_import").insert(row).returning("import_id");
    const choices = { columns: [TOWN], stations: [] };
    expect(await check(importId, choices, await signIn("organisation"))).toMatchObject({ status: 403 });
    const invalidChoice = { columns: [{ heading: "FY18", meaning: "period 18" as never }], stations: [] };
    expect(await check(importId, invalidChoice)).toMatchObject({ status: 400 });
    await admin.postJson("/api/import/cancel", { importId });
    expect(await check(importId, choices)).toMatchObject({ status: 409, code: "not-waiting" });
    expect(await check(999_999, choices)).toMatchObject({ status: 404 });
  });
});

test("a stored name can be removed through a file that has nothing else to import", async () => {
  const { importText, knex } = await openCrimeDatabase();
  const file = "Town,Prov,2018Q1,Category\nKimberly,NC,20,Rape\nGaleshewe,NC,3,Rape\n";
  await importText(file, { choices: { columns: [TOWN], stations: [KIMBERLY] }, reason });
  expect(await importText(file)).toMatchObject({ changed: false });
  const stations = [{ ...KIMBERLY, stationCode: null }];
  const removal = await importText(file, { choices: { columns: [TOWN], stations }, reason });
  expect(removal).toMatchObject({ changed: false, remembers: true });
  expect(await knex("station_alias").select()).toEqual([]);
  expect(await knex("crime_heading").pluck("heading")).toEqual(["Town"]);
});

test("a column can be mapped to counts of a category or a period, for files with the same headings only", async () => {
  const { importText, figuresOf } = await openCrimeDatabase();
  const buildWideFile = (rape: string) =>
    `station,Jaar,${rape},attempted_sex_offence\nKimberley,2018/19,20,4\nGaleshewe,2018/19,3,1\n`;
  const readQuestions = async (text: string) => {
    const error: unknown = await importText(text).catch((thrown: unknown) => thrown);
    return (error as OpenQuestions).questions;
  };
  const { columns: unknownColumns } = await readQuestions(buildWideFile("rape_total"));
  expect(unknownColumns[0]).toMatchObject({ heading: "attempted_sex_offence" });
  expect(unknownColumns[0]?.nearest[0]).toBe(4);
  const columns: ImportChoices["columns"] = [
    { heading: "Jaar", meaning: "year" },
    { heading: "rape_total", meaning: "category 2" },
    { heading: "attempted_sex_offence", meaning: "category 4" },
  ];
  const { summary } = await importText(buildWideFile("rape_total"), { choices: { columns, stations: [] } });
  expect(summary).toContain(
    'Columns were read as chosen: "attempted_sex_offence" is Attempted sexual offences, "Jaar" is the year, "rape_total" is Rape.',
  );
  expect(await figuresOf("ZA")).toEqual({ "2018": { Rape: 23, "Attempted sexual offences": 5 } });
  expect(await importText(buildWideFile("rape_total"))).toMatchObject({ changed: false });
  expect((await readQuestions(buildWideFile("rape_other"))).missing).toEqual(["category", "period", "count"]);

  const FY18 = { heading: "FY18", meaning: "period 2018/19" } as const;
  await importText("station,category,FY18\nKimberley,Murder,9\n", {
    choices: { columns: [FY18], stations: [] },
  });
  expect(await figuresOf("Kimberley")).toMatchObject({ "2018": { Murder: 9 } });
});

test("choices apply to a workbook too", async () => {
  const { importText, figuresOf } = await openCrimeDatabase();
  const rows = [
    ["Comp level", "Town", "Province", "Crime_Category", "January 2018 to March 2018"],
    ["Station", "Kimberly", "NC", "Rape", 20],
  ];
  await importText(buildWorkbook("RAW Data", rows), { choices: { columns: [TOWN], stations: [KIMBERLY] } });
  expect(await figuresOf("Kimberley")).toEqual({ "2018Q1": { Rape: 20 } });
});

test.each([
  [[]],
  [["weather", "a.csv"]],
  [["crime"]],
  [["crime", "a.csv", "b.csv"]],
  [["crime", "a.csv", "--force"]],
  [["boundaries", "a.json", "--reason", "It is meant so."]],
  [["crime", "a.csv", "--years", "both"]],
  [["crime", "a.csv", "--reason", "so"]],
  [["crime", "a.csv", "--title", "Figures of 2018"]],
  [["template", "boundaries"]],
  [["template", "crime", "a.csv", "--dry-run"]],
])("%j is refused as a command", (args) => {
  expect(readCommand(args)).toBeNull();
});

test("the command parses the options of an import and of a template", () => {
  expect(readCommand(["crime", "/a.csv", "--dry-run", "--years", "financial"])).toMatchObject({
    kind: "crime",
    file: "/a.csv",
    dryRun: true,
    options: { years: "financial" },
  });
  expect(readCommand(["template", "healthchecks", "/h.csv"])).toEqual({
    kind: "template",
    templateKind: "healthchecks",
    file: "/h.csv",
  });
});

test("a template is written for each kind of CSV, overwrites no file, and has a valid header", async () => {
  const folder = temporaryFolder();
  for (const kind of TEMPLATE_KINDS) await writeTemplate(kind, join(folder, `${kind}.csv`));
  const text = readFileSync(join(folder, "buildingblocks.csv"), "utf8");
  expect(text).toMatch(/^\uFEFFmunicipality;building_block;name;captured_on;known_on;is_new;/);
  expect(text).toMatch(/\r\n;Police station support services;(;)+GBVF Desk;/);
  await expect(writeTemplate("buildingblocks", join(folder, "buildingblocks.csv"))).rejects.toThrow(
    "buildingblocks.csv: there is a file of that name already.",
  );
  expect(readFileSync(join(folder, "healthchecks.csv"), "utf8")).toContain(
    ";staff;;;;Has anybody explained that policy to you?;In passing;\r\n",
  );
  const { importText } = await importInto("buildingblocks");
  await expect(importText(text)).rejects.toThrow(
    /none of its 18 rows matches .* \(the first: no municipality\)\./,
  );
});
