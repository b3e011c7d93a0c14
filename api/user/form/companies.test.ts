import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Browser } from "../../testing/Browser.ts";
import { startApi } from "../../testing/startApi.ts";
import { testDatabases } from "../../testing/testDatabase.ts";
import { userForm } from "../../testing/user/newUser.ts";
import type { UserDetails } from "../contract.ts";

const PUBLISHER = "Department of Women, Youth and Persons with Disabilities";

describe.each(testDatabases)("organisations in the form of a user, %s", (_, open) => {
  const api = startApi(open, { settings: { PUBLISHER } });
  let admin: Browser;
  beforeAll(async () => {
    admin = await api.signedIn();
  });
  beforeEach(async () => {
    const people = api.knex("user_account").whereLike("username", "%@people.example");
    await api.knex("stakeholder").whereIn("stakeholder_id", people.select("stakeholder_id")).delete();
  });

  const readCompanies = async (search: string) =>
    (await admin.get(`/api/security/getOrganisations?search=${encodeURIComponent(search)}`)).json();
  const create = async (more: object) => {
    const { CompanyId: _, ...form } = await userForm(api.knex, "sindi@people.example");
    return admin.postJson("/api/security/createNewUser", { ...form, ...more });
  };
  const read = async (stakeholderId: unknown): Promise<UserDetails> =>
    (await admin.get(`/api/security/getUserDetails?stakeholderId=${stakeholderId}`)).json();
  const findOrganisation = async (stakeholderId: unknown) =>
    api
      .knex("stakeholder_relationship")
      .where({ stakeholderId, relationshipTypeId: 1 })
      .pluck("related_stakeholder_id");
  const findRegistered = () =>
    api
      .knex("organisation as o")
      .join("stakeholder as s", "s.stakeholder_id", "o.stakeholder_id")
      .orderBy("s.stakeholder_id")
      .first("s.stakeholder_id", "s.name");

  test("municipalities, provinces and the publisher are offered next to the known organisations", async () => {
    expect((await readCompanies("emfuleni")).organisations).toContainEqual(
      expect.objectContaining({ organisationName: "Emfuleni", place: "Gauteng", isRegistered: false }),
    );
    expect(await readCompanies("north west")).toMatchObject({
      namesToAdd: ["North West Provincial Government"],
    });
    expect(await readCompanies("department of women")).toMatchObject({ namesToAdd: [PUBLISHER] });
  });

  test("a missing organisation is added by its name, once", async () => {
    const firstCompany = await create({ CompanyName: "Kagiso Advice Office" });
    const { CompanyId, CompanyName } = await read(firstCompany.stakeholderId);
    expect(CompanyName).toBe("Kagiso Advice Office");
    const second = await create({
      CompanyName: "kagiso advice office",
      Contacts: [{ ContactTypeId: 1, Detail: "second@people.example" }],
    });
    expect((await read(second.stakeholderId)).CompanyId).toBe(CompanyId);
    expect(await readCompanies("kagiso")).toMatchObject({ total: 1, namesToAdd: [] });
    expect(await create({})).toMatchObject({
      status: 400,
      errors: [{ field: "CompanyId", description: "Organisation Name is required" }],
    });
  });

  test("a person acts for the organisation where they work only if that is chosen", async () => {
    const { stakeholderId: CompanyId, name } = await findRegistered();
    const { stakeholderId } = await create({ CompanyId });
    expect(await read(stakeholderId)).toMatchObject({ CompanyName: name, SpeaksForOrganisation: false });
    expect(await findOrganisation(stakeholderId)).toEqual([]);
    const { version, ...user } = await read(stakeholderId);
    const edit = (more: object) =>
      admin.sendJson("PUT", `/api/security/editUserDetails?stakeholderId=${stakeholderId}`, {
        Name: user.Name,
        TitleId: user.TitleId,
        RoleId: user.RoleId,
        Contacts: user.Contacts,
        GroupIds: user.GroupIds,
        StakeholderRelationships: [],
        ...more,
      });
    expect(await edit({ CompanyId, SpeaksForOrganisation: true, version })).toMatchObject({ status: 200 });
    expect(await findOrganisation(stakeholderId)).toEqual([CompanyId]);
    expect(await edit({ CompanyId, version: version + 1 })).toMatchObject({ status: 200 });
    expect(await findOrganisation(stakeholderId)).toEqual([CompanyId]);
    expect(await edit({ CompanyName: "Kagiso Advice Office", version: version + 2 })).toMatchObject({
      status: 200,
    });
    expect(await findOrganisation(stakeholderId)).toEqual([]);
  });

  test("nobody can act for an organisation that has not registered", async () => {
    const created = await create({ CompanyName: "Kagiso Advice Office", SpeaksForOrganisation: true });
    expect(created).toMatchObject({
      status: 400,
      errors: [{ code: "not-registered", field: "SpeaksForOrganisation" }],
    });
  });
});
