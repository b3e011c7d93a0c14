import { expect, fn, waitFor } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { contains, inOrder } from "../../../.storybook/story.ts";
import { getDrawing } from "../../charts/Figure/drawing.ts";
import { renderImage, renderPng } from "../../charts/Figure/figureImage.ts";
import type { Reading } from "../../charts/reading.ts";
import { colorScale, getStep, type ScaleStep } from "../../charts/scale.ts";
import { formatRate } from "../../text/format.ts";
import { dataColor } from "../../tokens/dataColor.ts";
import { onMap } from "../onMap.fixture.tsx";
import { provinces } from "../provinces.fixture.ts";
import { Choropleth } from "./Choropleth.tsx";

const [low, medium, high] = dataColor.crime.scale;
const scale: ScaleStep[] = [
  { start: 0, end: 50, description: "Low", color: low },
  { start: 50, end: 90, description: "Medium", color: medium },
  { start: 90, end: null, description: "High", color: high },
];

const rates = new Map<number, Reading>([
  [1, 118.2],
  [2, 121.94],
  [3, 72.35],
  [4, 81.66],
  [5, 78.4],
  [6, 46.03],
  [7, 123.24],
  [8, 106.66],
  [9, 113.2],
]);

const meta = preview.meta({
  component: Choropleth,
  parameters: { layout: "fullscreen" },
  args: {
    label: "Rate by province",
    features: provinces,
    values: rates,
    colorOf: colorScale(scale),
    format: formatRate,
    describe: (rate) => `${formatRate(rate)} per 100,000, ${getStep(scale, rate)?.description}`,
    onSelect: fn(),
    onEscape: fn(),
  },
  decorators: [onMap({ attribution: "Approximate boundaries" })],
});

export const Values = meta.story({ tags: ["phone", "small"] });

export const States = meta.story({
  args: {
    values: new Map<number, Reading>([...rates, [2, "not-captured"], [6, 0], [7, "no-data"], [8, "too-few"]]),
  },
  play: inOrder(
    contains("button", "Northern Cape, No data"),
    contains("button", "Free State, Not yet captured"),
    contains("button", "North West, Too few to show"),
    contains("button", "Mpumalanga, 0.00 per 100,000, Low"),
  ),
});

export const KeyboardAndMouse = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const area = (name: RegExp) => canvas.findByRole("button", { name });
    const northWest = await area(/^North West, 106.66 per 100,000, High$/);
    await userEvent.click(canvas.getByRole("button", { name: "Show the whole map" }));
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(await area(/^Eastern Cape/)).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(await area(/^Free State/)).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{ArrowLeft}");
    await waitFor(() => expect(northWest).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(args.onSelect).toHaveBeenLastCalledWith(8);
    await userEvent.keyboard("{Escape}");
    await expect(args.onEscape).toHaveBeenCalledOnce();
    await userEvent.keyboard("{End}");
    await expect(await area(/^Western Cape/)).toHaveFocus();
    await userEvent.click(await area(/^Free State/));
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
    await expect(args.onSelect).toHaveBeenLastCalledWith(2);
  },
});

export const SavedAsImage = meta.story({
  args: { onSelect: undefined, values: new Map<number, Reading>([...rates, [8, "too-few"]]) },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("img", { name: "North West, Too few to show" });
    const table = { caption: "", columns: [], rows: [] };
    const { svg } = renderImage(getDrawing(canvasElement, table), { title: "", subtitle: "", source: "" });
    for (const text of ["North West, Too few to show", "Free State, 121.94 per 100,000, High"])
      await expect(svg).toContain(`>${text}</text>`);
    await expect(svg).toContain(">Approximate boundaries.</text>");
    await expect(svg).toMatch(/<pattern [^>]*id="[\w-]+-too-few"/);
    await expect((await renderPng({ svg, width: 600, height: 400 })).size).toBeGreaterThan(1000);
  },
});
