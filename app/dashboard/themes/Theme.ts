import type { Component, Dashboard } from "@gbvf/api/dashboard/contract.ts";
import type { Reading } from "@gbvf/ui/charts/reading.ts";
import type { DataTheme } from "@gbvf/ui/tokens/dataColor.ts";
import type { ApiState } from "../../lib/api-client/useApi.ts";
import type { ChartPart } from "./ChartPart.ts";
import type { AreaLevel, FiguresKey } from "./figuresFrom.ts";
import type { GridPart } from "./GridPart.ts";
import type { MapPart } from "./MapPart.ts";
import type { PlaceResponse } from "./PlaceResponse.ts";

export interface HeadlineModel {
  reading: Reading;
  format: (figure: number) => string;
  /** Replaces the figure: "No yearly rate of reported sexual offences: 12 of 31 stations reported". */
  missing?: string;
  /** "sexual offences reported to the police per 100,000 people" */
  text: string;
  place: string;
  period: string | undefined;
}

/**
 * `registry.ts` lists each folder's `theme.ts`. Declared as methods, whose bivariance lets one list contain
 * themes of several response types.
 */
export interface Theme<Data extends PlaceResponse> {
  componentId: Component["componentId"];
  /** "Crime in Limpopo" */
  name: string;
  /** "Higher is better."; missing if that is not true. */
  direction?: string;
  /** "crime type" */
  optionWord: string;
  colors: DataTheme;
  /** If false, the map of a municipality highlights it within its district. */
  hasPrecincts: boolean;
  figuresKey: FiguresKey;
  /** Sends no request while `boundaryId` is null. */
  useFigures(this: void, boundaryId: number | null, areaLevel?: AreaLevel): ApiState<Data>;
  headlineOf(this: void, data: Data): HeadlineModel;
  partOf(this: void, dashboard: Dashboard): Data;
  loadMap(this: void): Promise<MapPart<Data>>;
  loadCharts(this: void): Promise<ChartPart<Data>>;
  loadGrid(this: void): Promise<GridPart<Data>>;
}

export type MapTheme<Data extends PlaceResponse> = Theme<Data> & MapPart<Data>;
export type ChartTheme<Data extends PlaceResponse> = Theme<Data> & ChartPart<Data>;
export type GridTheme<Data extends PlaceResponse> = Theme<Data> & GridPart<Data>;
