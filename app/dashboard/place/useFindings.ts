import type { Component } from "@gbvf/api/dashboard/contract.ts";
import type { Findings } from "@gbvf/api/findings/contract.ts";
import type { ChosenOptions } from "../../lib/address/filters.ts";
import { type ApiState, useApi } from "../../lib/api-client/useApi.ts";

/** Sends no request while an argument is null. */
export const useFindings = (
  componentId: Component["componentId"],
  boundaryId: number | null,
  areaLevel?: { areaTypeId: number },
): ApiState<Findings> =>
  useApi(
    "GET /api/findings",
    boundaryId === null ? null : { query: { boundaryId, componentId, ...areaLevel } },
  );

/** Findings are about all options, so they would contradict figures of the chosen options. */
export const hasNoChosenOptions = ({ componentOptions }: ChosenOptions) => componentOptions.length === 0;
