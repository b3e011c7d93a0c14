import { expect } from "storybook/test";
import { asWideAs, LONG_PLACE } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { showsText } from "../../../.storybook/story.ts";
import { source } from "../HealthSurveys/quarters.fixture.ts";
import { HealthReach } from "./HealthReach.tsx";

const meta = preview.meta({
  component: HealthReach,
  args: {
    place: LONG_PLACE,
    period: "Apr - Jun 2026",
    source,
    types: [
      { id: 1, label: "Government", value: 135 },
      { id: 2, label: "Business", value: 113 },
      { id: 3, label: "Civil society", value: 95 },
      { id: 4, label: "University or college", value: 38 },
      { id: 5, label: "School", value: 57 },
      { id: 6, label: "Faith or traditional organisation", value: 29 },
    ],
  },
  decorators: [asWideAs("40rem")],
});

export const ByType = meta.story({ tags: ["small"] });

export const HiddenAndZero = meta.story({
  args: {
    types: [
      { id: 1, label: "Government", value: "too-few" },
      { id: 2, label: "Business", value: 0 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("None took part")).toBeNull();
    await expect(canvas.getAllByText("Too few responses to show")).toHaveLength(2);
  },
});

export const NoneTookPart = meta.story({
  args: { types: [{ id: 1, label: "Government", value: 0 }] },
  play: showsText("None took part"),
});
