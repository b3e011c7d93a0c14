import type { Knex } from "knex";
import { raiseVersions, saveVersion } from "../../lib/database/saveVersion.ts";
import type { Actor } from "../Actor.ts";
import { type CaptureRow, readCaptures } from "../capture/findCapture.ts";
import type { CurrentInstance } from "../instance/CurrentInstance.ts";
import { ContactsWithRequirements } from "../instance/contract.ts";
import { findDetail, readCurrentInstance } from "../instance/detail.ts";
import { findInstance, type InstanceId } from "../instance/findInstance.ts";

export type LockedPlace = { current: CurrentInstance; capture: CaptureRow | undefined };

/**
 * Call it before other writes.
 * @throws {HttpError} 404, 409 for a stale version
 */
export async function lockPlace(
  trx: Knex.Transaction,
  { session, now: at, today }: Actor,
  place: InstanceId,
  version?: number,
): Promise<LockedPlace> {
  const by = session.stakeholderId;
  const { instanceId: id } = await findInstance(trx, session, place, today);
  if (version === undefined) await raiseVersions(trx, "building_block_stakeholder", [id], { by, at });
  else {
    await saveVersion(trx, "building_block_stakeholder", {
      ...{ id, version, by, at, what: "This place" },
      current: () => findDetail(trx, session, place, today),
      shape: ContactsWithRequirements,
    });
  }
  // Somebody may have saved before the lock.
  const current = await readCurrentInstance(trx, await findInstance(trx, session, place, today), today);
  return { current, capture: (await readCaptures(trx, [id])).get(id) };
}
