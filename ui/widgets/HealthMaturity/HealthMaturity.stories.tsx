import { expect } from "storybook/test";
import { asWideAs, LONG_PLACE } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { contains, hasAttribute, inOrder } from "../../../.storybook/story.ts";
import { source } from "../HealthSurveys/quarters.fixture.ts";
import { HealthMaturity } from "./HealthMaturity.tsx";

const meta = preview.meta({
  component: HealthMaturity,
  args: {
    place: LONG_PLACE,
    period: "Apr - Jun 2026",
    overallLabel: "Overall GBVF Maturity",
    maturity: 0.5836 as number | "too-few" | "no-data",
    scores: [
      { id: 3, label: "Policies", maturity: 0.6636 as number | "too-few" },
      { id: 2, label: "Practices", maturity: 0.5036 },
      { id: 1, label: "Behaviours", maturity: 0.5836 },
    ],
    source,
  },
  decorators: [asWideAs("40rem")],
});

export const Scores = meta.story({
  tags: ["small"],
  play: inOrder(
    contains("img", "Overall GBVF Maturity: 58.36%."),
    hasAttribute("meter", "Practices", "aria-valuenow", "50.36"),
  ),
});

export const Suppressed = meta.story({
  args: {
    maturity: "too-few",
    scores: ["Policies", "Practices"].map((label, id) => ({ id, label, maturity: "too-few" as const })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("Too few responses to show")).toHaveLength(3);
  },
});
