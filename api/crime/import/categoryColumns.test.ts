import { expect, test } from "vitest";
import { openCrimeDatabase } from "../../testing/import/crimeImports.ts";

const HEADER =
  "station,municipality,year,sexual_offences,rape,sexual_assault,attempted_sexual_offences,contact_sexual_offences,murder\n";

test("a file with a column for each category, a year in each row and the municipality beside the station is read", async () => {
  const { importText, figuresOf } = await openCrimeDatabase();
  const { summary } = await importText(
    `${HEADER}kimberley,sol plaatje,2005/2006,20,20,-1,-2,-1,3\nkimberley,sol plaatje,2006/2007,20,12,5,2,1,\nmiddelburg,steve tshwete,2005/2006,9,6,2,1,0,0\n`,
  );
  expect(await figuresOf("Kimberley")).toEqual({
    "2005": { "Sexual offences": 20, Rape: 20, Murder: 3 },
    "2006": {
      "Sexual offences": 20,
      Rape: 12,
      "Sexual assault": 5,
      "Attempted sexual offences": 2,
      "Contact sexual offences": 1,
    },
  });
  expect((await figuresOf("Middelburg MP"))["2005"]?.Rape).toBe(6);
  expect(summary).toContain("3 cells hold −1 or −2, which mean unknown, and were left out.");
});

test("a column of an unknown category is named and left out", async () => {
  const { importText, figuresOf } = await openCrimeDatabase();
  const { summary } = await importText(
    "station,year,rape,cattle_rustling,murder\nkimberley,2005/2006,20,4,3\n",
  );
  expect(await figuresOf("Kimberley")).toEqual({ "2005": { Rape: 20, Murder: 3 } });
  expect(summary).toContain('The column "cattle_rustling" is of no known category and was left out.');
});

test("a station that is not known is one row that was rejected", async () => {
  const { importText, rejects } = await openCrimeDatabase();
  const { summary } = await importText(
    "station,year,rape,murder\nkimberley,2005/2006,20,3\nnowhere,2005/2006,20,3\n",
    { acceptRejects: true },
  );
  expect(summary.join("\n")).toMatch(/1 row could not be matched/);
  expect(rejects()?.trim().split("\n")).toHaveLength(2);
});

test("other cells that are no count are refused with their place", async () => {
  const { importText } = await openCrimeDatabase();
  await expect(importText("station,year,rape,murder\nkimberley,2005/2006,-3,3\n")).rejects.toThrow(
    'line 2, column C "rape": "-3" is not a count',
  );
});
