import { asWideAs, LONG_PLACE } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { contains, showsText } from "../../../.storybook/story.ts";
import { mixedQuarters, quarters, source } from "../HealthSurveys/quarters.fixture.ts";
import { HealthOrganisations } from "./HealthOrganisations.tsx";

const meta = preview.meta({
  component: HealthOrganisations,
  args: { place: LONG_PLACE, span: "Jul 2025 – Jun 2026", quarters, source },
  decorators: [asWideAs("40rem")],
});

export const FourQuarters = meta.story({
  tags: ["small"],
  play: contains("img", "Apr - Jun 2026, latest quarter: 447 organisations"),
});

export const Suppressed = meta.story({
  args: { place: "Namakwa", quarters: mixedQuarters },
  play: showsText(/^Too few responses to show:/),
});
