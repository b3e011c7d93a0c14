import { getCrimeStats } from "@gbvf/api/crime/contract.ts";
import { getFindings } from "@gbvf/api/findings/contract.ts";
import { answerRecorded } from "../respond.ts";

export const twoProvinces = [getCrimeStats, getFindings].map((endpoint) =>
  answerRecorded(endpoint, "twoProvinces"),
);
