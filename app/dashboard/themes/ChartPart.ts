import type { ReactNode } from "react";
import type { ChosenOptions } from "../../lib/address/filters.ts";
import type { PlaceResponse } from "./PlaceResponse.ts";

export interface ThemeChartsProps<Data> {
  data: Data;
  chosen: ChosenOptions;
  headingLevel: 2 | 3;
}

export interface ChartPart<Data extends PlaceResponse> {
  isEmpty(this: void, data: Data): boolean;
  Charts(props: ThemeChartsProps<Data>): ReactNode;
  chartCount: number;
  /** True if the theme's own charts already show every period. */
  hasOwnTrend?: true;
  Overview(props: { data: Data }): ReactNode;
}
