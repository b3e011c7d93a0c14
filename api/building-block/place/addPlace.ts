import type { Knex } from "knex";
import { ofOwnMunicipalities } from "../../access/scope.ts";
import { HttpError, notFound } from "../../lib/http/errors.ts";
import type { Actor } from "../Actor.ts";
import { INSTANCE_IS_VALID } from "../conditions.ts";
import { plainPlace } from "../import/instanceKey.ts";
import { recountInstance } from "../instance/recountInstance.ts";
import { insertInstances } from "../instance/writeInstances.ts";
import { officialSource } from "../officialSource.ts";
import type { NewPlace } from "./contract.ts";

/** @throws {HttpError} 404 for another's municipality, 409 for a name that exists */
export async function addPlace(trx: Knex.Transaction, actor: Actor, place: NewPlace): Promise<number> {
  const { session, today, audit } = actor;
  const { boundaryStakeholderId, buildingBlockId, name, address } = place;
  const named = trx("boundary").where({ boundaryId: boundaryStakeholderId, boundaryTypeId: 3 });
  if ((await ofOwnMunicipalities(named, session, "boundary_id").first("boundary_id")) === undefined)
    throw notFound("This municipality");
  const block: { isConfidential: boolean } | undefined = await trx("building_block")
    .where({ buildingBlockId })
    .first("is_confidential");
  if (block === undefined) throw notFound("This building block");
  // Two simultaneous calls would otherwise miss each other's row.
  await trx.raw("select pg_advisory_xact_lock(hashtext('add building block'), ?)", [boundaryStakeholderId]);
  await refuseSecond(trx, place, today);
  const isConfidential = block.isConfidential || place.isConfidential === true;
  const [instanceId] = await insertInstances(trx, [
    {
      buildingBlockId,
      boundaryId: boundaryStakeholderId,
      name,
      about: null,
      isConfidential,
      verifiedOn: today,
      dataSourceId: await officialSource(trx),
      address: {
        addressLine1: address.addressLine1,
        addressLine2: address.addressLine2 || null,
        latitude: null,
        longitude: null,
      },
      contacts: place.contacts
        .filter(({ detail }) => detail !== "")
        .map((contact) => ({ ...contact, areaCode: null })),
      captured: null,
    },
  ]);
  const [row] = await trx("building_block_stakeholder")
    .where({ buildingBlockStakeholderId: instanceId })
    .update({ validFrom: today, changedBy: session.stakeholderId, changedAt: actor.now })
    .returning<{ stakeholderId: number }[]>("stakeholder_id");
  const { stakeholderId } = row as { stakeholderId: number };
  await recountInstance(trx, place);
  await audit(trx, {
    what: "building block added",
    subject: stakeholderId,
    after: { Name: name, Address: isConfidential ? "given" : address.addressLine1 },
  });
  return stakeholderId;
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
