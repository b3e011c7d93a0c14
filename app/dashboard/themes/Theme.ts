import type { Component, Dashboard } from "@gbvf/api/dashboard/contract.ts";
import type { Reading } from "@gbvf/ui/charts/reading.ts";
import type { DataTheme } from "@gbvf/ui/tokens/dataColor.ts";
import type { ApiState } from "../../lib/useApi.ts";
import type { ChartPart } from "./ChartPart.ts";
import type { GridPart } from "./GridPart.ts";
import type { MapPart } from "./MapPart.ts";
import type { PlaceAnswer } from "./PlaceAnswer.ts";

/** All areas of one level inside the place; without it, those directly inside. Only of themes with precincts. */
export type AreasOf = { areaTypeId: number };

/** A theme's headline figure. */
export interface HeadlineModel {
  reading: Reading;
  format: (figure: number) => string;
  /** "sexual offences reported to the police per 100,000 people", or why there is no figure. */
  words: string;
  place: string;
  /** Undefined if nothing was captured. */
  period: string | undefined;
  source: { description: string; capturedOn: string } | null;
}

/**
 * One theme for all screens; `registry.ts` lists each folder's `theme.ts`. What one screen needs is a part that the
 * screen loads. Functions are methods, so that a list can hold themes with different answers.
 */
export interface Theme<Answer extends PlaceAnswer> {
  /** The API's number. */
  componentId: Component["componentId"];
  /** "Crime in Limpopo" */
  name: string;
  /** "crime type" */
  optionWord: string;
  colors: DataTheme;
  /** If not, the map draws the municipality itself. */
  hasPrecincts: boolean;
  /** With the areas inside; null requests nothing. */
  useFigures(this: void, boundaryId: number | null, areas?: AreasOf): ApiState<Answer>;
  /** Requests them before the screen has loaded. */
  startFigures(this: void, boundaryId: number): void;
  headlineOf(this: void, answer: Answer): HeadlineModel;
  partOf(this: void, dashboard: Dashboard): Answer;
  loadMap(this: void): Promise<MapPart<Answer>>;
  loadCharts(this: void): Promise<ChartPart<Answer>>;
  loadGrid(this: void): Promise<GridPart<Answer>>;
}

export type MapTheme<Answer extends PlaceAnswer> = Theme<Answer> & MapPart<Answer>;
export type ChartTheme<Answer extends PlaceAnswer> = Theme<Answer> & ChartPart<Answer>;
export type GridTheme<Answer extends PlaceAnswer> = Theme<Answer> & GridPart<Answer>;
