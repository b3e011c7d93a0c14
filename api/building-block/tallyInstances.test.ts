import fc from "fast-check";
import { expect, test } from "vitest";
import { dayNumber, getSpan, type Span, unite } from "../lib/time/spans.ts";
import { type Instance, type Step, type StepTally, tallyInstances } from "./tallyInstances.ts";

const listBoundaries = (id: number) => [id, id < 12 ? 1 : 2, 0];
const MUNICIPALITIES = [10, 11, 12, 13] as const;
const REQUIREMENTS: Record<number, number[]> = { 1: [1, 2, 3], 2: [4] };
const DAYS = 40;

const span: fc.Arbitrary<Span> = fc
  .tuple(fc.nat(DAYS), fc.option(fc.nat(DAYS)))
  .map(([from, length]) => ({ from, until: length === null ? Number.POSITIVE_INFINITY : from + length }));
const ALWAYS: Span = { from: 0, until: Number.POSITIVE_INFINITY };
const requirementWithSpans = (id: number) =>
  fc
    .oneof(fc.constant([ALWAYS]), fc.array(span, { maxLength: 3 }).map(unite))
    .map((spans) => ({ id, spans }));
const instance: fc.Arbitrary<Instance> = fc
  .record({ boundaryId: fc.constantFrom(...MUNICIPALITIES), buildingBlockId: fc.constantFrom(1, 2) })
  .chain(({ boundaryId, buildingBlockId }) => {
    const requirementIds = REQUIREMENTS[buildingBlockId] as number[];
    return fc.record({
      boundaryId: fc.constant(boundaryId),
      buildingBlockId: fc.constant(buildingBlockId),
      valid: span,
      capturedDay: fc.option(fc.nat(DAYS)),
      requirements: fc.tuple(...requirementIds.map(requirementWithSpans)),
      people: fc.array(
        fc.record({
          requirementId: fc.constantFrom(...requirementIds),
          verifiedDay: fc.option(fc.nat(DAYS)),
          valid: span,
        }),
        { maxLength: 5 },
      ),
    });
  });
const instanceLists = fc.array(instance, { maxLength: 12 });

function findCounts(
  tally: StepTally,
  columns: number,
  boundaryId: number,
  id: number,
  day: number,
): number[] {
  const latest = [...tally.steps()]
    .filter((step) => step.boundaryId === boundaryId && step.id === id && step.day <= day)
    .reduce<Step | undefined>(
      (last, step) => (last === undefined || step.day > last.day ? step : last),
      undefined,
    );
  return latest?.counts ?? Array(columns).fill(0);
}
const isWithin = ({ from, until }: Span, day: number) => from <= day && day < until;
test("counts on any day equal those of counting the instances one by one", () => {
  fc.assert(
    fc.property(instanceLists, fc.nat(2 * DAYS), (instances, day) => {
      const { blocks, requirements } = tallyInstances(instances, listBoundaries);
      for (const [boundaryId, isInside] of [
        [0, () => true],
        [11, (one: Instance) => one.boundaryId === 11],
      ] as const) {
        for (const blockId of [1, 2]) {
          const knownInstances = instances.filter(
            (one) => isInside(one) && one.buildingBlockId === blockId && isWithin(one.valid, day),
          );
          const capturedInstances = knownInstances.filter(
            (one) => one.capturedDay !== null && one.capturedDay <= day,
          );
          const isMet = (one: Instance, requirementId: number) =>
            one.people.some(
              (person) =>
                person.requirementId === requirementId &&
                person.verifiedDay !== null &&
                person.verifiedDay <= day &&
                isWithin(person.valid, day),
            );
          const listRequirementIds = (one: Instance) =>
            one.requirements.flatMap(({ id, spans }) =>
              spans.some((each) => isWithin(each, day)) ? [id] : [],
            );
          const progress = capturedInstances.map((one) => {
            const requirementIds = listRequirementIds(one);
            return {
              met: requirementIds.filter((id) => isMet(one, id)).length,
              needed: requirementIds.length,
            };
          });
          expect(findCounts(blocks, 4, boundaryId, blockId, day)).toEqual([
            knownInstances.length,
            capturedInstances.length,
            progress.filter(({ met, needed }) => met > 0 && met === needed).length,
            progress.filter(({ met, needed }) => met > 0 && met < needed).length,
          ]);
          for (const id of REQUIREMENTS[blockId] as number[]) {
            expect(findCounts(requirements, 2, boundaryId, id, day)).toEqual([
              capturedInstances.filter((one) => listRequirementIds(one).includes(id) && isMet(one, id))
                .length,
              capturedInstances.filter((one) => listRequirementIds(one).includes(id)).length,
            ]);
          }
        }
      }
    }),
  );
});

test("a requirement is available from the first to the last day of its verified contact person, both included", () => {
  const { requirements } = tallyInstances(
    [
      {
        boundaryId: 10,
        buildingBlockId: 2,
        valid: getSpan(null, null),
        capturedDay: dayNumber("2025-01-01"),
        requirements: [{ id: 4, spans: [ALWAYS] }],
        people: [
          {
            requirementId: 4,
            verifiedDay: dayNumber("2025-02-03"),
            valid: getSpan("2025-01-31", "2025-06-30"),
          },
        ],
      },
    ],
    listBoundaries,
  );
  const countOn = (day: string) => findCounts(requirements, 2, 10, 4, dayNumber(day));
  expect(countOn("2024-12-31")).toEqual([0, 0]);
  expect(countOn("2025-01-01")).toEqual([0, 1]);
  expect(countOn("2025-02-02")).toEqual([0, 1]);
  expect(countOn("2025-02-03")).toEqual([1, 1]);
  expect(countOn("2025-06-30")).toEqual([1, 1]);
  expect(countOn("2025-07-01")).toEqual([0, 1]);
});
