import { beforeEach, describe, expect, test } from "vitest";
import { getCalendar } from "../../release/contract.ts";
import { startUploads } from "../../testing/import/startUploads.ts";
import { testDatabases } from "../../testing/testDatabase.ts";
import { getExpectedFigures } from "./contract.ts";

const LATE = { kind: "crime", period: "2026-3", expectedOn: "2000-01-20", note: "" };

describe.each(testDatabases)("what is expected when, %s", (_, open) => {
  const uploads = startUploads(open);
  const { admin } = uploads;
  beforeEach(() => uploads.knex("expected_figures").delete());
  const publicly = () => admin.read(getCalendar);
  const listed = async () => (await admin.read(getExpectedFigures)).expected;

  test("an administrator says it, and the page of releases repeats it, late from the day after", async () => {
    expect((await admin.postJson("/api/import/expectFigures", LATE)).status).toBe(200);
    expect(await publicly()).toEqual([
      {
        period: "Jul - Sep 2026",
        expectedOn: "2000-01-20",
        isLate: true,
        sentence: "The police’s figures for Jul - Sep 2026 were expected by 20 January 2000.",
      },
    ]);
    const later = { ...LATE, expectedOn: "2099-12-01", note: "They wrote so." };
    await admin.postJson("/api/import/expectFigures", later);
    expect((await publicly()).map(({ sentence }) => sentence)).toEqual([
      "The police’s figures for Jul - Sep 2026 are expected by 1 December 2099. They wrote so.",
    ]);
    const expectedFiguresId = (await listed())[0]?.expectedFiguresId;
    await admin.postJson("/api/import/forgetExpected", { expectedFiguresId });
    expect(await publicly()).toEqual([]);
    expect((await admin.postJson("/api/import/forgetExpected", { expectedFiguresId })).status).toBe(404);
  });

  test("crime figures of the quarter or a later one end it; invented ones do not", async () => {
    await admin.postJson("/api/import/expectFigures", { ...LATE, period: "2024-1" });
    expect(await listed()).toMatchObject([{ isHere: false }]);
    await uploads.knex("data_source").where({ theme: "crime" }).update({ isDemonstration: false });
    await admin.postJson("/api/import/expectFigures", { ...LATE, period: "2099-1" });
    expect(await listed()).toMatchObject([{ isHere: true }, { isHere: false }]);
    expect(await publicly()).toMatchObject([{ period: "Jan - Mar 2099" }]);
  });
});
