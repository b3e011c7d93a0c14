import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type OfficeUser, startOffice } from "../../testing/building-block/office.ts";
import {
  createWriters,
  getPeople,
  POLICE,
  personForm as withoutContacts,
} from "../../testing/building-block/place.ts";
import { testDatabases } from "../../testing/testDatabase.ts";
import type { CapturedPerson, ContactsWithRequirements, Proposed } from "./contract.ts";

const SHELTER = 5;
const UPDATE = "updateBuildingBlockContactsAndRequirements";
const TODAY = "2026-08-15";

describe.each(testDatabases)("changing an instance, on %s", (_name, open) => {
  const office = startOffice(open);
  const write = createWriters(office);
  let station: number;
  let stations: number[];
  let otherStation: number;
  beforeAll(async () => {
    stations = await office
      .knex("building_block_stakeholder as i")
      .join(
        "building_block_contact_person as p",
        "p.building_block_stakeholder_id",
        "i.building_block_stakeholder_id",
      )
      .where({ boundaryId: office.emfuleni, buildingBlockId: POLICE })
      .whereNull("p.valid_to")
      .whereNotNull("p.verified_on")
      .where("p.verified_on", "<", "2026-07-01")
      .groupBy("i.stakeholder_id")
      .orderByRaw("count(*) desc, i.stakeholder_id")
      .pluck("i.stakeholder_id");
    otherStation = stations.pop() as number;
  });
  beforeEach(async () => {
    station = stations.shift() ?? station;
    await office.knex("building_block_capture").delete();
  });

  const read = (stakeholderId = station) => write.read(stakeholderId, "coordinator");
  const personForm = (person: CapturedPerson) => ({
    ...withoutContacts(person),
    contacts: person.contacts.map(({ contactTypeId, detail }) => ({ contactTypeId, detail })),
  });
  const buildForm = (detail: ContactsWithRequirements, more: Partial<Proposed> = {}) => ({
    stakeholderId: detail.stakeholderId,
    buildingBlockId: detail.buildingBlockId,
    version: detail.version,
    name: detail.name,
    address: { addressLine1: detail.address?.addressLine1 ?? "1 Example Street" },
    contacts: detail.contacts.map(({ contactTypeId, detail: number }) => ({ contactTypeId, detail: number })),
    buildingBlockRequirements: detail.buildingBlockRequirements.map((each) => ({
      buildingBlockRequirementId: each.buildingBlockRequirementId,
      stakeholderContactPerson: each.stakeholderContactPerson.map(personForm),
    })),
    ...more,
  });
  const submit = (form: object, who: OfficeUser = "coordinator") =>
    office.send(who, "PUT", UPDATE, { ...form, isSubmitted: true, checkedHow: 1 });

  test("submitting verifies every listed person today and copies nobody", async () => {
    const before = await read();
    const countPeople = async () => (await office.knex("building_block_contact_person").count())[0]?.count;
    const countBefore = await countPeople();
    const response = await submit(buildForm(before, { address: { addressLine1: "7 New Street" } }));
    expect(response.body).toMatchObject({
      success: true,
      message: "Building block updated successfully",
      outcome: "verified",
      version: before.version + 1,
    });
    const after = await read();
    expect(after.address?.addressLine1).toBe("7 New Street");
    expect(
      getPeople(after).map(({ stakeholderId, verifiedOn, checkedHow, checkedBy }) => ({
        stakeholderId,
        verifiedOn,
        checkedHow,
        checkedBy,
      })),
    ).toEqual(
      getPeople(before).map(({ stakeholderId }) => ({
        stakeholderId,
        verifiedOn: TODAY,
        checkedHow: 1,
        checkedBy: "Sipho Dube",
      })),
    );
    expect((await submit(buildForm(after))).status).toBe(200);
    expect(await countPeople()).toBe(countBefore);
  });

  test("responds 403 to a submission by a user who may not validate", async () => {
    const refused = await submit(buildForm(await read()), "editor");
    expect(refused).toMatchObject({
      status: 403,
      body: { message: "You do not have permission to perform this action." },
    });
  });

  test("S38 the second of two concurrent saves responds 409 with the name of the first author and the current version", async () => {
    const detail = await read();
    await submit(buildForm(detail), "province");
    const refused = await submit(buildForm(detail, { name: "Mine" }));
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: "changed",
      changedBy: "Zanele Khumalo",
      current: { version: detail.version + 1 },
    });
  });

  test("errors name their fields and have the wording of the specification", async () => {
    const detail = await read();
    const form = buildForm(detail, {
      address: { addressLine1: " " },
      contacts: [{ contactTypeId: 3, detail: "12" }],
    });
    const [requirement] = form.buildingBlockRequirements;
    const person = { ...personForm(getPeople(detail)[0] as CapturedPerson), stakeholderId: null, name: "" };
    const refused = await submit({
      ...form,
      buildingBlockRequirements: [
        {
          ...requirement,
          stakeholderContactPerson: [{ ...person, contacts: [{ contactTypeId: 1, detail: "nobody" }] }],
        },
      ],
    });
    const errorsByField = (refused.body.errors as { field: string; description: string }[]).map(
      ({ field, description }) => [field, description],
    );
    const personField = "buildingBlockRequirements.0.stakeholderContactPerson.0";
    expect(Object.fromEntries(errorsByField)).toEqual({
      "address.addressLine1": "Physical Address is required.",
      "contacts.0.detail": "Contact number must be 10 digits long",
      [`${personField}.name`]: "Name is required.",
      [`${personField}.contacts.0.detail`]: "Please enter a valid email address",
    });
  });

  test("S15 people of other places cannot be named in a form", async () => {
    const detail = await read();
    const outsider = getPeople(await read(otherStation))[0] as CapturedPerson;
    const form = buildForm(detail);
    const [requirement] = form.buildingBlockRequirements;
    const refused = await submit({
      ...form,
      buildingBlockRequirements: [{ ...requirement, stakeholderContactPerson: [personForm(outsider)] }],
    });
    expect(refused).toMatchObject({ status: 400, body: { message: "This contact was not found." } });
  });

  test("a new contact person meets a requirement from today, and a removed one until yesterday", async () => {
    const { buildingBlockRequirements: requirements } = await read();
    const unfilled = requirements.find(({ stakeholderContactPerson: people }) => people.length === 0);
    const target = unfilled ?? requirements[0];
    const countAvailable = async () => {
      const row = await office
        .knex("building_block_requirement_step")
        .where({
          boundaryId: office.emfuleni,
          buildingBlockRequirementId: target?.buildingBlockRequirementId as number,
        })
        .orderBy("from_day", "desc")
        .first();
      return row?.available;
    };
    const before = await countAvailable();
    const person = {
      stakeholderId: null,
      name: "Duty desk 2",
      role: "",
      isReporting: false,
      isAnswer: true,
      isPublic: true,
      contacts: [{ contactTypeId: 2, detail: "+27 82 555 0199" }],
    };
    await submit({
      ...buildForm(await read()),
      buildingBlockRequirements: [
        {
          buildingBlockRequirementId: target?.buildingBlockRequirementId,
          stakeholderContactPerson: [person],
        },
      ],
    });
    const added = getPeople(await read()).find(({ name }) => name === "Duty desk 2");
    expect(added?.contacts.map(({ detail }) => detail)).toEqual(["0825550199"]);
    if (unfilled !== undefined) expect(await countAvailable()).toBe(before + 1);
    const query = `buildingBlockId=${POLICE}&stakeholderId=${added?.stakeholderId}&bldBlockstakeholderId=${station}`;
    expect(await office.send("coordinator", "DELETE", `DeleteStakeholderById?${query}`)).toMatchObject({
      status: 200,
      body: { outcome: "verified" },
    });
    expect(await countAvailable()).toBe(before);
    expect(getPeople(await read()).map(({ name }) => name)).not.toContain("Duty desk 2");
  });

  test("S33 the audit log lists each change, but not the text of a confidential address", async () => {
    const shelter = await office
      .knex("building_block_stakeholder")
      .whereIn("boundary_id", office.sessionOf("province").municipalityIds)
      .where({ buildingBlockId: SHELTER })
      .first();
    const query = `stakeholderId=${shelter.stakeholderId}&buildingBlockId=${SHELTER}`;
    const { body } = await office.get("province", `getBuildingBlockContactsWithRequirements?${query}`);
    const detail = body as unknown as ContactsWithRequirements;
    await submit(
      buildForm(detail, {
        address: { addressLine1: "5 Secret Lane" },
        contacts: [{ contactTypeId: 4, detail: "0825550111" }],
      }),
      "province",
    );
    const auditLine = await office
      .knex("audit_log")
      .where({ what: "building block verified", subjectStakeholderId: shelter.stakeholderId })
      .first();
    expect(auditLine.after).toMatchObject({
      Address: "changed",
      Alternative: "0825550111",
      Checked: "by telephone",
    });
    expect(JSON.stringify(auditLine)).not.toContain("Secret");
  });

  test("adds, confirms and ends an instance, and refuses a second one with the same name", async () => {
    const place = {
      boundaryStakeholderId: office.emfuleni,
      buildingBlockId: POLICE,
      name: "Riverside SAPS",
      address: { addressLine1: "3 River Road" },
      contacts: [{ contactTypeId: 3, detail: "0165550100" }],
    };
    const { stakeholderId } = await office.sendOk("coordinator", "POST", "addBuildingBlock", place);
    expect(await office.send("coordinator", "POST", "addBuildingBlock", place)).toMatchObject({
      status: 409,
      body: { code: "exists" },
    });
    const added = await read(stakeholderId as number);
    expect(added).toMatchObject({ name: "Riverside SAPS", isCaptured: false, existsOn: TODAY });
    const id = { stakeholderId, buildingBlockId: POLICE };
    const { version } = await office.sendOk("editor", "POST", "verifyBuildingBlockExist", {
      exists: true,
      ...id,
      version: 1,
    });
    const ending = { exists: false, ...id, version, reason: "closed" };
    expect((await office.send("editor", "POST", "verifyBuildingBlockExist", ending)).status).toBe(403);
    await office.sendOk("coordinator", "POST", "verifyBuildingBlockExist", ending);
    await expect(read(stakeholderId as number)).rejects.toThrow("404");
  });
});
