import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Browser } from "../../testing/Browser.ts";
import { createPlaceImporter } from "../../testing/building-block/importPlaces.ts";
import { startOffice } from "../../testing/building-block/office.ts";
import { createWriters } from "../../testing/building-block/place.ts";
import {
  type Cells,
  COLUMNS,
  excelCsv,
  openBuildingBlockDatabase,
  PERSON,
  STATION,
} from "../../testing/import/savedByExcel.ts";
import { startUploads } from "../../testing/import/startUploads.ts";
import { openTestDatabase } from "../../testing/testDatabase.ts";

describe("an import and changes of officials", () => {
  const office = startOffice();
  const write = createWriters(office);
  let place: number;
  let name: string;

  const importPlaces = createPlaceImporter("reception,known_on");
  const importRows = (rows: string) => importPlaces(office.knex, rows);
  const importReception = (number: string, knownOn = "2026-08-15") =>
    importRows(`Emfuleni,Police station support services,${name},2026-08-15,${number},${knownOn}`);
  const findReception = async () => (await write.read(place)).contacts[0]?.detail;

  beforeAll(async () => {
    office.setToday("2026-08-15");
    await importRows("Emfuleni,Police station support services,First Of A File,2026-08-15,0165550198");
  });
  beforeEach(async () => {
    office.setToday("2026-08-15");
    place = await write.newStation("province");
    name = (await write.read(place)).name;
  });

  test("an import leaves a pending capture, and the reviewer sees how verifying it would change the imported values", async () => {
    await write.saveForm("editor", place, {
      isSubmitted: false,
      contacts: [{ contactTypeId: 3, detail: "0165550301" }],
    });
    const pending = (await write.read(place)).capture;
    expect(pending).toMatchObject({ state: "waiting", capturedBy: "Palesa Molefe" });
    const before = await write.read(place);
    await importReception("0165550302");
    const after = await write.read(place);
    expect(await findReception()).toBe("0165550302");
    expect(after.capture).toMatchObject({ captureId: pending?.captureId });
    expect(after.capture?.changes).toContainEqual({
      ...{ what: "Reception", before: "0165550302", after: "0165550301" },
    });
    const verified = { captureId: pending?.captureId, version: before.version, checkedHow: 1 };
    expect(
      (await office.send("province", "POST", "decideCapture", { decision: "verify", ...verified })).status,
    ).toBe(409);
    expect(await findReception()).toBe("0165550302");
  });

  test("verifying a capture keeps the earlier day on which a file captured the place", async () => {
    const bare = await write.newBareStation("coordinator");
    const { buildingBlockRequirements, name: placeName } = await write.read(bare);
    const answeredRequirements = buildingBlockRequirements.map(({ buildingBlockRequirementId }) => ({
      ...{ buildingBlockRequirementId, stakeholderContactPerson: [] },
    }));
    const draft = { isSubmitted: false, checkedHow: undefined };
    await write.saveForm("editor", bare, { ...draft, buildingBlockRequirements: answeredRequirements });
    await importRows(`Emfuleni,Police station support services,${placeName},2026-08-01,0165550310`);
    office.setToday("2026-10-05");
    expect((await write.verifyCapture("province", bare)).status).toBe(200);
    const capturedFrom = office.knex.raw("captured_from::text");
    expect(
      await office.knex("building_block_stakeholder").where({ stakeholderId: bare }).first(capturedFrom),
    ).toEqual({ capturedFrom: "2026-08-01" });
  });

  test("an import reports an ended place, changes the other places, and finds the ended place once it is added again", async () => {
    await write.endPlace("coordinator", place);
    const otherPlace = await write.newStation("province");
    const { name: otherName } = await write.read(otherPlace);
    const row = (placeName: string, number: string) =>
      `Emfuleni,Police station support services,${placeName},2026-08-15,${number},2026-08-15`;
    const { summary } = await importRows([row(name, "0165550307"), row(otherName, "0165550308")].join("\n"));
    expect(summary.join(" ")).toContain(
      `"${name}" ended on 2026-08-14: write again under is_new to reopen it`,
    );
    expect((await write.read(otherPlace)).contacts).toMatchObject([{ detail: "0165550308" }]);
    const readded = await write.newBareStation("coordinator", { name, contacts: [] });
    await importReception("0165550309");
    expect((await write.read(readded)).contacts).toMatchObject([{ detail: "0165550309" }]);
  });

  test.each(["", "2026-08-14"])(
    "a field that an official changed later is not overwritten, and the preview reports it; known on: '%s'",
    async (knownOn) => {
      await write.saveForm("coordinator", place, { openingHours: "8 to 4" });
      const number = await findReception();
      const { summary } = await importReception("0165550311", knownOn);
      expect(summary.join("\n")).toContain(
        `${name}, Emfuleni (GT421): Reception stays. It was changed on 2026-08-15, after its row`,
      );
      expect(await findReception()).toBe(number);
    },
  );

  test("a row with a known_on in the future is refused", async () => {
    await expect(importReception("0165550312", "2026-08-16")).rejects.toThrow(
      /"known_on": known_on is 2026-08-16, which is still to come/,
    );
  });

  test("a form that was opened before an import is refused", async () => {
    const openForm = await write.read(place);
    await importReception("0165550303");
    const contacts = [{ contactTypeId: 3, detail: "0165550304" }];
    expect((await write.saveForm("coordinator", place, { version: openForm.version, contacts })).status).toBe(
      409,
    );
    expect(await findReception()).toBe("0165550303");
  });

  test("undoing an earlier change leaves values that a file has set since", async () => {
    const contacts = [{ contactTypeId: 3, detail: "0165550305" }];
    const { changeId } = (await write.saveForm("coordinator", place, { contacts })).body;
    await importReception("0165550306");
    const response = await office.send("coordinator", "POST", "undoChange", { changeId });
    expect(response.body.message).toContain(`left as it is: ${name}`);
    expect(await findReception()).toBe("0165550306");
  });
});

describe("an import in a province that demands a second person", () => {
  const uploads = startUploads(openTestDatabase);
  const { admin, until } = uploads;
  let otherAdmin: Browser;
  let gauteng: number;
  let northernCape: number;

  beforeAll(async () => {
    const { knex } = uploads;
    const getId = async (name: string) =>
      (
        await knex("user_account")
          .where({ username: `${name}@demo.example` })
          .first("stakeholder_id")
      ).stakeholderId;
    const stakeholderId = await getId("coordinator");
    const groups: number[] = await knex("group_member")
      .where({ stakeholderId: await getId("admin") })
      .pluck("group_id");
    await knex("group_member").where({ stakeholderId }).delete();
    await knex("group_member").insert(groups.map((groupId) => ({ groupId, stakeholderId })));
    otherAdmin = await uploads.signIn("coordinator");
    const getProvince = async (description: string) =>
      (await knex("boundary").where({ description, boundaryTypeId: 3 }).first("national_boundary_id"))
        .nationalBoundaryId;
    gauteng = await getProvince("Emfuleni");
    northernCape = await getProvince("Sol Plaatje");
  });

  let day = 0;
  async function upload(municipality: string) {
    day += 1;
    const place = `${municipality},Rapid Response Teams,Team ${day},2026-05-0${day},yes`;
    const response = await admin.upload(
      "/api/import/upload?kind=buildingblocks&fileName=blocks.csv",
      Buffer.from(`municipality,building_block,name,captured_on,is_new\n${place}\n`),
    );
    const { importId } = (await response.json()) as { importId: number };
    return until(importId, "previewed");
  }
  const demandSecondPerson = (boundaryId: number) => uploads.knex("second_person").insert({ boundaryId });
  const apply = (browser: Browser, importId: number) => browser.postJson("/api/import/apply", { importId });
  const countTeams = async () =>
    Number(
      (await uploads.knex("stakeholder").whereLike("name", "Team %").count("* as count").first())?.count,
    );

  test("in a province that demands a second person, only somebody other than the uploader may apply the import", async () => {
    await demandSecondPerson(gauteng);
    const { importId, summary } = await upload("Emfuleni");
    expect(summary.join(" ")).toContain("a second person verifies changes in Gauteng");
    expect(await apply(admin, importId)).toMatchObject({
      ...{ status: 403, code: "second-person", message: expect.stringContaining("Gauteng") },
    });
    expect(await countTeams()).toBe(0);
    expect(await apply(otherAdmin, importId)).toMatchObject({ status: 200 });
    await until(importId, "applied");
    expect(await countTeams()).toBe(1);
  });

  test("a withdrawal must be confirmed by somebody other than the person who requested it", async () => {
    const [{ importId } = { importId: 0 }] = await uploads
      .knex("data_import")
      .where({ state: "applied" })
      .orderBy("import_id", "desc")
      .select("import_id");
    const withdraw = (browser: Browser, more = {}) =>
      browser.postJson("/api/import/withdraw", { importId, ...more });
    expect(await withdraw(admin, { reason: "The file was of another year." })).toMatchObject({ status: 200 });
    const { withdrawal } = await until(importId, "applied");
    expect(withdrawal).toMatchObject({ secondPersonIn: ["Gauteng"], isOwn: true });
    const othersView = await (await otherAdmin.get(`/api/import/getImport?importId=${importId}`)).json();
    expect(othersView).toMatchObject({ withdrawal: { isOwn: false, requestedBy: withdrawal?.requestedBy } });
    expect(await withdraw(admin)).toMatchObject({ status: 403, code: "second-person" });
    expect(await countTeams()).toBe(1);
    expect(await withdraw(otherAdmin)).toMatchObject({ status: 200 });
    await until(importId, "withdrawn");
    expect(await countTeams()).toBe(0);
  });

  test("an import fails if its province began to demand a second person after the preview", async () => {
    const before = await countTeams();
    const { importId } = await upload("Sol Plaatje");
    await demandSecondPerson(northernCape);
    expect(await apply(admin, importId)).toMatchObject({ status: 200 });
    expect((await until(importId, "failed")).errorMessage).toContain("Somebody else has to apply this file");
    expect(await countTeams()).toBe(before);
  });
});

describe("a place with a name similar to that of a known place", () => {
  const questionableChanges: [Cells, string][] = [
    [{ name: "Kimberly" }, 'unknown place "Kimberly": did you mean Kimberley Police Station?'],
    [{ name: "SAPS Kimberley" }, 'unknown place "SAPS Kimberley": did you mean Kimberley Police Station?'],
    [
      { municipality: "Dikgatlong" },
      'unknown place "Kimberley": did you mean Kimberley Police Station in Sol Plaatje (NC091)?',
    ],
  ];
  test("is left out with a suggestion, and added if its row is marked as new", async () => {
    const { importText, varDir } = await openBuildingBlockDatabase();
    const rows = questionableChanges.map(([change]) => ({ ...PERSON, ...change }));
    const stations = ["Galeshewe", "Roodepan", "Kagisho"].map((name) => ({ ...STATION, name }));
    const { summary } = await importText(excelCsv([...stations, ...rows]));
    for (const [, reason] of questionableChanges) expect(summary).toContain(`  1 row: ${reason}`);

    const rejects = readFileSync(join(varDir, readdirSync(varDir)[0] as string), "utf8");
    for (const { name } of rows) expect(rejects).toContain(`,${name},`);
    for (const row of rows) {
      const result = await importText(excelCsv([{ ...row, is_new: "yes" }], [...COLUMNS, "is_new"]));
      expect(result.summary).toContain("1 place was added and 0 changed.");
    }
  });
});
