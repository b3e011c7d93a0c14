import { beforeAll, expect, test } from "vitest";
import type { Browser } from "../../testing/Browser.ts";
import { startUploads } from "../../testing/import/startUploads.ts";
import { openTestDatabase } from "../../testing/testDatabase.ts";

const uploads = startUploads(openTestDatabase);
const { admin, until } = uploads;
let other: Browser;
let gauteng: number;
let northernCape: number;

beforeAll(async () => {
  const { knex } = uploads;
  const idOf = async (name: string) =>
    (
      await knex("user_account")
        .where({ username: `${name}@demo.example` })
        .first("stakeholder_id")
    ).stakeholderId;
  const stakeholderId = await idOf("coordinator");
  const groups: number[] = await knex("group_member")
    .where({ stakeholderId: await idOf("admin") })
    .pluck("group_id");
  await knex("group_member").where({ stakeholderId }).delete();
  await knex("group_member").insert(groups.map((groupId) => ({ groupId, stakeholderId })));
  other = await uploads.signIn("coordinator");
  const provinceOf = async (description: string) =>
    (await knex("boundary").where({ description, boundaryTypeId: 3 }).first("national_boundary_id"))
      .nationalBoundaryId;
  gauteng = await provinceOf("Emfuleni");
  northernCape = await provinceOf("Sol Plaatje");
});

let day = 0;
async function upload(municipality: string) {
  day += 1;
  const place = `${municipality},Rapid Response Teams,Team ${day},2026-05-0${day},yes`;
  const answer = await admin.upload(
    "/api/import/upload?kind=buildingblocks&fileName=blocks.csv",
    Buffer.from(`municipality,building_block,name,captured_on,is_new\n${place}\n`),
  );
  const { importId } = (await answer.json()) as { importId: number };
  return until(importId, "previewed");
}
const demand = (boundaryId: number) => uploads.knex("second_person").insert({ boundaryId });
const apply = (browser: Browser, importId: number) => browser.postJson("/api/import/apply", { importId });
const places = async () =>
  Number((await uploads.knex("stakeholder").whereLike("name", "Team %").count("* as count").first())?.count);

test("where a second person verifies, an import is applied by somebody else than who uploaded it", async () => {
  await demand(gauteng);
  const { importId, summary } = await upload("Emfuleni");
  expect(summary.join(" ")).toContain("a second person verifies changes in Gauteng");
  expect(await apply(admin, importId)).toMatchObject({
    ...{ status: 403, code: "second-person", message: expect.stringContaining("Gauteng") },
  });
  expect(await places()).toBe(0);
  expect(await apply(other, importId)).toMatchObject({ status: 200 });
  await until(importId, "applied");
  expect(await places()).toBe(1);
});

test("a province that began to demand it after the preview is asked again at the end", async () => {
  const before = await places();
  const { importId } = await upload("Sol Plaatje");
  await demand(northernCape);
  expect(await apply(admin, importId)).toMatchObject({ status: 200 });
  expect((await until(importId, "failed")).problem).toContain("Somebody else has to apply this file");
  expect(await places()).toBe(before);
});

test("elsewhere, who uploaded a file applies it", async () => {
  const before = await places();
  const { importId, summary } = await upload("Mangaung");
  expect(summary.join(" ")).not.toContain("second person");
  expect(await apply(admin, importId)).toMatchObject({ status: 200 });
  await until(importId, "applied");
  expect(await places()).toBe(before + 1);
});
