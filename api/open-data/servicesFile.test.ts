import { strFromU8, unzipSync } from "fflate";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { readEnv } from "../lib/operating/env.ts";
import { openBuildingBlockDatabase } from "../testing/import/savedByExcel.ts";
import { placeArchive } from "./routes.ts";
import { siteOf } from "./siteOf.ts";

const SOL_PLAATJE = 1163;
const FILE = `municipality,building_block,name,captured_on,address_line1,opening_hours,languages
NC091,Police station support services,Kimberley,2026-05-01,8 Transvaal Road,Day and night,Setswana; English
NC091,Rapid Response Teams,Sol Plaatje RRT,2026-05-01,,,
NC091,Shelters,Safe Place,2026-05-01,12 Hidden Lane,Day and night,isiXhosa
`;

test("S24 services say when they are open and in which languages they answer, confidential ones are left out", async () => {
  const { importText, knex } = await openBuildingBlockDatabase();
  await importText(FILE);
  const take = async (boundaryId: number) => {
    const asked = { today: "2026-08-15", site: siteOf(readEnv({ NODE_ENV: "test" })) };
    const { bytes } = await knex.transaction((trx) => placeArchive(trx, boundaryId, asked));
    const text = strFromU8(unzipSync(bytes)["services.csv"] as Uint8Array).replace("\uFEFF", "");
    return Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;
  };
  const rows = await take(SOL_PLAATJE);
  expect(rows.find(({ Service }) => Service === "Kimberley Police Station")).toMatchObject({
    ...{ "Place id": "1163", "Building block": "Police station support services", Invented: "No" },
    ...{ Address: "8 Transvaal Road", "Opening hours": "Day and night", Languages: "tn;en" },
  });
  expect(rows.find(({ Service }) => Service === "Sol Plaatje RRT")).toMatchObject({
    ...{ Address: "", "Opening hours": "", Languages: "" },
  });
  expect(JSON.stringify(rows)).not.toMatch(/Safe Place|Hidden|xh/);
  for (const boundaryId of [7, 0]) expect(await take(boundaryId)).toEqual(expect.arrayContaining(rows));
});
