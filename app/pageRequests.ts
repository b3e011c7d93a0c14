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

const request = <K extends ReadEndpoint>(endpoint: K, input: ReadRequest<K>): RequestKey =>
  requestKey(endpoint, input);

/** `more`: requests that depend on other responses. `digest`: computed from all responses. */
export type RecordedRequests = { more: RequestKey[]; digest: number };

/** Lists the first requests of a public page; others depend on their responses. */
export function pageRequests(address: { pathname: string; search: string }): RequestKey[] {
  const screen = findScreen(address.pathname);
  const placeReport = parsePlaceId(address.pathname);
  const { boundaryId, boundaryTypeId, componentId } = parseFilterUrl(address);
  const place = boundaryId ?? COUNTRY;
  const theme = getTheme({ componentId: componentId ?? FIRST_THEME });
  const commonRequests = [
    request("GET /api/config/feature-flags", {}),
    request("GET /api/dashboard/components", {}),
    ...(boundaryId === null
      ? []
      : [request("GET /api/geography/boundary/:boundaryId", { params: { boundaryId } })]),
  ];
  const allThemes = [
    ...commonRequests,
    request("GET /api/findings/measures", {}),
    ...themes.map((each) => findingsRequest(each, place)),
  ];
  if (placeReport !== null) return allThemes;
  switch (screen) {
    case "home":
      return [
        ...commonRequests,
        request("GET /api/buildingblock/searchcontact", {}),
        ...themes.flatMap((each) => [figuresRequest(each, place), findingsRequest(each, place)]),
        outlinesRequest(COUNTRY),
        figuresRequest(getTheme({ componentId: THEME.crime }), COUNTRY),
        findingsRequest(getTheme({ componentId: THEME.crime }), COUNTRY),
      ];
    case "chart":
      return componentId === null ? allThemes : [...commonRequests, figuresRequest(theme, place)];
    case "grid":
      return [...commonRequests, figuresRequest(theme, place), findingsRequest(theme, place)];
    case "map": {
      const { areaId } = getMapArea(place, undefined, boundaryTypeId, theme.hasPrecincts);
      const lines = areaId === null ? [] : [outlinesRequest(areaId)];
      return [...commonRequests, figuresRequest(theme, place), findingsRequest(theme, place), ...lines];
    }
    case "contact":
      return [
        ...commonRequests,
        request("GET /api/directory/help", { query: helpQuery(boundaryId, parseTown(address.search)) }),
      ];
    case "methods":
      return [...commonRequests, request("GET /api/findings/measures", {})];
    case "releases":
      return [...commonRequests, request("GET /api/releases", {})];
    case "api":
      return [...commonRequests, request("GET /api/openapi.json", {})];
    default:
      return commonRequests;
  }
}

const figuresRequest = ({ figuresKey }: AnyTheme, boundaryId: number) =>
  request(figuresKey, { query: { boundaryId } });

const findingsRequest = ({ componentId }: AnyTheme, boundaryId: number) =>
  request("GET /api/findings", { query: { boundaryId, componentId } });

const outlinesRequest = (boundaryId: number) =>
  request("GET /api/geography/boundary/geojson/:boundaryId", { params: { boundaryId } });
