import type { DirectoryEntry } from "@gbvf/api/directory/contract.ts";
import { useApi } from "../lib/api-client/useApi.ts";
import { findCommandCentre } from "./findCommandCentre.ts";

const MAX_VISIBLE = 2;

export const useCommandCentre = () => findCommandCentre(useUrgentLines() ?? []);

export function useUrgentLines(): DirectoryEntry[] | undefined {
  return useApi("GET /api/buildingblock/searchcontact", {}).data?.slice(0, MAX_VISIBLE);
}
