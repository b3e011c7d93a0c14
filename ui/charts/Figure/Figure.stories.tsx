import { expect, spyOn, waitFor, within } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import type { Acting } from "../../../.storybook/story.ts";
import { contains, inOrder, presses, shows, showsText } from "../../../.storybook/story.ts";
import { dataColor } from "../../tokens/dataColor.ts";
import { Doughnut } from "../Doughnut/Doughnut.tsx";
import { PieChart } from "../PieChart/PieChart.tsx";
import type { TableModel } from "../tableModel.ts";
import { getDrawing } from "./drawing.ts";
import { Figure } from "./Figure.tsx";
import { renderImage, renderPng } from "./figureImage.ts";

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
    table,
    origin: {
      place: "North West",
      period: "2015/16",
      definition: "Crimes that were reported to the police.",
      source,
    },
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

export const AsChart = meta.story({ tags: ["small"] });

export const AsTable = meta.story({
  play: inOrder(
    presses("button", "Show as table"),
    shows("rowheader", "Sexual assault"),
    showsText(/^Crimes that were reported to the police\./),
    showsText(/^In the CSV file, the last columns of every row/),
    presses("button", "Show as chart"),
    contains("img", /^Rape/),
    presses("button", "Show as table"),
  ),
});

const openDialog = async ({ canvas, userEvent }: Acting) => {
  await userEvent.click(canvas.getByRole("button", { name: "Download or share" }));
  return within(await within(document.body).findByRole("dialog", { name: "Download or share this figure" }));
};

export const Downloaded = meta.story({
  play: async ({ canvas, userEvent }) => {
    const files: Blob[] = [];
    const { createObjectURL } = URL;
    spyOn(URL, "createObjectURL").mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return createObjectURL(file);
    });
    const dialog = await openDialog({ canvas, userEvent });
    await expect(dialog.getByText(/^A table of the figures as they are today/)).toBeVisible();
    await expect(dialog.getByText(/<th scope="row" align="left">Sexual assault<\/th>/)).toBeVisible();
    for (const name of ["Table (CSV)", "Workbook (XLSX)", "Image (PNG)", "Drawing (SVG)"])
      await userEvent.click(dialog.getByRole("button", { name }));
    await waitFor(() => expect(files).toHaveLength(4));
    const getStart = async (type: RegExp) => {
      const file = files.find((each) => type.test(each.type));
      return (await file?.slice(0, 60).text()) ?? "";
    };
    await expect(await getStart(/csv/)).toMatch(/^\uFEFF?Type,Reports,About: title/);
    await expect(await getStart(/spreadsheetml/)).toMatch(/^PK/);
    await expect(await getStart(/svg/)).toMatch(/^<svg/);
    await expect(await getStart(/png/)).toContain("PNG");
  },
});

export const Shared = meta.story({
  args: { embed: "/embed/areas/crime/8" },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog({ canvas, userEvent });
    await expect(dialog.getByText("Reports by type, North West, 2015/16")).toBeVisible();
    await expect(
      dialog.getByText(/^Reports by type, North West, 2015\/16\. Source: South African Police Service/),
    ).toBeVisible();
    await expect(dialog.getByText(/^<iframe src="http.*\/embed\/areas\/crime\/8"/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Image (PNG)" }));
    await expect(await dialog.findByText("The file was saved.")).toBeVisible();
  },
});

export const NotSaved = meta.story({
  beforeEach: () => {
    spyOn(URL, "createObjectURL").mockImplementation(() => {
      throw new TypeError("There is no file.");
    });
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog({ canvas, userEvent });
    for (const name of ["Table (CSV)", "Workbook (XLSX)", "Drawing (SVG)"]) {
      await userEvent.click(dialog.getByRole("button", { name }));
      await expect(await dialog.findByText("The file could not be saved. Please press again.")).toBeVisible();
    }
    await userEvent.click(dialog.getByRole("button", { name: "Image (PNG)" }));
    await expect(await dialog.findByText(/^Your browser could not make this image\./)).toBeVisible();
  },
});

export const SavedImage = meta.story({
  play: async ({ canvasElement }) => {
    const drawing = getDrawing(canvasElement, table);
    const texts = {
      title: "Rape is the largest part",
      subtitle: "North West",
      source: "Source: police. Updated",
    };
    const { legend } = drawing;
    await expect(legend.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Rape .*3,171/),
      expect.stringMatching(/^Sexual assault .*887/),
    ]);
    await expect(new Set(legend.map(({ fill }) => fill)).size).toBe(2);
    const image = renderImage(drawing, texts);
    for (const text of Object.values(texts)) await expect(image.svg).toContain(text);
    await expect(image.svg).not.toMatch(/class=|var\(/);
    await expect((await renderPng(image)).type).toBe("image/png");
  },
});

export const SavedAsTable = meta.story({
  args: {
    children: <Doughnut label="Overall" share={0.4849} fill={dataColor.healthCheck.main} />,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("img", { name: "Overall: 48.49%." })).toBeVisible();
    const { svg } = renderImage(getDrawing(canvasElement, table), { title: "", subtitle: "", source: "" });
    for (const text of ["Sexual assault", "887", "Rape", "3,171"])
      await expect(svg).toContain(`>${text}</text>`);
  },
});

export const MapOnPaper = meta.story({
  args: { kind: "map" },
  play: async ({ canvas }) => {
    await waitFor(() => {
      window.dispatchEvent(new Event("beforeprint"));
      expect(canvas.getByRole("rowheader", { name: "Sexual assault" })).toBeVisible();
    });
    window.dispatchEvent(new Event("afterprint"));
    await waitFor(() => expect(canvas.getByRole("img", { name: /^Rape/ })).toBeVisible());
  },
});
