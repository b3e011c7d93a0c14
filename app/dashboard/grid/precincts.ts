import { BOUNDARY_TYPE } from "@gbvf/api/lib/boundaryTypes.ts";
import { useLocation } from "react-router-dom";
import { type Filters, parseFilters } from "../../lib/filters.ts";
import { to } from "../../lib/paths.ts";
import type { AreasOf, Theme } from "../themes/Theme.ts";

type Precincts = Pick<Theme<never>, "hasPrecincts">;
const PRECINCTS = String(BOUNDARY_TYPE.precinct);

/** A province or district lists its precincts; the country has too many, and a municipality shows them anyway. */
export const canListPrecincts = ({ hasPrecincts }: Precincts, boundaryTypeId: number | null) =>
  hasPrecincts && (boundaryTypeId === BOUNDARY_TYPE.province || boundaryTypeId === BOUNDARY_TYPE.district);

/** The grid of all police precincts of a place, as one list. */
export const precinctsHref = (filters: Filters): string => `${to("grid", filters)}&areaTypeId=${PRECINCTS}`;

/** Whether the address asks for all precincts of the place; a change of place ends it. */
export function useChosenPrecincts(theme: Precincts): AreasOf | undefined {
  const { search } = useLocation();
  const isAsked = new URLSearchParams(search).get("areaTypeId") === PRECINCTS;
  return isAsked && canListPrecincts(theme, parseFilters(search).boundaryTypeId)
    ? { areaTypeId: BOUNDARY_TYPE.precinct }
    : undefined;
}
