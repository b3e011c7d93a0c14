import { asWideAs, LONG_PLACE, outlineOf } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { holds, showsText } from "../../../.storybook/story.ts";
import { small } from "../../../.storybook/viewports.ts";
import { mixedQuarters, quarters, source } from "../HealthSurveys/quarters.fixture.ts";
import { HealthOrganisations } from "./HealthOrganisations.tsx";

const meta = preview.meta({
  component: HealthOrganisations,
  args: { place: "South Africa", span: "Jul 2025 – Jun 2026", quarters, source },
  decorators: [asWideAs("40rem")],
});

export const FourQuarters = meta.story({
  play: holds("img", "Apr - Jun 2026, latest quarter: 447 organisations"),
});

export const Suppressed = meta.story({
  args: { place: "Namakwa", quarters: mixedQuarters },
  play: showsText(/^Too few responses to show:/),
});

export const Loading = meta.story(outlineOf("20rem"));

export const LongNamesOnSmallPhone = meta.story({ args: { place: LONG_PLACE }, globals: small });
