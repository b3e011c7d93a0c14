import { healthCheckSource } from "@gbvf/mocks/health-check/healthCheck.ts";
import preview from "../../../.storybook/preview.tsx";
import { inOrder, showsText } from "../../../.storybook/story.ts";
import { MaturitySummary } from "./MaturitySummary.tsx";

const meta = preview.meta({
  component: MaturitySummary,
  args: {
    place: "Northern Cape",
    period: "Apr - Jun 2026",
    maturity: 0.4787,
    organisations: 18,
    responses: 398,
    expected: 637,
    reach: 398 / 637,
    scores: [
      { id: 3, label: "Policies", maturity: 0.4637 },
      { id: 2, label: "Practices", maturity: 0.4266 },
      { id: 1, label: "Behaviours", maturity: 0.5458 },
    ],
    source: healthCheckSource,
  },
});

export const WithCategories = meta.story({
  tags: ["small"],
  play: inOrder(showsText("47.87%"), showsText(/398 of 637 expected responses \(62.48%\)/)),
});

const hidden = "too-few" as const;

export const TooFew = meta.story({
  args: {
    maturity: hidden,
    organisations: hidden,
    responses: hidden,
    expected: hidden,
    reach: hidden,
    scores: [],
  },
});
