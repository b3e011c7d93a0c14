import {
  addPassword,
  forgotPassword,
  getOrganisationTypes,
  getProfile,
  getUserJobRoles,
  getUserTitles,
  login,
  logout,
  register,
  resetPassword,
  updateProfile,
  userAuthenticated,
  verifyOtp,
} from "./auth/contract.ts";
import { getBuildingBlockData, getBuildingBlockRequirementDetailData } from "./buildingblock/contract.ts";
import {
  getActionMarkers,
  getCollectiveActionDetailsByStakeholderId,
  getCollectiveActionsByBoundary,
} from "./collectiveaction/contract.ts";
import { getFeatureFlags } from "./config/contract.ts";
import { getCrimeStats } from "./crime/contract.ts";
import { getComponents, getDashboard } from "./dashboard/contract.ts";
import { searchContact } from "./directory/contract.ts";
import {
  getBoundary,
  getBoundaryGeojson,
  getGeomarkers,
  listBoundaries,
  listContainedBoundaries,
} from "./geography/contract.ts";
import { getHealthCheckStats, getSummarisedHealthCheck } from "./healthcheck/contract.ts";
import type { Endpoint } from "./lib/endpoint.ts";
import { getAllActions } from "./security/contract.ts";

/** Every endpoint there is: what the routes, the mocks, the typed client and the contract test enumerate. */
export const endpoints = [
  listContainedBoundaries,
  listBoundaries,
  getBoundaryGeojson,
  getGeomarkers,
  getActionMarkers,
  getBoundary,
  getCrimeStats,
  getBuildingBlockData,
  getBuildingBlockRequirementDetailData,
  searchContact,
  getHealthCheckStats,
  getSummarisedHealthCheck,
  getCollectiveActionsByBoundary,
  getCollectiveActionDetailsByStakeholderId,
  getDashboard,
  getComponents,
  getFeatureFlags,
  userAuthenticated,
  login,
  logout,
  register,
  verifyOtp,
  forgotPassword,
  resetPassword,
  addPassword,
  getProfile,
  updateProfile,
  getUserJobRoles,
  getUserTitles,
  getOrganisationTypes,
  getAllActions,
] as const satisfies readonly Endpoint[];

/** The endpoints by "METHOD path", for calls that are typed without shipping the schemas. */
export type Endpoints = {
  [E in (typeof endpoints)[number] as `${E["method"]} ${E["path"]}`]: E;
};
