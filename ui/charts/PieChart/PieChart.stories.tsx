import { expect } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { shows, showsText } from "../../../.storybook/story.ts";
import { dataColor } from "../../tokens/dataColor.ts";
import { PieChart } from "./PieChart.tsx";

const meta = preview.meta({
  component: PieChart,
  args: {
    label: "Reports by type",
    unit: "reports",
    colors: dataColor.crime.parts,
    slices: [
      { id: 1, label: "Rape", value: 3171 },
      { id: 2, label: "Assault with the intent to inflict grievous bodily harm", value: 561 },
      { id: 3, label: "Attempted sexual offences", value: 214 },
      { id: 4, label: "Contact sexual offences", value: 112 },
    ],
  },
});

export const Parts = meta.story({
  tags: ["small"],
  play: shows("group", "Reports by type: Rape is the largest of 4 parts, 78.14% of 4,058 reports."),
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("img", { name: "Rape: 3,171 reports, 78.14%" })).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("img", { name: /^Contact sexual offences: 112/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("img", { name: /^Attempted/ })).toHaveFocus();
  },
});

export const ManySmallParts = meta.story({
  args: {
    colors: dataColor.healthCheck.parts,
    slices: [4200, 310, 150, 90, 44, 12, 3].map((value, id) => ({ id, label: `Kind ${id + 1}`, value })),
  },
});

export const OnePart = meta.story({ args: { slices: [{ id: 1, label: "Sexual offences", value: 1671 }] } });

export const ZeroAndMissing = meta.story({
  args: {
    slices: [
      { id: 1, label: "Rape", value: 12 },
      { id: 2, label: "Sexual assault", value: 0 },
      { id: 3, label: "Attempted sexual offences", value: "not-captured" },
      { id: 4, label: "Contact sexual offences", value: "too-few" },
    ],
  },
});

export const AllZero = meta.story({
  args: {
    zeroText: "None reported",
    slices: [
      { id: 1, label: "Rape", value: 0 },
      { id: 2, label: "Sexual assault", value: 0 },
    ],
  },
});

export const Empty = meta.story({
  args: {
    slices: [
      { id: 1, label: "Rape", value: "no-data" },
      { id: 2, label: "Sexual assault", value: "not-captured" },
    ],
  },
  play: showsText("No data available"),
});
