import preview from "../../../.storybook/preview.tsx";
import { shows } from "../../../.storybook/story.ts";
import { formatRate } from "../../text/format.ts";
import { dataColor } from "../../tokens/dataColor.ts";
import { color } from "../../tokens/tokens.ts";
import type { Reading } from "../reading.ts";
import { TrendLine } from "./TrendLine.tsx";

const periods = [
  "Jul - Sep 2024",
  "Oct - Dec 2024",
  "Jan - Mar 2025",
  "Apr - Jun 2025",
  "Jul - Sep 2025",
  "Oct - Dec 2025",
  "Jan - Mar 2026",
  "Apr - Jun 2026",
];
const line = (id: number, label: string, values: Reading[], isContext = true) => ({
  id,
  label,
  values,
  isContext,
  ...(isContext && { dash: "5 4" }),
  color: isContext ? color.inkMuted : dataColor.crime.main,
});

const meta = preview.meta({
  component: TrendLine,
  args: {
    label: "Limpopo had 28.10 reports per 100,000 people in Apr - Jun 2026, up from 27.02 the quarter before",
    periods,
    format: formatRate,
    series: [
      line(9, "Limpopo", [24, 25.3, 26.1, 25, 26.4, 27.9, 27.02, 28.1], false),
      line(0, "South Africa", [20, 20.4, 21.2, 20.1, 20.9, 21.4, 20.8, 21.1]),
    ],
  },
});

export const BesideTheCountry = meta.story({ tags: ["phone"], play: shows("img", /^Limpopo had 28.10/) });

export const WithGaps = meta.story({
  args: {
    series: [
      line(9, "Limpopo", [24, 25.3, "no-data", 25, "too-few", "too-few", 27.02, 28.1], false),
      line(0, "South Africa", [20, 20.4, "no-data", 20.1, 20.9, 21.4, 20.8, 21.1]),
    ],
  },
});

export const LinesThatMeet = meta.story({
  args: {
    series: [
      line(1, "City of Cape Town", [20, 21, 20, 21, 20, 21, 20, 21.1], false),
      line(2, "Western Cape", [20, 20.4, 21.2, 20.1, 20.9, 21.4, 20.8, 21.2]),
      line(0, "South Africa", [20, 20.4, 21.2, 20.1, 20.9, 21.4, 20.8, 21]),
    ],
  },
});

export const OnePeriod = meta.story({
  args: { periods: ["Apr - Jun 2026"], series: [line(9, "Limpopo", [28.1], false)] },
});
