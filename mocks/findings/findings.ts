import { type Findings, getFindings } from "@gbvf/api/findings/contract.ts";
import { recorded } from "../recorded.ts";

export const listFindings = (boundaryId: number, componentId: number, areaTypeId?: number): Findings =>
  recorded(getFindings, { query: { boundaryId, componentId, areaTypeId } });
