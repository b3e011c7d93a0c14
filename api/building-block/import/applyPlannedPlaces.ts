import type { Knex } from "knex";
import { reserveIds } from "../../lib/database/insertRows.ts";
import { incrementVersions } from "../../lib/database/optimisticLocking.ts";
import { getOfficialSourceId } from "../Actor.ts";
import { insertInstances } from "../instance/writeInstances.ts";
import { writePatches } from "../save/applyPatch.ts";
import type { PlacePatch } from "../save/writePlaces.ts";
import { storeSteps } from "../storeSteps.ts";
import type { PlannedPlace } from "./planPlaces.ts";
import { findDemonstrationSources } from "./readExisting.ts";
import { storeImportedPlaces } from "./withdrawImports.ts";

type ApplyOptions = {
  dataSourceId: number;
  at: Date;
  importId: number;
  confidentialKeys: ReadonlySet<string>;
};

export async function applyPlannedPlaces(
  trx: Knex.Transaction,
  changes: readonly PlannedPlace[],
  { dataSourceId, at, importId, confidentialKeys }: ApplyOptions,
): Promise<void> {
  const newPlaces = changes.filter(({ existing }) => existing === null);
  const stakeholderIds = await reserveIds(trx, "stakeholder", "stakeholder_id", newPlaces.length);
  const ids = await insertInstances(
    trx,
    newPlaces.map(({ file }, index) => ({
      ...{
        buildingBlockId: file.buildingBlockId,
        boundaryId: file.boundaryId,
        name: file.name,
        dataSourceId,
      },
      stakeholderId: stakeholderIds[index] as number,
      isConfidential: file.isConfidential || confidentialKeys.has(file.key),
      ...{ about: null, verifiedOn: null, address: null, contacts: [], capture: null },
    })),
  );
  const existing = changes.map((change) => change.existing).filter((place) => place !== null);
  const author = { by: null, at };
  const getIds = (key: "buildingBlockStakeholderId" | "stakeholderId") => existing.map((place) => place[key]);
  await incrementVersions(trx, "building_block_stakeholder", getIds("buildingBlockStakeholderId"), author);
  await incrementVersions(trx, "stakeholder", getIds("stakeholderId"), author);
  const addedPlaces = new Map(
    newPlaces.map((change, index) => [
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
  const patches = changes.map((change) => ({
    place: change.existing ?? (addedPlaces.get(change) as PlacePatch["place"]),
    ...{ edits: change.edits, day: change.file.day },
  }));
  const storedPatches = await writePatches(
    trx,
    { ...author, getSourceId: async () => dataSourceId },
    patches,
  );
  await storeImportedPlaces(
    trx,
    importId,
    changes.map(({ existing: place, file }, index) => ({
      instanceId: patches[index]?.place.buildingBlockStakeholderId as number,
      ...{ isAdded: place === null, wasConfidential: place?.isConfidential ?? false },
      ...{ edits: storedPatches[index] ?? [], day: file.day },
    })),
  );
  await storeSteps(trx);
}

/** Deletes invented places. Real places stay and become uncaptured again. */
export async function removeDemonstration(trx: Knex.Transaction): Promise<void> {
  const sources = await findDemonstrationSources(trx);
  if (sources.length === 0) return;
  await trx("building_block_capture")
    .whereIn("captured_by", trx("user_account").where({ isDemonstration: true }).select("stakeholder_id"))
    .delete();
  await trx("stakeholder").whereIn("data_source_id", sources).delete();
  const demonstrationCaptures: { stakeholderId: number; buildingBlockStakeholderId: number; day: string }[] =
    await trx("building_block_stakeholder")
      .whereIn("captured_source_id", sources)
      .select("stakeholder_id", "building_block_stakeholder_id", trx.raw("captured_from::text as day"));
  const edits = [{ person: null, key: "capturedOn", before: null, after: null }] as const;
  await writePatches(
    trx,
    { by: null, at: new Date(), getSourceId: getOfficialSourceId },
    demonstrationCaptures.map(({ day, ...place }) => ({ place: { ...place, address: null }, edits, day })),
  );
  await trx("data_source").whereIn("data_source_id", sources).delete();
}
