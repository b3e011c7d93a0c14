import { useMutation } from "../../../lib/useMutation.ts";
import type { Refresh } from "../../../lib/useRefresh.ts";
import { overviews } from "../refreshes.ts";
import { type ItemKind, type ItemValues, itemOf } from "./itemForm.ts";

const refreshes: readonly Refresh[] = ["GET /api/buildingblock/getCatalogue", ...overviews];

/** Adding to the catalogue and changing it; both answer what the reader is told. */
export function useCatalogueChanges() {
  const { send: sendNew } = useMutation("POST /api/buildingblock/addToCatalogue", { refreshes });
  const { send: sendChange } = useMutation("PUT /api/buildingblock/changeCatalogue", { refreshes });
  return {
    change: async (kind: ItemKind, id: number, values: ItemValues) =>
      (await sendChange({ body: itemOf(kind, id, values) })).message,
    addCategory: async ({ description }: ItemValues) =>
      (await sendNew({ body: { kind: "category", description } })).message,
    addBlock: async (buildingBlockCategoryId: number, { description, about, isConfidential }: ItemValues) =>
      (
        await sendNew({
          body: { kind: "block", buildingBlockCategoryId, description, about, isConfidential },
        })
      ).message,
    addRequirement: async (buildingBlockId: number, { description, origin }: ItemValues) =>
      (await sendNew({ body: { kind: "requirement", buildingBlockId, description, origin } })).message,
  };
}
