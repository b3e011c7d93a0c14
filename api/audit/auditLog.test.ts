import { beforeAll, describe, expect, test } from "vitest";
import type { AuditKind } from "../shared/auditKinds.ts";
import { startApi } from "../testing/startApi.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import type { AuditEntry } from "./contract.ts";

type Page = { entries: AuditEntry[]; next: string | null };

describe.each(testDatabases)("the audit log, %s", (_, open) => {
  const api = startApi(open);
  const admin = api.user();
  let actor: number;
  beforeAll(async () => {
    actor = await api.idOf();
    await api.knex("audit_log").insert(
      Array.from({ length: 120 }, (_, index) => ({
        happenedAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(index / 30), 6, Math.floor(index / 3))),
        actorStakeholderId: index % 2 === 0 ? actor : 999_999_999,
        what: index % 3 === 0 ? "groups changed" : "profile changed",
        subjectStakeholderId: actor,
        before: JSON.stringify({ groups: ["Organisations"], fullName: "Nomsa" }),
        after: JSON.stringify({ groups: ["Organisations", "Administrators"], fullName: "Nomsa" }),
      })),
    );
  });

  const read = async (query: string): Promise<Page> =>
    (await (await admin.get(`/api/audit/getAuditLog?${query}`)).json()) as Page;

  test("its pages list every entry once, newest first", async () => {
    const seen: AuditEntry[] = [];
    let next: string | null = "";
    while (next !== null) {
      const page: Page = await read(`to=2026-01-31&pageSize=25${next && `&before=${next}`}`);
      seen.push(...page.entries);
      next = page.next;
    }
    expect(seen).toHaveLength(120);
    expect(new Set(seen.map(({ auditId }) => auditId)).size).toBe(120);
    const moments = seen.map(({ happenedAt }) => happenedAt);
    expect(moments).toEqual([...moments].sort().reverse());
  });

  test("filters entries by actor, affected person, kind and date", async () => {
    const count = async (query: string) => (await read(`to=2026-01-31&pageSize=100&${query}`)).entries.length;
    expect(await count("what=groups changed")).toBe(40);
    expect(await count(`actorId=${actor}`)).toBe(60);
    expect(await count("subjectId=999999999")).toBe(0);
    expect(await count("from=2026-01-03")).toBe(60);
    expect((await read("from=2026-01-02&to=2026-01-02&pageSize=100")).entries).toHaveLength(30);
  });

  test("begins and ends days at midnight in South Africa", async () => {
    await api.knex("audit_log").insert(
      ["2024-03-10T21:59:59.999Z", "2024-03-10T22:00:00Z"].map((happenedAt) => ({
        ...{ happenedAt, actorStakeholderId: actor, subjectStakeholderId: actor, what: "profile changed" },
        ...{ before: JSON.stringify({}), after: JSON.stringify({}) },
      })),
    );
    for (const day of ["2024-03-10", "2024-03-11"])
      expect((await read(`from=${day}&to=${day}&pageSize=100`)).entries).toHaveLength(1);
  });

  test("describes in words the values before and after a change", async () => {
    const { entries } = await read("to=2026-01-31&what=groups changed&pageSize=1");
    expect(entries[0]).toMatchObject({
      what: "groups changed",
      subject: { stakeholderId: actor, name: "Nomsa Dlamini" },
      changes: [{ field: "groups", before: "Organisations", after: "Organisations, Administrators" }],
    });
    const missingEntry = (await read("to=2026-01-31&actorId=999999999&pageSize=1")).entries[0];
    expect(missingEntry?.actor).toEqual({ stakeholderId: 999_999_999, name: null });
  });

  test("writes names in place of ids, and only that an account's numbers changed", async () => {
    const municipality = await api
      .knex("boundary")
      .where({ boundaryTypeId: 3 })
      .orderBy("boundary_id")
      .first();
    const survey = await api.knex("health_check").orderBy("health_check_id").first();
    const findLine = async (what: AuditKind, before: object | null, after: object | null) => {
      const happenedAt = new Date(Date.UTC(2025, 5, 30));
      const line = {
        happenedAt,
        what,
        before: before && JSON.stringify(before),
        after: after && JSON.stringify(after),
      };
      const [row] = await api.knex("audit_log").insert(line).returning("audit_id");
      const { entries } = await read(`to=2025-06-30&what=${what}&pageSize=100`);
      const entry = entries.find(({ auditId }) => auditId === String(row.auditId));
      return { details: entry?.details, changes: entry?.changes };
    };
    expect(
      await findLine("application rejected", { status: 3 }, { status: 2, letter: "rejection-duplicate" }),
    ).toEqual({
      details: [],
      changes: [
        { field: "Status", before: "approved", after: "rejected" },
        { field: "E-mail", before: null, after: "the organisation is registered already" },
      ],
    });
    const { boundaryId } = municipality;
    expect(
      await findLine(
        "second person demanded",
        { boundaryId, isDemanded: true },
        { boundaryId, isDemanded: false },
      ),
    ).toEqual({
      details: [{ field: "Place", value: municipality.description }],
      changes: [{ field: "Second person needed", before: "yes", after: "no" }],
    });
    const { healthCheckId } = survey;
    const startedSurvey = { healthCheckId, Mode: "slips", EffectiveFrom: "2026-08-15" };
    expect((await findLine("survey begun", null, startedSurvey)).details).toEqual([
      { field: "Survey", value: expect.stringMatching(/^\w{3} - \w{3} \d{4}, (Staff|Students)$/) },
      { field: "Mode", value: "code slips" },
      { field: "EffectiveFrom", value: "15 August 2026" },
    ]);
    expect((await findLine("survey deleted", { healthCheckId: 999_999_999 }, null)).details).toEqual([
      { field: "Survey", value: "deleted" },
    ]);
    expect(
      (await findLine("profile changed", { titleId: 3 }, { titleId: 1, fields: ["mobileNumber"] })).changes,
    ).toEqual([
      { field: "Title", before: "Mr", after: "Ms" },
      { field: "fields", before: null, after: "mobileNumber" },
    ]);
  });

  test("filters entries by the kinds of one area", async () => {
    const { entries } = await read("to=2026-01-31&area=People&pageSize=100");
    expect(entries).toHaveLength(100);
    expect((await read("to=2026-01-31&area=Data")).entries).toEqual([]);
  });

  test("S36 exporting the log adds an entry", async () => {
    const body = { to: "2026-01-31", what: "groups changed" };
    const { entries } = await admin.postJson("/api/audit/exportAuditLog", body);
    expect(entries).toHaveLength(40);
    const [newest] = (await read("what=audit log exported")).entries;
    expect(newest).toMatchObject({
      actor: { name: "Nomsa Dlamini" },
      details: expect.arrayContaining([{ field: "count", value: "40" }]),
    });
  });
});
