import { asWideAs, LONG_PLACE } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { contains, hasAttribute, inOrder, showsText } from "../../../.storybook/story.ts";
import { HealthSurveys } from "./HealthSurveys.tsx";
import { mixedQuarters, quarters, source } from "./quarters.fixture.ts";

const meta = preview.meta({
  component: HealthSurveys,
  args: { place: LONG_PLACE, span: "Jul 2025 – Jun 2026", quarters, source },
  decorators: [asWideAs("40rem")],
});

export const FourQuarters = meta.story({
  tags: ["small"],
  play: hasAttribute(
    "meter",
    /Apr - Jun 2026$/,
    "aria-valuetext",
    "70.97%, 9,834 surveys of 13,857 expected",
  ),
});

export const Suppressed = meta.story({
  tags: ["phone"],
  args: { place: "Namakwa", quarters: mixedQuarters },
  play: inOrder(
    showsText("Too few responses to show"),
    contains("img", "Jul - Sep 2025, Completed: 0 surveys"),
  ),
});
