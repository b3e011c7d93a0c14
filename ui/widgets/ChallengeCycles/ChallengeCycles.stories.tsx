import { asWideAs } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { contains, inOrder, showsText } from "../../../.storybook/story.ts";
import { ChallengeCycles } from "./ChallengeCycles.tsx";

const meta = preview.meta({
  component: ChallengeCycles,
  args: {
    place: "South Africa",
    span: "2022 – 2026, cycle 2",
    cycles: [
      {
        id: 5,
        label: "2026, cycle 2",
        months: "Jul – Oct 2026",
        isCurrent: true as boolean,
        complete: 0,
        active: 96,
      },
      { id: 4, label: "2026, cycle 1", isCurrent: false, complete: 61, active: 0 },
      { id: 3, label: "2025", isCurrent: false, complete: 80, active: 0 },
      { id: 1, label: "2022", isCurrent: false, complete: 3, active: 0 },
    ],
    source: {
      description: "Invented challenges, for demonstration",
      url: null,
      capturedOn: "2026-08-15",
      isDemonstration: true,
    },
  },
  decorators: [asWideAs("40rem")],
});

export const Cycles = meta.story({
  tags: ["small"],
  play: inOrder(showsText(/current cycle/), contains("img", "2026, cycle 2, Active: 96 challenges, 100.00%")),
});
