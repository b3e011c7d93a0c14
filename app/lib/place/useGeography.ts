import {
  type FilterAction,
  type Geography,
  getGeography,
  getPlace,
  LEVELS,
  type Level,
  reduceFilters,
  typeOf,
} from "../address/filterReducer.ts";
import { useFilters } from "../address/useFilters.ts";
import { usePlace, useRememberPlace } from "./usePlace.ts";
import { type PlaceLists, usePlaceLists } from "./usePlaceLists.ts";

export type GeographyControls = {
  geography: Geography;
  lists: PlaceLists;
  choose: (level: Level, boundaryId: number | null) => void;
};

export function useGeography({ startsAtProvince = false } = {}): GeographyControls {
  const { filters, change } = useFilters();
  const rememberPlace = useRememberPlace();
  const { data: place, error } = usePlace(filters.boundaryId);
  // While the place's record loads, the address already names its level.
  const geography = getGeography(place ?? (error === undefined ? getPlace(filters) : null));
  const isPlaceLoaded = filters.boundaryId === null || place !== undefined;
  const offersLower = isPlaceLoaded && (geography.national !== null || !startsAtProvince);
  const lists = usePlaceLists(geography, offersLower ? LEVELS : ["national"]);

  const choose = (level: Level, boundaryId: number | null) => {
    const action: FilterAction =
      boundaryId === null
        ? { type: "clear level", level, geography }
        : {
            type: "choose boundary",
            boundary: { boundaryId, boundaryTypeId: typeOf[level] },
          };
    const next = reduceFilters(filters, action).boundaryId;
    const listed = LEVELS.flatMap((each) => lists[each].data ?? []);
    const chosen = listed.find((each) => each.boundaryId === next);
    if (chosen !== undefined) rememberPlace(chosen);
    change(action);
  };
  return { geography, lists, choose };
}
