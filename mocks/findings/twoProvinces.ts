import { getCrimeStats } from "@gbvf/api/crime/contract.ts";
import { getFindings } from "@gbvf/api/findings/contract.ts";
import { respondRecorded } from "../respond.ts";

export const twoProvinces = [getCrimeStats, getFindings].map((endpoint) =>
  respondRecorded(endpoint, "twoProvinces"),
);
