import { eachOf } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { hasFocus, inOrder, pressesKeys, shows, showsText } from "../../../.storybook/story.ts";
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
  play: inOrder(
    pressesKeys("{Tab}"),
    hasFocus("img", "Rape: 3,171 reports, 78.14%"),
    pressesKeys("{End}"),
    hasFocus("img", /^Contact sexual offences: 112/),
    pressesKeys("{ArrowLeft}"),
    hasFocus("img", /^Attempted/),
  ),
});

export const States = meta.story({
  render: eachOf(
    PieChart,
    { slices: [{ id: 1, label: "Sexual offences", value: 1671 }] },
    {
      slices: ([12, 0, "not-captured", "too-few"] as const).map((value, id) => ({
        id,
        label: `Part ${id}`,
        value,
      })),
    },
    { zeroText: "None reported", slices: [{ id: 1, label: "Rape", value: 0 }] },
    {
      slices: [
        { id: 1, label: "Rape", value: "no-data" },
        { id: 2, label: "Sexual assault", value: "not-captured" },
      ],
    },
  ),
  play: showsText("No data available"),
});
