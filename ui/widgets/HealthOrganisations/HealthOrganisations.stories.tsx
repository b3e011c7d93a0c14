import { expect } from "storybook/test";
import { showsOutline } from "../../../.storybook/loading.ts";
import preview from "../../../.storybook/preview.tsx";
import { FigureSkeleton } from "../../charts/Figure/FigureSkeleton.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { mixedQuarters, quarters, source } from "../HealthSurveys/quarters.fixture.ts";
import { HealthOrganisations } from "./HealthOrganisations.tsx";

const meta = preview.meta({
  component: HealthOrganisations,
  args: { place: "South Africa", span: "Jul 2025 – Jun 2026", quarters, source },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "40rem" }}>
        <Story />
      </div>
    ),
  ],
});

export const FourQuarters = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("img", { name: "Apr - Jun 2026, latest quarter: 447 organisations" }),
    ).toBeInTheDocument();
  },
});

export const Suppressed = meta.story({
  args: { place: "Namakwa", quarters: mixedQuarters },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Too few responses to show:/)).toBeVisible();
  },
});

export const Loading = meta.story({
  render: () => (
    <FigureSkeleton>
      <Skeleton height="20rem" />
    </FigureSkeleton>
  ),
  play: showsOutline,
});

export const LongNamesOnSmallPhone = meta.story({
  args: { place: "Dr Ruth Segomotsi Mompati District Municipality" },
  globals: { viewport: { value: "small" } },
});
