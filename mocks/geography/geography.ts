import {
  type Boundary,
  type BoundaryFeatureCollection,
  getBoundary,
  getBoundaryGeojson,
} from "@gbvf/api/geography/contract.ts";
import { recorded } from "../recorded.ts";

export const createBoundary = (boundaryId: number): Boundary =>
  recorded(getBoundary, { params: { boundaryId } });

export const getGeojson = (boundaryId: number): BoundaryFeatureCollection =>
  recorded(getBoundaryGeojson, { params: { boundaryId } });
