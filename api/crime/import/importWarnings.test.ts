import { expect, test } from "vitest";
import { openCrimeDatabase } from "../../testing/import/crimeImports.ts";

test("a doubled or halved period and a station with only zeros cause warnings and need a reason", async () => {
  const { importText, figuresOf } = await openCrimeDatabase();
  const row = (station: string, year: string, count: number) =>
    ["Sexual offences", "Murder", "Common assault"]
      .map((category) => `${station},${year},${category},${count}\n`)
      .join("");
  const HEADER = "station,period,category,count\n";
  await importText(HEADER + row("Kimberley", "2014-2015", 5000) + row("Galeshewe", "2014-2015", 200));
  const laterFile = HEADER + row("Galeshewe", "2015-2016", 300) + row("Kimberley", "2015-2016", 0);
  const { warnings, needsReason } = await importText(laterFile, { dryRun: true });
  expect(needsReason).toBe(true);
  expect(warnings).toEqual([
    "Sexual offences of South Africa would more than double or halve between neighbouring periods: 5,200 in 2014/15 and 300 in 2015/16.",
    "Zero in every category: Kimberley in 2015/16. Was the station open already?",
  ]);
  await expect(importText(laterFile)).rejects.toThrow("needs a reason (--reason TEXT)");
  expect(Object.keys(await figuresOf("ZA"))).toEqual(["2014"]);
  await importText(laterFile, { reason: "The station was closed." });
  expect(Object.keys(await figuresOf("ZA"))).toEqual(["2014", "2015"]);
});
