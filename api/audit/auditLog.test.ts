import { beforeAll, describe, expect, test } from "vitest";
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

  test("its pages hold every line once, newest first", async () => {
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

  test("it is filtered by who, whom, what and when", async () => {
    const count = async (query: string) => (await read(`to=2026-01-31&pageSize=100&${query}`)).entries.length;
    expect(await count("what=groups changed")).toBe(40);
    expect(await count(`actorId=${actor}`)).toBe(60);
    expect(await count("subjectId=999999999")).toBe(0);
    expect(await count("from=2026-01-03")).toBe(60);
    expect((await read("from=2026-01-02&to=2026-01-02&pageSize=100")).entries).toHaveLength(30);
  });

  test("a line says in words what was and what is", async () => {
    const { entries } = await read("to=2026-01-31&what=groups changed&pageSize=1");
    expect(entries[0]).toMatchObject({
      what: "groups changed",
      subject: { stakeholderId: actor, name: "Nomsa Dlamini" },
      changes: [{ field: "groups", before: "Organisations", after: "Organisations, Administrators" }],
    });
    const gone = (await read("to=2026-01-31&actorId=999999999&pageSize=1")).entries[0];
    expect(gone?.actor).toEqual({ stakeholderId: 999_999_999, name: null });
  });

  test("S36 taking it away as a file is itself a line", async () => {
    const body = { to: "2026-01-31", what: "groups changed" };
    const { entries } = await admin.postJson("/api/audit/exportAuditLog", body);
    expect(entries).toHaveLength(40);
    const [newest] = (await read("what=audit log exported")).entries;
    expect(newest).toMatchObject({
      actor: { name: "Nomsa Dlamini" },
      changes: expect.arrayContaining([{ field: "count", before: null, after: "40" }]),
    });
  });
});
