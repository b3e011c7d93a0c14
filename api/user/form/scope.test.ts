import { describe, expect, test } from "vitest";
import { GROUPS } from "../../group/groups.ts";
import { DEMONSTRATION_PASSWORD } from "../../seeds/demonstration/users.ts";
import type { Browser } from "../../testing/Browser.ts";
import { openedMail } from "../../testing/openedMail.ts";
import { startApi } from "../../testing/startApi.ts";
import { testDatabases } from "../../testing/testDatabase.ts";
import type { UserDetails } from "../contract.ts";

const ADMINISTRATOR = "admin@demo.example";

describe.each(testDatabases)("S17 S40 changing the scope of a user, %s", (_name, open) => {
  const api = startApi(open);
  const { signedIn, advanceMinutes } = api;

  const refused = { status: 403, code: "password-needed" };
  const confirm = (userBrowser: Browser) =>
    userBrowser.postJson("/api/auth/confirm-password", { Password: DEMONSTRATION_PASSWORD });

  const getUser = async (userBrowser: Browser, username: string): Promise<UserDetails> => {
    const stakeholderId = await api.idOf(username);
    return (await userBrowser.get(`/api/security/getUserDetails?stakeholderId=${stakeholderId}`)).json();
  };
  const edit = async (userBrowser: Browser, user: UserDetails, more: object) => {
    const { Name, Contacts, GroupIds, StakeholderRelationships, version } = user;
    const remaining = {
      Name,
      TitleId: user.TitleId ?? 1,
      RoleId: user.RoleId ?? 1,
      CompanyId: user.CompanyId,
      GroupIds,
      version,
    };
    const relationships = StakeholderRelationships.map(
      ({ StakeholderRelationshipTypeId, MunicipalityId }) => ({
        StakeholderRelationshipTypeId,
        MunicipalityId,
      }),
    );
    const path = `/api/security/editUserDetails?stakeholderId=${user.stakeholderId}`;
    return userBrowser.sendJson("PUT", path, {
      ...remaining,
      Contacts,
      StakeholderRelationships: relationships,
      ...more,
    });
  };
  const findOtherOrganisation = (user: UserDetails): Promise<{ stakeholderId: number; name: string }> =>
    api
      .knex("organisation as o")
      .join("stakeholder as s", "s.stakeholder_id", "o.stakeholder_id")
      .whereNot("s.stakeholder_id", user.CompanyId ?? 0)
      .whereNotIn("s.stakeholder_id", api.knex("organisation_application").select("stakeholder_id"))
      .first("s.stakeholder_id", "s.name");

  test("nobody changes their own organisation or municipalities", async () => {
    const userBrowser = await signedIn();
    const user = await getUser(userBrowser, ADMINISTRATOR);
    const other = await findOtherOrganisation(user);
    const municipality = await api.knex("stakeholder").where({ stakeholderTypeId: 1 }).first();
    const otherForms = [
      { CompanyId: other.stakeholderId, SpeaksForOrganisation: true },
      {
        CompanyId: user.CompanyId ?? other.stakeholderId,
        StakeholderRelationships: [
          { StakeholderRelationshipTypeId: 6, MunicipalityId: municipality.stakeholderId },
        ],
      },
    ];
    for (const more of otherForms)
      expect(await edit(userBrowser, user, more)).toMatchObject({ status: 403, code: "not-allowed" });
    expect(await getUser(userBrowser, ADMINISTRATOR)).toEqual(user);
  });

  test("nobody gives or takes scope of users with more permissions", async () => {
    const { knex } = api;
    const [group] = await knex("user_group")
      .insert({ name: "Front desk", description: "" })
      .returning("group_id");
    const { groupId } = group;
    await knex("group_action").insert([5, 12, 33].map((actionId) => ({ groupId, actionId })));
    const stakeholderId = await api.idOf("norole@demo.example");
    await knex("group_member").insert({ groupId, stakeholderId });
    const userBrowser = await signedIn("norole@demo.example");
    const administrator = await signedIn();
    for (const username of [ADMINISTRATOR, "organisation@demo.example", "coordinator@demo.example"]) {
      const user = await getUser(userBrowser, username);
      const other = await findOtherOrganisation(user);
      expect(
        await edit(userBrowser, user, { CompanyId: other.stakeholderId, SpeaksForOrganisation: true }),
      ).toMatchObject({
        status: 403,
      });
      const CompanyId = user.CompanyId ?? other.stakeholderId;
      const none = { CompanyId, StakeholderRelationships: [] };
      const status = user.StakeholderRelationships.length > 0 ? 403 : 200;
      expect(await edit(userBrowser, user, none)).toMatchObject({ status });
      expect((await getUser(userBrowser, username)).SpeaksForOrganisation).toBe(user.SpeaksForOrganisation);
    }
    expect((await administrator.get("/api/security/getAllUsers")).status).toBe(200);
    await knex("user_group").where({ groupId }).delete();
  });

  test("changing another user's scope requires recent authentication, e-mails the administrators the old and new names, and ends sessions", async () => {
    const userBrowser = await signedIn();
    const otherBrowser = await signedIn("buildingblock@demo.example");
    const user = await getUser(userBrowser, "buildingblock@demo.example");
    const [remaining, ...removedMunicipalities] = user.StakeholderRelationships;
    const { stakeholderId: CompanyId, name: CompanyName } = await findOtherOrganisation(user);
    const change = {
      CompanyId,
      SpeaksForOrganisation: true,
      StakeholderRelationships: remaining
        ? [{ StakeholderRelationshipTypeId: 6, MunicipalityId: remaining.MunicipalityId }]
        : [],
    };
    await api.knex("mail").delete();
    advanceMinutes(6);
    expect(await edit(userBrowser, user, change)).toMatchObject(refused);
    await confirm(userBrowser);
    expect(await edit(userBrowser, user, change)).toMatchObject({ status: 200 });
    const line = await api
      .knex("audit_log")
      .where({ what: "scope changed" })
      .orderBy("audit_id", "desc")
      .first();
    expect(line).toMatchObject({
      subjectStakeholderId: user.stakeholderId,
      before: {
        organisation: user.CompanyName,
        municipalities: user.StakeholderRelationships.map(({ Description }) => Description),
      },
      after: { organisation: CompanyName, municipalities: remaining ? [remaining.Description] : [] },
    });
    const email = (await openedMail(api.knex)).find(
      ({ to, template }) => to === ADMINISTRATOR && template === "scope-changed",
    );
    expect(email?.text).toContain(`Organisation: ${CompanyName}, before: ${user.CompanyName ?? "none"}.`);
    for (const { Description } of removedMunicipalities) expect(email?.text).toContain(Description);
    expect((await otherBrowser.get("/api/auth/profile")).status).toBe(401);
  });

  test("adding people to a group in bulk asks for the password instead of listing refusals", async () => {
    const userBrowser = await signedIn();
    const { stakeholderId, version } = await getUser(userBrowser, "norole@demo.example");
    const { groupId } = await api.knex("user_group").where({ name: GROUPS.administrators }).first();
    const body = { users: [{ stakeholderId, version }], change: { kind: "addToGroup", groupId } };
    advanceMinutes(6);
    expect(await userBrowser.postJson("/api/security/changeUsers", body)).toMatchObject(refused);
    await confirm(userBrowser);
    const added = await userBrowser.postJson("/api/security/changeUsers", body);
    expect(added).toMatchObject({ status: 200, outcomes: [{ isDone: true, message: null }] });
  });
});
