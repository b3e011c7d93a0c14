import { endpoints } from "../../api/contract.ts";

/** The municipality has the most precincts. */
const PROVINCE = 7;
const MUNICIPALITY = 1163;

const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  "/api/config/feature-flags": ["/api/config/feature-flags"],
  "/api/geography/boundary/:boundaryId": ["/api/geography/boundary/0"],
  "/api/geography/boundary/list/:boundaryTypeId{/:containingBoundaryId}": ["/api/geography/boundary/list/3"],
  "/api/geography/place": ["/api/geography/place?name=port+elizabeth"],
  "/api/geography/town": [`/api/geography/town?boundaryId=${PROVINCE}`],
  "/api/geography/boundary/contained/": [
    `/api/geography/boundary/contained/?containingBoundaryId=${PROVINCE}`,
  ],
  "/api/geography/boundary/geojson/:boundaryId": [
    "/api/geography/boundary/geojson/0",
    `/api/geography/boundary/geojson/${PROVINCE}`,
  ],
  "/api/geography/boundary/geomarker/:boundaryId/:boundaryTypeId{/:componentId}": [
    `/api/geography/boundary/geomarker/${PROVINCE}/1`,
  ],
  "/api/geography/boundary/actionsGeomarker/:boundaryId/:boundaryTypeId": [
    `/api/geography/boundary/actionsGeomarker/${PROVINCE}/1`,
  ],
  "/api/crime/stats": [
    "/api/crime/stats",
    `/api/crime/stats?boundaryId=${PROVINCE}`,
    "/api/crime/stats?boundaryId=10001",
  ],
  "/api/buildingblock/getBuildingBlockData": [
    `/api/buildingblock/getBuildingBlockData?boundaryId=${PROVINCE}`,
  ],
  "/api/buildingblock/getBuildingBlockRquirementDetailData": [
    `/api/buildingblock/getBuildingBlockRquirementDetailData?boundaryId=${MUNICIPALITY}&buildingBlockCategoryId=1`,
  ],
  "/api/buildingblock/searchcontact": [
    `/api/buildingblock/searchcontact?boundaryId=${PROVINCE}&buildingBlockCategoryId=1&buildingBlockId=1`,
  ],
  "/api/directory/callable": ["/api/directory/callable"],
  "/api/directory/help": [`/api/directory/help?boundaryId=${MUNICIPALITY}`],
  "/api/healthcheck/stats": [`/api/healthcheck/stats?boundaryId=${PROVINCE}`],
  "/api/healthcheck/getSummarisedHealthCheck": ["/api/healthcheck/getSummarisedHealthCheck"],
  "/api/CollectiveAction/getCollectiveActionsByBoundary": [
    `/api/CollectiveAction/getCollectiveActionsByBoundary?boundaryId=${PROVINCE}`,
  ],
  "/api/CollectiveAction/getCollectiveActionDetailsByStakeholderId": [
    "/api/CollectiveAction/getCollectiveActionDetailsByStakeholderId?stakeholderId=1144",
  ],
  "/api/dashboard": ["/api/dashboard", `/api/dashboard?boundaryId=${PROVINCE}`],
  "/api/dashboard/components": ["/api/dashboard/components"],
  "/api/findings": [
    "/api/findings?componentId=3",
    ...[1, 2, 3, 4].map((theme) => `/api/findings?boundaryId=${PROVINCE}&componentId=${theme}`),
  ],
  "/api/releases": ["/api/releases"],
  "/api/releases/:releaseId": ["/api/releases/1"],
  "/api/releases/:releaseId/figures/:componentId": ["/api/releases/1/figures/3"],
  "/api/releases.atom": ["/api/releases.atom", `/api/releases.atom?boundaryId=${PROVINCE}`],
  "/api/catalog.jsonld": ["/api/catalog.jsonld"],
  "/api/tables/:table": [`/api/tables/crime.csv?boundaryId=${PROVINCE}`],
  "/api/tables/:table/metadata": ["/api/tables/crime.csv/metadata"],
  "/api/openapi.json": ["/api/openapi.json"],
  "/api/download": [`/api/download?boundaryId=${PROVINCE}`],
  "/api/findings/measures": ["/api/findings/measures"],
  "/api/auth/getUserJobRoles": ["/api/auth/getUserJobRoles"],
  "/api/auth/getUserTitles": ["/api/auth/getUserTitles"],
  "/api/auth/getOrganisationTypes": ["/api/auth/getOrganisationTypes"],
};

export type PublicAddress = {
  address: string;
  isCached: boolean;
  /** True for files that are built from all figures; they are not JSON. */
  isFile: boolean;
};

/** A new endpoint without an address stops the benchmark. */
export function listPublicAddresses(): PublicAddress[] {
  return endpoints
    .filter(({ method, access }) => method === "GET" && access === "anyone")
    .flatMap((endpoint) => {
      const addresses = ADDRESSES[endpoint.path];
      if (addresses === undefined) throw new Error(`The benchmark knows no address of ${endpoint.path}.`);
      const isCached = "cache" in endpoint && endpoint.cache === "public";
      const isFile = "file" in endpoint;
      return addresses.map((address) => ({ address, isCached, isFile }));
    });
}
