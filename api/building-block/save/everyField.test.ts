import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { startOffice } from "../../testing/building-block/office.ts";
import * as model from "../../testing/building-block/placeModel.ts";
import { createPlaceWriters, OFFICIALS } from "../../testing/building-block/placeWriters.ts";
import {
  dayAfter,
  FIRST_DAY,
  readStored,
  sortChecks,
  startPlace,
} from "../../testing/building-block/storedPlace.ts";
import { findBuildingBlockData } from "../queries.ts";

const step = fc.record({
  writer: fc.constantFrom(
    ...(["form", "form", "row", "row", "sheet", "file", "verify", "return", "check", "undo"] as const),
    ...(["give up", "withdraw", "quarter"] as const),
  ),
  who: fc.constantFrom(...(["coordinator", "province", "editor"] as const)),
  personIndex: fc.constantFrom(0, 1, 2),
  days: fc.constantFrom(0, 0, 1, 9),
  how: fc.constantFrom(1, model.OWN_KNOWLEDGE),
  pick: fc.nat(1000),
  isReplacing: fc.boolean(),
  isFull: fc.boolean(),
  knownDaysAgo: fc.constantFrom(null, 0, 3, 60),
  changedFields: fc.record(
    {
      name: fc.constantFrom("Invented Contact", "Made-up Person"),
      role: fc.constantFrom(null, "Manager", "Clerk"),
      ...{ mobile: fc.constantFrom(null, "1", "2"), reception: fc.constantFrom(null, "3", "4") },
      email: fc.constantFrom(null, "a@example.org", "b@example.org"),
      ...{ isPublic: fc.boolean(), isAnswer: fc.boolean(), isReporting: fc.boolean() },
      addressLine1: fc.constantFrom("North Road", "South Road", "West Road"),
      openingHours: fc.constantFrom(null, "24 hours", "08:00-16:00"),
      languages: fc.constantFrom("en", "zu,en"),
      point: fc.constantFrom("1", "2"),
      isConfidential: fc.boolean(),
    },
    { requiredKeys: [] },
  ),
});

const office = startOffice();
const writers = createPlaceWriters(office);
beforeAll(() => writers.importFile({ name: "First Of A File" }, FIRST_DAY));
/** The stored place that the model predicts. */
const toStored = ({ fields, changedOn, checks, capture }: model.Model) => ({
  ...{ fields, changedOn, checks: sortChecks(checks) },
  days: {
    0: model.computeCheckDays({ checks, fields }, 0).since,
    ...Object.fromEntries(
      [1, 2].map((personIndex) => {
        const { verifiedOn, since } = model.computeCheckDays({ checks, fields }, personIndex);
        return [personIndex, [verifiedOn, since]];
      }),
    ),
  },
  capture: capture && {
    who: OFFICIALS[capture.who],
    isPending: capture.isPending,
    edits: Object.fromEntries(model.listEdits(fields, capture.edits).map(({ key, after }) => [key, after])),
  },
});

async function fetchPastQuarters(day: string): Promise<string> {
  const data = await office.knex.transaction((trx) => findBuildingBlockData(trx, office.emfuleni, day));
  return JSON.stringify(
    data.buildingBlockReportingPeriods
      .filter(({ isRunning }) => !isRunning)
      .map(({ isCurrent: _, ...each }) => each),
  );
}

test("after any writes, every stored field of a place equals the model's, and ended quarters do not change", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 8, maxLength: 20 }),
      fc.boolean(),
      async (steps, isDemanded) => {
        const place = await startPlace(office);
        if (isDemanded) await office.demandSecondPerson(true);
        const { capture: _, days: _days, ...start } = await readStored(office, place);
        let predicted = { ...start, capture: null, changes: [], files: [] } as unknown as model.Model;
        let today = FIRST_DAY;
        let quarterCount = 1;
        const responses: string[] = [];
        for (const each of steps) {
          const isQuarter = each.writer === "quarter" && quarterCount++ < 4;
          today = dayAfter(today, isQuarter ? 92 : each.days);
          office.setToday(today);
          const past = await fetchPastQuarters(today);
          if (each.writer === "quarter") continue;
          const result = await writers.send(place, predicted, each, { on: today, isDemanded });
          responses.push(`${today} ${JSON.stringify(each)}: ${JSON.stringify(result.response)}`);
          const message = responses.join("\n");
          expect(result.response.status === 200, message).toBe(result.isAllowed);
          const after = structuredClone(predicted);
          if (result.isAllowed) result.apply(after);
          expect(await readStored(office, place), message).toEqual(toStored(after));
          if (each.writer !== "withdraw") expect(await fetchPastQuarters(today), message).toBe(past);
          predicted = after;
        }
      },
    ),
    { numRuns: process.env.THOROUGH === undefined ? 6 : 200, endOnFailure: true },
  );
}, 3_600_000);
