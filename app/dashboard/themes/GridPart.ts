import type { FigureSource } from "@gbvf/api/source/contract.ts";
import type { Reading } from "@gbvf/ui/charts/reading.ts";
import type { BoundaryPart } from "@gbvf/ui/widgets/BoundaryGrid/RowParts.tsx";
import type { ChosenOptions } from "../../lib/filters.ts";
import type { PlaceAnswer } from "./PlaceAnswer.ts";

export interface GridArea {
  boundaryId: number;
  boundary: string;
  boundaryTypeId: number;
  /** A fraction, or why there is none. */
  distribution: Reading;
  /** For the table. */
  count: Reading;
  /** "4,058 reports" */
  basis: string;
  parts: readonly BoundaryPart[];
}

export interface GridDrawing {
  /** "Share of all reports" */
  measure: string;
  /** What `count` counts: "Reports". */
  countLabel: string;
  /** "Jul 2025 – Jun 2026"; null if nothing was captured. */
  span: string | null;
  source: FigureSource | null;
  definition: string;
  areas: readonly GridArea[];
}

export interface GridPart<Answer extends PlaceAnswer> {
  drawGrid(this: void, answer: Answer, chosen: ChosenOptions): GridDrawing;
}
