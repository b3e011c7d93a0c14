import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type OfficeUser, startOffice } from "../../testing/building-block/office.ts";
import { getPeople, POLICE, personForm as withoutContacts } from "../../testing/building-block/place.ts";
import { testDatabases } from "../../testing/testDatabase.ts";
import type { CapturedPerson, ContactsWithRequirements, Proposed } from "./contract.ts";

const SHELTER = 5;
const UPDATE = "updateBuildingBlockContactsAndRequirements";
const TODAY = "2026-08-15";

describe.each(testDatabases)("changing an instance, on %s", (_name, open) => {
  const office = startOffice(open);
  let emfuleni: number;
  let station: number;
  let stations: number[];
  let otherStation: number;
  beforeAll(async () => {
    emfuleni = await office.boundaryOf("Emfuleni");
    stations = await office
      .knex("building_block_stakeholder as i")
      .join(
        "building_block_contact_person as p",
        "p.building_block_stakeholder_id",
        "i.building_block_stakeholder_id",
      )
      .where({ boundaryId: emfuleni, buildingBlockId: POLICE })
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

  const read = async (
    stakeholderId = station,
    who: OfficeUser = "coordinator",
    buildingBlockId = POLICE,
  ): Promise<ContactsWithRequirements> => {
    const query = `stakeholderId=${stakeholderId}&buildingBlockId=${buildingBlockId}`;
    const { body } = await office.get(who, `getBuildingBlockContactsWithRequirements?${query}`);
    return body as unknown as ContactsWithRequirements;
  };
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
  const capture = (form: object, who: OfficeUser = "editor") =>
    office.send(who, "PUT", UPDATE, { ...form, isSubmitted: false });

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
    expect(await countPeople()).toBe(countBefore);
  });

  test("submitting twice on one day adds no row", async () => {
    await submit(buildForm(await read()));
    const countPeople = async () => (await office.knex("building_block_contact_person").count())[0]?.count;
    const before = await countPeople();
    expect((await submit(buildForm(await read()))).status).toBe(200);
    expect(await countPeople()).toBe(before);
  });

  test("a capture changes nothing until somebody verifies it", async () => {
    const before = await read();
    const response = await capture(
      buildForm(before, { name: "Another Name", address: { addressLine1: "9 New Road" } }),
    );
    expect(response.body).toMatchObject({ success: true, outcome: "waiting" });
    const after = await read();
    expect(after).toMatchObject({ name: before.name, address: before.address });
    expect(after.capture).toMatchObject({ state: "waiting", capturedBy: "Palesa Molefe", isOwn: false });
    expect(after.capture?.changes).toContainEqual({
      what: "Name",
      before: before.name,
      after: "Another Name",
    });
  });

  test("responds 403 to a submission by a user who may not validate", async () => {
    const refused = await submit(buildForm(await read()), "editor");
    expect(refused).toMatchObject({
      status: 403,
      body: { message: "You do not have permission to perform this action." },
    });
  });

  test("a form that changes nothing is not captured", async () => {
    const before = await read();
    const addressLine2 = before.address?.addressLine2;
    const unchangedForm = buildForm(before, {
      address: {
        addressLine1: before.address?.addressLine1 ?? "1 Example Street",
        addressLine2: addressLine2 ?? null,
      },
    });
    if (before.address?.addressLine1 == null) await submit(unchangedForm);
    const refused = await capture({ ...unchangedForm, version: (await read()).version });
    expect(refused).toMatchObject({ status: 400, body: { message: "Building block not updated." } });
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
          boundaryId: emfuleni,
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

  test("a removal by an editor is pending", async () => {
    const [person] = getPeople(await read());
    const query = `buildingBlockId=${POLICE}&stakeholderId=${person?.stakeholderId}&bldBlockstakeholderId=${station}`;
    const response = await office.send("editor", "DELETE", `DeleteStakeholderById?${query}`);
    expect(response.body).toMatchObject({ outcome: "waiting" });
    const after = await read();
    expect(getPeople(after).map(({ stakeholderId }) => stakeholderId)).toContain(person?.stakeholderId);
    expect(after.capture?.changes).toMatchObject([{ before: person?.name, after: null }]);
  });

  test("S33 the audit log lists each change, but not the text of a confidential address", async () => {
    const shelter = await office
      .knex("building_block_stakeholder")
      .whereIn("boundary_id", office.sessionOf("province").municipalityIds)
      .where({ buildingBlockId: SHELTER })
      .first();
    const detail = await read(shelter.stakeholderId, "province", SHELTER);
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
      boundaryStakeholderId: emfuleni,
      buildingBlockId: POLICE,
      name: "Riverside SAPS",
      address: { addressLine1: "3 River Road" },
      contacts: [{ contactTypeId: 3, detail: "0165550100" }],
    };
    const foreign = await office.send("elsewhere", "POST", "addBuildingBlock", place);
    expect(foreign.status).toBe(404);
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
    expect(
      (
        await office.send("editor", "POST", "verifyBuildingBlockExist", {
          exists: false,
          ...id,
          version,
          reason: "closed",
        })
      ).status,
    ).toBe(403);
    await office.sendOk("coordinator", "POST", "verifyBuildingBlockExist", {
      exists: false,
      ...id,
      version,
      reason: "closed",
    });
    expect(
      (
        await office.get(
          "coordinator",
          `getBuildingBlockContactsWithRequirements?stakeholderId=${stakeholderId}&buildingBlockId=${POLICE}`,
        )
      ).status,
    ).toBe(404);
  });
});
