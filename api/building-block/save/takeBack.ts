import type { Knex } from "knex";
import { ofOwnMunicipalities } from "../../access/scope.ts";
import { takeIds } from "../../lib/database/insertRows.ts";
import { raiseVersions } from "../../lib/database/saveVersion.ts";
import { notFound } from "../../lib/http/errors.ts";
import { firstDayOf, quarterOfDay } from "../../shared/quarters.ts";
import type { Actor } from "../Actor.ts";
import { closeCapture } from "../capture/storeCapture.ts";
import { copyPeople, copyStakeholders } from "../check/copyPeople.ts";
import { undoChecksOf } from "../check/undoAll.ts";
import { CAPTURE } from "../conditions.ts";
import { updateConfidentiality } from "../confidential/updateConfidentiality.ts";
import { readCurrentInstance } from "../instance/detail.ts";
import { findInstance } from "../instance/findInstance.ts";
import { recountInstances } from "../instance/recountInstance.ts";
import { endPeople, writePerson } from "../instance/writePerson.ts";
import { writePlace } from "../instance/writePlace.ts";
import { endTerm } from "../place/endInstance.ts";
import { peopleIn, type StoredPlace, versionsOf, WAY_BACK_DAYS } from "./placeChanges.ts";
import { refusalsOf } from "./takeBackRefusal.ts";

type Row = { changeId: number; what: string; madeOn: string; items: StoredPlace[] };

/**
 * A quarter's end keeps what it counted.
 * @returns names of what was left, and of places that stay confidential although they were not
 */
export async function takeBack(
  trx: Knex.Transaction,
  actor: Actor,
  changeId: number,
): Promise<{ left: string[]; confidential: string[] }> {
  const { session, now: at, today, audit } = actor;
  const by = session.stakeholderId;
  const { items, madeOn } = await findChange(trx, actor, changeId);
  const hasQuarterEnded = madeOn < firstDayOf(quarterOfDay(today));
  const people = await versionsOf(trx, "stakeholder", items.flatMap(peopleIn));
  const instances = await versionsOf(
    trx,
    "building_block_stakeholder",
    items.map(({ instanceId }) => instanceId),
  );
  const left: number[] = [];
  for (const item of items) {
    const isSame = (id: number) => people.get(id) === item.versions[id];
    const isPlaceSame = instances.get(item.instanceId) === item.version;
    if (item.hasEnded) {
      if (hasQuarterEnded) await continuePlace(trx, item.instanceId, today);
      else
        await trx("building_block_stakeholder")
          .where({ buildingBlockStakeholderId: item.instanceId })
          .update({ validTo: null });
      await updateConfidentiality(trx, [{ stakeholderId: item.placeId, hasNewWhereabouts: true }]);
    } else {
      if (item.isAdded && isPlaceSame) {
        await endTerm(trx, item.instanceId, today);
        await closeCapture(trx, actor, item.instanceId, CAPTURE.replaced);
      } else if (item.isAdded) left.push(item.placeId);
      left.push(...peopleIn(item).filter((id) => !isSame(id)));
      for (const person of item.changed) {
        if (person.stakeholderId !== null && isSame(person.stakeholderId))
          await writePerson(trx, person.stakeholderId, person, { by, at });
      }
      const removed = item.removed.filter(isSame);
      if (hasQuarterEnded) await continuePeople(trx, removed, today);
      else
        await trx("building_block_contact_person")
          .whereIn("stakeholder_id", removed)
          .update({ validTo: null });
      await endPeople(trx, item.added.filter(isSame), today);
      if (item.place !== null && isPlaceSame) await restorePlace(trx, actor, item, item.place);
      else if (item.place !== null) left.push(item.placeId);
      if (!hasQuarterEnded)
        await undoChecksOf(trx, actor, [
          ...item.checks.flatMap(([id, checkId]) => (isSame(id) ? [checkId] : [])),
          ...(item.requirementChecks ?? []),
        ]);
    }
  }
  await raiseVersions(
    trx,
    "building_block_stakeholder",
    items.map(({ instanceId }) => instanceId),
    { by, at },
  );
  await trx("place_change").where({ changeId }).update({ undoneAt: at, undoneBy: by });
  await recountInstances(
    trx,
    items.map(({ boundaryId, buildingBlockId }) => ({ boundaryStakeholderId: boundaryId, buildingBlockId })),
  );
  for (const { placeId, name } of items)
    await audit(trx, { what: "change taken back", subject: placeId, after: { Name: name } });
  const names = (ids: readonly number[]): Knex.QueryBuilder =>
    trx("stakeholder")
      .whereIn("stakeholder_id", [...ids])
      .orderBy("name")
      .distinct("name")
      .pluck("name");
  const wasPublic = items
    .filter(({ place }) => place?.isConfidential === false)
    .map(({ placeId }) => placeId);
  return { left: await names(left), confidential: await names(wasPublic).where({ isConfidential: true }) };
}

async function findChange(trx: Knex.Transaction, { session, today }: Actor, changeId: number): Promise<Row> {
  const row: Row | undefined = await trx("place_change")
    .where({ changeId })
    .whereNull("undone_at")
    .whereRaw("made_on > cast(:today as date) - cast(:days as int)", { today, days: WAY_BACK_DAYS })
    .forUpdate()
    .first("change_id", "what", "items", trx.raw("made_on::text as made_on"));
  const boundaryIds = [...new Set(row?.items.map(({ boundaryId }) => boundaryId))];
  const own: number[] = await ofOwnMunicipalities(
    trx("boundary").whereIn("boundary_id", boundaryIds),
    session,
    "boundary_id",
  ).pluck("boundary_id");
  if (row === undefined || own.length < boundaryIds.length) throw notFound("This change");
  const [refusal] = await refusalsOf(trx, session, [row]);
  if (refusal) throw refusal;
  // Every change locks places in this order.
  await trx("building_block_stakeholder")
    .whereIn(
      "building_block_stakeholder_id",
      row.items.map(({ instanceId }) => instanceId),
    )
    .orderBy("building_block_stakeholder_id")
    .forUpdate()
    .select("building_block_stakeholder_id");
  return row;
}

async function restorePlace(
  trx: Knex.Transaction,
  { session, now: at, today }: Actor,
  { placeId: stakeholderId, buildingBlockId }: StoredPlace,
  place: NonNullable<StoredPlace["place"]>,
): Promise<void> {
  const instance = await findInstance(trx, session, { stakeholderId, buildingBlockId }, today);
  const current = await readCurrentInstance(trx, instance, today);
  await writePlace(
    trx,
    current,
    { ...place, isConfidential: place.isConfidential || undefined, buildingBlockRequirements: [] },
    { today, by: session.stakeholderId, at },
  );
}

/** People missing at a quarter's end come back as new rows. */
async function continuePeople(trx: Knex.Transaction, ids: readonly number[], today: string): Promise<void> {
  await copyPeople(trx, ids, { validFrom: today, validTo: null });
}

async function continuePlace(trx: Knex.Transaction, instanceId: number, today: string): Promise<void> {
  const [instance]: { stakeholderId: number; validTo: string }[] = await trx("building_block_stakeholder")
    .where({ buildingBlockStakeholderId: instanceId })
    .select("stakeholder_id", trx.raw("valid_to::text as valid_to"));
  if (instance === undefined) return;
  const [copy] = await copyStakeholders(trx, [instance.stakeholderId]);
  const [newId] = await takeIds(trx, "building_block_stakeholder", "building_block_stakeholder_id", 1);
  await trx.raw(
    `insert into address (stakeholder_id, address_type_id, address_line1, address_line2, latitude, longitude,
       valid_from, valid_to)
     select :copy, address_type_id, address_line1, address_line2, latitude, longitude, valid_from, valid_to
     from address where stakeholder_id = :id`,
    { copy: copy?.copy as number, id: instance.stakeholderId },
  );
  await trx.raw(
    `insert into building_block_stakeholder (building_block_stakeholder_id, building_block_id, stakeholder_id,
       boundary_id, valid_from, captured_from, captured_source_id, exists_on,
       opening_hours, languages)
     select :newId, building_block_id, :copy, boundary_id, :today, captured_from, captured_source_id, exists_on,
       opening_hours, languages
     from building_block_stakeholder where building_block_stakeholder_id = :instanceId`,
    { newId: newId as number, copy: copy?.copy as number, today, instanceId },
  );
  await updateConfidentiality(trx, [{ stakeholderId: copy?.copy as number, hasNewWhereabouts: true }]);
  const people: number[] = await trx("building_block_contact_person")
    .where({ buildingBlockStakeholderId: instanceId })
    .where((open) => open.whereNull("valid_to").orWhere("valid_to", ">", instance.validTo))
    .pluck("stakeholder_id");
  await copyPeople(trx, people, { validFrom: today, validTo: null, instanceId: newId as number });
}
