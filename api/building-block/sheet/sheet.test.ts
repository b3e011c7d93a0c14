import { beforeAll, describe, expect, test } from "vitest";
import { buildCatalogueSheets } from "../../testing/building-block/catalogueSheets.ts";
import { startOffice } from "../../testing/building-block/office.ts";
import {
  createSheetClient,
  encodeCsv,
  type Grid,
  getCells,
  workbook,
} from "../../testing/building-block/sheets.ts";
import { testDatabases } from "../../testing/testDatabase.ts";

describe.each(testDatabases)("sheets of contacts, on %s", (_name, open) => {
  const office = startOffice(open);
  const sheets = createSheetClient(office);
  let grid: Grid;
  beforeAll(async () => {
    await office.knex("building_block_capture").delete();
    grid = await sheets.download("coordinator");
  });
  const copy = () => structuredClone(grid);
  const getSheetRow = (index: number) => index + 1;

  test("a download that nobody edited changes nothing, as CSV and as a workbook", async () => {
    const rows = grid.length - 1;
    expect(rows).toBeGreaterThan(40);
    const unchanged = { errors: [], rows: [], notes: [], fingerprint: null, counts: { unchanged: rows } };
    expect(await sheets.preview("coordinator", encodeCsv(grid))).toMatchObject(unchanged);
    const file = await office.file("coordinator", "downloadSheet", { format: "xlsx" });
    expect(await sheets.preview("coordinator", file)).toMatchObject(unchanged);
  });

  test("previews each change with old and new values, and applies the preview only once", async () => {
    const uploaded = copy();
    const { set, people } = getCells(uploaded);
    const [changed, ended, confirmed] = people() as [number, number, number];
    set(changed, { Contact: "Lerato Sheet", Mobile: "+27 82 555 0199", "E-mail": "CLEAR", Role: "" });
    set(ended, { Ended: "yes" });
    set(confirmed, { "Still right": "yes" });
    const row = (uploaded[changed] as string[]).slice();
    uploaded.push(row);
    const added = uploaded.length - 1;
    set(added, { Contact: "New Sheet", "Contact id": "", Version: "", Mobile: "082 555 0123", "E-mail": "" });
    const preview = await sheets.preview("coordinator", encodeCsv(uploaded));
    expect(preview.errors).toEqual([]);
    expect(preview).toMatchObject({
      counts: { changed: 1, new: 1, ended: 1, stillRight: 1, conflict: 0 },
      needsMethod: true,
    });
    const outcome = preview.rows.find(({ row }) => row === getSheetRow(changed));
    const before = (grid[changed] as string[])[4];
    expect(outcome?.changes).toEqual([
      { what: "Name", before, after: "Lerato Sheet" },
      { what: "E-mail", before: expect.stringContaining("@"), after: null },
      { what: "Mobile", before: null, after: "0825550199" },
    ]);
    expect(await sheets.apply("coordinator", encodeCsv(uploaded), preview.fingerprint, null)).toMatchObject({
      status: 400,
    });
    expect(await sheets.apply("coordinator", encodeCsv(uploaded), preview.fingerprint)).toMatchObject({
      status: 200,
      body: { applied: 4, pendingCount: 0, message: "4 changes applied." },
    });
    expect(await sheets.apply("coordinator", encodeCsv(uploaded), preview.fingerprint)).toMatchObject({
      status: 409,
      body: { code: "stale-preview" },
    });
    const secondPreview = await sheets.preview("coordinator", encodeCsv(uploaded));
    expect(secondPreview).toMatchObject({ errors: [], counts: { changed: 0, new: 0, ended: 0 } });
    const after = await sheets.download("coordinator");
    const names = after.map((cells) => cells[4]);
    expect(names).toEqual(expect.arrayContaining(["Lerato Sheet", "New Sheet"]));
    expect(names).not.toContain((grid[ended] as string[])[4]);
    grid = after;
  });

  test("reports errors by row and column, and a sheet with errors cannot be applied", async () => {
    const uploaded = copy();
    const { set, people } = getCells(uploaded);
    const [mobileRow, roleRow, placeIdRow, nameRow] = people() as [number, number, number, number];
    set(mobileRow, { Mobile: "8.25550102E+10", "E-mail": "nobody" });
    set(roleRow, { "Shown to the public": "perhaps", Role: "#REF!" });
    set(placeIdRow, { "Place id": "1" });
    set(nameRow, { Contact: "CLEAR" });
    const { errors, fingerprint } = await sheets.preview("coordinator", encodeCsv(uploaded));
    expect(fingerprint).toBeNull();
    expect(errors.map(({ row, column }) => [row, column])).toEqual([
      [getSheetRow(mobileRow), "Mobile"],
      [getSheetRow(mobileRow), "E-mail"],
      [getSheetRow(roleRow), "Role"],
      [getSheetRow(roleRow), "Shown to the public"],
      [getSheetRow(placeIdRow), "Place id"],
      [getSheetRow(nameRow), "Contact"],
    ]);
    expect(errors[0]?.message).toContain("Excel shortened this number");
  });

  test("does not overwrite a row that somebody else changed after the download, and names them", async () => {
    const uploaded = copy();
    const mine = getCells(uploaded);
    const [row, other] = mine.people() as [number, number];
    const theirs = copy();
    getCells(theirs).set(row, { Role: "Theirs" });
    const theirPreview = await sheets.preview("province", encodeCsv(theirs));
    expect(await sheets.apply("province", encodeCsv(theirs), theirPreview.fingerprint)).toMatchObject({
      status: 200,
    });
    mine.set(row, { Role: "Mine" });
    mine.set(other, { Role: "Other" });
    const preview = await sheets.preview("coordinator", encodeCsv(uploaded));
    expect(preview.counts).toMatchObject({ changed: 1, conflict: 1 });
    expect(preview.rows.find(({ outcome }) => outcome === "conflict")).toMatchObject({
      row: getSheetRow(row),
      reason: expect.stringMatching(/^Zanele Khumalo changed this on \d{4}-\d\d-\d\d, after/),
    });
    expect(await sheets.preview("coordinator", encodeCsv(grid))).toMatchObject({ rows: [], errors: [] });
    expect(await sheets.apply("coordinator", encodeCsv(uploaded), preview.fingerprint)).toMatchObject({
      body: { applied: 1 },
    });
    const after = await sheets.download("coordinator");
    expect([after[row]?.[5], after[other]?.[5]]).toEqual(["Theirs", "Other"]);
    grid = after;
  });

  test("a sheet of an editor adds to their pending capture", async () => {
    const uploaded = copy();
    const { set, people } = getCells(uploaded);
    const [firstRow, secondRow] = people().slice(-2) as [number, number];
    set(firstRow, { Role: "Captured by sheet" });
    const firstPreview = await sheets.preview("editor", encodeCsv(uploaded));
    expect(firstPreview).toMatchObject({ needsMethod: false, rows: [{ isPending: true }] });
    expect(await sheets.apply("editor", encodeCsv(uploaded), firstPreview.fingerprint, null)).toMatchObject({
      body: { applied: 0, pendingCount: 1 },
    });
    const secondSheet = copy();
    getCells(secondSheet).set(secondRow, { Role: "Captured later" });
    const secondPreview = await sheets.preview("editor", encodeCsv(secondSheet));
    expect(
      await sheets.apply("editor", encodeCsv(secondSheet), secondPreview.fingerprint, null),
    ).toMatchObject({ status: 200 });
    const { body } = await office.get("coordinator", "getCaptures");
    expect(JSON.stringify(body.captures)).toContain("Captured by sheet");
    expect(JSON.stringify(body.captures)).toContain("Captured later");
    expect(await sheets.preview("coordinator", encodeCsv(uploaded))).toMatchObject({
      counts: { changed: 0, conflict: 1 },
    });
    set(firstRow, { Role: "", "Still right": "yes" });
    expect((await sheets.preview("editor", encodeCsv(uploaded))).errors).toMatchObject([
      { column: "Still right" },
    ]);
  });

  test("refuses a file that is not a sheet of contacts, with the reason", async () => {
    const sendRefusedSheet = async (file: Buffer<ArrayBuffer>) =>
      (await sheets.send("coordinator", file)).body.message;
    expect(await sendRefusedSheet(encodeCsv([["Name", "Mobile"]]))).toContain(
      "This is not a sheet of contacts",
    );
    const withoutVersion = grid.map((cells) => cells.slice(0, -1));
    expect(await sendRefusedSheet(encodeCsv(withoutVersion))).toContain('lack "Version"');
    const misspelt = copy();
    (misspelt[0] as string[])[6] = "Mobil";
    expect(await sendRefusedSheet(encodeCsv(misspelt))).toContain("did you mean Mobile?");
    expect(await sendRefusedSheet(encodeCsv([grid[0] as string[]]))).toContain("no rows");
    expect(await sendRefusedSheet(Buffer.from("%PDF-1.7\0", "latin1"))).toContain("neither a workbook");
    expect(await sendRefusedSheet(workbook([["Some", "thing"]]))).toContain(
      "This is not a sheet of contacts",
    );
  });

  test("a sheet changes opening hours and languages, and a sheet without these columns leaves them", async () => {
    const before = await sheets.download("coordinator");
    const uploaded = structuredClone(before);
    const { set } = getCells(uploaded);
    set(1, { "Opening hours": "Monday to Friday, 8 to 16", Languages: "isizulu; English" });
    const unknown = structuredClone(uploaded);
    getCells(unknown).set(1, { Languages: "Latin" });
    expect((await sheets.preview("coordinator", encodeCsv(unknown))).errors).toMatchObject([
      { column: "Languages" },
    ]);
    const { fingerprint, rows } = await sheets.preview("coordinator", encodeCsv(uploaded));
    expect(rows.flatMap(({ changes }) => changes)).toEqual([
      { what: "Opening hours", before: null, after: "Monday to Friday, 8 to 16" },
      { what: "Languages", before: null, after: "isiZulu, English" },
    ]);
    expect((await sheets.apply("coordinator", encodeCsv(uploaded), fingerprint)).status).toBe(200);
    const after = await sheets.download("coordinator");
    expect(getCells(after).get(1, "Languages")).toBe("isiZulu, English");
    const droppedColumns = new Set(
      ["Opening hours", "Languages"].map((name) => (before[0] as string[]).indexOf(name)),
    );
    const older = before.map((cells) => cells.filter((_, column) => !droppedColumns.has(column)));
    expect(await sheets.preview("coordinator", encodeCsv(older))).toMatchObject({ errors: [], rows: [] });
  });

  test("a date typed under Last verified is reported and changes nothing", async () => {
    const uploaded = await sheets.download("coordinator");
    const { set, people } = getCells(uploaded);
    const [row] = people() as [number];
    set(row, { "Last verified": "2031-01-31" });
    const { notes, counts, errors } = await sheets.preview("coordinator", encodeCsv(uploaded));
    expect(errors).toEqual([]);
    expect(counts.changed + counts.stillRight).toBe(0);
    expect(notes).toEqual([expect.stringContaining(`changes nothing (row ${getSheetRow(row)})`)]);
  });

  test("a sheet matches rows by id after a block and a requirement were renamed", async () => {
    const uploaded = await sheets.download("coordinator");
    const block = (uploaded[1] as string[])[1] as string;
    const { buildingBlockId } = await office.knex("building_block").where({ description: block }).first();
    const requirement = await office
      .knex("building_block_requirement")
      .where({ buildingBlockId })
      .orderBy("seq")
      .first();
    await buildCatalogueSheets(office).change(
      { id: `block-${buildingBlockId}`, cells: { Name: "Renamed block" } },
      { id: `requirement-${requirement.buildingBlockRequirementId}`, cells: { Name: "Renamed requirement" } },
    );
    const { errors, counts } = await sheets.preview("coordinator", encodeCsv(uploaded));
    expect(errors).toEqual([]);
    expect(counts.unchanged).toBe(uploaded.length - 1);
  });
});
