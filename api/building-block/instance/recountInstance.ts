import type { Knex } from "knex";
import { raiseDataVersion } from "../../lib/cache/dataVersion.ts";
import { recountMunicipality } from "../recountMunicipality.ts";

type Place = { boundaryStakeholderId: number; buildingBlockId: number };

export async function recountInstances(trx: Knex.Transaction, places: readonly Place[]): Promise<void> {
  await raiseDataVersion(trx, ["building-block"]);
  const blocksOf = Map.groupBy(places, ({ boundaryStakeholderId }) => boundaryStakeholderId);
  for (const [municipalityId, own] of blocksOf) {
    const buildingBlockIds = [...new Set(own.map(({ buildingBlockId }) => buildingBlockId))];
    await recountMunicipality(trx, { municipalityId, buildingBlockIds });
  }
}
