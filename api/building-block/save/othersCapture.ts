import { Changed } from "../../lib/http/errors.ts";
import type { Session } from "../../lib/http/route.ts";
import { type CaptureRow, presentCapture } from "../capture/findCapture.ts";
import { CAPTURE } from "../conditions.ts";
import type { CurrentInstance } from "../instance/CurrentInstance.ts";

export const isOthers = (session: Session, capture: CaptureRow | undefined): capture is CaptureRow =>
  capture !== undefined && capture.capturedById !== session.stakeholderId;

export const saidOf = ({ capturedBy, state }: CaptureRow): string =>
  state === CAPTURE.waiting
    ? `What ${capturedBy} captured here waits for verification. Please decide about that first.`
    : `What ${capturedBy} captured here was sent back and is not corrected yet. Please look at it first.`;

/** @throws {Changed} unless the caller gives the capture up by its id */
export function refuseOthersCapture(
  session: Session,
  current: CurrentInstance,
  capture: CaptureRow | undefined,
  replaces: number | undefined,
): void {
  if (!isOthers(session, capture) || capture.captureId === replaces) return;
  const conflict = {
    changedBy: capture.capturedBy,
    changedAt: capture.capturedAt.toISOString(),
    current: presentCapture(session, current, capture),
  };
  throw new Changed(conflict, "waiting", saidOf(capture));
}
