import { afterAll, expect, test } from "vitest";
import { ImportError } from "../../import/ImportError.ts";
import { openCrimeDatabase } from "../../testing/import/crimeImports.ts";

const { importText, figuresOf, rejects } = await openCrimeDatabase("demonstration", undefined, afterAll);
const before = await figuresOf("ZA");

const LONG = "station,period,category,count\n";
const WIDE = "Province,Station,Category,2005-2006,2006-2007\n";
const GOOD = "Kimberley,2018Q1,Rape,20\n";
const badFiles: [error: string, content: string | Buffer, message: RegExp][] = [
  ["an empty file", "", /^bad\.csv: the file is empty\.$/],
  ["a header alone", LONG, /^bad\.csv: it has a header and no figures\.$/],
  [
    "a header without counts",
    "station,period,category\nKimberley,2018Q1,Rape\n",
    /line 1: the header has no column count: it has to be/,
  ],
  [
    "a column that appears twice",
    "station,station,category,count\n",
    /line 1, column B: the column "station" appears twice/,
  ],
  [
    "a year that appears twice",
    "Station,Category,2005-2006,2005/06\n",
    /line 1, column D: the period "2005\/06" appears twice in the header\.$/,
  ],
  [
    "a negative count",
    `${LONG}${GOOD}Kimberley,2018Q1,Murder,-3\n`,
    /^bad\.csv, line 3, column D "count": "-3" is not a count/,
  ],
  ["a missing count", `${LONG}Kimberley,2018Q1,Rape,\n`, /line 2, column D "count": "" is not a count/],
  [
    "a count above the limit",
    `${LONG}Kimberley,2018Q1,Rape,1000001\n`,
    /line 2, column D "count": "1000001" is not a count/,
  ],
  [
    "a wrong count in a wide file",
    `${WIDE}Northern Cape,Kimberley,Rape,1,x\n`,
    /line 2, column E "2006-2007": "x" is not a count/,
  ],
  [
    "a row that appears twice",
    `${LONG}${GOOD}${GOOD}`,
    /line 3, column D "count": "Rape" at Kimberley in Jan - Mar 2018 appears twice\.$/,
  ],
  [
    "an old and a new name of one station",
    `${LONG}Dingleton,2018Q1,Rape,1\nSiyathemba,2018Q1,Rape,1\n`,
    /line 3, column D "count": "Rape" at Siyathemba in Jan - Mar 2018 appears twice/,
  ],
  [
    "part of a station without the whole",
    `${LONG}Phaudi,2025Q1,Rape,2\n`,
    /line 2, column D "count": "Rape" at Phaudi in Jan - Mar 2025 is counted in Matlala, for which the file has no figure\.$/,
  ],
  [
    "a period in the future",
    `${LONG}Kimberley,2031Q1,Rape,1\n`,
    /line 2, column B: the period Jan - Mar 2031 has not ended yet\.$/,
  ],
  [
    "a year in the future",
    "Station,Category,2026-2027\nKimberley,Rape,1\n",
    /line 1, column C: the period 2026\/27 has not ended/,
  ],
  [
    "no period",
    `${LONG}Kimberley,Spring,Rape,1\n`,
    /line 2, column B "period": "Spring" is not a period such as 2018Q1/,
  ],
  ["a row too short", `${LONG}Kimberley,2018Q1,Rape\n`, /line 2: it has 3 cells where the header has 4\.$/],
  ["other text", "<!doctype html><title>No</title>", /no header was found in 1 line/],
  ["other bytes", Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 1, 2]), /neither a workbook .* nor CSV/],
  [
    "text that is not UTF-8",
    Buffer.from(`${LONG}Caf\xe9,2018Q1,Rape,1\n`, "latin1"),
    /it is not text in UTF-8/,
  ],
  ["an old workbook", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), /an old or password-protected workbook/],
];

test.each(badFiles)("%s stops the import, and nothing changes", async (_error, content, message) => {
  const error = await importText(content, { name: "bad.csv" }).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(ImportError);
  expect((error as ImportError).message).toMatch(message);
  expect((error as ImportError).message).not.toContain("\n");
  expect(await figuresOf("ZA")).toEqual(before);
  expect(rejects()).toBeNull();
});
