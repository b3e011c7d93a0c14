import type { Knex } from "knex";
import type { Actor } from "../Actor.ts";
import { CAPTURE, INSTANCE_IS_KNOWN } from "../conditions.ts";
import type { Patch } from "../fields.ts";
import { auditChanges } from "../instance/auditChanges.ts";
import type { CurrentInstance } from "../instance/CurrentInstance.ts";

export type CaptureRow = {
  instanceId: number;
  captureId: number;
  state: number;
  capturedBy: string;
  capturedById: number;
  capturedAt: Date;
  reason: string | null;
  returnedBy: string | null;
  proposed: Patch;
};

export const OPEN_STATES: readonly number[] = [CAPTURE.pending, CAPTURE.returned];

export async function readCaptures(
  trx: Knex,
  instanceIds: readonly number[],
): Promise<Map<number, CaptureRow>> {
  const rows: CaptureRow[] = await trx("building_block_capture as c")
    .leftJoin("stakeholder as capturer", "capturer.stakeholder_id", "c.captured_by")
    .leftJoin("stakeholder as decider", "decider.stakeholder_id", "c.decided_by")
    .whereIn("c.building_block_stakeholder_id", [...instanceIds])
    .whereIn("c.state", OPEN_STATES)
    .select("c.building_block_stakeholder_id as instanceId", "c.capture_id", "c.state", "c.captured_at")
    .select("c.captured_by as capturedById", "c.reason", "c.proposed", "decider.name as returnedBy")
    .select(trx.raw("coalesce(capturer.name, 'Somebody') as captured_by"));
  return new Map(rows.map((row) => [row.instanceId, row]));
}

type CapturingUser = { stakeholderId: number; mayVerify: boolean; municipalityIds: readonly number[] };

export async function countCaptures(
  trx: Knex,
  { stakeholderId, mayVerify, municipalityIds }: CapturingUser,
  today: string,
): Promise<{ toVerify: number; returned: number }> {
  const countWhere = (condition: string, name: string) =>
    trx.raw(`(count(*) filter (where ${condition}))::int as ${name}`, {
      ...{ stakeholderId, mayVerify, waiting: CAPTURE.pending, returned: CAPTURE.returned },
    });
  return trx("building_block_capture as c")
    .join(
      "building_block_stakeholder as i",
      "i.building_block_stakeholder_id",
      "c.building_block_stakeholder_id",
    )
    .join("boundary as b", "b.boundary_id", "i.boundary_id")
    .leftJoin("second_person as second", "second.boundary_id", "b.national_boundary_id")
    .whereIn("i.boundary_id", [...municipalityIds])
    .whereRaw(INSTANCE_IS_KNOWN, { today })
    .first(
      countWhere(
        "c.state = :waiting and :mayVerify and (c.captured_by <> :stakeholderId or second.boundary_id is null)",
        "to_verify",
      ),
      countWhere("c.state = :returned and c.captured_by = :stakeholderId", "returned"),
    );
}

export async function storeCapture(
  trx: Knex.Transaction,
  actor: Actor,
  current: CurrentInstance,
  patch: Patch,
): Promise<void> {
  const { buildingBlockStakeholderId } = current;
  await closeCapture(trx, actor, buildingBlockStakeholderId, CAPTURE.replaced);
  await trx("building_block_capture").insert({
    buildingBlockStakeholderId,
    proposed: JSON.stringify(patch),
    capturedBy: actor.session.stakeholderId,
    capturedAt: actor.now,
    state: CAPTURE.pending,
  });
  await auditChanges(trx, actor, "building block captured", current, patch);
}

export async function closeCapture(
  trx: Knex.Transaction,
  { session, now }: Actor,
  buildingBlockStakeholderId: number,
  state: typeof CAPTURE.verified | typeof CAPTURE.replaced,
): Promise<void> {
  await trx("building_block_capture")
    .where({ buildingBlockStakeholderId })
    .whereIn("state", OPEN_STATES)
    .update({ state, decidedBy: session.stakeholderId, decidedAt: now });
}
