import { THEME } from "../../lib/address/themeIds.ts";
import { combineCalls } from "../../lib/calls/combineCalls.ts";
import { type ApiState, useApi } from "../../lib/calls/useApi.ts";

type CategoryHook<T> = (boundaryId: number, categoryId: number | null) => ApiState<T>;

/** Joins three calls into one answer. */
export function useEachCategory<T>(useCategory: CategoryHook<T>, boundaryId: number): ApiState<T[]> {
  const components = useApi("GET /api/dashboard/components", {});
  const theme = components.data?.find(({ componentId }) => componentId === THEME.buildingBlock);
  const options = theme?.options ?? [];
  const [services, resources, forums] = options.map(({ id }) => id);
  const all = [
    useCategory(boundaryId, services ?? null),
    useCategory(boundaryId, resources ?? null),
    useCategory(boundaryId, forums ?? null),
  ].slice(0, options.length);
  return components.data === undefined ? { ...components, data: undefined } : combineCalls(all);
}
