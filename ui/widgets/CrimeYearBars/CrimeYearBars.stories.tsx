import { asWideAs } from "../../../.storybook/parts.tsx";
import preview from "../../../.storybook/preview.tsx";
import { contains, inOrder, showsOutline, showsText } from "../../../.storybook/story.ts";
import { CrimeYearBars } from "./CrimeYearBars.tsx";
import { CrimeYearBarsSkeleton } from "./CrimeYearBarsSkeleton.tsx";

const meta = preview.meta({
  component: CrimeYearBars,
  args: {
    place: "South Africa",
    span: "Jul 2025 – Jun 2026",
    periods: [
      { id: "2025-3", label: "Jul - Sep", year: "2025", current: 12911, previous: 12480, isCurrent: false },
      { id: "2025-4", label: "Oct - Dec", year: "2025", current: 13544, previous: 14020, isCurrent: false },
      { id: "2026-1", label: "Jan - Mar", year: "2026", current: 13398, previous: 13107, isCurrent: false },
      { id: "2026-2", label: "Apr - Jun", year: "2026", current: 12240, previous: 11873, isCurrent: true },
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

export const FourQuarters = meta.story({
  tags: ["small"],
  play: inOrder(
    showsText(/367 \(3\.09%\) higher than a year before/),
    contains("img", "Apr - Jun 2025, Previous year: 11,873 reports"),
    contains("img", "Apr - Jun 2026, Current quarter: 12,240 reports"),
  ),
});

export const Loading = meta.story({ render: () => <CrimeYearBarsSkeleton />, play: showsOutline });

export const FinancialYears = meta.story({
  args: {
    place: "North West",
    span: "2013/14 – 2015/16",
    periods: [
      { id: "2013", label: "2013/14", current: 4506, previous: 4861, isCurrent: false },
      { id: "2014", label: "2014/15", current: 4219, previous: 4506, isCurrent: false },
      { id: "2015", label: "2015/16", current: 4058, previous: 4219, isCurrent: true },
    ],
  },
  play: inOrder(
    showsText("Previous year"),
    showsText("Current year"),
    showsText("Current quarter: no quarter is held"),
    contains("img", "2015/16, Current year: 4,058 reports"),
  ),
});
