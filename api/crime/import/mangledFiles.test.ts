import { expect, test } from "vitest";
import { OpenQuestions } from "../../import/OpenQuestions.ts";
import { openCrimeDatabase } from "../../testing/import/crimeImports.ts";

const HEADER = "province,station,category,2018-2019\n";
const ROWS = "Northern Cape,Kimberley,Rape,20\nNorthern Cape,Galeshewe,Rape,30\n";

test("rows of provinces and the country among the stations are read as totals", async () => {
  const { importText, figuresOf } = await openCrimeDatabase();
  const { summary } = await importText(
    `${HEADER}NORTHERN CAPE,,,\n,Northern Cape,,\n${ROWS}Northern Cape,Northern Cape total,Rape,50\n,Grand Total,Rape,51\n,RSA,Rape,51\n`,
    { reason: "A row names no station." },
  );
  expect(await figuresOf("ZA")).toEqual({ "2018": { Rape: 50 } });
  expect(summary).toContain("  1 row: no station (of merged cells, only the first has it)");
  expect(summary).toContain(
    "  Rape, South Africa, 2018/19: the file says 51, its matched stations add up to 50",
  );
  expect(summary.join()).not.toContain("in no precinct");
});

test("a repeated header is skipped, and a second table stops the import", async () => {
  const { importText, figuresOf } = await openCrimeDatabase();
  await importText(`${HEADER}${ROWS}${HEADER}Northern Cape,Upington,Rape,7\n`);
  expect(await figuresOf("ZA")).toEqual({ "2018": { Rape: 57 } });
  await expect(
    importText(`${HEADER}${ROWS}\nprovince,station,category,2012-2013\nNorthern Cape,Upington,Rape,7\n`),
  ).rejects.toThrow("line 5: a second table begins here; save each table as a file of its own.");
});

test("station names are found with the word 'station' or a code", async () => {
  const { importText, figuresOf } = await openCrimeDatabase();
  const names = ["SAPS Kimberley", "Galeshewe Police Station", "PD303005 - Upington", "Kakamas (401)"];
  await importText(HEADER + names.map((name) => `Northern Cape,${name},Rape,5\n`).join(""));
  expect(await figuresOf("ZA")).toEqual({ "2018": { Rape: 20 } });
});

test.each([
  "Case No,Surname,Station,Offence\n1,Example,Kimberley,Rape\n",
  "station,category,date,ID number\nKimberley,Rape,2025-03-01,1\n",
])("a file about individual people is refused without questions: %j", async (content) => {
  const { importText } = await openCrimeDatabase();
  const refusal = importText(content).catch((error: unknown) => error);
  expect(await refusal).not.toBeInstanceOf(OpenQuestions);
  expect(String(await refusal)).toMatch(/its column "(Surname|ID number)" is about people\. Only counts/);
});

test("a file with its category only in the title raises one question", async () => {
  const { importText, figuresOf } = await openCrimeDatabase();
  const content =
    "Rape: the stations with the most reports,,,,\n\nPosition,Prov Position,Station,Province,2018-2019\n1,1,Kimberley,Northern Cape,20\n";
  const refusal = (await importText(content).catch((error: unknown) => error)) as OpenQuestions;
  expect(refusal).toBeInstanceOf(OpenQuestions);
  expect(refusal.message).toContain("no column category: choose the one that all its figures are of.");
  expect(refusal.questions).toMatchObject({
    columns: [],
    category: { categoryId: null, nearest: [2] },
    missing: ["category"],
  });
  const choices = { columns: [], stations: [], categoryId: 2 };
  const { summary, questions } = await importText(content, { choices });
  expect(summary).toContain("All figures were read as Rape, as chosen.");
  expect(questions).toMatchObject({ category: { categoryId: 2 }, missing: [] });
  expect(await figuresOf("Kimberley")).toEqual({ "2018": { Rape: 20 } });
});
