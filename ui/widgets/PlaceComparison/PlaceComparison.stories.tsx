import { crimeSource } from "@gbvf/mocks/crime/crime.ts";
import { listFindings } from "@gbvf/mocks/findings/findings.ts";
import { expect } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { contains, inOrder, lacks, shows } from "../../../.storybook/story.ts";
import { PlaceComparison } from "./PlaceComparison.tsx";

const getArgs = (componentId: number, ...ids: number[]) => {
  const findings = ids.map((id) => listFindings(id, componentId));
  const { measure, overTime: periodMeasure, span, periods } = listFindings(ids[0] ?? 0, componentId);
  return {
    measure,
    periodMeasure,
    span,
    periods,
    places: findings.map(({ place }) => place),
    country: findings[0]?.around.at(-1) ?? null,
  };
};

function byYear(args: ReturnType<typeof getArgs>) {
  const periodMeasure = { ...args.periodMeasure, step: "financial-year" as const };
  return { ...args, periodMeasure, places: args.places.map((place) => ({ ...place, sinceQuarter: null })) };
}

const meta = preview.meta({
  component: PlaceComparison,
  args: { ...getArgs(3, 7, 8), theme: "crime" as const, source: crimeSource, headingLevel: 2 as const },
});

export const TwoPlaces = meta.story({
  tags: ["phone"],
  play: async ({ canvas }) => {
    await shows("heading", /^Northern Cape and North West compared/)({ canvas });
    const names = canvas.getAllByRole("rowheader").map(({ textContent }) => textContent);
    await expect(names).toEqual(["South Africa", "Northern Cape", "North West"]);
    // The yearly figure's heading is the year; a change since the quarter before names both quarters'
    // figures.
    await shows("columnheader", /Jul 2025 – Jun 2026$/)({ canvas });
    const change = /^Apr - Jun 2026: \d+\.\d\d\b.* \d+\.\d\d in Jan - Mar 2026/;
    await expect(canvas.getAllByRole("cell", { name: change })).toHaveLength(3);
  },
});

export const Cycles = meta.story({
  args: { ...getArgs(4, 7, 8), theme: "collectiveAction" },
  play: inOrder(
    shows("columnheader", "Today"),
    shows("columnheader", "Since the cycle before"),
    shows("cell", /^2026, cycle 2 so far: 9 by day 46, up from 6/),
    contains("img", "2026, cycle 1, Northern Cape: 6 challenges"),
  ),
});

export const FinancialYears = meta.story({
  args: byYear(getArgs(3, 7, 8)),
  play: inOrder(
    shows("columnheader", "Since the year before"),
    lacks("columnheader", "Since the quarter before"),
    lacks("columnheader", "Since the cycle before"),
  ),
});
