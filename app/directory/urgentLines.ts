import type { DirectoryEntry } from "@gbvf/api/directory/contract.ts";
import { useApi } from "../lib/api-client/useApi.ts";

const MAX_VISIBLE = 2;

/** Else the most urgent line. */
export function useCommandCentre(): DirectoryEntry | undefined {
  const lines = useUrgentLines();
  return lines?.find(({ name }) => /command centre/i.test(name)) ?? lines?.[0];
}

export function useUrgentLines(): DirectoryEntry[] | undefined {
  return useApi("GET /api/buildingblock/searchcontact", {}).data?.slice(0, MAX_VISIBLE);
}
