import { existsSync, readdirSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { openBuildingBlockDatabase } from "../../testing/import/savedByExcel.ts";

const { importText, knex, varDir } = await openBuildingBlockDatabase("reference", undefined, afterAll);

const HEADER =
  "municipality,building_block,name,captured_on,reception,requirement,contact_name,contact_mobile,is_public,verified_on,valid_from,valid_to\n";
const KIMBERLEY = "NC091,Police station support services,Kimberley,2025-05-01,053 838 4200";
const DESK = `${KIMBERLEY},GBVF Desk,Thandi Example,000 000 0001,yes,2025-05-01,2025-04-01,\n`;
const FILE = HEADER + DESK;

const buildFile = (columns: Record<string, string>) => {
  const row = {
    municipality: "NC091",
    building_block: "Police station support services",
    name: "Kimberley",
    captured_on: "2026-01-01",
    ...columns,
  };
  return `${Object.keys(row).join(",")}\n${Object.values(row).join(",")}\n`;
};
const person = { requirement: "GBVF Desk", contact_name: "Thandi", valid_from: "2026-01-01" };

test.each<[error: string, content: string, message: RegExp]>([
  ["an empty file", "", /^bad\.csv: the file is empty\.$/],
  ["a header alone", HEADER, /^bad\.csv: it has a header and no rows\.$/],
  [
    "a misspelt column",
    "municipality,building_block,name,captured on day\n",
    /line 1, column D: the column "captured on day" is not known: did you mean captured_on\?$/,
  ],
  [
    "a missing column",
    "municipality,name\nA,B\n",
    /line 1: the header has no column building_block, captured_on\.$/,
  ],
  ["a column that appears twice", "name,name\n", /line 1, column B: the column "name" appears twice\.$/],
  ["a row too short", `${HEADER}NC091,Shelters\n`, /line 2: it has 2 cells where the header has 12\.$/],
  [
    "no row that matches",
    buildFile({ municipality: "Nowhere" }),
    /none of its 1 rows matches .*"Nowhere"\)\.$/,
  ],
  ["no name", buildFile({ name: "" }), /line 2, column C "name": name is empty\.$/],
  [
    "no captured_on",
    buildFile({ captured_on: "" }),
    /line 2, column D "captured_on": captured_on is empty in every row of this place\.$/,
  ],
  [
    "an impossible day",
    buildFile({ captured_on: "2026-02-30" }),
    /line 2, column D "captured_on": "2026-02-30" is not a day such as/,
  ],
  ["a day before 2000", buildFile({ captured_on: "1999-12-31" }), /"captured_on": "1999-12-31" is not a day/],
  [
    "a capture in the future",
    buildFile({ captured_on: "2026-08-16" }),
    /captured_on is 2026-08-16, which is still to come\.$/,
  ],
  [
    "a verification in the future",
    buildFile({ ...person, verified_on: "2026-08-16" }),
    /verified_on is 2026-08-16/,
  ],
  [
    "an end before the start",
    buildFile({ ...person, valid_to: "2025-12-31" }),
    /valid_to 2025-12-31 is before valid_from/,
  ],
  [
    "a person without a requirement",
    buildFile({ contact_name: "Thandi", valid_from: "2026-01-01" }),
    /line 2: "Thandi" has no requirement\.$/,
  ],
  [
    "a person without a first day",
    buildFile({ ...person, valid_from: "" }),
    /line 2, column G "valid_from": valid_from is empty\.$/,
  ],
  ["a short number", buildFile({ reception: "053838" }), /"053838": Contact number must be 10 digits long$/],
  [
    "a wrong e-mail",
    buildFile({ ...person, contact_email: "a@b" }),
    /"a@b": Please enter a valid email address$/,
  ],
  [
    "a flag that is neither yes nor no",
    buildFile({ ...person, is_public: "maybe" }),
    /"is_public": "maybe": Please write yes or no\.$/,
  ],
  [
    "a point outside South Africa",
    buildFile({ latitude: "24.7", longitude: "24.7" }),
    /"24.7" is not a latitude in South Africa\.$/,
  ],
  ["half a point", buildFile({ latitude: "-28.7" }), /latitude and longitude go together\.$/],
  [
    "half an address",
    buildFile({ address_line2: "Kimberley" }),
    /address_line2 goes with an address_line1\.$/,
  ],
  ["a long text", buildFile({ name: "x".repeat(201) }), /column C "name": "x+[^:]*: At most 200 characters$/],
  [
    "a language that is not on the list",
    buildFile({ languages: "isiZulu; Latin" }),
    /line 2, column E "languages": "isiZulu; Latin": Please write names from this list: Afrikaans, English, .*South African Sign Language\.$/,
  ],
  [
    "rows that name other languages of one place",
    buildFile({ languages: "en;tn" }).replace(
      /\n(.*)\n/,
      (line) => `${line}${line.slice(1).replace("tn", "zu")}`,
    ),
    /line 3, column E "languages": line 2 has another value for "Kimberley"\.$/,
  ],
  [
    "rows that contradict each other",
    `${FILE}${DESK.replace("4200", "4201").replace("Thandi", "Lerato")}`,
    /line 3, column E "reception": line 2 has another value for "Kimberley"\.$/,
  ],
  [
    "a term that appears twice",
    `${FILE}${DESK}`,
    /line 3, column G "contact_name": "Thandi Example" from 2025-04-01 .* appears twice for one requirement, on line 2 too/,
  ],
  ["a workbook", "PK\u0003\u0004", /it is a workbook; save it as CSV UTF-8\.$/],
])("%s stops the import, and nothing changes", async (_error, content, message) => {
  const error = importText(content, { name: "bad.csv" });
  await expect(error).rejects.toThrow(message);
  expect(await knex("building_block_stakeholder").whereNotNull("captured_from")).toEqual([]);
  expect(existsSync(varDir) ? readdirSync(varDir) : []).toEqual([]);
});
