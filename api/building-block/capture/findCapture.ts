import type { Knex } from "knex";
import type { Session } from "../../lib/route.ts";
import type { CapturedForm, InstanceCapture } from "../instance/contract.ts";
import { describeChanges } from "../instance/describeChanges.ts";
import type { Standing } from "../instance/standing.ts";
import { CAPTURE } from "../standing.ts";

type CaptureRow = {
  captureId: number;
  state: number;
  capturedBy: string;
  capturedById: number;
  capturedAt: Date;
  reason: string | null;
  sentBackBy: string | null;
  proposed: CapturedForm;
};

/** What was captured of an instance and waits, or was sent back; null where there is none. */
export async function findCapture(
  trx: Knex,
  session: Session,
  standing: Standing,
): Promise<InstanceCapture | null> {
  const row: CaptureRow | undefined = await trx("building_block_capture as c")
    .leftJoin("stakeholder as capturer", "capturer.stakeholder_id", "c.captured_by")
    .leftJoin("stakeholder as decider", "decider.stakeholder_id", "c.decided_by")
    .where("c.building_block_stakeholder_id", standing.buildingBlockStakeholderId)
    .whereIn("c.state", [CAPTURE.waiting, CAPTURE.sentBack])
    .first(
      "c.capture_id",
      "c.state",
      "c.captured_by as capturedById",
      "c.captured_at",
      "c.reason",
      "c.proposed",
      "decider.name as sentBackBy",
      trx.raw("coalesce(capturer.name, 'Somebody') as captured_by"),
    );
  if (row === undefined) return null;
  const { capturedById, capturedAt, state, ...capture } = row;
  return {
    ...capture,
    state: state === CAPTURE.waiting ? "waiting" : "sent back",
    capturedAt: capturedAt.toISOString(),
    isOwn: capturedById === session.stakeholderId,
    changes: describeChanges(standing, row.proposed),
  };
}
