import type { Span } from "../../lib/time/spans.ts";
import { seededRandom } from "./seededRandom.ts";

/**
 * `captured` has the number of the first day and the share of places. `level` is the share of requirements
 * with a contact.
 */
export type DemoProfile = { captured: { from: number; share: number } | null; level: number; history: Span };

const NEVER_CAPTURED_SHARE = 0.09;
const WITHOUT_CONTACTS_SHARE = 0.07;
const COMPLETE_SHARE = 0.08;
const EARLY_CAPTURE_SHARE = 0.65;

/** Profiles within a province are similar. */
export function getDemoProfile(code: string, nationalBoundaryId: number, history: Span): DemoProfile {
  const random = seededRandom(`building blocks ${code}`);
  const draw = random();
  if (draw < NEVER_CAPTURED_SHARE) return { captured: null, level: 0, history };
  const days = history.until - history.from;
  const isEarly = random() < EARLY_CAPTURE_SHARE;
  const from = history.from + Math.floor(days * (isEarly ? 0.05 : 0.15 + 0.6 * random()));
  if (draw < NEVER_CAPTURED_SHARE + WITHOUT_CONTACTS_SHARE)
    return { captured: { from, share: 1 }, level: 0, history };
  if (draw < NEVER_CAPTURED_SHARE + WITHOUT_CONTACTS_SHARE + COMPLETE_SHARE) {
    return { captured: { from, share: 1 }, level: 1, history };
  }
  const provincialLevel = seededRandom(`building blocks in ${nationalBoundaryId}`)();
  const level = 0.1 + 0.45 * provincialLevel + 0.4 * random();
  return { captured: { from, share: 0.85 + 0.15 * random() }, level, history };
}
