import type { Findings } from "@gbvf/api/findings/contract.ts";
import { COUNTRY } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import type { ApiState } from "../../lib/api-client/useApi.ts";
import { useApiList } from "../../lib/api-client/useApiList.ts";
import { useFindings } from "../place/useFindings.ts";
import type { PlaceResponse } from "../themes/PlaceResponse.ts";
import type { GridTheme } from "../themes/Theme.ts";
import { useChosenPrecincts } from "./precincts.ts";

/** `responses` has one entry for each place of a group. */
type GridFigures<Data> = {
  figures: ApiState<Data>;
  findings: ApiState<Findings>;
  isGroup: boolean;
  responses: readonly unknown[];
};

export function useGridFigures<Data extends PlaceResponse>(theme: GridTheme<Data>): GridFigures<Data> {
  const { filters } = useFilters();
  const isGroup = filters.compare.length > 1;
  const ids = isGroup ? filters.compare : [];
  const boundaryId = isGroup ? COUNTRY : (filters.boundaryId ?? COUNTRY);
  const chosenPrecincts = useChosenPrecincts(theme);
  const precincts = isGroup ? undefined : chosenPrecincts;
  const figures = theme.useFigures(boundaryId, precincts);
  const findings = useFindings(theme.componentId, boundaryId, precincts);
  const placeFigures = useApiList(
    theme.figuresKey,
    ids.map((id) => ({ query: { boundaryId: id } })),
  );
  const placeFindings = useApiList(
    "GET /api/findings",
    ids.map((id) => ({ query: { boundaryId: id, componentId: theme.componentId } })),
  );
  if (!isGroup) return { figures, findings, isGroup, responses: [] };
  return {
    isGroup,
    responses: placeFigures.data ?? [],
    figures: joinStates(figures, placeFigures, (country, places) => ({
      ...country,
      containedBoundaryData: places.flatMap((response) => response?.boundaryLevel ?? []),
    })),
    findings: joinStates(findings, placeFindings, (country, places) => ({
      ...country,
      areas: places.flatMap((response) => response?.place ?? []),
      // These headlines of the country are about its provinces, not about the group's places.
      headlines: { ...country.headlines, areas: null, areasChange: null },
      shares: null,
    })),
  };
}

function joinStates<A, B>(
  state: ApiState<A>,
  otherState: ApiState<B>,
  merge: (data: A, otherData: B) => A,
): ApiState<A> {
  return {
    data:
      state.data !== undefined && otherState.data !== undefined
        ? merge(state.data, otherState.data)
        : undefined,
    error: state.error ?? otherState.error,
    isLoading: state.isLoading || otherState.isLoading,
    retry: () => {
      for (const each of [state, otherState]) if (each.error !== undefined) each.retry();
    },
  };
}
