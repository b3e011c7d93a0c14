import type { Knex } from "knex";
import type { Session } from "../../lib/http/route.ts";
import { describePatch } from "../describePatch.ts";
import type { CurrentInstance } from "../instance/CurrentInstance.ts";
import type { InstanceCapture } from "../instance/contract.ts";
import { rebase } from "../patch.ts";
import { type CaptureRow, readCaptures } from "./captures.ts";
import { createEditLock } from "./editLock.ts";

export async function findCapture(
  trx: Knex,
  session: Session,
  current: CurrentInstance,
): Promise<InstanceCapture | null> {
  const { buildingBlockStakeholderId } = current;
  const row = (await readCaptures(trx, [buildingBlockStakeholderId])).get(buildingBlockStakeholderId);
  return row === undefined ? null : presentCapture(session, current, row);
}

export function presentCapture(
  session: Session,
  current: CurrentInstance,
  capture: CaptureRow,
): InstanceCapture {
  const { captureId, reason, returnedBy, proposed } = capture;
  const edits = rebase(current, proposed.edits);
  return {
    ...{ captureId, reason, returnedBy, edits },
    ...createEditLock(session, capture),
    changes: describePatch(current, edits),
  };
}
