import { expect, waitFor } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { dataColor } from "../../tokens/dataColor.ts";
import { PieChart } from "../PieChart/PieChart.tsx";
import { SourceLine } from "../SourceLine/SourceLine.tsx";
import type { TableModel } from "../tableModel.ts";
import { Figure } from "./Figure.tsx";

const table: TableModel = {
  caption: "Reports by type, North West, 2015/16",
  columns: [
    { id: "type", label: "Type", kind: "text" },
    { id: "reports", label: "Reports", kind: "count" },
  ],
  rows: [
    { id: 1, cells: { type: "Rape", reports: 3171 } },
    { id: 2, cells: { type: "Sexual assault", reports: 887 } },
  ],
};

const source = {
  description: "South African Police Service",
  url: null,
  capturedOn: "2026-08-03",
  isDemonstration: false,
};

const meta = preview.meta({
  component: Figure,
  args: {
    title: "Reports by type",
    subtitle: "North West, 2015/16",
    table,
    origin: {
      place: "North West",
      period: "2015/16",
      definition: "Crimes that were reported to the police.",
      source,
    },
    footer: <SourceLine source={source} period="2015/16" />,
    children: (
      <PieChart
        label="Reports by type"
        unit="reports"
        colors={dataColor.crime.parts}
        slices={[
          { id: 1, label: "Rape", value: 3171 },
          { id: 2, label: "Sexual assault", value: 887 },
        ]}
      />
    ),
  },
});

export const AsChart = meta.story();

export const AsTable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show as table" }));
    await expect(canvas.getByRole("rowheader", { name: "Sexual assault" })).toBeVisible();
    await expect(canvas.getByText(/^Crimes that were reported to the police\./)).toBeVisible();
    await expect(canvas.getByText(/^In the CSV file, the last columns of every row/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show as chart" }));
    await expect(canvas.getByRole("img", { name: /^Rape/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show as table" }));
  },
});

/** On paper a map is its table, because nothing can be zoomed there. */
export const MapOnPaper = meta.story({
  args: { kind: "map" },
  play: async ({ canvas }) => {
    window.dispatchEvent(new Event("beforeprint"));
    await expect(await canvas.findByRole("rowheader", { name: "Sexual assault" })).toBeVisible();
    window.dispatchEvent(new Event("afterprint"));
    await waitFor(() => expect(canvas.getByRole("img", { name: /^Rape/ })).toBeVisible());
  },
});

export const OnSmallPhone = meta.story({ globals: { viewport: { value: "small" } } });
