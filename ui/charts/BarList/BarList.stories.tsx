import { asWideAs } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { formatPercent } from "../../text/format.ts";
import { dataColor } from "../../tokens/dataColor.ts";
import { BarList } from "./BarList.tsx";

const meta = preview.meta({
  component: BarList,
  args: {
    label: "Participating organisations by type",
    colorOf: () => dataColor.healthCheck.main,
    items: [
      { id: 1, label: "Government", value: 14 },
      { id: 2, label: "Business", value: "too-few" as const },
      { id: 3, label: "Community organisations and networks of survivors", value: 5 },
      { id: 4, label: "University or college", value: 0 },
    ],
  },
  decorators: [asWideAs("22rem")],
});

export const Counts = meta.story({ tags: ["small"] });

export const SharesOfTotal = meta.story({
  args: {
    max: 1,
    format: formatPercent,
    items: [
      { id: 1, label: "Policies", value: 0.4637 },
      { id: 2, label: "Practices", value: 1 },
      { id: 3, label: "Behaviours", value: 0.0001 },
    ],
  },
});

export const EveryState = meta.story({
  args: {
    items: [
      { id: 0, label: "Zero", value: 0 },
      { id: 1, label: "No data", value: "no-data" },
      { id: 2, label: "Not captured", value: "not-captured" },
      { id: 3, label: "Too few", value: "too-few" },
    ],
    stateLabels: { "too-few": "Too few responses to show" },
  },
});
