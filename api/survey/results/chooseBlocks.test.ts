import fc from "fast-check";
import { expect, test } from "vitest";
import { MIN_RESPONSES } from "../../shared/surveyThresholds.ts";
import { exactRank } from "../../testing/survey/exactRank.ts";
import { placedRuns } from "../../testing/survey/placedRuns.ts";
import { type Block, chooseBlocks, type PlacedOrganisation } from "./chooseBlocks.ts";
import { ALL_TYPES } from "./groups.ts";
import { resultRows } from "./resultRows.ts";

const UNIVERSITIES = 3;
const DISTRICT = 21;
const OTHER = 22;
const PROVINCE = 11;
const COUNTRY = 0;
const inDistrict = (district: number, ...ids: number[]): PlacedOrganisation[] =>
  ids.map((organisationId) => ({ organisationId, areas: [district, PROVINCE, COUNTRY], isMixed: false }));
const idsOf = (organisations: readonly PlacedOrganisation[]) =>
  organisations.map(({ organisationId }) => organisationId);

function blocksOf(organisations: PlacedOrganisation[], eligible: number[]): Block[] {
  const published = [...Map.groupBy(organisations, ({ areas }) => areas[0]).values(), organisations];
  return chooseBlocks(organisations, [new Set(eligible)], published.map(idsOf))[0] as Block[];
}

test("a district's answers are shown where all of its organisations, three or more, may be counted", () => {
  const organisations = inDistrict(DISTRICT, 1, 2, 3, 4);
  expect(blocksOf(organisations, [1, 2, 3, 4])).toEqual([{ area: DISTRICT, members: [1, 2, 3, 4] }]);
});

test("S21 one that may not be counted is hidden by leaving out two more: the public scores would give it away", () => {
  const organisations = inDistrict(DISTRICT, 1, 2, 3, 4, 5, 6);
  expect(blocksOf(organisations, [1, 2, 3, 4, 5])).toEqual([{ area: DISTRICT, members: [1, 2, 3] }]);
  expect(blocksOf(inDistrict(DISTRICT, 1, 2, 3, 4), [1, 2, 3])).toEqual([]);
});

test("S21 what two districts cannot show by themselves their province shows of both", () => {
  const organisations = [...inDistrict(DISTRICT, 1, 2, 3, 4), ...inDistrict(OTHER, 5, 6, 7, 8)];
  expect(blocksOf(organisations, [1, 2, 3, 5, 6, 7])).toEqual([{ area: PROVINCE, members: [1, 2, 3, 5, 6] }]);
});

test("S20 nothing is shown of two organisations", () => {
  expect(blocksOf(inDistrict(DISTRICT, 1, 2), [1, 2])).toEqual([]);
});

const quarters = placedRuns.chain((runs) => {
  const counting = runs.filter(({ responses }) => responses >= MIN_RESPONSES);
  const ids = counting.map(({ organisationId }) => organisationId);
  const published = resultRows(runs)
    .filter(({ shown }) => shown !== null)
    .map(({ boundaryId, organisationTypeId: type }) =>
      counting
        .filter((run) => run.chain.includes(boundaryId) && [ALL_TYPES, run.organisationTypeId].includes(type))
        .map(({ organisationId }) => organisationId),
    );
  const organisations = counting.map(({ organisationId, organisationTypeId, chain }) => ({
    organisationId,
    areas: chain.slice(1),
    isMixed: organisationTypeId === UNIVERSITIES,
  }));
  return fc.record({
    ids: fc.constant(ids),
    published: fc.constant(published),
    organisations: fc.constant(organisations),
    families: fc
      .tuple(fc.subarray(ids), fc.subarray(ids))
      .map((families) => families.map((own) => new Set(own))),
  });
});

test("S21 no sum of public figures and blocks is about one or two organisations", () => {
  fc.assert(
    fc.property(quarters, ({ ids, published, organisations, families }) => {
      const blocks = chooseBlocks(organisations, families, published).flat();
      for (const { members } of blocks) expect(members.length).toBeGreaterThanOrEqual(3);
      const shown = [...published, ...blocks.map(({ members }) => members)].map((members) =>
        ids.map((id) => Number(members.includes(id))),
      );
      const rank = exactRank(shown);
      const only = (wanted: number) => ids.map((id) => Number(id === wanted));
      for (const [at, one] of ids.entries()) {
        expect(exactRank([...shown, only(one)])).toBe(rank + 1);
        for (const other of ids.slice(at + 1)) {
          expect(exactRank([...shown, only(one), only(other)])).toBe(rank + 2);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test("S21 nor can any number of one organisation be had where each has several, and scores weigh them differently", () => {
  const weighed = quarters.chain((quarter) =>
    fc.record({
      quarter: fc.constant(quarter),
      weights: fc.array(fc.integer({ min: 1, max: 3 }), {
        minLength: quarter.ids.length,
        maxLength: quarter.ids.length,
      }),
    }),
  );
  fc.assert(
    fc.property(weighed, ({ quarter: { ids, published, organisations, families }, weights }) => {
      const blocks = chooseBlocks(organisations, families, published).flat();
      const numbers = (of: (at: number) => readonly [number, number], members: readonly number[]) =>
        ids.flatMap((id, at) => (members.includes(id) ? of(at) : [0, 0]));
      const score = (at: number) => [weights[at] as number, 4 - (weights[at] as number)] as const;
      const shown = [
        ...published.map((members) => numbers(score, members)),
        ...blocks.map(({ members }) => numbers(() => [1, 0], members)),
        ...blocks.map(({ members }) => numbers(() => [0, 1], members)),
      ];
      const rank = exactRank(shown);
      for (const id of ids) {
        for (const figure of [score, () => [1, 0] as const, () => [0, 1] as const]) {
          expect(exactRank([...shown, numbers(figure, [id])])).toBe(rank + 1);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test("S21 the order of organisations does not matter: what is left out once is left out each time", () => {
  fc.assert(
    fc.property(quarters, ({ published, organisations, families }) => {
      const sorted = (blocks: Block[][]) =>
        blocks.map((own) => own.map((block) => JSON.stringify(block)).sort());
      expect(sorted(chooseBlocks(organisations.toReversed(), families, published))).toEqual(
        sorted(chooseBlocks(organisations, families, published)),
      );
    }),
    { numRuns: 100 },
  );
});
