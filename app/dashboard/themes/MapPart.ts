import type { FigureSource } from "@gbvf/api/source/contract.ts";
import type { Reading, ReadingState } from "@gbvf/ui/charts/reading.ts";
import type { TableModel } from "@gbvf/ui/charts/tableModel.ts";
import type { ComponentType, ReactNode } from "react";
import type { ChosenOptions } from "../../lib/filters.ts";
import type { PlaceAnswer } from "./PlaceAnswer.ts";

/** The map of an answer. Functions and readings stay the same while answer and choice do. */
export interface MapDrawing {
  /** What the colours measure: "Reports per 100,000 people". */
  measure: string;
  /** "Jul 2025 – Jun 2026"; undefined if nothing was captured. */
  span: string | undefined;
  source: FigureSource | null;
  /** What the figures count, in a sentence. */
  definition: string;
  /** By boundary id; an area without a reading has no data. */
  values: ReadonlyMap<number, Reading>;
  colorOf: (figure: number) => string;
  format: (figure: number) => string;
  /** An area's figure in words, with its unit and, if it has one, its step of the scale. */
  describe: (figure: number, boundaryId: number) => string;
  /** Explains colours and patterns; with `isLocal`, markers too. */
  legend: (states: readonly ReadingState[], isLocal: boolean) => ReactNode;
  /** The same values by boundary; the first column, "area", names the areas. */
  table: (areaWord: string, caption: string) => TableModel;
  /** The column that sorts the table at first, highest value first. */
  sortColumn: string;
}

export interface MarkersProps {
  boundaryId: number;
  chosen: ChosenOptions;
  onUp: (() => void) | undefined;
}

export interface MapPart<Answer extends PlaceAnswer> {
  draw(this: void, answer: Answer, chosen: ChosenOptions, boundaryTypeId: number): MapDrawing;
  Details(props: { answer: Answer; chosen: ChosenOptions }): ReactNode;
  DetailsSkeleton: ComponentType;
  isEmpty(this: void, answer: Answer): boolean;
  Markers?: ComponentType<MarkersProps>;
  /** More about a place, opened by a button, or by pressing an area with nothing below it. */
  placeDialog?: {
    buttonLabel: string;
    Content: ComponentType<{ boundaryId: number; name: string; onClose: () => void }>;
  };
}
