import { beforeAll, describe, expect, test } from "vitest";
import { startOffice } from "../../testing/building-block/office.ts";
import { encodeCsv, type Grid, getCells, toSheets, workbook } from "../../testing/building-block/sheets.ts";

const ROWS = 250;
const NAMES = ["Thandi Müller", "Ṱhohoyanḓou Desk", "N!xau / 24h", "O'Brien-Naidoo", "=Sipho", "- Duty -"];

describe("a sheet of 250 rows", () => {
  const office = startOffice();
  const sheets = toSheets(office);
  let grid: Grid;
  beforeAll(async () => {
    await office.knex("building_block_capture").delete();
    await makeLively();
    const emfuleni = await office.boundaryOf("Emfuleni");
    const all = await sheets.download("province", { format: "csv", boundaryId: 0 });
    const own = all.filter((cells, row) => row > 0 && cells[0] === "Emfuleni");
    const otherRows = all.filter((cells, row) => row > 0 && cells[0] !== "Emfuleni");
    expect(emfuleni).toBeGreaterThan(0);
    grid = [all[0] as string[], ...own, ...otherRows].slice(0, ROWS + 1);
    expect(grid).toHaveLength(ROWS + 1);
  });
  const copy = () => structuredClone(grid);

  async function makeLively(): Promise<void> {
    const { knex } = office;
    const ids: number[] = await knex("building_block_contact_person")
      .orderBy("stakeholder_id")
      .pluck("stakeholder_id");
    for (const [at, stakeholderId] of ids.slice(0, 60).entries()) {
      await knex("stakeholder")
        .where({ stakeholderId })
        .update({ name: NAMES[at % NAMES.length] });
      await knex("building_block_contact_person")
        .where({ stakeholderId })
        .update({ role: ` Colonel  ${at} ` });
      await knex("contact").where({ stakeholderId, contactTypeId: 2 }).delete();
      await knex("contact").insert({
        stakeholderId,
        contactTypeId: 2,
        detail: `082555${String(at).padStart(4, "0")}`,
      });
    }
  }
  const isUnchanged = async (file: Buffer<ArrayBuffer>, rows = ROWS) => {
    const { errors, rows: changed, counts } = await sheets.preview("province", file);
    expect({ errors, changed, unchanged: counts.unchanged }).toEqual({
      errors: [],
      changed: [],
      unchanged: rows,
    });
  };

  test("saved by a South African Excel, without leading zeros, in the Windows encoding, it changes nothing", async () => {
    const eaten = grid.map((cells, row) =>
      cells.map((cell) => (row > 0 && /^0\d{9}$/.test(cell) ? String(Number(cell)) : cell)),
    );
    await isUnchanged(encodeCsv(eaten, ";"));
    const inWindows = encodeCsv(eaten, ";")
      .toString()
      .replaceAll(/[^\x20-\xff\r\n]/g, "?");
    await isUnchanged(Buffer.from(inWindows, "latin1"));
  });

  test("as a workbook with numbers, a title above, other columns, dates and blanks it changes nothing", async () => {
    const verified = (grid[0] as string[]).indexOf("Last verified");
    const moved = grid.map((cells, row) => {
      const typed = cells.map((cell, column) => {
        if (row > 0 && column === verified && cell !== "") return 46_244;
        if (row > 0 && /^0[1-9]\d{8}$/.test(cell) && row % 2 === 0) return Number(`27${cell.slice(1)}`);
        if (row > 0 && /^0\d{9}$/.test(cell)) return Number(cell);
        return cell === "" ? null : ` ${cell}  `;
      });
      return [row === 0 ? "My notes" : `call ${row}`, ...typed.toReversed()];
    });
    await isUnchanged(workbook([["Contacts of our office, third quarter"], [], ...moved]));
  });

  test("mistakes are reported by the row that Excel shows, whatever is above; a row taken out ends nobody", async () => {
    const uploaded = copy();
    const { set, people } = getCells(uploaded);
    const [a, b, c, d] = people() as [number, number, number, number];
    set(a, { Mobile: "0.82555E+9" });
    set(b, { Reception: "12345" });
    set(c, { "E-mail": "thandi@@saps" });
    uploaded.splice(d, 1);
    const { errors, notes } = await sheets.preview("province", workbook([["Title"], [], [], ...uploaded]));
    expect(errors.map(({ row, column }) => [row, column])).toEqual([
      [a + 4, "Mobile"],
      [b + 4, "Reception"],
      [c + 4, "E-mail"],
    ]);
    expect(notes).toContainEqual(expect.stringContaining("without a row in the sheet"));
  });
});
