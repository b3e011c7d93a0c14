import type { ReactNode } from "react";
import type { ChosenOptions } from "../../lib/filters.ts";
import type { PlaceAnswer } from "./PlaceAnswer.ts";

export interface ThemeChartsProps<Answer> {
  answer: Answer;
  chosen: ChosenOptions;
  /** Of each chart's title, in the page's outline. */
  headingLevel: 2 | 3;
}

/** What a theme adds to the chart screen that all themes share. */
export interface ChartPart<Answer extends PlaceAnswer> {
  isEmpty(this: void, answer: Answer): boolean;
  Charts(props: ThemeChartsProps<Answer>): ReactNode;
  /** How many charts there will be, for the outline of what is coming. */
  chartCount: number;
  /** What the overview of all themes shows of it. */
  Overview(props: { answer: Answer }): ReactNode;
}
