import { describe, expect, test } from "vitest";
import { openBuildingBlockDatabase } from "../../testing/import/savedByExcel.ts";
import { tableDigests } from "../../testing/tableDigests.ts";

const SOL_PLAATJE = 1163;
const HEADER = "municipality,building_block,name,captured_on,opening_hours,languages\n";
const KIMBERLEY = "NC091,Police station support services,Kimberley,2026-05-01";
const TEAM = "NC091,Rapid Response Teams,Sol Plaatje RRT,2026-05-01";
const FILE = `${HEADER}${KIMBERLEY},Day and night,Setswana; English\n${TEAM},,"afrikaans, sfs"\n`;

async function openDatabase() {
  const { importText, entries, knex } = await openBuildingBlockDatabase();
  const findListed = async (buildingBlockId: number, filter: string) => {
    const [entry] = await entries({ boundaryId: SOL_PLAATJE, buildingBlockId, filter });
    return [entry?.openingHours, entry?.languages];
  };
  return { importText, knex, station: () => findListed(1, "kimb"), team: () => findListed(7, "RRT") };
}

test("an import stores opening hours and languages", async () => {
  const { importText, knex, station, team } = await openDatabase();
  const { summary } = await importText(FILE, { dryRun: true });
  expect(summary).toContain("Opening hours or languages of 2 places would be stored.");
  expect(await station()).toEqual([null, []]);
  await importText(FILE);
  expect(await station()).toEqual(["Day and night", ["tn", "en"]]);
  expect(await team()).toEqual([null, ["af", "sfs"]]);
  const before = await tableDigests(knex);
  const inAnotherOrder = FILE.replace("Setswana; English", "en/tn/en");
  expect(await importText(inAnotherOrder)).toMatchObject({ changed: false });
  expect(await tableDigests(knex)).toEqual(before);
});

test("missing columns and empty cells leave stored opening hours and languages", async () => {
  const { importText, station } = await openDatabase();
  await importText(FILE);
  await importText(`municipality,building_block,name,captured_on,reception\n${KIMBERLEY},0538384200\n`);
  await importText(`${HEADER}${KIMBERLEY},, ;\n`);
  expect(await station()).toEqual(["Day and night", ["tn", "en"]]);
  const { summary } = await importText(`${HEADER}${KIMBERLEY},,isiZulu\n`);
  expect(summary).toContain("Opening hours or languages of 1 place were stored.");
  expect(await station()).toEqual(["Day and night", ["zu"]]);
});

test("rows of one place are merged, and may list its languages in any order", async () => {
  const { importText, station } = await openDatabase();
  await importText(`${HEADER}${KIMBERLEY},,"en,tn"\n${KIMBERLEY},Day and night,"tn,en"\n`);
  expect(await station()).toEqual(["Day and night", ["en", "tn"]]);
});

describe("extension", () => {
  const HEADER = "municipality,building_block,name,captured_on,reception,extension\n";
  const KIMBERLEY = "NC091,Police station support services,Kimberley";

  test("an import stores an extension, and another reception number deletes it", async () => {
    const { importText, entries } = await openBuildingBlockDatabase();
    const numbers = async () => {
      const [entry] = await entries({ boundaryId: 1163, buildingBlockId: 1, filter: "kimb" });
      return entry?.contacts.map(({ detail, extension }) => [detail, extension]);
    };
    const file = `${HEADER}${KIMBERLEY},2026-05-01,053 838 4200,ext 042\n`;
    await importText(file);
    expect(await numbers()).toEqual([["0538384200", "042"]]);
    expect(await importText(file)).toMatchObject({ changed: false });
    await importText(`${HEADER}${KIMBERLEY},2026-05-02,0538384200,\n`);
    expect(await numbers()).toEqual([["0538384200", "042"]]);
    await importText(`${HEADER}${KIMBERLEY},2026-05-03,10111,\n`);
    expect(await numbers()).toEqual([["10111", null]]);
  });

  test.each([
    [",12", /line 2, column F "extension": An extension goes with a reception number\.$/],
    ["0538384200,1234567", /"1234567": An extension has at most 6 digits$/],
  ])("%s is refused", async (cells, error) => {
    const { importText } = await openBuildingBlockDatabase();
    await expect(importText(`${HEADER}${KIMBERLEY},2026-05-01,${cells}\n`)).rejects.toThrow(error);
  });
});
