import { COUNTRY } from "@gbvf/api/shared/figures/boundaryTypes.ts";
import { getMapArea } from "./dashboard/map/mapArea.ts";
import { type AnyTheme, getTheme, themes } from "./dashboard/themes/registry.ts";
import { helpQuery } from "./directory/help/helpQuery.ts";
import { parseTown } from "./lib/address/filters.ts";
import { findScreen, parsePlaceId } from "./lib/address/paths.ts";
import { FIRST_THEME, THEME } from "./lib/address/themeIds.ts";
import { parseFilterUrl } from "./lib/address/useFilters.ts";
import type { ReadEndpoint, ReadRequest } from "./lib/api-client/requestTypes.ts";
import { type RequestKey, requestKey } from "./lib/api-client/sendRequest.ts";

const createKey = <K extends ReadEndpoint>(endpoint: K, input: ReadRequest<K>): RequestKey =>
  requestKey(endpoint, input);

/** `more`: requests that depend on other responses. `digest`: computed from all responses. */
export type RecordedRequests = { more: RequestKey[]; digest: number };

/** Lists the first requests of a public page; others depend on their responses. */
export function listPageRequests(address: { pathname: string; search: string }): RequestKey[] {
  const screen = findScreen(address.pathname);
  const placeReport = parsePlaceId(address.pathname);
  const { boundaryId, boundaryTypeId, componentId } = parseFilterUrl(address);
  const place = boundaryId ?? COUNTRY;
  const theme = getTheme({ componentId: componentId ?? FIRST_THEME });
  const commonRequests = [
    createKey("GET /api/config/feature-flags", {}),
    createKey("GET /api/dashboard/components", {}),
    ...(boundaryId === null
      ? []
      : [createKey("GET /api/geography/boundary/:boundaryId", { params: { boundaryId } })]),
  ];
  const allThemesRequests = [
    ...commonRequests,
    createKey("GET /api/findings/measures", {}),
    ...themes.map((each) => findingsRequest(each, place)),
  ];
  if (placeReport !== null) return allThemesRequests;
  switch (screen) {
    case "home":
      return [
        ...commonRequests,
        createKey("GET /api/buildingblock/searchcontact", {}),
        ...themes.flatMap((each) => [figuresRequest(each, place), findingsRequest(each, place)]),
        outlinesRequest(COUNTRY),
        figuresRequest(getTheme({ componentId: THEME.crime }), COUNTRY),
        findingsRequest(getTheme({ componentId: THEME.crime }), COUNTRY),
      ];
    case "chart":
      return componentId === null ? allThemesRequests : [...commonRequests, figuresRequest(theme, place)];
    case "grid":
      return [...commonRequests, figuresRequest(theme, place), findingsRequest(theme, place)];
    case "map": {
      const { areaId } = getMapArea(place, undefined, boundaryTypeId, theme.hasPrecincts);
      const outlinesRequests = areaId === null ? [] : [outlinesRequest(areaId)];
      return [
        ...commonRequests,
        figuresRequest(theme, place),
        findingsRequest(theme, place),
        ...outlinesRequests,
      ];
    }
    case "contact":
      return [
        ...commonRequests,
        createKey("GET /api/directory/help", { query: helpQuery(boundaryId, parseTown(address.search)) }),
      ];
    case "methods":
      return [...commonRequests, createKey("GET /api/findings/measures", {})];
    case "releases":
      return [...commonRequests, createKey("GET /api/releases", {})];
    case "api":
      return [...commonRequests, createKey("GET /api/openapi.json", {})];
    default:
      return commonRequests;
  }
}

const figuresRequest = ({ figuresKey }: AnyTheme, boundaryId: number) =>
  createKey(figuresKey, { query: { boundaryId } });

const findingsRequest = ({ componentId }: AnyTheme, boundaryId: number) =>
  createKey("GET /api/findings", { query: { boundaryId, componentId } });

const outlinesRequest = (boundaryId: number) =>
  createKey("GET /api/geography/boundary/geojson/:boundaryId", { params: { boundaryId } });
