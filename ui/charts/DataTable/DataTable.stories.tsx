import { expect } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import type { TableModel } from "../tableModel.ts";
import { DataTable } from "./DataTable.tsx";

const table: TableModel = {
  caption: "Reports by province, invented figures",
  columns: [
    { id: "name", label: "Province", kind: "text" },
    { id: "reports", label: "Reports", kind: "count" },
    { id: "rate", label: "Per 100,000 people", kind: "rate" },
    { id: "share", label: "Share", kind: "percent" },
  ],
  rows: [
    { id: 1, cells: { name: "North West", reports: 4058, rate: 106.66, share: 0.7083 } },
    { id: 2, cells: { name: "Northern Cape", reports: 1671, rate: 123.24, share: 0.2917 } },
    {
      id: 3,
      cells: { name: "Gauteng", reports: "not-captured", rate: "not-captured", share: "not-captured" },
    },
    { id: 4, cells: { name: "Limpopo", reports: "too-few", rate: "too-few", share: "too-few" } },
    { id: 5, cells: { name: "Dr Ruth Segomotsi Mompati District", reports: 0, rate: 0, share: 0 } },
  ],
};

const meta = preview.meta({ component: DataTable, args: { table } });

export const EveryKindOfValue = meta.story({
  tags: ["small"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Reports" }));
    const rows = canvas.getAllByRole("row").slice(1);
    await expect(rows[0]).toHaveTextContent("North West");
    await expect(rows[2]).toHaveTextContent("0.00%");
    await expect(rows[3]).toHaveTextContent("Not yet captured");
  },
});

export const WithPinnedRow = meta.story({
  args: {
    table: { ...table, pinned: [{ id: 0, cells: { name: "South Africa", rate: 81.09 } }] },
    initialSort: { columnId: "rate", direction: "descending" },
  },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole("rowheader").map(({ textContent }) => textContent);
    await expect(names.slice(0, 3)).toEqual(["South Africa", "Northern Cape", "North West"]);
  },
});
