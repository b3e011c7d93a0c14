import type { ComponentType } from "react";
import type { ChosenOptions } from "../../lib/filters.ts";
import type { ApiState } from "../../lib/useApi.ts";
import type { PlaceAnswer } from "../map/MapTheme.ts";

export interface ThemeChartsProps<Answer> {
  answer: Answer;
  chosen: ChosenOptions;
  /** Of each chart's title, in the page's outline. */
  headingLevel: 2 | 3;
}

/** What a theme adds to the chart screen that all themes share. Keep it outside of components. */
export interface ChartTheme<Answer extends PlaceAnswer> {
  /** "Crime": the screen's heading is "Crime in Limpopo". */
  name: string;
  useFigures: (boundaryId: number) => ApiState<Answer>;
  isEmpty: (answer: Answer) => boolean;
  Charts: ComponentType<ThemeChartsProps<Answer>>;
  /** How many charts there will be, for the outline of what is coming. */
  chartCount: number;
}
