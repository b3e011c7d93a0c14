import type { ReactNode } from "react";
import type { ChosenOptions } from "../../lib/filters.ts";
import type { PlaceAnswer } from "./PlaceAnswer.ts";

export interface ThemeChartsProps<Answer> {
  answer: Answer;
  chosen: ChosenOptions;
  /** Level in the page's outline. */
  headingLevel: 2 | 3;
}

export interface ChartPart<Answer extends PlaceAnswer> {
  isEmpty(this: void, answer: Answer): boolean;
  Charts(props: ThemeChartsProps<Answer>): ReactNode;
  /** Number of charts, for the skeleton. */
  chartCount: number;
  Overview(props: { answer: Answer }): ReactNode;
}
