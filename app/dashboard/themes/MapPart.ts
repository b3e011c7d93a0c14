import type { FigureSource } from "@gbvf/api/source/contract.ts";
import type { Reading, ReadingState } from "@gbvf/ui/charts/reading.ts";
import type { TableModel } from "@gbvf/ui/charts/tableModel.ts";
import type { CirclesProps } from "@gbvf/ui/maps/Circles/Circles.tsx";
import type { LegendMarks } from "@gbvf/ui/maps/Legend/marks.ts";
import type { ComponentType, ReactNode } from "react";
import type { ChosenOptions } from "../../lib/address/filters.ts";
import type { PlaceResponse } from "./PlaceResponse.ts";

export type MapCounts = Pick<MapDrawing, "measure" | "definition" | "values" | "describe" | "sortColumn">;

/** Functions and readings must stay the same while the response and the chosen options do, or the map is redrawn. */
export interface MapDrawing {
  /** "South Africa: only the 173 precincts that have figures …" */
  place?: string;
  /** "Sexual offences reported to the police, per 100,000 people" */
  measure: string;
  /** "Jul 2025 – Jun 2026"; undefined if there are no figures. */
  span: string | undefined;
  source: FigureSource | null;
  definition: string;
  values: ReadonlyMap<number, Reading>;
  isZeroUnranked?: true;
  minRanked?: number;
  colorOf: (figure: number) => string;
  format: (figure: number) => string;
  /** Describes a figure with its unit and the legend's step. */
  describe: (figure: number, boundaryId: number) => string;
  /** Explains why an area has no figure, if its state does not say so. */
  missing?: (boundaryId: number) => string | null;
  /** With `isLocal`, the legend also explains the markers. */
  legend: (states: readonly ReadingState[], isLocal: boolean, marks: LegendMarks | undefined) => ReactNode;
  table: (areaWord: string, caption: string) => TableModel;
  sortColumn: string;
  counts: MapCounts;
  circles?: Pick<CirclesProps, "color" | "largest" | "maxRadius">;
}

export interface MarkersProps {
  boundaryId: number;
  chosen: ChosenOptions;
  onEscape: (() => void) | undefined;
}

export interface MapPart<Data extends PlaceResponse> {
  draw(this: void, data: Data, chosen: ChosenOptions, boundaryTypeId: number): MapDrawing;
  Details(props: { data: Data; chosen: ChosenOptions }): ReactNode;
  DetailsSkeleton: ComponentType;
  isEmpty(this: void, data: Data): boolean;
  Markers?: ComponentType<MarkersProps>;
  /** Opened by a button, or by pressing an area that contains no smaller areas. */
  placeDialog?: {
    buttonLabel: string;
    Content: ComponentType<{ boundaryId: number; name: string; onClose: () => void }>;
  };
}
