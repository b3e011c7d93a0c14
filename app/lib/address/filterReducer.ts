import { type Filters, MAX_COMPARED, NO_FILTERS, parseGroupName, type SubOption } from "./filters.ts";

/** "national" chooses a province, "district" a district, "local" a municipality. */
/** `national` is the province, as in the API's `nationalBoundaryId`. */
export type Level = "national" | "district" | "local";
export const LEVELS = ["national", "district", "local"] as const satisfies readonly Level[];

export type Geography = Record<Level, number | null>;

export type Place = {
  boundaryId: number;
  boundaryTypeId: number;
  nationalBoundaryId: number | null;
  districtBoundaryId: number | null;
  containingBoundaryId: number | null;
};

export type FilterAction =
  | { type: "choose component"; componentId: number | null }
  | { type: "choose all options" }
  /** With `isChart`, a second building-block option replaces the first. */
  | { type: "toggle option"; optionId: number; isChart: boolean }
  | { type: "toggle sub-option"; subOption: SubOption }
  | { type: "choose boundary"; boundary: Pick<Place, "boundaryId" | "boundaryTypeId"> }
  | { type: "clear level"; level: Level; geography: Geography }
  /** Fewer than two places end the comparison. */
  | { type: "compare"; ids: readonly number[] }
  | { type: "name group"; name: string }
  | { type: "choose language"; language: Filters["language"] }
  | { type: "clear all" }
  | { type: "enter directory" };

const NO_GROUP = { compare: [], group: null } satisfies Partial<Filters>;
const BUILDING_BLOCK = 1;
export const boundaryTypeIdOf: Record<Level, number> = { national: 1, district: 2, local: 3 };

/** Returns the same object if nothing changes. */
export function reduceFilters(filters: Filters, action: FilterAction): Filters {
  const { boundaryId, boundaryTypeId, language } = filters;
  switch (action.type) {
    case "choose component":
      return action.componentId === filters.componentId
        ? filters
        : { ...withoutOptions(filters), componentId: action.componentId };
    case "choose all options":
      return withoutOptions(filters);
    case "toggle option":
      return toggleOption(filters, action);
    case "toggle sub-option":
      return toggleSubOption(filters, action.subOption);
    case "choose boundary":
      return chooseBoundary(filters, action.boundary);
    case "clear level":
      return clearLevel(filters, action);
    case "compare":
      return action.ids.length < 2
        ? { ...filters, ...NO_GROUP }
        : { ...filters, compare: action.ids.slice(0, MAX_COMPARED) };
    case "name group":
      return { ...filters, group: parseGroupName(action.name) };
    case "choose language":
      return { ...filters, language: action.language };
    case "clear all":
      return NO_FILTERS;
    case "enter directory":
      return { ...NO_FILTERS, boundaryId, boundaryTypeId, language };
  }
}

export function getGeography(place: Place | null): Geography {
  if (place === null) return { national: null, district: null, local: null };
  const { boundaryId, boundaryTypeId, nationalBoundaryId, districtBoundaryId } = place;
  return {
    national: boundaryTypeId === 1 ? boundaryId : nationalBoundaryId,
    district: boundaryTypeId === 2 ? boundaryId : districtBoundaryId,
    local: getMunicipalityId(place),
  };
}

export function getPlace({ boundaryId, boundaryTypeId }: Filters): Place | null {
  if (boundaryId === null || boundaryTypeId === null) return null;
  const containingIds = { nationalBoundaryId: null, districtBoundaryId: null, containingBoundaryId: null };
  return { boundaryId, boundaryTypeId, ...containingIds };
}

function getMunicipalityId({ boundaryId, boundaryTypeId, containingBoundaryId }: Place): number | null {
  if (boundaryTypeId === 3) return boundaryId;
  return boundaryTypeId > 3 ? containingBoundaryId : null;
}

const withoutOptions = (filters: Filters): Filters => ({
  ...filters,
  componentOptions: [],
  componentSubOptions: [],
});

/** True if the option replaces the selection: a chart shows one building-block option only. */
export const shouldReplaceOptions = ({ componentId, componentOptions }: Filters, optionId: number): boolean =>
  componentId === BUILDING_BLOCK && componentOptions.length > 0 && !componentOptions.includes(optionId);

function toggleOption(
  filters: Filters,
  { optionId, isChart }: { optionId: number; isChart: boolean },
): Filters {
  const { componentOptions, componentSubOptions } = filters;
  if (componentOptions.includes(optionId)) {
    return {
      ...filters,
      componentOptions: componentOptions.filter((id) => id !== optionId),
      componentSubOptions: componentSubOptions.filter((each) => each.optionId !== optionId),
    };
  }
  if (isChart && shouldReplaceOptions(filters, optionId)) return withoutOptions(filters);
  return { ...filters, componentOptions: [...componentOptions, optionId] };
}

function toggleSubOption(filters: Filters, toggled: SubOption): Filters {
  const { componentOptions, componentSubOptions } = filters;
  const otherSubOptions = componentSubOptions.filter(
    (each) => each.optionId !== toggled.optionId || each.subOptionId !== toggled.subOptionId,
  );
  if (otherSubOptions.length < componentSubOptions.length)
    return { ...filters, componentSubOptions: otherSubOptions };
  return {
    ...filters,
    componentOptions: componentOptions.includes(toggled.optionId)
      ? componentOptions
      : [...componentOptions, toggled.optionId],
    componentSubOptions: [...componentSubOptions, toggled],
  };
}

/** Choosing the country removes the filter. */
function chooseBoundary(filters: Filters, boundary: Pick<Place, "boundaryId" | "boundaryTypeId">): Filters {
  const isCountry = boundary.boundaryId === 0;
  return {
    ...filters,
    boundaryId: isCountry ? null : boundary.boundaryId,
    boundaryTypeId: isCountry ? null : boundary.boundaryTypeId,
    ...NO_GROUP,
  };
}

export const findChosenParentLevel = (level: Level, geography: Geography): Level | undefined =>
  LEVELS.slice(0, LEVELS.indexOf(level)).findLast((above) => geography[above] !== null);

function clearLevel(filters: Filters, { level, geography }: { level: Level; geography: Geography }): Filters {
  const parent = findChosenParentLevel(level, geography);
  const boundaryId = parent === undefined ? null : geography[parent];
  if (parent === undefined || boundaryId === null)
    return { ...filters, boundaryId: null, boundaryTypeId: null, ...NO_GROUP };
  return { ...filters, boundaryId, boundaryTypeId: boundaryTypeIdOf[parent], ...NO_GROUP };
}
