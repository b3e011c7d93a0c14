import { type Findings, getFindings } from "@gbvf/api/findings/contract.ts";
import { getRecorded } from "../recorded.ts";

export const listFindings = (boundaryId: number, componentId: number, areaTypeId?: number): Findings =>
  getRecorded(getFindings, { query: { boundaryId, componentId, areaTypeId } });
