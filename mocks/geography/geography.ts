import {
  type Boundary,
  type BoundaryFeatureCollection,
  getBoundary,
  getBoundaryGeojson,
} from "@gbvf/api/geography/contract.ts";
import { recorded } from "../recorded.ts";

export const boundaryOf = (boundaryId: number): Boundary => recorded(getBoundary, { params: { boundaryId } });

export const geojsonOf = (boundaryId: number): BoundaryFeatureCollection =>
  recorded(getBoundaryGeojson, { params: { boundaryId } });
