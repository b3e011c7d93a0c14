import type { DirectoryEntry } from "@gbvf/api/directory/contract.ts";
import { type ApiState, useApi } from "../lib/calls/useApi.ts";

/** Without a place: the national help lines. */
export const useHelpLines = (): ApiState<DirectoryEntry[]> =>
  useApi("GET /api/buildingblock/searchcontact", {});
