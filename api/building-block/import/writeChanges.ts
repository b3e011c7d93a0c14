import type { Knex } from "knex";
import { insertRows } from "../../lib/database/insertRows.ts";
import { raiseVersions } from "../../lib/database/saveVersion.ts";
import { dayBefore } from "../../shared/quarters.ts";
import { OUTCOME } from "../../stakeholder/contactChecks.ts";
import { insertStatedChecks, settleChecks } from "../check/checkRows.ts";
import { updateConfidentiality } from "../confidential/updateConfidentiality.ts";
import { insertContacts, insertInstances, insertPeople, type NewPerson } from "../instance/writeInstances.ts";
import { storeSteps } from "../storeSteps.ts";
import type { Changes, InstanceChange } from "./planChanges.ts";

export async function writeChanges(
  trx: Knex.Transaction,
  changes: Changes,
  { dataSourceId, at }: { dataSourceId: number; at: Date },
): Promise<void> {
  const ids = await insertInstances(
    trx,
    changes.added.map(({ capturedOn, addressLine1, addressLine2, latitude, longitude, ...instance }) => ({
      ...instance,
      about: null,
      isConfidential: instance.isConfidential,
      verifiedOn: null,
      dataSourceId,
      address:
        addressLine1 === null && latitude === null
          ? null
          : { addressLine1, addressLine2, latitude, longitude },
      captured: { from: capturedOn, dataSourceId },
    })),
  );
  await raiseEdited(trx, changes.changed, at);
  for (const change of changes.changed) await changeInstance(trx, change, dataSourceId);
  await updateConfidentiality(
    trx,
    changes.changed
      .filter(({ hides, address, contacts }) => hides || address !== null || contacts !== null)
      .map(({ existing: { stakeholderId }, hides, address, contacts }) => ({
        stakeholderId,
        hides,
        hasNewWhereabouts: address !== null || contacts !== null,
      })),
  );
  await endTerms(
    trx,
    changes.changed.flatMap(({ ended }) => ended),
  );
  await trx("stakeholder")
    .whereIn(
      "stakeholder_id",
      changes.changed.flatMap(({ removed }) => removed),
    )
    .delete();
  for (const { id, term } of changes.changed.flatMap(({ corrected }) => corrected)) {
    await correctTerm(trx, id, term, dataSourceId);
  }
  const people: NewPerson[] = [
    ...changes.added.flatMap(({ people }, index) =>
      people.map((person) => ({
        ...person,
        instanceId: ids[index] as number,
        statedFrom: person.validFrom,
        dataSourceId,
      })),
    ),
    ...changes.changed.flatMap(({ existing, added }) =>
      added.map((person) => ({ ...person, instanceId: existing.id, dataSourceId })),
    ),
  ];
  await insertPeople(trx, people);
  await storeSteps(trx);
}

/** Anyone with one of these in a form learns of the change when saving. */
async function raiseEdited(
  trx: Knex.Transaction,
  changed: readonly InstanceChange[],
  at: Date,
): Promise<void> {
  const raising = { by: null, at };
  const instances = changed.map(({ existing }) => existing.id);
  await raiseVersions(trx, "building_block_stakeholder", instances, raising);
  const stakeholders = changed.flatMap(({ existing, ended, corrected }) => [
    existing.stakeholderId,
    ...[...ended, ...corrected].map(({ id }) => id),
  ]);
  await raiseVersions(trx, "stakeholder", stakeholders, raising);
}

async function changeInstance(
  trx: Knex.Transaction,
  { existing, capturedFrom, address, contacts, service }: InstanceChange,
  dataSourceId: number,
): Promise<void> {
  const { id, stakeholderId } = existing;
  await trx("building_block_stakeholder")
    .where({ buildingBlockStakeholderId: id })
    .update({ capturedSourceId: dataSourceId, ...(capturedFrom !== null && { capturedFrom }), ...service });
  if (address !== null) {
    if (existing.address !== null) await endRow(trx, "address", existing.address.id, address.from);
    await insertRows(trx, "address", [
      {
        stakeholder_id: stakeholderId,
        address_type_id: 1,
        address_line1: address.address.addressLine1,
        address_line2: address.address.addressLine2,
        latitude: address.address.latitude,
        longitude: address.address.longitude,
        valid_from: existing.address === null ? null : address.from,
      },
    ]);
  }
  if (contacts === null) return;
  for (const ended of contacts.ended) await endRow(trx, "contact", ended, contacts.from);
  const from = contacts.ended.length === 0 ? null : contacts.from;
  await insertContacts(trx, [{ stakeholderId, contacts: contacts.added, from }]);
  await settleChecks(trx, [stakeholderId]);
}

/** Ends a row the day before its successor; deletes one that had not begun. */
async function endRow(
  trx: Knex.Transaction,
  table: "address" | "contact",
  id: number,
  from: string,
): Promise<void> {
  const row = trx(table).where(`${table}_id`, id);
  await row.clone().where("valid_from", ">=", from).delete();
  await row.update({ validTo: dayBefore(from) });
}

async function endTerms(
  trx: Knex.Transaction,
  terms: readonly { id: number; lastDay: string }[],
): Promise<void> {
  if (terms.length === 0) return;
  await trx.raw(
    `update building_block_contact_person p set valid_to = t."lastDay"
     from json_to_recordset(?) as t(id int, "lastDay" date) where p.stakeholder_id = t.id`,
    [JSON.stringify(terms)],
  );
}

async function correctTerm(
  trx: Knex.Transaction,
  stakeholderId: number,
  term: InstanceChange["corrected"][number]["term"],
  dataSourceId: number,
): Promise<void> {
  const { name, role, isPublic, isAnswer, isReporting, verifiedOn, validTo, contacts } = term;
  await trx("stakeholder").where({ stakeholderId }).update({ name, dataSourceId });
  await trx("building_block_contact_person")
    .where({ stakeholderId })
    .update({ role, isPublic, isAnswer, isReporting, validTo });
  await trx("contact").where({ stakeholderId }).delete();
  await insertContacts(trx, [{ stakeholderId, contacts }]);
  const known = await trx("contact_check")
    .where({ stakeholderId, outcome: OUTCOME.right, checkedOn: verifiedOn })
    .first("check_id");
  if (known === undefined) await insertStatedChecks(trx, [{ stakeholderId, verifiedOn }]);
  await settleChecks(trx, [stakeholderId]);
}
