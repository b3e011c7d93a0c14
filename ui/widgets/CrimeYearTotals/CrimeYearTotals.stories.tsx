import { expect } from "storybook/test";
import { asWideAs, LONG_PLACE } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { inOrder, lacksText, showsText } from "../../../.storybook/story.ts";
import { CrimeYearTotals } from "./CrimeYearTotals.tsx";

const quarter = (label: string, year: string, current: number, previous: number, isCurrent = false) => ({
  id: `${label} ${year}`,
  label,
  year,
  current,
  previous,
  isCurrent,
});

const meta = preview.meta({
  component: CrimeYearTotals,
  args: {
    place: LONG_PLACE,
    span: "Jul 2025 – Jun 2026",
    periods: [
      quarter("Jul - Sep", "2025", 12911, 12480),
      quarter("Oct - Dec", "2025", 13544, 14020),
      quarter("Jan - Mar", "2026", 13398, 13107),
      quarter("Apr - Jun", "2026", 12240, 11873, true),
    ],
    compare: () => "rose" as const,
    source: {
      description: "Invented figures, for demonstration",
      url: null,
      capturedOn: "2026-08-03",
      isDemonstration: true,
    },
  },
  decorators: [asWideAs("40rem")],
});

export const TwoYears = meta.story({
  tags: ["small"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/613 \(1\.19%\) higher than a year before/)).toBeVisible();
    const bars = canvas.getAllByRole("img").map((bar) => bar.getAttribute("aria-label"));
    await expect(bars[1]).toBe("Previous year, Oct - Dec 2024: 14,020 reports, 27.23%");
    await expect(bars.at(-1)).toBe("Current year, Apr - Jun 2026, Current quarter: 12,240 reports, 23.50%");
  },
});

export const NotYetCaptured = meta.story({
  args: {
    periods: [
      quarter("Jan - Mar", "2026", 13398, 13107),
      { ...quarter("Apr - Jun", "2026", 0, 11873, true), current: "not-captured" },
    ],
  },
  play: inOrder(lacksText(/than a year before/), showsText("Apr - Jun 2026: not yet captured")),
});
