import type { Span } from "../../lib/time/spans.ts";
import { seededRandom } from "./seededRandom.ts";

/**
 * `captured` has the number of the first day and the share of places. `level` is the share of requirements
 * with a contact.
 */
export type DemoProfile = { captured: { from: number; share: number } | null; level: number; history: Span };

const NEVER_CAPTURED = 0.09;
const HAS_NOTHING = 0.07;
const HAS_EVERYTHING = 0.08;
const CAPTURED_FROM_THE_START = 0.65;

/** Profiles within a province are similar. */
export function getDemoProfile(code: string, nationalBoundaryId: number, history: Span): DemoProfile {
  const random = seededRandom(`building blocks ${code}`);
  const draw = random();
  if (draw < NEVER_CAPTURED) return { captured: null, level: 0, history };
  const days = history.until - history.from;
  const isEarly = random() < CAPTURED_FROM_THE_START;
  const from = history.from + Math.floor(days * (isEarly ? 0.05 : 0.15 + 0.6 * random()));
  if (draw < NEVER_CAPTURED + HAS_NOTHING) return { captured: { from, share: 1 }, level: 0, history };
  if (draw < NEVER_CAPTURED + HAS_NOTHING + HAS_EVERYTHING) {
    return { captured: { from, share: 1 }, level: 1, history };
  }
  const province = seededRandom(`building blocks in ${nationalBoundaryId}`)();
  const level = 0.1 + 0.45 * province + 0.4 * random();
  return { captured: { from, share: 0.85 + 0.15 * random() }, level, history };
}
