import { intersect, overlaps, type Span, unite } from "../lib/spans.ts";
import { StepTally } from "./StepTally.ts";

/** `verified` is a day number, or null. */
export type Person = { requirementId: number; verified: number | null; valid: Span };

export type RequirementSpans = { id: number; spans: readonly Span[] };

/** `captured` is the first day number on which it is captured. */
export type Instance = {
  boundaryId: number;
  buildingBlockId: number;
  stands: Span;
  captured: number | null;
  /** What the block requires, each on the days on which it is in the catalogue: spans that are apart, in order. */
  requirements: readonly RequirementSpans[];
  people: readonly Person[];
};

export const BLOCK_COLUMNS = ["known", "captured", "complete", "in_progress"] as const;
export const REQUIREMENT_COLUMNS = ["available", "total"] as const;
const [KNOWN, CAPTURED, COMPLETE, IN_PROGRESS] = [0, 1, 2, 3];
const [AVAILABLE, TOTAL] = [0, 1];

/**
 * Counts known and captured instances and available requirements for each boundary and all time. A requirement is
 * available on a day if a contact person for it is valid and was verified by then.
 * @param boundariesOf the instance's own boundary and all that contain it, so that a boundary is the sum of its parts
 */
export function countSteps(
  instances: Iterable<Instance>,
  boundariesOf: (boundaryId: number) => readonly number[],
): { blocks: StepTally; requirements: StepTally } {
  const blocks = new StepTally(BLOCK_COLUMNS.length);
  const requirements = new StepTally(REQUIREMENT_COLUMNS.length);
  for (const instance of instances) {
    const { buildingBlockId, stands } = instance;
    const captured = capturedSpan(instance);
    const required = instance.requirements.map(({ id, spans }) => ({ id, spans: within(spans, captured) }));
    const met = required.map(({ id, spans }) => ({ id, spans: metSpans(instance, id, spans) }));
    const wanted = overlaps(required.flatMap(({ spans }) => spans));
    const degrees = overlaps(met.flatMap(({ spans }) => spans));
    for (const boundaryId of boundariesOf(instance.boundaryId)) {
      blocks.add(boundaryId, buildingBlockId, stands, KNOWN);
      if (captured === null) continue;
      blocks.add(boundaryId, buildingBlockId, captured, CAPTURED);
      for (const degree of degrees) {
        for (const all of wanted) {
          const span = intersect(degree, all);
          if (span === null) continue;
          blocks.add(boundaryId, buildingBlockId, span, degree.count === all.count ? COMPLETE : IN_PROGRESS);
        }
      }
      for (const { id, spans } of required)
        for (const span of spans) requirements.add(boundaryId, id, span, TOTAL);
      for (const { id, spans } of met)
        for (const span of spans) requirements.add(boundaryId, id, span, AVAILABLE);
    }
  }
  return { blocks, requirements };
}

function capturedSpan({ stands, captured }: Instance): Span | null {
  return captured === null ? null : intersect(stands, { from: captured, until: Number.POSITIVE_INFINITY });
}

/** The days of some spans that are in another one, too. */
const within = (spans: readonly Span[], limit: Span | null): Span[] =>
  spans.flatMap((span) => (limit === null ? [] : (intersect(span, limit) ?? [])));

/** The days on which the requirement is asked for and somebody stands for it; several people at once count as one. */
function metSpans({ people }: Instance, requirementId: number, required: readonly Span[]): Span[] {
  const spans = people.flatMap((person) => {
    if (person.requirementId !== requirementId || person.verified === null) return [];
    const verified = intersect(person.valid, { from: person.verified, until: Number.POSITIVE_INFINITY });
    return within(required, verified);
  });
  return unite(spans);
}
