import { countOverlaps, intersect, type Span, unite } from "../lib/time/spans.ts";

/** The counts from `day` until the next step. `id` is that of a building block or of a requirement. */
export type Step = { boundaryId: number; id: number; day: number; counts: number[] };

export class StepTally {
  readonly #columnCount: number;
  readonly #changes = new Map<number, Map<number, Map<number, number[]>>>();

  constructor(columnCount: number) {
    this.#columnCount = columnCount;
  }

  add(boundaryId: number, id: number, { from, until }: Span, column: number): void {
    this.#change(boundaryId, id, from, column, 1);
    if (until !== Number.POSITIVE_INFINITY) this.#change(boundaryId, id, until, column, -1);
  }

  *steps(): Generator<Step> {
    for (const [boundaryId, daysById] of this.#changes) {
      for (const [id, days] of daysById) {
        const counts: number[] = Array(this.#columnCount).fill(0);
        for (const [day, changes] of [...days].sort(([a], [b]) => a - b)) {
          if (changes.every((change) => change === 0)) continue;
          changes.forEach((change, column) => {
            counts[column] = (counts[column] as number) + change;
          });
          yield { boundaryId, id, day, counts: [...counts] };
        }
      }
    }
  }

  #change(boundaryId: number, id: number, day: number, column: number, difference: number): void {
    const daysById = getOrAdd(this.#changes, boundaryId, () => new Map<number, Map<number, number[]>>());
    const days = getOrAdd(daysById, id, () => new Map<number, number[]>());
    const changes = getOrAdd(days, day, () => Array<number>(this.#columnCount).fill(0));
    changes[column] = (changes[column] as number) + difference;
  }
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}

type Person = { requirementId: number; verifiedDay: number | null; valid: Span };

export type RequirementSpans = { id: number; spans: readonly Span[] };

export type Instance = {
  boundaryId: number;
  buildingBlockId: number;
  valid: Span;
  capturedDay: number | null;
  requirements: readonly RequirementSpans[];
  people: readonly Person[];
};

export const BLOCK_COLUMNS = ["known", "captured", "complete", "in_progress"] as const;
export const REQUIREMENT_COLUMNS = ["available", "total"] as const;
const [KNOWN, CAPTURED, COMPLETE, IN_PROGRESS] = [0, 1, 2, 3];
const [AVAILABLE, TOTAL] = [0, 1];

/**
 * A requirement counts as met from the day on which its contact person is verified.
 * @param boundariesOf the instance's own boundary and all boundaries that contain it
 */
export function tallyInstances(
  instances: Iterable<Instance>,
  boundariesOf: (boundaryId: number) => readonly number[],
): { blocks: StepTally; requirements: StepTally } {
  const blocks = new StepTally(BLOCK_COLUMNS.length);
  const requirements = new StepTally(REQUIREMENT_COLUMNS.length);
  for (const instance of instances) {
    const { buildingBlockId, valid } = instance;
    const capturedSpan = getCapturedSpan(instance);
    const required = instance.requirements.map(({ id, spans }) => ({
      id,
      spans: clipSpans(spans, capturedSpan),
    }));
    const met = required.map(({ id, spans }) => ({ id, spans: findMetSpans(instance, id, spans) }));
    const requiredCounts = countOverlaps(required.flatMap(({ spans }) => spans));
    const metCounts = countOverlaps(met.flatMap(({ spans }) => spans));
    for (const boundaryId of boundariesOf(instance.boundaryId)) {
      blocks.add(boundaryId, buildingBlockId, valid, KNOWN);
      if (capturedSpan === null) continue;
      blocks.add(boundaryId, buildingBlockId, capturedSpan, CAPTURED);
      for (const metCount of metCounts) {
        for (const requiredCount of requiredCounts) {
          const span = intersect(metCount, requiredCount);
          if (span === null) continue;
          blocks.add(
            boundaryId,
            buildingBlockId,
            span,
            metCount.count === requiredCount.count ? COMPLETE : IN_PROGRESS,
          );
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

function getCapturedSpan({ valid, capturedDay }: Instance): Span | null {
  return capturedDay === null
    ? null
    : intersect(valid, { from: capturedDay, until: Number.POSITIVE_INFINITY });
}

const clipSpans = (spans: readonly Span[], limit: Span | null): Span[] =>
  spans.flatMap((span) => (limit === null ? [] : (intersect(span, limit) ?? [])));

/** Merges the days of several people who meet one requirement, because it counts once. */
function findMetSpans({ people }: Instance, requirementId: number, required: readonly Span[]): Span[] {
  const spans = people.flatMap((person) => {
    if (person.requirementId !== requirementId || person.verifiedDay === null) return [];
    const verifiedSpan = intersect(person.valid, {
      from: person.verifiedDay,
      until: Number.POSITIVE_INFINITY,
    });
    return clipSpans(required, verifiedSpan);
  });
  return unite(spans);
}
