import { intersect, overlaps, type Span, unite } from "../lib/spans.ts";
import { StepTally } from "./StepTally.ts";

/** A contact person as far as counting goes. `verified` is a day number; null where nobody verified the person. */
export type Person = { requirementId: number; verified: number | null; valid: Span };

/** An instance of a block in a municipality. `captured` is the day number from which on it is captured. */
export type Instance = {
  boundaryId: number;
  buildingBlockId: number;
  stands: Span;
  captured: number | null;
  /** All that the block requires. */
  requirementIds: readonly number[];
  people: readonly Person[];
};

export const BLOCK_COLUMNS = ["known", "captured", "complete", "in_progress"] as const;
export const REQUIREMENT_COLUMNS = ["available", "total"] as const;
const [KNOWN, CAPTURED, COMPLETE, IN_PROGRESS] = [0, 1, 2, 3];
const [AVAILABLE, TOTAL] = [0, 1];

/**
 * Counts what stands, what was captured and what is available, for each boundary and all time. A requirement of a
 * captured instance is available on a day on which a contact person for it is valid and had been verified.
 *
 * @param boundariesOf the instance's own boundary and all that contain it: each counts the instance once, so a
 *   boundary has the sum of those directly inside it
 */
export function countSteps(
  instances: Iterable<Instance>,
  boundariesOf: (boundaryId: number) => readonly number[],
): { blocks: StepTally; requirements: StepTally } {
  const blocks = new StepTally(BLOCK_COLUMNS.length);
  const requirements = new StepTally(REQUIREMENT_COLUMNS.length);
  for (const instance of instances) {
    const { buildingBlockId, stands, requirementIds } = instance;
    const captured = capturedSpan(instance);
    const met = requirementIds.map((id) => ({ id, spans: metSpans(instance, id, captured) }));
    const degrees = overlaps(met.flatMap(({ spans }) => spans));
    for (const boundaryId of boundariesOf(instance.boundaryId)) {
      blocks.add(boundaryId, buildingBlockId, stands, KNOWN);
      if (captured === null) continue;
      blocks.add(boundaryId, buildingBlockId, captured, CAPTURED);
      for (const degree of degrees) {
        const isComplete = degree.count === requirementIds.length;
        blocks.add(boundaryId, buildingBlockId, degree, isComplete ? COMPLETE : IN_PROGRESS);
      }
      for (const { id, spans } of met) {
        requirements.add(boundaryId, id, captured, TOTAL);
        for (const span of spans) requirements.add(boundaryId, id, span, AVAILABLE);
      }
    }
  }
  return { blocks, requirements };
}

function capturedSpan({ stands, captured }: Instance): Span | null {
  return captured === null ? null : intersect(stands, { from: captured, until: Number.POSITIVE_INFINITY });
}

/** The days on which somebody stands for the requirement; several people at once count as one. */
function metSpans({ people }: Instance, requirementId: number, captured: Span | null): Span[] {
  if (captured === null) return [];
  const spans = people.flatMap((person) => {
    if (person.requirementId !== requirementId || person.verified === null) return [];
    const verified = intersect(person.valid, { from: person.verified, until: Number.POSITIVE_INFINITY });
    const counted = verified === null ? null : intersect(verified, captured);
    return counted === null ? [] : [counted];
  });
  return unite(spans);
}
