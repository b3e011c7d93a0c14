import { expect } from "storybook/test";
import { showsOutline } from "../../../.storybook/loading.ts";
import preview from "../../../.storybook/preview.tsx";
import { FigureSkeleton } from "../../charts/Figure/FigureSkeleton.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { HealthSurveys } from "./HealthSurveys.tsx";
import { mixedQuarters, quarters, source } from "./quarters.fixture.ts";

const meta = preview.meta({
  component: HealthSurveys,
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
      canvas.getByRole("meter", { name: "Completed of expected, Apr - Jun 2026" }),
    ).toHaveAttribute("aria-valuetext", "70.97%, 9,834 surveys of 13,857 expected");
  },
});

export const Suppressed = meta.story({
  args: { place: "Namakwa", quarters: mixedQuarters },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Too few responses to show")).toBeVisible();
    await expect(
      canvas.getByRole("img", { name: "Jul - Sep 2025, Completed: 0 surveys" }),
    ).toBeInTheDocument();
  },
});

export const SuppressedOnPhone = meta.story({
  args: { place: "Namakwa", quarters: mixedQuarters },
  globals: { viewport: { value: "phone" } },
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
