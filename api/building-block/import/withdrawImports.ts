import type { Knex } from "knex";
import { listImportsToWithdraw } from "../../import/listImportsToWithdraw.ts";
import { readMunicipalityNames } from "../../import/municipalityFinder.ts";
import { insertRows } from "../../lib/database/insertRows.ts";
import { incrementVersions } from "../../lib/database/optimisticLocking.ts";
import { counted } from "../../lib/text/counted.ts";
import { getOfficialSourceId } from "../Actor.ts";
import { findProvincesWithRule } from "../capture/secondPerson.ts";
import { undoImportedChecks } from "../check/checkRows.ts";
import { writePatches } from "../save/applyPatch.ts";
import { deletePlaces } from "../save/writePlaces.ts";
import { storeSteps } from "../storeSteps.ts";
import { limitLines } from "./describePlan.ts";
import { type ImportedPlace, isAddition, planWithdrawal } from "./planWithdrawal.ts";
import { readExisting } from "./readExisting.ts";

export const storeImportedPlaces = (
  trx: Knex.Transaction,
  importId: number,
  places: readonly ImportedPlace[],
): Promise<void> =>
  insertRows(
    trx,
    "place_import",
    places.map(({ instanceId, isAdded, wasConfidential, edits, day }) => {
      const addedPeople = new Set(edits.filter(isAddition).map(({ person }) => person));
      return {
        ...{ import_id: importId, building_block_stakeholder_id: instanceId, day },
        ...{ is_added: isAdded, was_confidential: wasConfidential },
        edits: isAdded ? [] : edits.filter((edit) => isAddition(edit) || !addedPeople.has(edit.person)),
      };
    }),
  );

export async function findImportsToWithdraw(trx: Knex, importId: number): Promise<number[]> {
  const importIds: number[] = await trx("place_import")
    .distinct("import_id")
    .orderBy("import_id")
    .pluck("import_id");
  return listImportsToWithdraw(
    importId,
    importIds.map((each) => ({ importId: each, replacesDemonstration: false })),
    (later) =>
      trx("place_import as a")
        .join("place_import as b", "b.building_block_stakeholder_id", "a.building_block_stakeholder_id")
        .whereIn("a.import_id", [importId, ...later])
        .whereIn("b.import_id", later)
        .whereRaw("b.import_id > a.import_id")
        .distinct("a.import_id as earlier", "b.import_id as later"),
  );
}

export async function provincesOfImports(trx: Knex, importIds: readonly number[]): Promise<string[]> {
  const boundaryIds: number[] = await trx("place_import")
    .join(
      "building_block_stakeholder as i",
      "i.building_block_stakeholder_id",
      "place_import.building_block_stakeholder_id",
    )
    .whereIn("import_id", [...importIds])
    .distinct("i.boundary_id")
    .pluck("i.boundary_id");
  return findProvincesWithRule(trx, boundaryIds);
}

/** @param importIds from `findImportsToWithdraw`, in its order */
export async function withdrawImports(
  trx: Knex.Transaction,
  importIds: readonly number[],
): Promise<string[]> {
  await trx.raw("lock table building_block_stakeholder in exclusive mode");
  const sentences: string[] = [];
  for (const importId of importIds) sentences.push(...(await withdrawImport(trx, importId)));
  await storeSteps(trx);
  return sentences;
}

async function withdrawImport(trx: Knex.Transaction, importId: number): Promise<string[]> {
  const importedPlaces: ImportedPlace[] = await trx("place_import")
    .where({ importId })
    .select("building_block_stakeholder_id as instanceId", "is_added", "was_confidential", "edits")
    .select(trx.raw("day::text as day"));
  const existingPlaces = new Map(
    [...(await readExisting(trx)).values()].flat().map((place) => [place.buildingBlockStakeholderId, place]),
  );
  const places = importedPlaces.flatMap((each) => {
    const place = existingPlaces.get(each.instanceId);
    return place === undefined ? [] : [{ ...each, place }];
  });
  const touchedIds = await findTouchedIds(
    trx,
    places.flatMap(({ place }) => [place.stakeholderId, ...place.people.map(({ id }) => id)]),
  );
  const plans = places.map((each) => planWithdrawal(each, touchedIds));
  const changedPlans = plans.filter(({ edits }) => edits.length > 0);
  await writePatches(trx, { by: null, at: new Date(), getSourceId: getOfficialSourceId }, changedPlans);
  await undoImportedChecks(
    trx,
    plans.flatMap(({ checks }) => checks),
  );
  await deletePlaces(
    trx,
    plans.flatMap(({ removed }) => removed),
  );
  const changedPlaces = changedPlans.map(({ place }) => place);
  const author = { by: null, at: new Date() };
  await incrementVersions(
    trx,
    "building_block_stakeholder",
    changedPlaces.map((place) => place.buildingBlockStakeholderId),
    author,
  );
  await incrementVersions(
    trx,
    "stakeholder",
    changedPlaces.map((place) => place.stakeholderId),
    author,
  );
  await trx("place_import").where({ importId }).delete();
  const removedCount = plans.filter(({ isRemoved }) => isRemoved).length;
  const municipalityName = await readMunicipalityNames(trx);
  return [
    `${counted(removedCount, "place")} that the file added ${removedCount === 1 ? "disappears" : "disappear"}, and ${counted(changedPlans.length, "place")} ${changedPlans.length === 1 ? "is" : "are"} again as before it.`,
    ...limitLines(
      plans.flatMap(({ place, notReverted }) =>
        notReverted.map((what) => {
          const name = place.isConfidential ? "A confidential place" : place.name;
          return `  ${name}, ${municipalityName(place.boundaryId)}: ${what}`;
        }),
      ),
    ),
    ...(removedCount > 0 && removedCount === importedPlaces.length
      ? ["Invented places of the demonstration that the first file removed do not come back."]
      : []),
  ];
}

async function findTouchedIds(trx: Knex, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await trx.raw(
    `select s.stakeholder_id as id from stakeholder s where s.stakeholder_id = any(:ids) and (
       s.field_changes <> '{}'
       or exists (select from contact_check c
         where c.stakeholder_id = s.stakeholder_id and c.checked_by is not null and c.undone_at is null)
       or exists (select from building_block_capture c join building_block_stakeholder i
         using (building_block_stakeholder_id) where i.stakeholder_id = s.stakeholder_id and c.state in (1, 2)))`,
    { ids: [...ids] },
  );
  return new Set(rows.map(({ id }: { id: number }) => id));
}
