import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { endpoint } from "../../shared/http/endpoint.ts";
import { startApi } from "../../testing/startApi.ts";
import { bothDatabases } from "../../testing/testDatabase.ts";
import { TEST_DAY } from "../../testing/testSession.ts";
import { route } from "../http/route.ts";
import { Version } from "../http/version.ts";
import { type EditedTable, incrementVersions, saveIfUnchanged } from "./optimisticLocking.ts";

const Group = z.object({ name: z.string(), version: Version });
const saveGroup = endpoint({
  method: "PUT",
  path: "/api/security/test-group",
  access: "anyone",
  body: z.strictObject({ id: z.number(), name: z.string(), version: Version }),
  response: Group,
});

describe.each(bothDatabases)("S38 two people who edit concurrently, %s", (_name, open) => {
  let editor: number;
  const changeGroup = route(saveGroup, async ({ body: { id, name, version }, trx, now: at }) => {
    const readCurrent = () => trx("user_group").where({ groupId: id }).first();
    const change = { id, version, by: editor, at, what: "The group", changes: { name }, readCurrent };
    return { name, version: await saveIfUnchanged(trx, "user_group", { ...change, shape: Group }) };
  });
  const api = startApi(open, { routes: [changeGroup] });
  beforeAll(async () => {
    editor = await api.idOf();
  });

  const addGroup = async (name: string): Promise<number> => {
    const [row] = await api
      .knex("user_group")
      .insert({ name, description: "For a test" })
      .returning("group_id");
    return row.groupId;
  };
  const save = async (body: object) => {
    const response = await fetch(`${api.url}/api/security/test-group`, {
      method: "PUT",
      headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin" },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };

  test("a save of the current version raises the version by one", async () => {
    const id = await addGroup("Readers");
    expect(await save({ id, name: "Viewers", version: 1 })).toEqual({
      status: 200,
      body: { name: "Viewers", version: 2 },
    });
    expect(await save({ id, name: "Watchers", version: 2 })).toMatchObject({ status: 200 });
  });

  test("a save of a stale version writes nothing and responds with who saved, when, and the current row", async () => {
    const id = await addGroup("Reviewers");
    await save({ id, name: "Approvers", version: 1 });
    const { status, body } = await save({ id, name: "Deciders", version: 1 });
    expect(status).toBe(409);
    expect(body).toEqual({
      success: false,
      code: "changed",
      message: expect.stringMatching(/saved changes in the meantime/),
      changedBy: (await api.knex("stakeholder").where({ stakeholderId: editor }).first()).name,
      changedAt: TEST_DAY.toISOString(),
      current: { name: "Approvers", version: 2 },
      requestId: expect.any(String),
    });
    expect(await api.knex("user_group").where({ groupId: id }).first()).toMatchObject({
      name: "Approvers",
    });
  });

  test("of two concurrent saves, one is refused", async () => {
    const id = await addGroup("Helpers");
    const saveResults = await Promise.all([
      save({ id, name: "Helpers of one", version: 1 }),
      save({ id, name: "Helpers of two", version: 1 }),
    ]);
    expect(saveResults.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("saving a deleted row responds 404", async () => {
    expect(await save({ id: 1_999_999_999, name: "Nobody", version: 1 })).toMatchObject({ status: 404 });
  });

  test("a change by a job makes an editor's version stale", async () => {
    const id = await addGroup("Keepers of figures");
    await api.knex.transaction((trx) =>
      incrementVersions(trx, "user_group", [id], { by: null, at: TEST_DAY }),
    );
    const { status, body } = await save({ id, name: "Exporters", version: 1 });
    expect([status, body.changedBy]).toEqual([409, "Somebody"]);
  });

  test.each<EditedTable>([
    "stakeholder",
    "user_group",
    "organisation_application",
    "building_block_stakeholder",
    "questionnaire",
    "health_check",
  ])("rows of %s have a version", async (table) => {
    await api.knex.transaction((trx) => incrementVersions(trx, table, [-1], { by: null, at: TEST_DAY }));
    const versions = await api.knex(table).distinct("version").pluck("version");
    expect(versions.every((version) => version >= 1)).toBe(true);
  });
});
