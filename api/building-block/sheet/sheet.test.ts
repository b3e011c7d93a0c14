import { beforeAll, describe, expect, test } from "vitest";
import { buildCatalogueSheets } from "../../testing/building-block/catalogueSheets.ts";
import { startOffice } from "../../testing/building-block/office.ts";
import { encodeCsv, type Grid, getCells, toSheets, workbook } from "../../testing/building-block/sheets.ts";
import { testDatabases } from "../../testing/testDatabase.ts";

describe.each(testDatabases)("sheets of contacts, on %s", (_name, open) => {
  const office = startOffice(open);
  const sheets = toSheets(office);
  let grid: Grid;
  beforeAll(async () => {
    await office.knex("building_block_capture").delete();
    grid = await sheets.download("coordinator");
  });
  const copy = () => structuredClone(grid);
  const getRow = (index: number) => index + 1;

  test("a download that nobody edited changes nothing, as CSV and as a workbook", async () => {
    const rows = grid.length - 1;
    expect(rows).toBeGreaterThan(40);
    const unchanged = { errors: [], rows: [], notes: [], fingerprint: null, counts: { unchanged: rows } };
    expect(await sheets.preview("coordinator", encodeCsv(grid))).toMatchObject(unchanged);
    const file = await office.file("coordinator", "downloadSheet", { format: "xlsx" });
    expect(await sheets.preview("coordinator", file)).toMatchObject(unchanged);
  });

  test("what changes is shown old and new, applied as it was shown, and only once", async () => {
    const uploaded = copy();
    const { set, people } = getCells(uploaded);
    const [changed, ended, right] = people() as [number, number, number];
    set(changed, { Contact: "Lerato Sheet", Mobile: "+27 82 555 0199", "E-mail": "CLEAR", Role: "" });
    set(ended, { Ended: "yes" });
    set(right, { "Still right": "yes" });
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
    const outcome = preview.rows.find(({ row }) => row === getRow(changed));
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
    const again = await sheets.preview("coordinator", encodeCsv(uploaded));
    expect(again).toMatchObject({ errors: [], counts: { changed: 0, new: 0, ended: 0 } });
    const after = await sheets.download("coordinator");
    const names = after.map((cells) => cells[4]);
    expect(names).toEqual(expect.arrayContaining(["Lerato Sheet", "New Sheet"]));
    expect(names).not.toContain((grid[ended] as string[])[4]);
    grid = after;
  });

  test("faults are reported by the sheet's rows and columns, and nothing can be applied", async () => {
    const uploaded = copy();
    const { set, people } = getCells(uploaded);
    const [a, b, c, d] = people() as [number, number, number, number];
    set(a, { Mobile: "8.25550102E+10", "E-mail": "nobody" });
    set(b, { "Shown to the public": "perhaps", Role: "#REF!" });
    set(c, { "Place id": "1" });
    set(d, { Contact: "CLEAR" });
    const { errors, fingerprint } = await sheets.preview("coordinator", encodeCsv(uploaded));
    expect(fingerprint).toBeNull();
    expect(errors.map(({ row, column }) => [row, column])).toEqual([
      [getRow(a), "Mobile"],
      [getRow(a), "E-mail"],
      [getRow(b), "Role"],
      [getRow(b), "Shown to the public"],
      [getRow(c), "Place id"],
      [getRow(d), "Contact"],
    ]);
    expect(errors[0]?.message).toContain("Excel shortened this number");
  });

  test("what somebody else changed since the download is left as it is, and says by whom", async () => {
    const uploaded = copy();
    const mine = getCells(uploaded);
    const [row, other] = mine.people() as [number, number];
    const theirs = copy();
    getCells(theirs).set(row, { Role: "Theirs" });
    const first = await sheets.preview("province", encodeCsv(theirs));
    expect(await sheets.apply("province", encodeCsv(theirs), first.fingerprint)).toMatchObject({
      status: 200,
    });
    mine.set(row, { Role: "Mine" });
    mine.set(other, { Role: "Other" });
    const preview = await sheets.preview("coordinator", encodeCsv(uploaded));
    expect(preview.counts).toMatchObject({ changed: 1, conflict: 1 });
    expect(preview.rows.find(({ outcome }) => outcome === "conflict")).toMatchObject({
      row: getRow(row),
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

  test("who may not validate captures: it waits, and goes on with what waits already", async () => {
    const uploaded = copy();
    const { set, people } = getCells(uploaded);
    const [a, b] = people().slice(-2) as [number, number];
    set(a, { Role: "Captured by sheet" });
    const once = await sheets.preview("editor", encodeCsv(uploaded));
    expect(once).toMatchObject({ needsMethod: false, rows: [{ isPending: true }] });
    expect(await sheets.apply("editor", encodeCsv(uploaded), once.fingerprint, null)).toMatchObject({
      body: { applied: 0, pendingCount: 1 },
    });
    const more = copy();
    getCells(more).set(b, { Role: "Captured later" });
    const twice = await sheets.preview("editor", encodeCsv(more));
    expect(await sheets.apply("editor", encodeCsv(more), twice.fingerprint, null)).toMatchObject({
      status: 200,
    });
    const { body } = await office.get("coordinator", "getCaptures");
    expect(JSON.stringify(body.captures)).toContain("Captured by sheet");
    expect(JSON.stringify(body.captures)).toContain("Captured later");
    expect(await sheets.preview("coordinator", encodeCsv(uploaded))).toMatchObject({
      counts: { changed: 0, conflict: 1 },
    });
    set(a, { Role: "", "Still right": "yes" });
    expect((await sheets.preview("editor", encodeCsv(uploaded))).errors).toMatchObject([
      { column: "Still right" },
    ]);
  });

  test("a sheet that is none of ours is refused in a sentence", async () => {
    const refusal = async (file: Buffer<ArrayBuffer>) =>
      (await sheets.send("coordinator", file)).body.message;
    expect(await refusal(encodeCsv([["Name", "Mobile"]]))).toContain("This is not a sheet of contacts");
    const without = grid.map((cells) => cells.slice(0, -1));
    expect(await refusal(encodeCsv(without))).toContain('lack "Version"');
    const misspelt = copy();
    (misspelt[0] as string[])[6] = "Mobil";
    expect(await refusal(encodeCsv(misspelt))).toContain("did you mean Mobile?");
    expect(await refusal(encodeCsv([grid[0] as string[]]))).toContain("no rows");
    expect(await refusal(Buffer.from("%PDF-1.7\0", "latin1"))).toContain("neither a workbook");
    expect(await refusal(workbook([["Some", "thing"]]))).toContain("This is not a sheet of contacts");
  });

  test("opening hours and languages come and go by the sheet, and older sheets do without them", async () => {
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
    const dropped = new Set(
      ["Opening hours", "Languages"].map((name) => (before[0] as string[]).indexOf(name)),
    );
    const older = before.map((cells) => cells.filter((_, column) => !dropped.has(column)));
    expect(await sheets.preview("coordinator", encodeCsv(older))).toMatchObject({ errors: [], rows: [] });
  });

  test("a date typed under Last verified is named, and changes nothing", async () => {
    const uploaded = await sheets.download("coordinator");
    const { set, people } = getCells(uploaded);
    const [row] = people() as [number];
    set(row, { "Last verified": "2031-01-31" });
    const { notes, counts, errors } = await sheets.preview("coordinator", encodeCsv(uploaded));
    expect(errors).toEqual([]);
    expect(counts.changed + counts.stillRight).toBe(0);
    expect(notes).toEqual([expect.stringContaining(`changes nothing (row ${getRow(row)})`)]);
  });

  test("a sheet from before a block and a requirement were renamed goes by its ids", async () => {
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
