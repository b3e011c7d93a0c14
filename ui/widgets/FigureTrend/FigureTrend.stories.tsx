import { crimeOf } from "@gbvf/mocks/crime/crime.ts";
import { findingsOf } from "@gbvf/mocks/findings/findings.ts";
import { expect } from "storybook/test";
import { showsOutline } from "../../../.storybook/loading.ts";
import preview from "../../../.storybook/preview.tsx";
import { FigureTrend } from "./FigureTrend.tsx";
import { FigureTrendSkeleton } from "./FigureTrendSkeleton.tsx";

const source = crimeOf(0).source ?? { description: "", url: null, capturedOn: "", isDemonstration: false };

const argsOf = (boundaryId: number, componentId: number) => {
  const { sentences, measure, periods, place, around } = findingsOf(boundaryId, componentId);
  return { finding: sentences.change, measure, periods, place, around };
};

const meta = preview.meta({
  component: FigureTrend,
  args: { ...argsOf(7, 3), theme: "crime" as const, source, headingLevel: 2 as const },
});

export const Province = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: /^Northern Cape had .* over time$/ })).toBeVisible();
    await expect(canvas.getByText("1st of 9 provinces")).toBeVisible();
  },
});

export const Municipality = meta.story({ args: argsOf(1163, 3) });

export const HiddenFigures = meta.story({ args: { ...argsOf(139, 2), theme: "healthCheck" } });

/** Counts of larger places are no comparison. */
export const Count = meta.story({ args: { ...argsOf(7, 4), theme: "collectiveAction" } });

export const OnPhone = meta.story({ globals: { viewport: { value: "phone" } } });

export const Loading = meta.story({ render: () => <FigureTrendSkeleton />, play: showsOutline });
