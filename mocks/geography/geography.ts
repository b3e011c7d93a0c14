import {
  type Boundary,
  type BoundaryFeatureCollection,
  getBoundary,
  getBoundaryGeojson,
} from "@gbvf/api/geography/contract.ts";
import { getRecorded } from "../recorded.ts";

export const createBoundary = (boundaryId: number): Boundary =>
  getRecorded(getBoundary, { params: { boundaryId } });

export const getGeojson = (boundaryId: number): BoundaryFeatureCollection =>
  getRecorded(getBoundaryGeojson, { params: { boundaryId } });
