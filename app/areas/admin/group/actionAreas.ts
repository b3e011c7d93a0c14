import { PERMISSION_AREAS } from "@gbvf/api/shared/permissions.ts";

export function groupByArea<A extends { actionId: number }>(
  actions: readonly A[],
): { name: string; actions: A[] }[] {
  return PERMISSION_AREAS.map(({ name, permissions }) => ({
    name,
    actions: permissions.flatMap(({ id }) => actions.find(({ actionId }) => actionId === id) ?? []),
  })).filter((area) => area.actions.length > 0);
}
