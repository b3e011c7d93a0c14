import { expect, test } from "vitest";
import { findMeasure } from "../../findings/measures.ts";
import { openCrimeDatabase } from "../../testing/import/crimeImports.ts";
import { findImportsToWithdraw, withdrawImports } from "./withdraw/withdrawImports.ts";

const HEADER = "province,station,period,category,count\n";
const FILE = `${HEADER}GP,Protea,2017/18,Sexual Offences,90
GP,Protea Glen,2017/18,Sexual Offences,100
GP,Protea,2018/19,Sexual Offences,80
GP,Protea Glen,2018/19,Sexual Offences,120
LP,Laersdrift,2018/19,Sexual Offences,24
EC,Katkop,2010/11,Rape,30
EC,Katkop,2010/11,Sexual assault,3
`;
const UNPLACED =
  "144 sexual offences in 2018/19 are in no precinct: Protea Glen, Gauteng (120); Laersdrift, Limpopo (24).";
const KATKOP = "33 sexual offences in 2010/11 are in no precinct: Katkop, Eastern Cape (33).";
const reason = "Some stations are new.";
const choices = { columns: [], stations: [{ name: "Protea Glen", province: "GP", stationCode: "Protea" }] };

test("reports of unknown stations are listed in the import, the release and the method until their names are matched", async () => {
  const { importText, figuresOf, knex } = await openCrimeDatabase();
  const readLimits = async () => (await findMeasure(knex, "crime", "2026-07-01")).method.limits;
  const outcome = await importText(FILE, { reason });
  expect(outcome.summary).toEqual(expect.arrayContaining([UNPLACED, KATKOP]));
  expect(outcome.questions?.stations.map(({ name, reports }) => [name, reports])).toEqual([
    ["Katkop", "33 sexual offences in 2010/11"],
    ["Protea Glen", "120 sexual offences in 2018/19"],
    ["Laersdrift", "24 sexual offences in 2018/19"],
  ]);
  expect((await readLimits()).slice(-2)).toEqual([UNPLACED, KATKOP]);

  const { content } = await knex("release").orderBy("release_id", "desc").first("content");
  expect(content.summary.at(-1)).toContain(UNPLACED);

  const resolvedOutcome = await importText(FILE, { choices, reason });
  expect(resolvedOutcome.summary).toContain(
    'Counts were added to those of another station in the file: "Protea Glen" to Protea.',
  );
  expect(await figuresOf("Protea")).toEqual({
    "2017": { "Sexual offences": 190 },
    "2018": { "Sexual offences": 200 },
  });
  expect((await readLimits()).slice(-2)).toEqual([
    "24 sexual offences in 2018/19 are in no precinct: Laersdrift, Limpopo (24).",
    KATKOP,
  ]);
  const fileWithoutStation = `${HEADER}GP,Protea Glen,2019/20,Sexual Offences,130\n`;
  await expect(importText(fileWithoutStation, { reason })).rejects.toThrow(
    "is counted in Protea, for which the file has no figure",
  );

  await knex.transaction(async (trx) => {
    const [latest] = await trx("data_import").orderBy("import_id", "desc").pluck("import_id");
    await withdrawImports(trx, await findImportsToWithdraw(trx, latest));
  });
  expect((await readLimits()).slice(-2)).toEqual([UNPLACED, KATKOP]);
});

test("an unknown name can be matched to a station that has no counts in the file", async () => {
  const { importText, figuresOf } = await openCrimeDatabase();
  const stations = [{ name: "Mpumalanga", province: "", stationCode: "Mpumalanga KZN" }];
  await importText("station,period,category,count\nMpumalanga,2018/19,Rape,7\n", {
    reason,
    choices: { columns: [], stations },
  });
  expect(await figuresOf("Mpumalanga KZN")).toEqual({ "2018": { Rape: 7 } });
});
