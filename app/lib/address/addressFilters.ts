import { type Filters, parseFilters, serialiseFilters } from "./filters.ts";
import { placeIn, placePage } from "./paths.ts";

/** A page about one place has its id in the path. */
export function filtersOf({ pathname, search }: { pathname: string; search: string }): Filters {
  const filters = parseFilters(search);
  const place = placeIn(pathname);
  return place === null ? filters : { ...filters, boundaryId: place || null, boundaryTypeId: null };
}

export function withFilters(pathname: string, filters: Filters): string {
  if (placeIn(pathname) === null) return pathname + serialiseFilters(filters);
  const others = { ...filters, boundaryId: null, boundaryTypeId: null };
  return placePage(filters.boundaryId ?? 0) + serialiseFilters(others);
}
