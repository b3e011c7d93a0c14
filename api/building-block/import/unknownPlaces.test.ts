import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  type Cells,
  COLUMNS,
  openBuildingBlockDatabase,
  PERSON,
  STATION,
  saved,
} from "../../testing/import/savedByExcel.ts";

describe("a place close to a known one is asked about", () => {
  const asked: [Cells, string][] = [
    [{ name: "Kimberly" }, 'unknown place "Kimberly": did you mean Kimberley Police Station?'],
    [{ name: "SAPS Kimberley" }, 'unknown place "SAPS Kimberley": did you mean Kimberley Police Station?'],
    [
      { municipality: "Dikgatlong" },
      'unknown place "Kimberley": did you mean Kimberley Police Station in Sol Plaatje (NC091)?',
    ],
  ];
  test("it is left out, with the question, unless it is said to be new", async () => {
    const { importText, varDir } = await openBuildingBlockDatabase();
    const rows = asked.map(([change]) => ({ ...PERSON, ...change }));
    const others = ["Galeshewe", "Roodepan", "Kagisho"].map((name) => ({ ...STATION, name }));
    const { summary } = await importText(saved([...others, ...rows]));
    for (const [, reason] of asked) expect(summary).toContain(`  1 row: ${reason}`);

    const rejects = readFileSync(join(varDir, readdirSync(varDir)[0] as string), "utf8");
    for (const { name } of rows) expect(rejects).toContain(`,${name},`);
    for (const row of rows) {
      const meant = await importText(saved([{ ...row, is_new: "yes" }], [...COLUMNS, "is_new"]));
      expect(meant.summary).toContain("1 place was added and 0 changed.");
    }
  });

  test("the file of rejects can be corrected and imported", async () => {
    const { importText, varDir } = await openBuildingBlockDatabase();
    const lost = { ...PERSON, name: "Kimberly", contact_mobile: "+27825550102" };
    await importText(saved([{ ...STATION, name: "Galeshewe" }, lost]));
    const rejects = readFileSync(join(varDir, readdirSync(varDir)[0] as string), "utf8");
    const { summary } = await importText(rejects.replace(/,Kimberly,/, ",Kimberley,"));
    expect(summary).toContain("1 term of contact people was added and 0 corrected.");
  });
});
