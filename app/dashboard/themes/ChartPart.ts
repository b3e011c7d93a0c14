import type { ReactNode } from "react";
import type { ChosenOptions } from "../../lib/address/filters.ts";
import type { PlaceResponse } from "./PlaceResponse.ts";

export interface ThemeChartsProps<Answer> {
  answer: Answer;
  chosen: ChosenOptions;
  headingLevel: 2 | 3;
}

export interface ChartPart<Answer extends PlaceResponse> {
  isEmpty(this: void, answer: Answer): boolean;
  Charts(props: ThemeChartsProps<Answer>): ReactNode;
  chartCount: number;
  /** Its charts show every period. */
  hasOwnTrend?: true;
  Overview(props: { answer: Answer }): ReactNode;
}
