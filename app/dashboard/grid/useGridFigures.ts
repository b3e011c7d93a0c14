import type { Findings } from "@gbvf/api/findings/contract.ts";
import { COUNTRY } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { useFilters } from "../../lib/address/useFilters.ts";
import type { ApiState } from "../../lib/api-client/useApi.ts";
import { useEach } from "../../lib/api-client/useEach.ts";
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
  const eachFigures = useEach(
    theme.figuresKey,
    ids.map((id) => ({ query: { boundaryId: id } })),
  );
  const eachFindings = useEach(
    "GET /api/findings",
    ids.map((id) => ({ query: { boundaryId: id, componentId: theme.componentId } })),
  );
  if (!isGroup) return { figures, findings, isGroup, responses: [] };
  return {
    isGroup,
    responses: eachFigures.data ?? [],
    figures: join(figures, eachFigures, (country, each) => ({
      ...country,
      containedBoundaryData: each.flatMap((response) => response?.boundaryLevel ?? []),
    })),
    findings: join(findings, eachFindings, (country, each) => ({
      ...country,
      areas: each.flatMap((response) => response?.place ?? []),
      // These headlines of the country are about its provinces, not about the group's places.
      headlines: { ...country.headlines, areas: null, areasChange: null },
      shares: null,
    })),
  };
}

function join<A, B>(one: ApiState<A>, other: ApiState<B>, both: (one: A, other: B) => A): ApiState<A> {
  return {
    data: one.data !== undefined && other.data !== undefined ? both(one.data, other.data) : undefined,
    error: one.error ?? other.error,
    isLoading: one.isLoading || other.isLoading,
    retry: () => {
      for (const each of [one, other]) if (each.error !== undefined) each.retry();
    },
  };
}
