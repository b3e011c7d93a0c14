import type { Boundary } from "@gbvf/api/geography/contract.ts";
import { useLocation, useNavigate } from "react-router-dom";
import { usePlace } from "../place/usePlace.ts";
import { useAddressNow } from "./AddressRouter.tsx";
import { type FilterAction, reduceFilters } from "./filterReducer.ts";
import { type Filters, parseFilters, serialiseFilters } from "./filters.ts";
import { findScreen, placeIn, placePage, type Screen, screenAfterCategory, to } from "./paths.ts";

type FilterControls = {
  filters: Filters;
  screen: Screen | null;
  /** Adds a history entry, so that Back undoes the change; in the directory it replaces the entry. */
  change: (action: FilterAction) => void;
  linkTo: (screen: Screen) => string;
};

export function useFilters(): FilterControls {
  const location = useLocation();
  const addressNow = useAddressNow();
  const navigate = useNavigate();
  const { data: place } = usePlace(placeIn(location.pathname));
  const filters = withLevel(parseFilterUrl(location), place);
  const change = (action: FilterAction) => {
    const { pathname, search } = addressNow();
    const screen = findScreen(pathname);
    const next = reduceFilters(withLevel(parseFilterUrl({ pathname, search }), place), action);
    const leadsOn = action.type === "choose component" && action.componentId !== null;
    const target = leadsOn ? to(screenAfterCategory(screen), next) : withFilters(pathname, next);
    // The directory replaces the history entry, because the history must not store a search for help.
    const replace = screen === "contact" && !leadsOn;
    if (target !== pathname + search) navigate(target, { replace });
  };
  return { filters, screen: findScreen(location.pathname), change, linkTo: (target) => to(target, filters) };
}

const withLevel = (
  filters: Filters,
  place: Pick<Boundary, "boundaryId" | "boundaryTypeId"> | undefined,
): Filters =>
  filters.boundaryId === place?.boundaryId ? { ...filters, boundaryTypeId: place.boundaryTypeId } : filters;

/** On a page about one place, the id is in the path instead of the query. */
export function parseFilterUrl({ pathname, search }: { pathname: string; search: string }): Filters {
  const filters = parseFilters(search);
  const place = placeIn(pathname);
  return place === null ? filters : { ...filters, boundaryId: place || null, boundaryTypeId: null };
}

export function withFilters(pathname: string, filters: Filters): string {
  if (placeIn(pathname) === null) return pathname + serialiseFilters(filters);
  const otherFilters = { ...filters, boundaryId: null, boundaryTypeId: null };
  return placePage(filters.boundaryId ?? 0) + serialiseFilters(otherFilters);
}
