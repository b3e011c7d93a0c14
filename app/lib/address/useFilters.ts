import type { Boundary } from "@gbvf/api/geography/contract.ts";
import { useLocation, useNavigate } from "react-router-dom";
import { usePlace } from "../place/usePlace.ts";
import { useCurrentAddress } from "./AddressRouter.tsx";
import { type FilterAction, reduceFilters } from "./filterReducer.ts";
import { type Filters, parseFilters, serialiseFilters } from "./filters.ts";
import {
  findScreen,
  getPlaceReportPath,
  getScreenForCategory,
  getScreenUrl,
  parsePlaceId,
  type Screen,
} from "./paths.ts";

type FilterControls = {
  filters: Filters;
  screen: Screen | null;
  /** Adds a history entry, so that Back undoes the change; in the directory it replaces the entry. */
  change: (action: FilterAction) => void;
  linkTo: (screen: Screen) => string;
};

export function useFilters(): FilterControls {
  const location = useLocation();
  const getCurrentAddress = useCurrentAddress();
  const navigate = useNavigate();
  const { data: place } = usePlace(parsePlaceId(location.pathname));
  const filters = withLevel(parseFilterUrl(location), place);
  const change = (action: FilterAction) => {
    const { pathname, search } = getCurrentAddress();
    const screen = findScreen(pathname);
    const next = reduceFilters(withLevel(parseFilterUrl({ pathname, search }), place), action);
    const choosesComponent = action.type === "choose component" && action.componentId !== null;
    const target = choosesComponent
      ? getScreenUrl(getScreenForCategory(screen), next)
      : withFilters(pathname, next);
    // The directory replaces the history entry, because the history must not store a search for help.
    const replace = screen === "contact" && !choosesComponent;
    if (target !== pathname + search) navigate(target, { replace });
  };
  return {
    filters,
    screen: findScreen(location.pathname),
    change,
    linkTo: (target) => getScreenUrl(target, filters),
  };
}

const withLevel = (
  filters: Filters,
  place: Pick<Boundary, "boundaryId" | "boundaryTypeId"> | undefined,
): Filters =>
  filters.boundaryId === place?.boundaryId ? { ...filters, boundaryTypeId: place.boundaryTypeId } : filters;

/** On a page about one place, the id is in the path instead of the query. */
export function parseFilterUrl({ pathname, search }: { pathname: string; search: string }): Filters {
  const filters = parseFilters(search);
  const place = parsePlaceId(pathname);
  return place === null ? filters : { ...filters, boundaryId: place || null, boundaryTypeId: null };
}

export function withFilters(pathname: string, filters: Filters): string {
  if (parsePlaceId(pathname) === null) return pathname + serialiseFilters(filters);
  const otherFilters = { ...filters, boundaryId: null, boundaryTypeId: null };
  return getPlaceReportPath(filters.boundaryId ?? 0) + serialiseFilters(otherFilters);
}
