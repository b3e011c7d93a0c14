import preview from "../../../.storybook/preview.tsx";
import { contains, hasFocus, inOrder, lacksText, pressesKeys, showsText } from "../../../.storybook/story.ts";
import { dataColor } from "../../tokens/dataColor.ts";
import { GroupedBars } from "./GroupedBars.tsx";
import type { BarGroup } from "./layout.ts";

const quarters: BarGroup[] = [
  { id: 3, label: "Jul - Sep", note: "2025", values: [12480, 12911] },
  { id: 4, label: "Oct - Dec", note: "2025", values: [14020, 13544] },
  { id: 1, label: "Jan - Mar", note: "2026", values: [13107, 13398] },
  { id: 2, label: "Apr - Jun", note: "2026", values: [11873, 12240], isHighlighted: true },
];

const meta = preview.meta({
  component: GroupedBars,
  args: {
    label: "Reports by quarter",
    unit: "reports",
    groups: quarters,
    series: [
      { id: "previous", label: "Previous year", color: dataColor.crime.previous, isHatched: true },
      { id: "current", label: "Current year", color: "#CB7377" },
    ],
    highlight: { label: "Current quarter", color: dataColor.crime.current },
  },
});

export const TwoYears = meta.story({ tags: ["phone", "small"] });

export const Keyboard = meta.story({
  play: inOrder(
    pressesKeys("{Tab}"),
    hasFocus("img", "Jul - Sep 2025, Previous year: 12,480 reports"),
    pressesKeys("{End}"),
    hasFocus("img", "Apr - Jun 2026, Current quarter: 12,240 reports"),
    showsText("Apr - Jun 2026, Current quarter"),
    pressesKeys("{Escape}"),
    lacksText("Apr - Jun 2026, Current quarter"),
  ),
});

export const MissingAndZero = meta.story({
  args: {
    groups: [
      { id: 3, label: "Jul - Sep", note: "2025", values: ["not-captured", 12] },
      { id: 4, label: "Oct - Dec", note: "2025", values: [4, 0] },
      { id: 1, label: "Jan - Mar", note: "2026", values: [9, "too-few"] },
      { id: 2, label: "Apr - Jun", note: "2026", values: [7, "no-data"], isHighlighted: true },
    ],
  },
  play: inOrder(
    contains("img", "Jul - Sep 2025, Previous year: Not yet captured"),
    contains("img", "Oct - Dec 2025, Current year: 0 reports"),
  ),
});

export const Empty = meta.story({
  args: { groups: quarters.map((quarter) => ({ ...quarter, values: ["no-data", "no-data"] as const })) },
});
