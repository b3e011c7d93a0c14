import { crimeSource } from "@gbvf/mocks/crime/crime.ts";
import { listFindings } from "@gbvf/mocks/findings/findings.ts";
import preview from "../../../.storybook/preview.tsx";
import { contains, inOrder, presses, shows, showsOutline, showsText } from "../../../.storybook/story.ts";
import { FigureTrend } from "./FigureTrend.tsx";
import { FigureTrendSkeleton } from "./FigureTrendSkeleton.tsx";

const getArgs = (boundaryId: number, componentId: number) => {
  const { headlines, sentences, ...rest } = listFindings(boundaryId, componentId);
  const { measure, overTime: periodMeasure, span, periods, place, intervals, around } = rest;
  return {
    finding: headlines.change,
    sentence: sentences.change,
    measure,
    periodMeasure,
    span,
    periods,
    place,
    intervals,
    around,
  };
};

const meta = preview.meta({
  component: FigureTrend,
  args: { ...getArgs(7, 3), theme: "crime" as const, source: crimeSource, headingLevel: 2 as const },
});

export const Province = meta.story({
  tags: ["phone"],
  play: inOrder(
    contains("img", /^Northern Cape had .+/),
    shows("heading", /^13.+ by quarter$/),
    showsText(/9th of 9 provinces/),
  ),
});

export const Interval = meta.story({
  play: inOrder(
    presses("checkbox", "Show the 95% interval: what chance alone may bring"),
    presses("button", "Show as table"),
    shows("columnheader", "Lower 95%"),
  ),
});

export const HiddenFigures = meta.story({ args: { ...getArgs(139, 2), theme: "healthCheck" } });

export const Cycles = meta.story({
  args: { ...getArgs(7, 4), theme: "collectiveAction" },
  play: inOrder(
    shows("heading", /^9 by day 46, up from 6/),
    contains("img", "2026, cycle 2 so far: 9 challenges"),
    showsText("so far"),
  ),
});

export const Loading = meta.story({ render: () => <FigureTrendSkeleton />, play: showsOutline });
