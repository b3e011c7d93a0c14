import type { Knex } from "knex";
import type { Session } from "../../lib/http/route.ts";
import { CAPTURE } from "../conditions.ts";
import type { EditLock } from "../instance/contract.ts";
import { type CaptureRow, readCaptures } from "./captures.ts";

export async function readEditLocks(
  trx: Knex,
  session: Session,
  instanceIds: readonly number[],
): Promise<Map<number, EditLock>> {
  const captures = await readCaptures(trx, instanceIds);
  return new Map([...captures].map(([id, capture]) => [id, createEditLock(session, capture)]));
}

export const createEditLock = (
  session: Session,
  { capturedBy, capturedById, capturedAt, state }: CaptureRow,
): EditLock => ({
  state: state === CAPTURE.pending ? "waiting" : "sent back",
  capturedBy,
  capturedAt: capturedAt.toISOString(),
  isOwn: capturedById === session.stakeholderId,
});
