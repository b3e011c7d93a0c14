import { beforeEach, describe, expect, test } from "vitest";
import { getCalendar } from "../../release/contract.ts";
import { startUploads } from "../../testing/import/startUploads.ts";
import { testDatabases } from "../../testing/testDatabase.ts";
import { getExpectedFigures } from "./contract.ts";

const LATE = { kind: "crime", period: "2026-3", expectedOn: "2000-01-20", repeats: false, note: "" };

describe.each(testDatabases)("what is expected when, %s", (_, open) => {
  const uploads = startUploads(open);
  const { admin } = uploads;
  beforeEach(() => uploads.knex("expected_figures").delete());
  const publicly = () => admin.read(getCalendar);
  const listed = async () => (await admin.read(getExpectedFigures)).expected;
  const due = async () => (await listed()).flatMap((each) => each.due);
  const said = async () => (await due()).map(({ sentence }) => sentence);

  test("an administrator says it, and the page of releases repeats it, late from the day after", async () => {
    expect((await admin.postJson("/api/import/expectFigures", LATE)).status).toBe(200);
    await expect.poll(publicly).toEqual([
      {
        period: "Jul - Sep 2026",
        expectedOn: "2000-01-20",
        isLate: true,
        sentence: "The police’s figures for Jul - Sep 2026 were expected by 20 January 2000.",
      },
    ]);
    const later = { ...LATE, expectedOn: "2099-12-01", note: "They wrote so." };
    await admin.postJson("/api/import/expectFigures", later);
    await expect
      .poll(async () => (await publicly()).map(({ sentence }) => sentence))
      .toEqual(["The police’s figures for Jul - Sep 2026 are expected by 1 December 2099. They wrote so."]);
    const expectedFiguresId = (await listed())[0]?.expectedFiguresId;
    await admin.postJson("/api/import/forgetExpected", { expectedFiguresId });
    await expect.poll(publicly).toEqual([]);
    expect((await admin.postJson("/api/import/forgetExpected", { expectedFiguresId })).status).toBe(404);
  });

  test("a year of two digits, as of a day typed from its end, is refused with how to type it", async () => {
    const typed = await admin.postJson("/api/import/expectFigures", { ...LATE, expectedOn: "0020-11-26" });
    expect(typed.status).toBe(400);
    expect(JSON.stringify(typed)).toContain("Enter the year with four digits, first");
  });

  test("crime figures of the quarter or a later one end it; invented ones do not", async () => {
    await admin.postJson("/api/import/expectFigures", { ...LATE, period: "2024-1" });
    expect(await listed()).toMatchObject([{ due: [{ isLate: true }] }]);
    await uploads.knex("data_source").where({ theme: "crime" }).update({ isDemonstration: false });
    await admin.postJson("/api/import/expectFigures", { ...LATE, period: "2099-1" });
    expect(await listed()).toMatchObject([{ due: [] }, { due: [{ isLate: true }] }]);
    await expect.poll(publicly).toMatchObject([{ period: "Jan - Mar 2099" }]);
  });

  test("said once for every quarter: the missing ones up to the next are said, another day of one holds", async () => {
    await uploads.knex("data_source").where({ theme: "crime" }).update({ isDemonstration: true });
    const every = { ...LATE, period: "2025-4", expectedOn: "2026-02-19", repeats: true };
    const tooEarly = await admin.postJson("/api/import/expectFigures", {
      ...every,
      expectedOn: "2025-12-31",
    });
    expect(tooEarly.status).toBe(400);
    await admin.postJson("/api/import/expectFigures", every);
    expect(await listed()).toMatchObject([{ repeats: true, daysAfterQuarter: 50 }]);
    const late = (await due()).filter(({ isLate }) => isLate);
    expect((await due()).length).toBe(late.length + 1);
    expect(await said()).toContain("The police’s figures for Jan - Mar 2026 were expected by 20 May 2026.");

    await admin.postJson("/api/import/expectFigures", {
      ...LATE,
      period: "2026-1",
      expectedOn: "2026-06-03",
    });
    expect(await said()).toContain("The police’s figures for Jan - Mar 2026 were expected by 3 June 2026.");
    expect(await said()).not.toContain(
      "The police’s figures for Jan - Mar 2026 were expected by 20 May 2026.",
    );

    await uploads.knex("data_source").where({ theme: "crime" }).update({ isDemonstration: false });
    const left = await due();
    expect(left.length).toBeLessThan(late.length);
    expect(left.at(-1)).toMatchObject({ isLate: false });
  });

  test("other figures arrive with an import after the quarter’s end", async () => {
    await admin.postJson("/api/import/expectFigures", { ...LATE, kind: "healthchecks" });
    expect(await due()).toHaveLength(1);
    const source = { theme: "health-check", description: "Universities", isDemonstration: false };
    await uploads.knex("data_source").insert({ ...source, capturedAt: "2026-09-30T12:00:00+02:00" });
    expect(await due()).toHaveLength(1);
    await uploads.knex("data_source").insert({ ...source, capturedAt: "2026-10-01T12:00:00+02:00" });
    expect(await due()).toEqual([]);
  });
});
