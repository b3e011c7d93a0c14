import type { FigureSource } from "@gbvf/api/source/contract.ts";
import type { Reading } from "@gbvf/ui/charts/reading.ts";
import type { BoundaryPart } from "@gbvf/ui/widgets/BoundaryGrid/RowParts.tsx";
import type { DataAgeNoteProps } from "@gbvf/ui/widgets/DataAgeNote/DataAgeNote.tsx";
import type { ChosenOptions } from "../../lib/address/filters.ts";
import type { PlaceResponse } from "./PlaceResponse.ts";

export interface GridArea {
  boundaryId: number;
  boundary: string;
  /** The name in tables and files, if the figures cover only a part of the area. */
  nameInTable?: string;
  boundaryTypeId: number;
  distribution: Reading;
  count: Reading;
  /** "4,058 reports" */
  basis: string;
  parts: readonly BoundaryPart[];
}

export interface GridDrawing {
  /** "South Africa: only the 173 precincts that have figures …" */
  place?: string;
  measure: string;
  countLabel: string;
  /** "Jul 2025 – Jun 2026"; null if there are no figures. */
  span: string | null;
  source: FigureSource | null;
  dataAge?: DataAgeNoteProps;
  definition: string;
  rankedBy: string;
  /** Heading of counts: "Active". */
  countName?: string;
  isZeroUnranked?: true;
  minRanked?: number;
  areas: readonly GridArea[];
}

export interface GridPart<Data extends PlaceResponse> {
  drawGrid(this: void, data: Data, chosen: ChosenOptions): GridDrawing;
}
