import type { Knex } from "knex";
import { takeIds } from "../../lib/database/insertRows.ts";
import { raiseVersions } from "../../lib/database/saveVersion.ts";
import { insertInstances } from "../instance/writeInstances.ts";
import { writePatches } from "../save/applyPatch.ts";
import type { PlacePatch } from "../save/writePlaces.ts";
import { storeSteps } from "../storeSteps.ts";
import type { PlannedPlace } from "./planPlaces.ts";
import { demonstrationSources } from "./readExisting.ts";

type Applying = { dataSourceId: number; at: Date; replaced: ReadonlySet<string> };

/** New places are listed bare; the rest is patches, as for any place. */
export async function applyPlannedPlaces(
  trx: Knex.Transaction,
  changes: readonly PlannedPlace[],
  { dataSourceId, at, replaced }: Applying,
): Promise<void> {
  const added = changes.filter(({ existing }) => existing === null);
  const stakeholderIds = await takeIds(trx, "stakeholder", "stakeholder_id", added.length);
  const ids = await insertInstances(
    trx,
    added.map(({ file }, index) => ({
      ...{
        buildingBlockId: file.buildingBlockId,
        boundaryId: file.boundaryId,
        name: file.name,
        dataSourceId,
      },
      stakeholderId: stakeholderIds[index] as number,
      isConfidential: file.isConfidential || replaced.has(file.key),
      ...{ about: null, verifiedOn: null, address: null, contacts: [], captured: null },
    })),
  );
  const existing = changes.map((change) => change.existing).filter((place) => place !== null);
  const raised = { by: null, at };
  const idsOf = (key: "buildingBlockStakeholderId" | "stakeholderId") => existing.map((place) => place[key]);
  await raiseVersions(trx, "building_block_stakeholder", idsOf("buildingBlockStakeholderId"), raised);
  await raiseVersions(trx, "stakeholder", idsOf("stakeholderId"), raised);
  const listed = new Map(
    added.map((change, index) => [
      change,
      {
        ...{
          buildingBlockStakeholderId: ids[index] as number,
          stakeholderId: stakeholderIds[index] as number,
        },
        address: null,
      },
    ]),
  );
  await writePatches(
    trx,
    { ...raised, readSource: async () => dataSourceId },
    changes.map((change) => ({
      place: change.existing ?? (listed.get(change) as PlacePatch["place"]),
      ...{ edits: change.edits, day: change.file.day },
    })),
  );
  await storeSteps(trx);
}

/** Real places become uncaptured again. */
export async function removeDemonstration(trx: Knex.Transaction): Promise<void> {
  const sources = await demonstrationSources(trx);
  if (sources.length === 0) return;
  // These belong to the demonstration.
  await trx("building_block_capture").delete();
  await trx("wrong_number").delete();
  await trx("building_block_stakeholder")
    .whereIn("captured_source_id", sources)
    .update({ capturedFrom: null, capturedSourceId: null });
  await trx("stakeholder").whereIn("data_source_id", sources).delete();
  await trx("data_source").whereIn("data_source_id", sources).delete();
}
