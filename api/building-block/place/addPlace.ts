import type { Knex } from "knex";
import { whereOwnMunicipalities } from "../../access/scope.ts";
import { reserveIds } from "../../lib/database/insertRows.ts";
import { HttpError, notFound } from "../../lib/http/errors.ts";
import { CHECK_OUTCOMES, CHECK_SUBJECTS } from "../../stakeholder/contactChecks.ts";
import { type Actor, getOfficialSourceId } from "../Actor.ts";
import { readCaptures, storeCapture } from "../capture/captures.ts";
import { findBoundariesWithRule } from "../capture/secondPerson.ts";
import { recordChecks } from "../check/checkRows.ts";
import { INSTANCE_IS_KNOWN, PENDING } from "../conditions.ts";
import { normalisePlace } from "../import/placeFinder.ts";
import { readCurrentInstance } from "../instance/detail.ts";
import { findInstance } from "../instance/findInstance.ts";
import { insertInstances } from "../instance/writeInstances.ts";
import { LISTING_EDIT } from "../patch.ts";
import type { LockedPlace } from "../save/changePlaces.ts";
import { type ChangedPlace, createChangedPlace } from "../save/placeChanges.ts";

type NewPlace = { boundaryId: number; buildingBlockId: number; name: string; isConfidential: boolean };

/**
 * The caller must call `finishChange` with `added` afterwards.
 * @throws {HttpError} 404 for another user's municipality, 409 for an existing name
 */
export async function addPlace(
  trx: Knex.Transaction,
  actor: Actor,
  place: NewPlace,
): Promise<LockedPlace & { added: ChangedPlace[] }> {
  const { session, now: at, today, audit } = actor;
  const { boundaryId, buildingBlockId, name } = place;
  const municipality = trx("boundary").where({ boundaryId, boundaryTypeId: 3 });
  if ((await whereOwnMunicipalities(municipality, session, "boundary_id").first("boundary_id")) === undefined)
    throw notFound("This municipality");
  const block = await trx("building_block").where({ buildingBlockId }).first("building_block_id");
  if (block === undefined) throw notFound("This building block");
  // Without the lock, concurrent requests would not see each other's row.
  await trx.raw("select pg_advisory_xact_lock(hashtext('add building block'), ?)", [boundaryId]);
  await assertNameIsUnused(trx, place, today);
  const dataSourceId = await getOfficialSourceId(trx);
  const by = session.stakeholderId;
  const isPending = (await findBoundariesWithRule(trx, [boundaryId])).has(boundaryId);
  const [stakeholderId] = (await reserveIds(trx, "stakeholder", "stakeholder_id", 1)) as [number];
  await insertInstances(trx, [
    {
      ...{ ...place, stakeholderId, about: null, verifiedOn: null, dataSourceId },
      ...{ address: null, contacts: [], capture: null },
      listing: { from: isPending ? PENDING : today, existsOn: today, by, at },
    },
  ]);
  await recordChecks(trx, [stakeholderId], {
    ...{ what: CHECK_SUBJECTS.exists, outcome: CHECK_OUTCOMES.right, by, at, today },
  });
  await audit(trx, { what: "building block added", subject: stakeholderId, after: { Name: name } });
  const instance = await findInstance(trx, session, { stakeholderId, buildingBlockId }, today);
  const current = await readCurrentInstance(trx, instance, today);
  if (!isPending)
    return {
      current,
      capture: undefined,
      added: [{ ...createChangedPlace(current, [], []), isAdded: true }],
    };
  await storeCapture(trx, actor, current, { edits: [LISTING_EDIT], answered: [] });
  const { buildingBlockStakeholderId: id } = current;
  return { current, capture: (await readCaptures(trx, [id])).get(id), added: [] };
}

async function assertNameIsUnused(
  trx: Knex.Transaction,
  { boundaryId, buildingBlockId, name }: NewPlace,
  today: string,
): Promise<void> {
  const knownPlaces: { name: string; isPending: boolean }[] = await trx("building_block_stakeholder as i")
    .join("stakeholder as s", "s.stakeholder_id", "i.stakeholder_id")
    .where("i.boundary_id", boundaryId)
    .where("i.building_block_id", buildingBlockId)
    .whereRaw(INSTANCE_IS_KNOWN, { today })
    .select("s.name", trx.raw("i.valid_from is not distinct from ? as is_pending", [PENDING]));
  const existing = knownPlaces.find((each) => normalisePlace(each.name) === normalisePlace(name));
  if (existing === undefined) return;
  const status = existing.isPending ? "waits for verification" : "is listed";
  throw new HttpError(409, "exists", `${existing.name} ${status} here already.`);
}
