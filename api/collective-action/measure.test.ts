import { describe, expect, test } from "vitest";
import { getFindings } from "../findings/contract.ts";
import { getAnswer } from "../testing/getAnswer.ts";
import { startApi } from "../testing/startApi.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import { getCollectiveActionsByBoundary } from "./contract.ts";

const COLLECTIVE_ACTION = 4;
const LIMPOPO = 9;

describe.each(testDatabases)("cycles of challenges on %s", (_name, open) => {
  const api = startApi(open, { isShared: true });
  const findings = (boundaryId: number) =>
    getAnswer(api, getFindings, { query: { boundaryId, componentId: COLLECTIVE_ACTION } });
  const actions = (boundaryId: number) =>
    getAnswer(api, getCollectiveActionsByBoundary, { query: { boundaryId } });

  test.each([0, LIMPOPO])(
    "the figures over time are those of the bars, cycle by cycle",
    async (boundaryId) => {
      const { place, periods, overTime } = await findings(boundaryId);
      const { cycles } = await actions(boundaryId);
      const numbered = cycles.filter(({ description }) => description.includes("cycle"));
      expect(overTime).toEqual({ title: "100-Day Challenges by cycle", step: "cycle", isRunning: true });
      expect(periods).toEqual(
        numbered.map(({ description, isCurrentCycle }) => `${description}${isCurrentCycle ? " so far" : ""}`),
      );
      expect(place.values).toEqual(numbered.map(({ totalCollectiveActions }) => totalCollectiveActions));
      expect(cycles.map(({ description }) => description)).toContain("2022");
      expect(periods).not.toContain("2022");
    },
  );

  test("the challenges that are active today are compared with the cycle before, not with a quarter's end", async () => {
    const { place, sentences, span } = await findings(0);
    const { activeCollectiveActions } = await actions(0);
    expect(span).toBeNull();
    expect(place).toMatchObject({ figure: activeCollectiveActions, sinceQuarter: null, sinceYear: null });
    expect(place.sinceCycle).toMatchObject({
      period: "2026, cycle 2 so far",
      to: activeCollectiveActions,
      since: "2026, cycle 1",
      direction: "rose",
    });
    expect(sentences.change).toBe(
      `South Africa had ${activeCollectiveActions} challenges in 2026, cycle 2 so far, up from ${place.sinceCycle?.from} the cycle before`,
    );
    expect(sentences.areasChange).toMatch(
      /^100-Day Challenges by cycle: .* from 2026, cycle 1 to 2026, cycle 2 so far$/,
    );
  });
});
