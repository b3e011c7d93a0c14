import { afterAll, describe, expect, test } from "vitest";
import {
  type Cells,
  COLUMNS,
  excelCsv,
  getImportError,
  getPeople,
  getStation,
  openBuildingBlockDatabase,
  PERSON,
} from "../../testing/import/savedByExcel.ts";

const database = await openBuildingBlockDatabase("reference", undefined, afterAll);
const getSummary = async (text: string) => (await database.importText(text, { dryRun: true })).summary;

describe("an import reads the template as South African Excel saves it", () => {
  test("with slashes in days, decimal commas, lost zeros and other words for yes", async () => {
    const database = await openBuildingBlockDatabase();
    await database.importText(
      excelCsv([
        { ...PERSON, latitude: "-28,7386", longitude: "24,7586", reception: "538384200", is_public: "TRUE" },
      ]),
    );
    expect(await getStation(database)).toMatchObject({
      verifiedOn: null,
      contacts: [{ detail: "0538384200" }],
    });
    expect(await getPeople(database)).toMatchObject([
      { name: "Thandi Example", verifiedOn: "2026-05-04", contacts: [{ detail: "0825550102" }] },
    ]);
    expect(await database.knex("address").where({ longitude: 24.7586 })).toMatchObject([
      { latitude: -28.7386 },
    ]);
  });

  test("with an unknown column, which it reports and ignores, and empty columns at the end", async () => {
    const text = excelCsv([PERSON], [...COLUMNS, "Remarks", "", ""]);
    expect(await getSummary(text)).toContain('The column "Remarks" is not known and was ignored.');
  });

  test("with rows of semicolons only, and rows without their empty last cells", async () => {
    const text = excelCsv([PERSON, {}]).replace(/;+\r\n/g, "\r\n");
    expect((await getSummary(`${text};;;\r\n`))[0]).toBe("1 row was read and matched.");
  });

  test.each<Cells>([
    { municipality: "Sol Plaatje Local Municipality" },
    { municipality: "Sol Plaatje LM" },
    { building_block: "Police station" },
    { requirement: "CPF" },
    { requirement: "Community Police Forum" },
    { requirement: "FCS" },
  ])("with the words %j", async (text) => {
    expect((await getSummary(excelCsv([{ ...PERSON, ...text }])))[1]).toBe(
      "0 places would be added and 1 changed.",
    );
  });

  test.each(["Cape Town", "City of Cape Town Metropolitan Municipality", "CPT"])(
    "with the municipality %s",
    async (municipality) => {
      const team = { municipality, building_block: "RRT", name: "Harbour team", captured_on: "2026/05/04" };
      expect((await getSummary(excelCsv([team])))[1]).toBe("1 place would be added and 0 changed.");
    },
  );
});

describe("nothing of a row is dropped", () => {
  test("details of a person without a name are refused", async () => {
    const { message } = await getImportError(getSummary(excelCsv([{ ...PERSON, contact_name: "" }])));
    expect(message).toMatch(
      /line 2, column I "contact_name": contact_name is empty, but contact_mobile, is_public, verified_on and valid_from tell of a person\.$/,
    );
  });

  test("the fields of a place may be in one of its rows", async () => {
    const database = await openBuildingBlockDatabase();
    const { summary } = await database.importText(
      excelCsv([
        { ...PERSON, reception: "053 838 4200" },
        { ...PERSON, captured_on: "", contact_name: "Sipho Example", requirement: "CPF" },
      ]),
    );
    expect(summary).toContain("2 terms of contact people were added and 0 corrected.");
    expect(await getStation(database)).toMatchObject({ contacts: [{ detail: "0538384200" }] });
  });

  test("all faults are reported together, up to 50, each with its row and column", async () => {
    const bad = { ...PERSON, captured_on: "4 Mei", contact_mobile: "2,78E+10", is_public: "perhaps" };
    const error = await getImportError(
      getSummary(excelCsv([bad, { ...bad, contact_name: "Sipho Example" }])),
    );
    expect(error.message).toBe("figures.csv: it has 6 faults, and nothing was imported.");
    expect(error.details.slice(0, 3)).toEqual([
      '  line 2, column D "captured_on": "4 Mei" is not a day such as 2026-03-31.',
      '  line 2, column J "contact_mobile": "2,78E+10": Excel shortened this number (2,78E+10). Please format the column as text, and type the number again.',
      '  line 2, column K "is_public": "perhaps": Please write yes or no.',
    ]);
    const many = await getImportError(
      getSummary(
        excelCsv(
          Array.from({ length: 60 }, (_, n) => ({ ...PERSON, contact_name: `P ${n}`, valid_to: "x" })),
        ),
      ),
    );
    expect(many.details).toHaveLength(51);
    expect(many.details.at(-1)).toBe("  and 10 more");
  });
});
