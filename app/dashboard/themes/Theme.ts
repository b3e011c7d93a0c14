import type { Component, Dashboard } from "@gbvf/api/dashboard/contract.ts";
import type { Reading } from "@gbvf/ui/charts/reading.ts";
import type { DataTheme } from "@gbvf/ui/tokens/dataColor.ts";
import type { ApiState } from "../../lib/useApi.ts";
import type { ChartPart } from "./ChartPart.ts";
import type { GridPart } from "./GridPart.ts";
import type { MapPart } from "./MapPart.ts";
import type { PlaceAnswer } from "./PlaceAnswer.ts";

/** A theme's headline figure. */
export interface HeadlineModel {
  reading: Reading;
  format: (figure: number) => string;
  /** What it counts: "reports per 100,000 people"; or why there is no figure. */
  words: string;
  place: string;
  /** Undefined if nothing was captured. */
  period: string | undefined;
  source: { description: string; capturedOn: string } | null;
}

/**
 * The description of one theme for all screens: each folder's `theme.ts` is one, and `registry.ts` lists them. What
 * only one screen needs is a part that the screen loads. The functions are methods, so that a list can hold themes of
 * different answers: each receives only its own.
 */
export interface Theme<Answer extends PlaceAnswer> {
  /** Its number in the API. */
  componentId: Component["componentId"];
  /** In headings: "Crime in Limpopo". */
  name: string;
  /** What its filter options are: "crime type". */
  optionWord: string;
  colors: DataTheme;
  /** Whether there are figures inside a municipality; if not, a map draws the municipality itself. */
  hasPrecincts: boolean;
  /** Figures of a place and the areas inside it; null requests nothing. */
  useFigures(this: void, boundaryId: number | null): ApiState<Answer>;
  /** Requests the same before its screen has loaded. */
  startFigures(this: void, boundaryId: number): void;
  headlineOf(this: void, answer: Answer): HeadlineModel;
  /** Its part of the answer about all themes. */
  partOf(this: void, dashboard: Dashboard): Answer;
  loadMap(this: void): Promise<MapPart<Answer>>;
  loadCharts(this: void): Promise<ChartPart<Answer>>;
  loadGrid(this: void): Promise<GridPart<Answer>>;
}

/** A theme with the part that a screen has loaded. */
export type MapTheme<Answer extends PlaceAnswer> = Theme<Answer> & MapPart<Answer>;
export type ChartTheme<Answer extends PlaceAnswer> = Theme<Answer> & ChartPart<Answer>;
export type GridTheme<Answer extends PlaceAnswer> = Theme<Answer> & GridPart<Answer>;
