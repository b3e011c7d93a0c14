import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { ImportError } from "../ImportError.ts";
import { openBuildingBlockDatabase } from "../testing/buildingBlockImports.ts";

const SOL_PLAATJE = 1163;
const POLICE_STATIONS = 1;
const COLUMNS = [
  "municipality",
  "building_block",
  "name",
  "captured_on",
  "latitude",
  "longitude",
  "reception",
  "requirement",
  "contact_name",
  "contact_mobile",
  "is_public",
  "verified_on",
  "valid_from",
  "valid_to",
] as const;
type Cells = Partial<Record<(typeof COLUMNS)[number] | "is_new", string>>;

const STATION: Cells = {
  municipality: "NC091",
  building_block: "Police station support services",
  name: "Kimberley",
  captured_on: "2026/05/04",
};
const PERSON: Cells = {
  ...STATION,
  requirement: "GBVF Desk",
  contact_name: "Thandi Example",
  contact_mobile: "825550102",
  is_public: "yes",
  verified_on: "2026/05/04",
  valid_from: "2026/04/01",
};

/** A file as Excel saves it in South Africa: with a byte order mark, semicolons and carriage returns. */
function saved(rows: readonly Cells[], columns: readonly string[] = COLUMNS): string {
  const lines = rows.map((row) => columns.map((column) => row[column as keyof Cells] ?? "").join(";"));
  return `\uFEFF${[columns.join(";"), ...lines].join("\r\n")}\r\n`;
}

const stationOf = async ({ entries }: Awaited<ReturnType<typeof openBuildingBlockDatabase>>) => {
  const [station] = await entries({
    boundaryId: SOL_PLAATJE,
    buildingBlockId: POLICE_STATIONS,
    filter: "kimberley",
  });
  return station;
};
const peopleOf = async (database: Awaited<ReturnType<typeof openBuildingBlockDatabase>>) =>
  (await stationOf(database))?.buildingBlockRequirements.flatMap(
    ({ stakeholderContactPerson }) => stakeholderContactPerson,
  );

async function failure(import_: Promise<unknown>): Promise<ImportError> {
  const error = await import_.catch((thrown: unknown) => thrown);
  if (!(error instanceof ImportError)) throw new Error("The file was taken.", { cause: error });
  return error;
}

const shared = await openBuildingBlockDatabase("reference", undefined, afterAll);
/** What an import would do. */
const summaryOf = async (text: string) => (await shared.importText(text, { dryRun: true })).summary;

describe("what South African Excel makes of the template is read", () => {
  test("days with slashes, decimal commas, lost zeros and other words for yes", async () => {
    const database = await openBuildingBlockDatabase();
    await database.importText(
      saved([
        { ...PERSON, latitude: "-28,7386", longitude: "24,7586", reception: "538384200", is_public: "TRUE" },
      ]),
    );
    expect(await stationOf(database)).toMatchObject({
      verifiedOn: "2026-05-04",
      contacts: [{ detail: "0538384200" }],
    });
    expect(await peopleOf(database)).toMatchObject([
      { name: "Thandi Example", contacts: [{ detail: "0825550102" }] },
    ]);
    expect(await database.knex("address").where({ longitude: 24.7586 })).toMatchObject([
      { latitude: -28.7386 },
    ]);
  });

  test("numbers with the country's code, spaces and signs", async () => {
    const database = await openBuildingBlockDatabase();
    const written = ["+27 82 555 0102", "0027825550102", "082-555-0102", "(082) 555 0102", "27825550102"];
    await database.importText(
      saved(
        written.map((contact_mobile, n) => ({
          ...PERSON,
          contact_mobile,
          contact_name: `Person ${n}`,
          is_public: "Y",
        })),
      ),
    );
    const people = await peopleOf(database);
    expect(people?.map(({ contacts }) => contacts[0]?.detail)).toEqual(written.map(() => "0825550102"));
  });

  test("a column of their own, which is told and ignored, and empty ones at the end", async () => {
    const text = saved([PERSON], [...COLUMNS, "Remarks", "", ""]);
    expect(await summaryOf(text)).toContain('The column "Remarks" is not known and was ignored.');
  });

  test("rows of nothing but semicolons, and rows whose empty cells at the end Excel left out", async () => {
    const text = saved([PERSON, {}]).replace(/;+\r\n/g, "\r\n");
    expect((await summaryOf(`${text};;;\r\n`))[0]).toBe("1 row was read and matched.");
  });

  test.each<Cells>([
    { municipality: "Sol Plaatje Local Municipality" },
    { municipality: "Sol Plaatje LM" },
    { building_block: "Police station" },
    { requirement: "CPF" },
    { requirement: "Community Police Forum" },
    { requirement: "FCS" },
  ])("the words %j", async (words) => {
    expect((await summaryOf(saved([{ ...PERSON, ...words }])))[1]).toBe(
      "0 places would be added and 1 changed.",
    );
  });

  test.each(["Cape Town", "City of Cape Town Metropolitan Municipality", "CPT"])(
    "the municipality %s",
    async (municipality) => {
      const team = { municipality, building_block: "RRT", name: "Harbour team", captured_on: "2026/05/04" };
      expect((await summaryOf(saved([team])))[1]).toBe("1 place would be added and 0 changed.");
    },
  );
});

describe("a change of somebody's term is applied or refused", () => {
  const database = async () => {
    const opened = await openBuildingBlockDatabase();
    await opened.importText(saved([PERSON]));
    return opened;
  };

  test.each<[string, Cells]>([
    ["with the same verification", { is_public: "no" }],
    ["without a day of verification", { is_public: "N", verified_on: "" }],
  ])("a withdrawal %s takes the person from the public", async (_how, change) => {
    const opened = await database();
    expect(await peopleOf(opened)).toHaveLength(1);
    expect(await opened.importText(saved([{ ...PERSON, ...change }]))).toMatchObject({ changed: true });
    expect(await peopleOf(opened)).toEqual([]);
  });

  test("an end without a day of verification ends the term", async () => {
    const opened = await database();
    await opened.importText(saved([{ ...PERSON, verified_on: "", valid_to: "2026/06/30" }]));
    expect(await peopleOf(opened)).toEqual([]);
  });

  test.each<[string, Cells, RegExp]>([
    [
      "a verification from before the one that stands",
      { is_public: "no", verified_on: "2026/04/20" },
      /line 2, column L "verified_on": "Thandi Example" was verified later, on 2026-05-04: give that day or leave it empty\.$/,
    ],
    [
      "another first day while the term runs",
      { is_public: "no", valid_from: "2026/05/01" },
      /line 2, column M "valid_from": "Thandi Example" stands from 2026-04-01 on already: give that day, or end that term before/,
    ],
    [
      "a verification after the last day",
      { valid_to: "2026/05/01" },
      /line 2, column L "verified_on": verified_on 2026-05-04 is after valid_to 2026-05-01/,
    ],
  ])("%s is refused", async (_what, change, message) => {
    const opened = await database();
    expect((await failure(opened.importText(saved([{ ...PERSON, ...change }])))).message).toMatch(message);
    expect(await peopleOf(opened)).toHaveLength(1);
  });

  test("one file may end a term and begin the next", async () => {
    const opened = await database();
    const { summary } = await opened.importText(
      saved([
        { ...PERSON, valid_to: "2026/06/30" },
        { ...PERSON, verified_on: "2026/07/01", valid_from: "2026/07/01" },
      ]),
    );
    expect(summary).toContain("1 term of contact people was added and 1 corrected.");
  });
});

describe("nothing of a row is dropped", () => {
  test("details of a person without a name are refused", async () => {
    const { message } = await failure(summaryOf(saved([{ ...PERSON, contact_name: "" }])));
    expect(message).toMatch(
      /line 2, column I "contact_name": contact_name is empty, but contact_mobile, is_public, verified_on and valid_from tell of a person\.$/,
    );
  });

  test("what is told of a place may stand in one of its rows", async () => {
    const database = await openBuildingBlockDatabase();
    const { summary } = await database.importText(
      saved([
        { ...PERSON, reception: "053 838 4200" },
        { ...PERSON, captured_on: "", contact_name: "Sipho Example", requirement: "CPF" },
      ]),
    );
    expect(summary).toContain("2 terms of contact people were added and 0 corrected.");
    expect(await stationOf(database)).toMatchObject({ contacts: [{ detail: "0538384200" }] });
  });

  test("all faults are told at once, up to 50, each with its row and column", async () => {
    const bad = { ...PERSON, captured_on: "4 Mei", contact_mobile: "2,78E+10", is_public: "perhaps" };
    const error = await failure(summaryOf(saved([bad, { ...bad, contact_name: "Sipho Example" }])));
    expect(error.message).toBe("blocks.csv: it has 6 faults, and nothing was imported.");
    expect(error.details.slice(0, 3)).toEqual([
      '  line 2, column D "captured_on": "4 Mei" is not a day such as 2026-03-31.',
      '  line 2, column J "contact_mobile": "2,78E+10" is not a telephone number of 10 digits.',
      '  line 2, column K "is_public": "perhaps" is neither yes nor no.',
    ]);
    const many = await failure(
      summaryOf(
        saved(Array.from({ length: 60 }, (_, n) => ({ ...PERSON, contact_name: `P ${n}`, valid_to: "x" }))),
      ),
    );
    expect(many.details).toHaveLength(51);
    expect(many.details.at(-1)).toBe("  and 10 more");
  });
});

describe("a place close to a known one is asked about", () => {
  test.each<[Cells, string]>([
    [{ name: "Kimberly" }, 'unknown place "Kimberly": did you mean Kimberley Police Station?'],
    [{ name: "SAPS Kimberley" }, 'unknown place "SAPS Kimberley": did you mean Kimberley Police Station?'],
    [
      { municipality: "Dikgatlong" },
      'unknown place "Kimberley": did you mean Kimberley Police Station in Sol Plaatje (NC091)?',
    ],
  ])("%j is left out, with the question, unless it is said to be new", async (change, reason) => {
    const { importText, varDir } = await openBuildingBlockDatabase();
    const row = { ...PERSON, ...change };
    const other = { ...STATION, name: "Galeshewe" };
    const { summary } = await importText(saved([other, row]));
    expect(summary).toContain(`  1 row: ${reason}`);

    const rejects = readFileSync(join(varDir, readdirSync(varDir)[0] as string), "utf8");
    expect(rejects).toContain(row.name);
    const meant = await importText(saved([{ ...row, is_new: "yes" }], [...COLUMNS, "is_new"]));
    expect(meant.summary).toContain("1 place was added and 0 changed.");
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
