import { asWideAs } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
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
