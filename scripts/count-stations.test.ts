import { expect, test } from "vitest";
import { z } from "zod";
import { readReference } from "../api/lib/figures/readReference.ts";
import { countStations } from "./count-stations.ts";

test("the committed stations have the municipalities that the script assigns, within their provinces", async () => {
  const stations = await countStations();
  expect(stations).toEqual(await readReference("police_stations.csv", z.record(z.string(), z.string())));
  const provinceOf = new Map(
    (await readReference("municipalities.csv", z.record(z.string(), z.string()))).map((row) => [
      row.code,
      row.province_code,
    ]),
  );
  const movedStations = stations.filter((each) => each.municipality_code !== each.listed_municipality_code);
  expect(movedStations.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["Kathu", "Osizweni", "Vereeniging"]),
  );
  for (const { municipality_code, listed_municipality_code } of movedStations)
    expect(provinceOf.get(municipality_code)).toBe(provinceOf.get(listed_municipality_code));
});
