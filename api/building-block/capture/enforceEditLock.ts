import { ConflictError } from "../../lib/http/errors.ts";
import type { Session } from "../../lib/http/route.ts";
import { CAPTURE } from "../conditions.ts";
import type { CurrentInstance } from "../instance/CurrentInstance.ts";
import type { CaptureRow } from "./captures.ts";
import { presentCapture } from "./findCapture.ts";

export const isLockedByOther = (session: Session, capture: CaptureRow | undefined): capture is CaptureRow =>
  capture !== undefined && capture.capturedById !== session.stakeholderId;

export const formatEditLockRefusal = ({ capturedBy, state }: CaptureRow): string =>
  state === CAPTURE.pending
    ? `What ${capturedBy} captured here waits for verification. Please decide about that first.`
    : `What ${capturedBy} captured here was sent back and is not corrected yet. Please look at it first.`;

/** @throws {ConflictError} if another person's capture is open, unless `replaces` is its id */
export function enforceEditLock(
  session: Session,
  current: CurrentInstance,
  capture: CaptureRow | undefined,
  replaces: number | undefined,
): void {
  if (!isLockedByOther(session, capture) || capture.captureId === replaces) return;
  const conflict = {
    changedBy: capture.capturedBy,
    changedAt: capture.capturedAt.toISOString(),
    current: presentCapture(session, current, capture),
  };
  throw new ConflictError(conflict, "waiting", formatEditLockRefusal(capture));
}
