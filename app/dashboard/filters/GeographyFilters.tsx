import type { Boundary } from "@gbvf/api/geography/contract.ts";
import { LEVELS } from "../../lib/address/filterReducer.ts";
import { placeOption } from "../../lib/place/placeOption.ts";
import { useGeography } from "../../lib/place/useGeography.ts";
import { levels } from "./levels.ts";
import { PlaceFilter } from "./PlaceFilter.tsx";

export function GeographyFilters() {
  const { geography, lists, choose } = useGeography();
  const provinces = lists.national.data ?? [];
  return LEVELS.map((level) => (
    <PlaceFilter
      key={level}
      level={level}
      label={levels[level].label}
      placeholder={levels[level].placeholder}
      options={(lists[level].data ?? []).map((boundary) => optionOf(boundary, provinces))}
      value={geography[level]}
      onChange={(boundaryId) => choose(level, boundaryId)}
      isLoading={lists[level].isLoading}
      emptyMessage={lists[level].error ? "This list could not be loaded." : undefined}
    />
  ));
}

/** Includes the province, because names repeat. */
function optionOf(boundary: Boundary, provinces: readonly Boundary[]) {
  const province = provinces.find((each) => each.boundaryId === boundary.nationalBoundaryId);
  return { ...placeOption(boundary), ...(province && { detail: province.description }) };
}
