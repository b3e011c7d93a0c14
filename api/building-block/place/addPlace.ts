import type { Knex } from "knex";
import { ofOwnMunicipalities } from "../../access/scope.ts";
import { HttpError, notFound } from "../../lib/http/errors.ts";
import { CHECKED, OUTCOME } from "../../stakeholder/contactChecks.ts";
import type { Actor } from "../Actor.ts";
import { demandingAmong } from "../capture/secondPerson.ts";
import { recordChecks } from "../check/checkRows.ts";
import { INSTANCE_IS_VALID } from "../conditions.ts";
import { plainPlace } from "../import/instanceKey.ts";
import type { Outcome } from "../instance/contract.ts";
import { insertInstances } from "../instance/writeInstances.ts";
import { officialSource } from "../officialSource.ts";
import { openPlace } from "../save/openPlace.ts";
import type { ChangedPlace } from "../save/placeChanges.ts";
import { rejectLoneExtension } from "../save/rejectForm.ts";
import { savePlace, waitsFor } from "../save/savePlace.ts";
import type { NewPlace } from "./contract.ts";

/**
 * Call `finishChange` after it.
 * @throws {HttpError} 404 for another's municipality, 409 for an existing name
 */
export async function addPlace(
  trx: Knex.Transaction,
  actor: Actor,
  place: NewPlace,
): Promise<{ stakeholderId: number; outcome: Outcome; added: ChangedPlace }> {
  const { session, today, audit } = actor;
  const { boundaryStakeholderId, buildingBlockId, name, address, contacts } = place;
  rejectLoneExtension([], contacts);
  const named = trx("boundary").where({ boundaryId: boundaryStakeholderId, boundaryTypeId: 3 });
  if ((await ofOwnMunicipalities(named, session, "boundary_id").first("boundary_id")) === undefined)
    throw notFound("This municipality");
  const block = await trx("building_block").where({ buildingBlockId }).first("building_block_id");
  if (block === undefined) throw notFound("This building block");
  // Two simultaneous calls would otherwise miss each other's row.
  await trx.raw("select pg_advisory_xact_lock(hashtext('add building block'), ?)", [boundaryStakeholderId]);
  await refuseSecond(trx, place, today);
  const demanding = await demandingAmong(trx, [boundaryStakeholderId]);
  const waits = waitsFor(session, { demandsSecondPerson: demanding.size > 0 }, { isSubmitted: true });
  const [instanceId] = await insertInstances(trx, [
    {
      buildingBlockId,
      boundaryId: boundaryStakeholderId,
      name,
      about: null,
      isConfidential: place.isConfidential === true,
      verifiedOn: null,
      dataSourceId: await officialSource(trx),
      address: waits
        ? null
        : {
            addressLine1: address.addressLine1,
            addressLine2: address.addressLine2 || null,
            latitude: null,
            longitude: null,
          },
      contacts: waits ? [] : contacts,
      captured: null,
    },
  ]);
  const [row] = await trx("building_block_stakeholder")
    .where({ buildingBlockStakeholderId: instanceId })
    .update({ validFrom: today, existsOn: today, changedBy: session.stakeholderId, changedAt: actor.now })
    .returning<{ stakeholderId: number }[]>("stakeholder_id");
  const { stakeholderId } = row as { stakeholderId: number };
  const checking = { outcome: OUTCOME.right, by: session.stakeholderId, at: actor.now, today };
  await recordChecks(trx, [stakeholderId], { ...checking, what: CHECKED.exists });
  if (!waits) await recordChecks(trx, [stakeholderId], { ...checking, what: CHECKED.number });
  const { isConfidential } = await trx("stakeholder").where({ stakeholderId }).first("is_confidential");
  await audit(trx, {
    what: "building block added",
    subject: stakeholderId,
    after: { Name: name, Address: isConfidential ? "given" : address.addressLine1 },
  });
  const added: ChangedPlace = {
    ...{ instanceId: instanceId as number, placeId: stakeholderId, boundaryId: boundaryStakeholderId },
    ...{ buildingBlockId, name, hasEnded: false, isAdded: true, place: null },
    ...{ changed: [], removed: [], added: [], checks: [] },
  };
  if (!waits) return { stakeholderId, outcome: "verified", added };
  const opened = await openPlace(trx, actor, { stakeholderId, buildingBlockId });
  const { outcome } = await savePlace(trx, actor, opened, {
    form: { name, address, contacts, buildingBlockRequirements: [] },
    isSubmitted: false,
    how: undefined,
    verifies: "changed",
    audited: "building block verified",
  });
  return { stakeholderId, outcome, added };
}

async function refuseSecond(
  trx: Knex.Transaction,
  { boundaryStakeholderId, buildingBlockId, name }: NewPlace,
  today: string,
): Promise<void> {
  const names: string[] = await trx("building_block_stakeholder as i")
    .join("stakeholder as s", "s.stakeholder_id", "i.stakeholder_id")
    .where("i.boundary_id", boundaryStakeholderId)
    .where("i.building_block_id", buildingBlockId)
    .whereRaw(INSTANCE_IS_VALID, { today })
    .pluck("s.name");
  const existing = names.find((each) => plainPlace(each) === plainPlace(name));
  if (existing !== undefined) throw new HttpError(409, "exists", `${existing} is listed here already.`);
}
