import { useMutation } from "../../../lib/calls/useMutation.ts";
import type { Refresh } from "../../../lib/calls/useRefresh.ts";
import { overviews } from "../refreshes.ts";
import { type ItemKind, type ItemValues, itemOf } from "./itemForm.ts";

const refreshes: readonly Refresh[] = ["GET /api/buildingblock/getCatalogue", ...overviews];

export function useCatalogueChanges() {
  const { send: sendNew } = useMutation("POST /api/buildingblock/addToCatalogue", { refreshes });
  const { send: sendChange } = useMutation("PUT /api/buildingblock/changeCatalogue", { refreshes });
  return {
    change: (kind: ItemKind, id: number, values: ItemValues) =>
      sendChange({ body: itemOf(kind, id, values) }),
    addCategory: ({ description }: ItemValues) => sendNew({ body: { kind: "category", description } }),
    addBlock: (buildingBlockCategoryId: number, { description, about, isConfidential }: ItemValues) =>
      sendNew({ body: { kind: "block", buildingBlockCategoryId, description, about, isConfidential } }),
    addRequirement: (buildingBlockId: number, { description, origin }: ItemValues) =>
      sendNew({ body: { kind: "requirement", buildingBlockId, description, origin } }),
  };
}
