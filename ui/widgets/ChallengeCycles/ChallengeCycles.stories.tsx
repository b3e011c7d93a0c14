import { expect } from "storybook/test";
import { showsOutline } from "../../../.storybook/loading.ts";
import preview from "../../../.storybook/preview.tsx";
import { FigureSkeleton } from "../../charts/Figure/FigureSkeleton.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
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
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "40rem" }}>
        <Story />
      </div>
    ),
  ],
});

export const Cycles = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/current cycle/)).toBeVisible();
    await expect(
      canvas.getByRole("img", { name: "2026, cycle 2, Active: 96 challenges, 100.00%" }),
    ).toBeInTheDocument();
  },
});

export const AsTable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show as table" }));
    await expect(canvas.getByRole("rowheader", { name: "2026, cycle 2" })).toBeVisible();
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

/** Cycles exist, but none of their challenges is here. */
export const NoneHere = meta.story({
  args: { cycles: [{ id: 1, label: "2025", isCurrent: false, complete: 0, active: 0 }] },
});

export const LongNamesOnSmallPhone = meta.story({
  args: {
    place: "Dr Ruth Segomotsi Mompati District Municipality",
    cycles: [
      {
        id: 5,
        label: "2026, cycle 2, of municipalities, magistrates' courts and TVET colleges",
        months: "Jul – Oct 2026",
        isCurrent: true,
        complete: 12,
        active: 1096,
      },
    ],
  },
  globals: { viewport: { value: "small" } },
});
