import type { DirectoryEntry } from "@gbvf/api/directory/contract.ts";
import { type ApiState, useApi } from "../lib/useApi.ts";

/** What serves the whole country: the directory answers it where no place is named. */
export const useHelpLines = (): ApiState<DirectoryEntry[]> =>
  useApi("GET /api/buildingblock/searchcontact", {});
