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
  const requests = [
    request("GET /api/config/feature-flags", {}),
    request("GET /api/dashboard/components", {}),
    ...(boundaryId === null
      ? []
      : [request("GET /api/geography/boundary/:boundaryId", { params: { boundaryId } })]),
  ];
  const allThemes = [
    ...requests,
    request("GET /api/findings/measures", {}),
    ...themes.map((each) => findings(each, place)),
  ];
  if (placeReport !== null) return allThemes;
  switch (screen) {
    case "home":
      return [
        ...requests,
        request("GET /api/buildingblock/searchcontact", {}),
        ...themes.flatMap((each) => [figures(each, place), findings(each, place)]),
        outlines(COUNTRY),
        figures(getTheme({ componentId: THEME.crime }), COUNTRY),
        findings(getTheme({ componentId: THEME.crime }), COUNTRY),
      ];
    case "chart":
      return componentId === null ? allThemes : [...requests, figures(theme, place)];
    case "grid":
      return [...requests, figures(theme, place), findings(theme, place)];
    case "map": {
      const { areaId } = getMapArea(place, undefined, boundaryTypeId, theme.hasPrecincts);
      const lines = areaId === null ? [] : [outlines(areaId)];
      return [...requests, figures(theme, place), findings(theme, place), ...lines];
    }
    case "contact":
      return [
        ...requests,
        request("GET /api/directory/help", { query: helpQuery(boundaryId, parseTown(address.search)) }),
      ];
    case "methods":
      return [...requests, request("GET /api/findings/measures", {})];
    case "releases":
      return [...requests, request("GET /api/releases", {})];
    case "api":
      return [...requests, request("GET /api/openapi.json", {})];
    default:
      return requests;
  }
}

const figures = ({ figuresKey }: AnyTheme, boundaryId: number) =>
  request(figuresKey, { query: { boundaryId } });

const findings = ({ componentId }: AnyTheme, boundaryId: number) =>
  request("GET /api/findings", { query: { boundaryId, componentId } });

const outlines = (boundaryId: number) =>
  request("GET /api/geography/boundary/geojson/:boundaryId", { params: { boundaryId } });
