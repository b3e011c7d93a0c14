import type { Knex } from "knex";
import { raiseVersions, saveVersion } from "../../lib/database/saveVersion.ts";
import type { Actor } from "../Actor.ts";
import { type CaptureRow, readCaptures } from "../capture/findCapture.ts";
import type { CurrentInstance } from "../instance/CurrentInstance.ts";
import { ContactsWithRequirements } from "../instance/contract.ts";
import { findDetail, readCurrentInstance } from "../instance/detail.ts";
import { findInstance, type InstanceId, type OwnInstance } from "../instance/findInstance.ts";

export type OpenedPlace = { current: CurrentInstance; capture: CaptureRow | undefined };

/**
 * Call it before other writes, because it locks the place.
 * @throws {HttpError} 404, 409 for a stale version
 */
export async function openPlace(
  trx: Knex.Transaction,
  actor: Actor,
  id: InstanceId,
  version?: number,
): Promise<OpenedPlace> {
  return openInstance(trx, actor, await findInstance(trx, actor.session, id, actor.today), version);
}

export async function openInstance(
  trx: Knex.Transaction,
  { session, now: at, today }: Actor,
  instance: OwnInstance,
  version?: number,
): Promise<OpenedPlace> {
  const by = session.stakeholderId;
  const { instanceId: id } = instance;
  if (version === undefined) await raiseVersions(trx, "building_block_stakeholder", [id], { by, at });
  else {
    await saveVersion(trx, "building_block_stakeholder", {
      ...{ id, version, by, at, what: "This place" },
      current: () => findDetail(trx, session, instance, today),
      shape: ContactsWithRequirements,
    });
  }
  // Somebody may have saved before the lock.
  const found = await findInstance(trx, session, instance, today);
  const captures = await readCaptures(trx, [id]);
  return { current: await readCurrentInstance(trx, found, today), capture: captures.get(id) };
}
