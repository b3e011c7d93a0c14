import type { Component, Dashboard } from "@gbvf/api/dashboard/contract.ts";
import type { Reading } from "@gbvf/ui/charts/reading.ts";
import type { DataTheme } from "@gbvf/ui/tokens/dataColor.ts";
import type { ApiState } from "../../lib/useApi.ts";
import type { ChartPart } from "./ChartPart.ts";
import type { GridPart } from "./GridPart.ts";
import type { MapPart } from "./MapPart.ts";
import type { PlaceAnswer } from "./PlaceAnswer.ts";

/** A theme's first answer at a glance. */
export interface HeadlineModel {
  reading: Reading;
  format: (figure: number) => string;
  /** What it counts: "reports per 100,000 people"; where there is no figure, why. */
  words: string;
  place: string;
  /** Undefined where nothing was captured. */
  period: string | undefined;
  source: { description: string; capturedOn: string } | null;
}

/**
 * One theme, for all screens: its folder's `theme.ts` is one of these, and `registry.ts` lists them. What only one
 * screen needs is a part that the screen fetches. The functions are methods, so that a list can hold themes of
 * different answers: each is only ever given its own.
 */
export interface Theme<Answer extends PlaceAnswer> {
  /** Its number on the wire. */
  componentId: Component["componentId"];
  /** In headings: "Crime in Limpopo". */
  name: string;
  /** What its options are, which its figures can be limited to: "crime type". */
  optionWord: string;
  colors: DataTheme;
  /** Whether there are figures inside a municipality; where not, a map draws the municipality itself. */
  hasPrecincts: boolean;
  /** The figures of a place and of the areas inside it; nothing is asked for null. */
  useFigures(this: void, boundaryId: number | null): ApiState<Answer>;
  /** Sends for the same before the screen that reads them is there. */
  startFigures(this: void, boundaryId: number): void;
  headlineOf(this: void, answer: Answer): HeadlineModel;
  /** Its part of the answer about all themes. */
  partOf(this: void, dashboard: Dashboard): Answer;
  loadMap(this: void): Promise<MapPart<Answer>>;
  loadCharts(this: void): Promise<ChartPart<Answer>>;
  loadGrid(this: void): Promise<GridPart<Answer>>;
}

/** A theme with the part that a screen has fetched. */
export type MapTheme<Answer extends PlaceAnswer> = Theme<Answer> & MapPart<Answer>;
export type ChartTheme<Answer extends PlaceAnswer> = Theme<Answer> & ChartPart<Answer>;
export type GridTheme<Answer extends PlaceAnswer> = Theme<Answer> & GridPart<Answer>;
