import { expect, test } from "vitest";
import { openBuildingBlockDatabase } from "../../testing/import/savedByExcel.ts";

const HEADER = "municipality,building_block,name,captured_on,reception,extension\n";
const KIMBERLEY = "NC091,Police station support services,Kimberley";

test("a file states an extension; another number of the place takes its extension away", async () => {
  const { importText, entries } = await openBuildingBlockDatabase();
  const numbers = async () => {
    const [entry] = await entries({ boundaryId: 1163, buildingBlockId: 1, filter: "kimb" });
    return entry?.contacts.map(({ detail, extension }) => [detail, extension]);
  };
  const stated = `${HEADER}${KIMBERLEY},2026-05-01,053 838 4200,ext 042\n`;
  await importText(stated);
  expect(await numbers()).toEqual([["0538384200", "042"]]);
  expect(await importText(stated)).toMatchObject({ changed: false });
  await importText(`${HEADER}${KIMBERLEY},2026-05-02,0538384200,\n`);
  expect(await numbers()).toEqual([["0538384200", "042"]]);
  await importText(`${HEADER}${KIMBERLEY},2026-05-03,10111,\n`);
  expect(await numbers()).toEqual([["10111", null]]);
});

test.each([
  [",12", /line 2, column F "extension": An extension goes with a reception number\.$/],
  ["0538384200,1234567", /"1234567" is not an extension of at most 6 digits\.$/],
])("%s is refused", async (cells, fault) => {
  const { importText } = await openBuildingBlockDatabase();
  await expect(importText(`${HEADER}${KIMBERLEY},2026-05-01,${cells}\n`)).rejects.toThrow(fault);
});
