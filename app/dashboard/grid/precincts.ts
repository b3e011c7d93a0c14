import { BOUNDARY_TYPE } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { useLocation } from "react-router-dom";
import { type Filters, parseFilters } from "../../lib/address/filters.ts";
import { getScreenUrl } from "../../lib/address/paths.ts";
import type { AreaLevel } from "../themes/figuresFrom.ts";
import type { Theme } from "../themes/Theme.ts";

type Precincts = Pick<Theme<never>, "hasPrecincts">;
const PRECINCTS = String(BOUNDARY_TYPE.precinct);

/** The country has too many precincts to list, and a municipality's grid always lists them. */
export const canListPrecincts = ({ hasPrecincts }: Precincts, boundaryTypeId: number | null) =>
  hasPrecincts && (boundaryTypeId === BOUNDARY_TYPE.province || boundaryTypeId === BOUNDARY_TYPE.district);

export const precinctsHref = (filters: Filters): string =>
  `${getScreenUrl("grid", filters)}&areaTypeId=${PRECINCTS}`;

export function useChosenPrecincts(theme: Precincts): AreaLevel | undefined {
  const { search } = useLocation();
  const requestsPrecincts = new URLSearchParams(search).get("areaTypeId") === PRECINCTS;
  return requestsPrecincts && canListPrecincts(theme, parseFilters(search).boundaryTypeId)
    ? { areaTypeId: BOUNDARY_TYPE.precinct }
    : undefined;
}
