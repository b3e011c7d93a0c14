import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GROUPS } from "../group/groups.ts";
import type { Browser } from "../testing/Browser.ts";
import { openedMail } from "../testing/openedMail.ts";
import { startApi } from "../testing/startApi.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import { TEST_DAY } from "../testing/testSession.ts";
import type { UserDetails } from "./contract.ts";
import { getAllUsers, getUserDetails } from "./contract.ts";
import { getLocalMunicipalities, getOrganisations } from "./form/contract.ts";
import { getUserSessions } from "./session/contract.ts";

const EMAIL = "sindi@people.example";
const PASSWORD = "Quiet-Harbour93%";
const WEEK = 7 * 24 * 60 * 60_000;

describe.each(testDatabases)("users, %s", (_, open) => {
  const api = startApi(open);
  let admin: Browser;
  let CompanyId: number;
  const groupIds = new Map<string, number>();
  beforeAll(async () => {
    for (const { name, groupId } of await api.knex("user_group").select()) groupIds.set(name, groupId);
    CompanyId = (await api.knex("stakeholder").where({ name: "Gauteng", stakeholderTypeId: 4 }).first())
      .stakeholderId;
  });
  beforeEach(async () => {
    api.clock = TEST_DAY;
    const people = api.knex("user_account").whereLike("username", "%@people.example");
    await api.knex("stakeholder").whereIn("stakeholder_id", people.select("stakeholder_id")).delete();
    await api.knex("mail").delete();
    admin = await api.signedIn();
  });

  const form = (more: object = {}) => ({
    Name: "Sindi Nene",
    TitleId: 1,
    RoleId: 2,
    CompanyId,
    Contacts: [
      { ContactTypeId: 1, Detail: EMAIL },
      { ContactTypeId: 2, Detail: "082 555 0188" },
    ],
    GroupIds: [groupIds.get(GROUPS.organisations)],
    StakeholderRelationships: [],
    ...more,
  });
  const create = (more: object = {}) => admin.postJson("/api/security/createNewUser", form(more));
  const createUser = async (more: object = {}) => (await create(more)).stakeholderId as number;
  const read = async (stakeholderId: number): Promise<UserDetails> =>
    await admin.read(getUserDetails, { query: { stakeholderId } });
  const edit = async (stakeholderId: number, more: object) => {
    const path = `/api/security/editUserDetails?stakeholderId=${stakeholderId}`;
    const { version } = await read(stakeholderId);
    return admin.sendJson("PUT", path, { ...form(), version, ...more });
  };
  const remove = async (stakeholderId: number, browser = admin) =>
    (await browser.send("DELETE", `/api/security/deleteUser?stakeholderId=${stakeholderId}`)).status;
  const emails = async () =>
    (await openedMail(api.knex)).filter(({ template }) => template !== "scope-changed");
  const lastLink = async () => /invitation=([\w-]+)/.exec((await emails()).at(-1)?.text ?? "")?.[1] as string;
  const acceptInvitation = (Invitation: string) =>
    api.browser().postJson("/api/auth/add-password", {
      Password: PASSWORD,
      ConfirmPassword: PASSWORD,
      UserType: 1,
      Invitation,
    });
  const getState = async (stakeholderId: number) => (await read(stakeholderId)).invitation?.state;

  test("a new user gets an invitation by e-mail, chooses a password, and has the permissions of the groups", async () => {
    const stakeholderId = await createUser();
    expect(await emails()).toMatchObject([{ template: "invitation", to: EMAIL }]);
    expect(await read(stakeholderId)).toMatchObject({
      username: EMAIL,
      displayName: "Sindi Nene",
      CompanyName: "Gauteng",
      Contacts: [{ Detail: EMAIL }, { Detail: "0825550188" }],
      groups: [{ groupName: GROUPS.organisations }],
      invitation: { state: "queued" },
    });
    await api.knex("mail").update({ sentAt: api.clock, dueAt: null });
    expect(await getState(stakeholderId)).toBe("sent");
    await create({ Contacts: [{ ContactTypeId: 1, Detail: "other@people.example" }] });
    expect(await acceptInvitation(await lastLink())).toMatchObject({ status: 200 });
    const { users } = await admin.read(getAllUsers, { query: { search: "other@people" } });
    expect(users).toMatchObject([{ invitation: { state: "arrived" }, groupNames: [GROUPS.organisations] }]);
  });

  test("an invalid form is refused with errors at its fields", async () => {
    const response = await create({
      Name: "R2D2",
      GroupIds: [],
      Contacts: [
        { ContactTypeId: 1, Detail: "nobody" },
        { ContactTypeId: 3, Detail: "123" },
      ],
    });
    expect(response.status).toBe(400);
    const errors = response.errors as { field: string; description: string }[];
    expect(errors.map(({ field }) => field)).toEqual([
      "Name",
      "Contacts.0.Detail",
      "Contacts.1.Detail",
      "GroupIds",
    ]);
    await createUser();
    expect(await create()).toMatchObject({
      status: 400,
      message: "Somebody with this email address has an account already.",
    });
  });

  test("an expired invitation is reported as expired, remains in the list, and can be sent again", async () => {
    const stakeholderId = await createUser();
    api.clock = new Date(api.clock.getTime() + WEEK + 1000);
    admin = await api.signedIn();
    expect(await getState(stakeholderId)).toBe("expired");
    const { users } = await admin.read(getAllUsers, { query: { state: "invited" } });
    expect(users.map((user) => user.stakeholderId)).not.toContain(stakeholderId);
    expect(
      await admin.postJson("/api/security/changeInvitation", { stakeholderId, change: "resend" }),
    ).toMatchObject({
      status: 200,
    });
    expect(await acceptInvitation(await lastLink())).toMatchObject({ status: 200 });
    expect(
      await admin.postJson("/api/security/changeInvitation", { stakeholderId, change: "resend" }),
    ).toMatchObject({
      status: 409,
    });
  });

  test("editing saves details, groups and municipalities, and ends the user's sessions", async () => {
    const stakeholderId = await createUser();
    await acceptInvitation(await lastLink());
    const userBrowser = api.browser();
    await userBrowser.signIn(EMAIL, PASSWORD);
    const emfuleni = (await api.knex("boundary").where({ description: "Emfuleni" }).first()).boundaryId;
    const response = await edit(stakeholderId, {
      Name: "Sindi Nene-Botha",
      GroupIds: [groupIds.get(GROUPS.buildingBlockUsers)],
      StakeholderRelationships: [{ StakeholderRelationshipTypeId: 6, MunicipalityId: emfuleni }],
    });
    expect(response).toMatchObject({ status: 200, success: true, version: 2 });
    expect(await read(stakeholderId)).toMatchObject({
      displayName: "Sindi Nene-Botha",
      groups: [{ groupName: GROUPS.buildingBlockUsers }],
      StakeholderRelationships: [{ MunicipalityId: emfuleni, Description: "Emfuleni" }],
    });
    expect(await userBrowser.postJson("/api/auth/userAuthenticated")).toMatchObject({
      isAuthenticated: false,
    });
    expect(await edit(stakeholderId, { version: 1 })).toMatchObject({
      status: 409,
      changedBy: "Nomsa Dlamini",
    });
    const changedAddress = { Contacts: [{ ContactTypeId: 1, Detail: "thief@people.example" }] };
    expect(await edit(stakeholderId, changedAddress)).toMatchObject({ status: 400 });
  });

  test("a mistyped address is corrected before the first sign-in, and the e-mail is sent to the new one", async () => {
    const stakeholderId = await createUser();
    const firstLink = await lastLink();
    await edit(stakeholderId, { Contacts: [{ ContactTypeId: 1, Detail: "sindiswa@people.example" }] });
    expect((await emails()).map(({ to }) => to)).toEqual(["sindiswa@people.example"]);
    expect(await acceptInvitation(firstLink)).toMatchObject({ status: 400 });
    expect(await acceptInvitation(await lastLink())).toMatchObject({ status: 200 });
  });

  test("S17 nobody invites into a group with more permissions than they hold, or edits their own groups", async () => {
    const [frontDesk] = await api
      .knex("user_group")
      .insert({ name: "Front desk", description: "" })
      .returning("group_id");
    const { groupId } = frontDesk;
    await api.knex("group_action").insert([5, 33].map((actionId) => ({ groupId, actionId })));
    await api.knex("group_member").insert({ groupId, stakeholderId: await api.idOf("norole@demo.example") });
    admin = await api.signedIn("norole@demo.example");
    expect(await create({ GroupIds: [groupIds.get(GROUPS.administrators)] })).toMatchObject({ status: 403 });
    expect(await create({ GroupIds: [groupIds.get(GROUPS.buildingBlockUsers)] })).toMatchObject({
      status: 403,
    });
    const ownId = await api.idOf("norole@demo.example");
    const Contacts = [{ ContactTypeId: 1, Detail: "norole@demo.example" }];
    const GroupIds = [groupId, groupIds.get(GROUPS.organisations)];
    expect(await edit(ownId, { Contacts, GroupIds })).toMatchObject({ status: 403 });
    const disabling = {
      stakeholderId: await api.idOf(),
      version: (await read(await api.idOf())).version,
      isDisabled: true,
    };
    expect(await admin.postJson("/api/security/setUserDisabled", disabling)).toMatchObject({ status: 403 });
    expect(await emails()).toEqual([]);
    await api.knex("user_group").where({ groupId }).delete();
  });

  test("S12 a disabled account is signed out at once and cannot sign in until it is enabled", async () => {
    const stakeholderId = await createUser();
    await acceptInvitation(await lastLink());
    const userBrowser = api.browser();
    await userBrowser.signIn(EMAIL, PASSWORD);
    const { version } = await read(stakeholderId);
    const set = (isDisabled: boolean, version: number) =>
      admin.postJson("/api/security/setUserDisabled", { stakeholderId, version, isDisabled });
    expect(await set(true, version)).toMatchObject({ status: 200, version: version + 1 });
    expect(await userBrowser.postJson("/api/auth/userAuthenticated")).toMatchObject({
      isAuthenticated: false,
    });
    expect(await userBrowser.signIn(EMAIL, PASSWORD)).toMatchObject({ status: 401 });
    await set(false, version + 1);
    expect(await userBrowser.signIn(EMAIL, PASSWORD)).toMatchObject({ status: 200 });
  });

  test("deleting requires DeleteUser, and leaves only a number in the audit log", async () => {
    const stakeholderId = await createUser();
    expect(await remove(stakeholderId, await api.signedIn("organisation@demo.example"))).toBe(403);
    expect(await remove(stakeholderId)).toBe(200);
    expect(await remove(stakeholderId)).toBe(404);
    expect(await emails()).toEqual([]);
    const log = await api.knex("audit_log").where({ subjectStakeholderId: stakeholderId }).select();
    expect(log.map(({ what }) => what)).toContain("user deleted");
    expect(JSON.stringify(log)).not.toMatch(/Sindi|people\.example|0825550188/);
    expect(await remove(await api.idOf())).toBe(409);
  });

  test("sessions are listed, and can be ended by their owner and by an administrator", async () => {
    const ownBrowser = await api.signedIn("organisation@demo.example");
    const otherUser = await api.signedIn("organisation@demo.example");
    const { sessions } = await ownBrowser.read(getUserSessions);
    expect(sessions.filter(({ isThis }) => isThis)).toHaveLength(1);
    const stakeholderId = await api.idOf("organisation@demo.example");
    expect(
      (await otherUser.get(`/api/security/getUserSessions?stakeholderId=${await api.idOf()}`)).status,
    ).toBe(403);
    await ownBrowser.postJson("/api/security/endUserSession", {});
    expect(await otherUser.postJson("/api/auth/userAuthenticated")).toMatchObject({ isAuthenticated: false });
    expect(await ownBrowser.postJson("/api/auth/userAuthenticated")).toMatchObject({ isAuthenticated: true });
    await admin.postJson("/api/security/endUserSession", { stakeholderId });
    expect(await ownBrowser.postJson("/api/auth/userAuthenticated")).toMatchObject({
      isAuthenticated: false,
    });
  });

  test("S38 a bulk change reports the result of each person", async () => {
    const first = await createUser();
    const second = await createUser({ Contacts: [{ ContactTypeId: 1, Detail: "second@people.example" }] });
    const ownId = await api.idOf();
    const { version } = await read(ownId);
    const change = { kind: "disable" };
    const users = [
      { stakeholderId: first, version: 1 },
      { stakeholderId: second, version: 9 },
      { stakeholderId: ownId, version },
      { stakeholderId: 999_999_999, version: 1 },
    ];
    const response = await admin.postJson("/api/security/changeUsers", { users, change });
    expect(response).toMatchObject({
      status: 200,
      message: "Done for 1 of 4 people.",
      outcomes: [
        { stakeholderId: first, displayName: "Sindi Nene", isDone: true, message: null },
        { stakeholderId: second, isDone: false },
        { stakeholderId: ownId, isDone: false, message: expect.stringContaining("your own account") },
        { isDone: false, message: "The user was not found." },
      ],
    });
    expect((await read(first)).isDisabled).toBe(true);
    expect((await read(second)).isDisabled).toBe(false);
    const addition = { kind: "addToGroup", groupId: groupIds.get(GROUPS.buildingBlockUsers) };
    await admin.postJson("/api/security/changeUsers", {
      users: [{ stakeholderId: second, version: 1 }],
      change: addition,
    });
    expect((await read(second)).groups.map(({ groupName }) => groupName)).toEqual([
      GROUPS.buildingBlockUsers,
      GROUPS.organisations,
    ]);
  });

  test("the list and its file are filtered by name, address, state and group", async () => {
    const stakeholderId = await createUser();
    const list = async (query: object) =>
      (await admin.read(getAllUsers, { query })).users.map((user) => user.stakeholderId);
    expect(await list({ search: "nene SINDI" })).toEqual([stakeholderId]);
    expect(await list({ search: "sindi@people" })).toEqual([stakeholderId]);
    // The search treats characters of SQL patterns as text.
    for (const search of ["%", "sindi%", "_", "\\"]) expect(await list({ search }), search).toEqual([]);
    expect(await list({ state: "invited" })).toContain(stakeholderId);
    expect(await list({ state: "active" })).not.toContain(stakeholderId);
    expect(await list({ groupId: groupIds.get(GROUPS.administrators) })).toEqual([await api.idOf()]);
    const file = await admin.postJson("/api/security/exportUsers", { search: "nene", state: "invited" });
    expect(file.users).toMatchObject([{ stakeholderId, username: EMAIL }]);
    const line = await api.knex("audit_log").where({ what: "users exported" }).first();
    expect(line).toBeDefined();
    const { organisations } = await admin.read(getOrganisations, { query: { search: "gauteng" } });
    expect(organisations).toMatchObject([{ stakeholderId: CompanyId, organisationName: "Gauteng" }]);
    const municipalities = await admin.read(getLocalMunicipalities);
    expect(municipalities).toHaveLength(213);
    expect(await list({ state: "ungrouped" })).not.toContain(stakeholderId);
    await api.knex("group_member").where({ stakeholderId }).delete();
    expect(await list({ state: "ungrouped" })).toContain(stakeholderId);
  });
});
