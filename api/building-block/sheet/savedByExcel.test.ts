import { beforeAll, describe, expect, test } from "vitest";
import { startOffice } from "../../testing/building-block/office.ts";
import { createSheetClient, encodeCsv, type Grid, workbook } from "../../testing/building-block/sheets.ts";

const ROWS = 250;
const NAMES = ["Thandi Müller", "Ṱhohoyanḓou Desk", "N!xau / 24h", "O'Brien-Naidoo", "=Sipho", "- Duty -"];

describe("a sheet of 250 rows", () => {
  const office = startOffice();
  const sheets = createSheetClient(office);
  let grid: Grid;
  beforeAll(async () => {
    await office.knex("building_block_capture").delete();
    await fillInDetails();
    const rows = await sheets.download("province", { format: "csv", boundaryId: 0 });
    const emfuleniRows = rows.filter((cells, row) => row > 0 && cells[0] === "Emfuleni");
    const otherRows = rows.filter((cells, row) => row > 0 && cells[0] !== "Emfuleni");
    grid = [rows[0] as string[], ...emfuleniRows, ...otherRows].slice(0, ROWS + 1);
    expect(grid).toHaveLength(ROWS + 1);
  });

  async function fillInDetails(): Promise<void> {
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
  const expectUnchanged = async (file: Buffer<ArrayBuffer>) =>
    expect(await sheets.preview("province", file)).toMatchObject({
      errors: [],
      rows: [],
      counts: { unchanged: ROWS },
    });

  test("changes nothing if South African Excel saved it without leading zeros and in the Windows encoding", async () => {
    const withoutZeros = grid.map((cells, row) =>
      cells.map((cell) => (row > 0 && /^0\d{9}$/.test(cell) ? String(Number(cell)) : cell)),
    );
    await expectUnchanged(encodeCsv(withoutZeros, ";"));
    const inWindows = encodeCsv(withoutZeros, ";")
      .toString()
      .replaceAll(/[^\x20-\xff\r\n]/g, "?");
    await expectUnchanged(Buffer.from(inWindows, "latin1"));
  });

  test("changes nothing as a workbook with numbers, a title above, reordered columns, dates and blanks", async () => {
    const verifiedColumn = (grid[0] as string[]).indexOf("Last verified");
    const rearranged = grid.map((cells, row) => {
      const typed = cells.map((cell, column) => {
        if (row > 0 && column === verifiedColumn && cell !== "") return 46_244;
        if (row > 0 && /^0[1-9]\d{8}$/.test(cell) && row % 2 === 0) return Number(`27${cell.slice(1)}`);
        if (row > 0 && /^0\d{9}$/.test(cell)) return Number(cell);
        return cell === "" ? null : ` ${cell}  `;
      });
      return [row === 0 ? "My notes" : `call ${row}`, ...typed.toReversed()];
    });
    await expectUnchanged(workbook([["Contacts of our office, third quarter"], [], ...rearranged]));
  });
});
