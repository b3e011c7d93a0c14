import {
  boundaryTypeIdOf,
  type FilterAction,
  type Geography,
  getGeography,
  getPlace,
  LEVELS,
  type Level,
  reduceFilters,
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
  const offersLowerLevels = isPlaceLoaded && (geography.national !== null || !startsAtProvince);
  const lists = usePlaceLists(geography, offersLowerLevels ? LEVELS : ["national"]);

  const choose = (level: Level, boundaryId: number | null) => {
    const action: FilterAction =
      boundaryId === null
        ? { type: "clear level", level, geography }
        : {
            type: "choose boundary",
            boundary: { boundaryId, boundaryTypeId: boundaryTypeIdOf[level] },
          };
    const nextBoundaryId = reduceFilters(filters, action).boundaryId;
    const listedPlaces = LEVELS.flatMap((each) => lists[each].data ?? []);
    const chosenPlace = listedPlaces.find((each) => each.boundaryId === nextBoundaryId);
    if (chosenPlace !== undefined) rememberPlace(chosenPlace);
    change(action);
  };
  return { geography, lists, choose };
}
