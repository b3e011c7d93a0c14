import { beforeAll, describe, expect, test } from "vitest";
import { startOffice } from "../../testing/building-block/office.ts";
import { createSheetClient, encodeCsv, type Grid, getCells } from "../../testing/building-block/sheets.ts";
import { testDatabases } from "../../testing/testDatabase.ts";

const EMFULENI_POLICE = { Municipality: "Emfuleni", "Building block": "Police station support services" };
const ADDRESS = "3 River Road, Riverside";

describe.each(testDatabases)("adding and ending places by a sheet, on %s", (_name, open) => {
  const office = startOffice(open);
  const sheets = createSheetClient(office);
  let grid: Grid;
  beforeAll(async () => {
    await office.knex("building_block_capture").delete();
    grid = await sheets.download("coordinator");
  });

  const withRows = (...rows: Record<string, string>[]): Grid => {
    const headings = grid[0] as string[];
    return [...grid, ...rows.map((row) => headings.map((heading) => row[heading] ?? ""))];
  };
  const listErrors = async (who: Parameters<typeof sheets.preview>[0], ...rows: Record<string, string>[]) =>
    (await sheets.preview(who, encodeCsv(withRows(...rows)))).errors.map(
      ({ row, column, message }) => `${row - grid.length} ${column}: ${message}`,
    );
  const findAuditedValues = (what: string) =>
    office.knex("audit_log").where({ what }).orderBy("audit_id", "desc").pluck("after");

  test("adds a place with its people once, captured today", async () => {
    const [requirement] = grid.flatMap((cells) => (cells[0] === "Emfuleni" && cells[3] ? [cells[3]] : []));
    const place = { ...EMFULENI_POLICE, Place: "Riverside" };
    const uploaded = encodeCsv(
      withRows(
        { ...place, Requirement: requirement as string, Contact: "Anna River", Mobile: "082 555 0177" },
        { ...place, Address: ADDRESS, Reception: "016 555 0100" },
      ),
    );
    const preview = await sheets.preview("coordinator", uploaded);
    expect(preview).toMatchObject({ errors: [], counts: { new: 2, changed: 0 }, needsMethod: true });
    expect(preview.rows.at(-1)).toMatchObject({
      requirement: null,
      name: "Riverside",
      isPending: false,
      changes: [
        { what: "New place", after: "Riverside" },
        { what: "Address", after: ADDRESS },
        { what: "Reception", after: "0165550100" },
      ],
    });
    expect(await sheets.apply("coordinator", uploaded, preview.fingerprint)).toMatchObject({
      status: 200,
      body: { applied: 2 },
    });
    const after = await sheets.download("coordinator");
    const riversideRows = after.filter((cells) => cells[2] === "Riverside");
    expect(riversideRows.map((cells) => [cells[4], cells[11], cells[18]])).toEqual(
      expect.arrayContaining([
        ["", ADDRESS, "2026-08-15"],
        ["Anna River", "", "2026-08-15"],
      ]),
    );
    expect(await sheets.preview("coordinator", uploaded)).toMatchObject({ rows: [], errors: [] });
    const [added] = await findAuditedValues("building block added");
    expect(added).toMatchObject({ Name: "Riverside" });
    grid = after;
  });

  test("reports each error of a new place by its row", async () => {
    const place = { ...EMFULENI_POLICE, Place: "Lakeside" };
    const fullRow = { ...place, Address: ADDRESS };
    expect(
      await listErrors(
        "coordinator",
        place,
        { ...fullRow, Municipality: "Emfulen" },
        { ...fullRow, Municipality: "Midvaal" },
        { ...fullRow, "Building block": "Police" },
        { ...fullRow, Place: "Riversid" },
        { ...place, Place: "Hillside", Requirement: "GBVF Desk", Contact: "Nobody" },
        { ...fullRow, Place: "Valley", Ended: "closed" },
      ),
    ).toEqual([
      "1 Address: Physical Address is required.",
      '2 Municipality: "Emfulen" is none of your municipalities: did you mean Emfuleni?',
      '3 Municipality: "Midvaal" is none of your municipalities.',
      '4 Building block: "Police" is no building block: did you mean Police station support services?',
      '5 Place: "Riversid" is not listed in Emfuleni: did you mean Riverside? If it is another place, add it on the screen.',
      '6 Place: "Hillside" is not listed in Emfuleni. To add it, give it a separate row without requirement and contact.',
      "7 Ended: Please leave this empty in the row of a new place.",
    ]);
    expect(await listErrors("coordinator", fullRow, fullRow)).toEqual([
      expect.stringMatching(/^2 Contact id: Row \d+ has the same place or contact/),
    ]);
  });

  test("S37 refuses new places of an editor and of another municipality's coordinator", async () => {
    const fullRow = { ...EMFULENI_POLICE, Place: "Lakeside", Address: ADDRESS };
    expect(await listErrors("editor", fullRow)).toEqual([
      "1 Place id: This place is not listed, and you may not add places.",
    ]);
    const theirs = encodeCsv([grid[0] as string[], ...withRows(fullRow).slice(-1)]);
    const preview = await sheets.preview("neighbour", theirs);
    expect(preview.errors).toMatchObject([
      { column: "Municipality", message: '"Emfuleni" is none of your municipalities.' },
    ]);
    expect(preview.fingerprint).toBeNull();
  });

  test("ends a place for a reason, removes its contacts, and does not change ended quarters", async () => {
    const uploaded = structuredClone(grid);
    const { set, get } = getCells(uploaded);
    const row = uploaded.findIndex((cells, at) => at > 0 && cells[2] !== "Riverside" && cells[3] === "");
    const place = get(row, "Place");
    const readPastSteps = () =>
      office.knex("building_block_step").where("from_day", "<", "2026-07-01").select();
    const before = await readPastSteps();

    set(row, { Ended: "yes" });
    expect((await sheets.preview("coordinator", encodeCsv(uploaded))).errors).toMatchObject([
      { column: "Ended", message: "Please say why it ends: closed, moved away, listed twice." },
    ]);
    set(row, { Ended: "Closed" });
    const contactRow = uploaded.findIndex((cells) => cells[2] === place && cells[4] !== "");
    const withContactChange = structuredClone(uploaded);
    getCells(withContactChange).set(contactRow, { Role: "Another" });
    expect((await sheets.preview("coordinator", encodeCsv(withContactChange))).errors).toMatchObject([
      {
        row: contactRow + 1,
        message: `${place} ends by this sheet: please leave its other rows as they are.`,
      },
    ]);
    const preview = await sheets.preview("coordinator", encodeCsv(uploaded));
    expect(preview).toMatchObject({ errors: [], needsMethod: false, counts: { ended: 1, changed: 0 } });
    expect(await sheets.apply("coordinator", encodeCsv(uploaded), preview.fingerprint, null)).toMatchObject({
      body: { applied: 1 },
    });
    const after = await sheets.download("coordinator");
    expect(after.filter((cells) => cells[2] === place)).toEqual([]);
    expect(await findAuditedValues("building block ended")).toContainEqual({ Listed: "ended: closed" });
    expect(await readPastSteps()).toEqual(before);
    expect((await sheets.preview("coordinator", encodeCsv(uploaded))).errors.length).toBeGreaterThan(0);
  });
});
