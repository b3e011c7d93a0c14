import fc from "fast-check";
import { expect, test } from "vitest";
import { collectPublished } from "../testing/survey/collectPublished.ts";
import { inventedQuarters } from "../testing/survey/inventQuarter.ts";
import { SumSolver } from "../testing/survey/SumSolver.ts";
import { computeOverall } from "./changes.ts";
import { applyDisclosureControl } from "./results/disclosureControl.ts";
import { isCountable } from "./results/maturity.ts";
import type { QuestionTally } from "./results/surveyTally.ts";

type PublishedFigures = ReturnType<typeof collectPublished>;

const getScored = (questions: readonly QuestionTally[]) =>
  questions.filter(({ questionCategoryId }) => questionCategoryId <= 3);
const pointsAtMost = (questionCategoryId: number, questions: readonly QuestionTally[]) =>
  questions
    .filter((question) => question.questionCategoryId === questionCategoryId)
    .reduce((sum, { answers }) => sum + Math.max(...answers.map(({ score }) => score ?? 0)), 0);

/**
 * Sums are exact here, because rounding would only remove information. The attacker knows the weights in the
 * score of one survey; a score of two surveys counts as a separate unknown.
 */
function computeSums({ runs, results, published }: PublishedFigures) {
  const runsByOrganisation = Map.groupBy(runs.filter(isCountable), ({ organisationId }) => organisationId);
  const columns = new Map<string, number>();
  const ownColumns = new Map<number, number[]>([...results.keys()].map((id) => [id, []]));
  const getColumn = (id: number, value: string): number => {
    const name = `${id} ${value}`;
    if (!columns.has(name)) {
      columns.set(name, columns.size);
      ownColumns.get(id)?.push(columns.size - 1);
    }
    return columns.get(name) as number;
  };
  type Weights = [column: number, weight: number][];
  const shareOf = (id: number, possibleAnswerId: number): Weights => [
    [getColumn(id, `answer ${possibleAnswerId}`), 1],
  ];
  const computeScore = (id: number, category: 1 | 2 | 3): Weights => {
    const [survey, other] = runsByOrganisation.get(id) as PublishedFigures["runs"];
    const questions = getScored(survey?.tally.questions as QuestionTally[]);
    if (other !== undefined) return [[getColumn(id, `score ${category}`), pointsAtMost(category, questions)]];
    return questions
      .filter(({ questionCategoryId }) => questionCategoryId === category)
      .flatMap((question) =>
        question.answers
          .slice(0, -1)
          .flatMap(({ possibleAnswerId, score }) =>
            shareOf(id, possibleAnswerId).map(([column]): [number, number] => [column, score as number]),
          ),
      );
  };
  const sums: Weights[] = [];
  for (const { members } of published) {
    sums.push(members.map((id) => [getColumn(id, "responses"), 1]));
    for (const category of [1, 2, 3] as const) sums.push(members.flatMap((id) => computeScore(id, category)));
  }
  const vectors = sums.map((weights) => {
    const vector = new Array<number>(columns.size).fill(0);
    for (const [column, weight] of weights) vector[column] = weight;
    return vector;
  });
  return { vectors, width: columns.size, ownColumns: [...ownColumns.values()] };
}

test("S21 no weighted sum of all published values depends on only one or two organisations", () => {
  fc.assert(
    fc.property(inventedQuarters, (organisations) => {
      const { vectors, width, ownColumns } = computeSums(collectPublished(organisations));
      const columnCounts = ownColumns.map(({ length }) => length).toSorted((a, b) => b - a);
      const solver = new SumSolver(vectors, width, (columnCounts[0] ?? 0) + (columnCounts[1] ?? 0));
      // Members of one organisation cannot compute another's number either.
      for (const [one, own] of ownColumns.entries()) {
        for (const otherColumns of ownColumns.slice(one + 1)) {
          expect(solver.isComputable([...own, ...otherColumns])).toBe(false);
        }
      }
    }),
    { numRuns: 50 },
  );
});

test("S21 every published score is one of these sums", () => {
  fc.assert(
    fc.property(inventedQuarters, (organisations) => {
      const { results, published, pages } = collectPublished(organisations);
      for (const { published: visible, members } of published) {
        const mean = (getValue: (id: number) => number) =>
          members.reduce((sum, id) => sum + getValue(id), 0) / members.length / 100;
        const computeScore = (at: 0 | 1 | 2) => mean((id) => results.get(id)?.scores[at] as number);
        expect(visible[0]).toBe(members.length);
        for (const at of [0, 1, 2] as const)
          expect(Math.abs((visible[at + 3] as number) - computeScore(at))).toBeLessThan(1);
      }
      for (const { categories } of pages) {
        for (const { change, categoryScore } of categories) {
          const difference = change && (categoryScore as number) - change.previousScore;
          expect(change?.difference ?? 0).toBeCloseTo(difference ?? 0, 1);
        }
      }
    }),
    { numRuns: 20 },
  );
});

test("S20 no score is shown with fewer than five responses, and no distribution with fewer than ten", () => {
  fc.assert(
    fc.property(inventedQuarters, (organisations) => {
      const { runs, pages } = collectPublished(organisations);
      for (const { tally } of runs) {
        const page = pages.find(({ healthCheckId }) => healthCheckId === tally.healthCheckId);
        const questions = page?.categories.flatMap((category) => category.questions) ?? [];
        const shares = questions.flatMap(({ answers }) =>
          answers.map(({ distributionValue }) => distributionValue),
        );
        for (const { answered, state } of questions) {
          expect(answered !== null).toBe(state === "shown");
          if (answered !== null) expect(Math.min(answered, tally.responses / 2)).toBeGreaterThanOrEqual(5);
        }
        if (tally.responses < 10) expect(shares.filter((share) => share !== null)).toEqual([]);
        if (tally.responses >= 5) continue;
        expect(page).toMatchObject({ state: "too-few", responses: null, overall: null, change: null });
        const lastRound = page?.rounds.at(-1);
        expect(lastRound?.actualResponses).toBe(null);
        expect(lastRound?.scores.every(({ score }) => score === null)).toBe(true);
        expect(page?.categories.map(({ categoryScore }) => categoryScore)).toEqual([null, null, null, null]);
      }
    }),
    { numRuns: 30 },
  );
});

test("S20 S21 a trend shows the same scores of each round as that round's page, and a question its number of answers", () => {
  fc.assert(
    fc.property(inventedQuarters, (organisations) => {
      const { runs, pages } = collectPublished(organisations);
      for (const { earlier, tally } of runs) {
        const page = pages.find(({ healthCheckId }) => healthCheckId === tally.healthCheckId);
        for (const [at, disclosed] of [earlier, tally].map(applyDisclosureControl).entries()) {
          const round = page?.rounds[at];
          expect(round?.actualResponses).toBe(disclosed.responses);
          expect(round?.scores.map(({ score }) => score)).toEqual([
            computeOverall(disclosed),
            ...[1, 2, 3].map((id) => disclosed.scoreOf(id)),
          ]);
        }
      }
    }),
    { numRuns: 20 },
  );
});
