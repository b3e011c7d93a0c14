import { describe, expect, test } from "vitest";
import { type Endpoints, endpoints } from "../contract.ts";
import { getAddedStations } from "../data-import/precinct/contract.ts";
import { readEnv } from "../lib/operating/env.ts";
import { Secrets } from "../lib/security/secrets.ts";
import type { Application } from "../organisation/contract.ts";
import { DEMONSTRATION_PASSWORD } from "../seeds/demonstration/users.ts";
import type { AuditKind } from "../shared/auditKinds.ts";
import type { Endpoint } from "../shared/http/endpoint.ts";
import { PERMISSION_IDS, type PermissionName } from "../shared/permissions.ts";
import { PASSWORD, validRegistration } from "../testing/auth/registration.ts";
import type { Browser } from "../testing/Browser.ts";
import { buildingBlockChanges } from "../testing/building-block/madeChanges.ts";
import type { ChangeTests, SignIn } from "../testing/ChangeTests.ts";
import { IMPORT_SOURCE } from "../testing/import/importSource.ts";
import { openedMail } from "../testing/openedMail.ts";
import { secondFactorChanges } from "../testing/second-factor/secondFactorChanges.ts";
import { startApi } from "../testing/startApi.ts";
import { surveyChanges } from "../testing/survey/surveyChanges.ts";
import { openWithOneConnection } from "../testing/testDatabase.ts";
import { TEST_DAY } from "../testing/testSession.ts";
import { userForm } from "../testing/user/newUser.ts";
import { inviteAdministrator } from "../user/inviteAdministrator.ts";

const allEndpoints: readonly Endpoint[] = endpoints;
const changes = allEndpoints.filter(({ audits }) => audits !== undefined && !("none" in audits));
const env = readEnv({ NODE_ENV: "test", TRUST_PROXY: "127.0.0.1" });
const NEW_PASSWORD = "Quiet-Harbour93%";

describe("S36 audit entries of changes", () => {
  const api = startApi(openWithOneConnection);
  const { browser } = api;
  const admin = api.user();
  const signedIn: SignIn = async (username) =>
    username === "admin@demo.example" ? admin : api.signedIn(username);

  const requestCode = async (userBrowser: Browser, Email: string) =>
    (await userBrowser.postJson("/api/auth/forgot-password", { Email })).devOtp;
  const RESET = 3;
  const acceptInvitation = async (email: string) => {
    const secrets = new Secrets(env.SECRET_KEY);
    const link = await api.knex.transaction((trx) =>
      inviteAdministrator(trx, { email, env, secrets, now: TEST_DAY }),
    );
    const Invitation = new URLSearchParams(new URL(link).hash.slice(1)).get("invitation");
    const body = { Password: PASSWORD, ConfirmPassword: PASSWORD, UserType: 1, Invitation };
    const userBrowser = browser();
    return { userBrowser, status: (await userBrowser.postJson("/api/auth/add-password", body)).status };
  };
  const findLastLine = () =>
    api
      .knex("building_block_stakeholder")
      .where({ boundaryId: 0 })
      .orderBy("stakeholder_id", "desc")
      .first("stakeholder_id");

  const findApplication = async () => {
    const { organisations } = await admin.postJson("/api/healthcheck/searchOrganisations", {
      OrganisationName: "Masakhane Community Trust",
    });
    const { stakeholderId: StakeholderId, version } = (organisations as Application[])[0] as Application;
    return { StakeholderId, version };
  };
  const REJECTION = {
    VerificationStatusId: 2,
    EmailTemplateType: 2,
    OrganisationEmail: "norole@demo.example",
  };
  const WAITING = { isWaiting: true, waitingFor: "Proof" };

  let users = 0;
  const createUser = async () => {
    users += 1;
    const form = await userForm(api.knex, `user${users}@people.example`);
    const { status, stakeholderId } = await admin.postJson("/api/security/createNewUser", form);
    return { form, status, stakeholderId: stakeholderId as number };
  };

  const insertImport = async (state = "previewed") => {
    await api.knex("data_import").delete();
    const versions = await api.knex("data_version").select("dataset", "version");
    const [row] = await api
      .knex("data_import")
      .insert({
        kind: "crime",
        fileName: "figures.csv",
        state,
        withdrawal: JSON.stringify({ reason: "It was of other units.", withdrawn: [], summary: [] }),
        hasChanges: true,
        questions: JSON.stringify({ columns: [], meanings: [], stations: [], furtherNames: 0 }),
        dataVersions: JSON.stringify(
          Object.fromEntries(versions.map(({ dataset, version }) => [dataset, String(version)])),
        ),
        uploadedBy: 1,
        uploadedAt: TEST_DAY,
        aliveAt: TEST_DAY,
      })
      .returning("import_id");
    return { importId: row.importId as number };
  };

  let groups = 0;
  const addGroup = async () => {
    groups += 1;
    const [{ groupId }] = await api
      .knex("user_group")
      .insert({ name: `Group ${groups}`, description: "" })
      .returning("group_id");
    await api.knex("group_action").insert({ groupId, actionId: PERMISSION_IDS.LogIntoSystem });
    return { GroupId: groupId as number, version: 1 };
  };
  const toUserActions = (...names: PermissionName[]) => ({
    UserActions: names.map((name) => ({ actionId: PERMISSION_IDS[name] })),
  });
  const TWO_ACTIONS = toUserActions("LogIntoSystem", "ViewBuildingBlocks");

  const REQUESTS: ChangeTests = {
    "POST /api/auth/login": async () =>
      (await browser().signIn("norole@demo.example", DEMONSTRATION_PASSWORD)).status,
    "POST /api/auth/logout": async (send) => send(await signedIn("tworoles@demo.example")),
    "POST /api/auth/verify-otp": async (send) => {
      const userBrowser = browser();
      const { otp } = await userBrowser.postJson("/api/auth/register", await validRegistration(api.knex));
      return send(userBrowser, { Email: "zoe@example.org", OTP: otp, UserType: 1 });
    },
    "POST /api/auth/reset-password": async (send) => {
      const userBrowser = browser();
      const reset = { Email: "organisation@demo.example", UserType: RESET };
      const OTP = await requestCode(userBrowser, reset.Email);
      await userBrowser.postJson("/api/auth/verify-otp", { ...reset, OTP });
      return send(userBrowser, { ...reset, Password: NEW_PASSWORD, ConfirmPassword: NEW_PASSWORD });
    },
    "POST /api/auth/add-password": async () => (await acceptInvitation("new@example.org")).status,
    "POST /api/auth/confirm-password": (send) => send(admin, { Password: DEMONSTRATION_PASSWORD }),
    "PUT /api/auth/updateProfile": async (send) => {
      const userBrowser = await signedIn("buildingblock@demo.example");
      const profile = await (await userBrowser.get("/api/auth/profile")).json();
      return send(userBrowser, { ...profile, fullName: "Zanele Radebe" });
    },
    "POST /api/auth/downloadOwnRecord": async (send) => send(await signedIn("tworoles@demo.example")),
    "POST /api/auth/closeAccount": async (send) => {
      const { userBrowser } = await acceptInvitation("leaving@example.org");
      return send(userBrowser, { email: "leaving@example.org" });
    },
    "POST /api/auth/request-address-change": async (send) =>
      send(await signedIn("norole@demo.example"), { email: "moved@example.org" }),
    "POST /api/auth/confirm-address-change": async (send) => {
      const email = (await openedMail(api.knex)).findLast(({ to }) => to === "moved@example.org");
      const code = /code=(\S+)/.exec(email?.text ?? "")?.[1];
      return send(browser(), { code, isConfirmed: true });
    },
    "POST /api/security/AddGroup": (send) => send(admin, { ...TWO_ACTIONS, GroupName: "First" }),
    "PUT /api/security/saveGroup": async (send) =>
      send(admin, { ...(await addGroup()), ...TWO_ACTIONS, GroupName: "Other", description: "" }),
    "POST /api/security/addGroupActions": async (send) =>
      send(admin, { ...(await addGroup()), ...TWO_ACTIONS }),
    "DELETE /api/security/deleteGroupActions": async (send) =>
      send(admin, { ...(await addGroup()), ...toUserActions("LogIntoSystem") }),
    "DELETE /api/security/deleteGroup": async (send) =>
      send(admin, undefined, { groupId: (await addGroup()).GroupId }),
    "POST /api/security/createNewUser": async () => (await createUser()).status,
    "PUT /api/security/editUserDetails": async (send) => {
      const { form, stakeholderId } = await createUser();
      return send(admin, { ...form, Name: "Other", version: 1 }, { stakeholderId });
    },
    "DELETE /api/security/deleteUser": async (send) => {
      const { stakeholderId } = await createUser();
      return send(admin, undefined, { stakeholderId });
    },
    "POST /api/security/setUserDisabled": async (send) => {
      const { stakeholderId } = await createUser();
      return send(admin, { stakeholderId, version: 1, isDisabled: true });
    },
    "POST /api/security/changeInvitation": async (send) => {
      const { stakeholderId } = await createUser();
      return send(admin, { stakeholderId, change: "copy" });
    },
    "POST /api/security/changeUsers": async (send) => {
      const { stakeholderId } = await createUser();
      return send(admin, { users: [{ stakeholderId, version: 1 }], change: { kind: "disable" } });
    },
    "POST /api/security/endUserSession": (send) => send(admin),
    "POST /api/import/upload": async () => {
      const path = "/api/import/upload?kind=crime&fileName=figures.csv";
      return (await admin.upload(path, Buffer.from("station"))).status;
    },
    "POST /api/import/apply": async (send) =>
      send(admin, { ...(await insertImport()), source: IMPORT_SOURCE }),
    "POST /api/import/withdraw": async (send) => send(admin, await insertImport("applied")),
    "POST /api/import/checkAgain": async (send) =>
      send(admin, { ...(await insertImport()), columns: [], stations: [] }),
    "POST /api/import/cancel": async (send) => send(admin, await insertImport()),
    "POST /api/import/addStation": (send) => {
      const people = { peopleCount: 100, peopleFromBoundaryId: null, source: "Statistics South Africa" };
      return send(admin, { name: "Protea Glen", municipalityBoundaryId: 1163, ...people });
    },
    "POST /api/import/removeStation": async (send) => {
      const { stations } = await admin.read(getAddedStations);
      const boundaryId = stations.find(({ name }) => name === "Protea Glen")?.boundaryId;
      return send(admin, { boundaryId });
    },
    "POST /api/security/changeSetupChecklist": (send) => send(admin, { change: "put away" }),
    "POST /api/security/checkEmergencyNumbers": async (send) =>
      send(admin, { stakeholderIds: [(await findLastLine()).stakeholderId] }),
    "POST /api/security/changeNationalLine": async (send) => {
      const numbers = [{ kind: "telephone", number: "0800001005" }];
      const line = { name: "Shelters", openingHours: "", checkedOn: null, numbers };
      return send(admin, { step: "propose", ...(await findLastLine()), line });
    },
    "POST /api/audit/exportAuditLog": (send) => send(admin),
    "POST /api/security/exportUsers": (send) => send(admin),
    "POST /api/security/exportGroups": (send) => send(admin),
    "POST /api/healthcheck/exportOrganisations": (send) => send(admin),
    "POST /api/healthcheck/verify": async (send) =>
      send(admin, { ...(await findApplication()), ...REJECTION }),
    "POST /api/healthcheck/stopDecision": async (send) => send(admin, await findApplication()),
    "POST /api/healthcheck/waitForApplicant": async (send) =>
      send(admin, { ...(await findApplication()), ...WAITING }),
    "POST /api/healthcheck/answerQuestion": async (send) => {
      const waiting = { ...(await findApplication()), ...WAITING };
      await admin.postJson("/api/healthcheck/waitForApplicant", waiting);
      return send(await signedIn("norole@demo.example"), { answer: "Yes" });
    },
    "POST /api/healthcheck/resendDecisionEmail": async (send) => {
      const setMailSent = () => api.knex("mail").update({ sentAt: TEST_DAY, dueAt: null });
      await setMailSent();
      const rejection = { ...(await findApplication()), ...REJECTION };
      await admin.postJson("/api/healthcheck/verify", rejection);
      await setMailSent();
      return send(admin, await findApplication());
    },
    ...secondFactorChanges(signedIn, TEST_DAY),
    ...buildingBlockChanges(() => api.knex, signedIn),
    ...surveyChanges(() => api.knex, signedIn),
  };

  test.each(
    changes.map((endpoint) => [`${endpoint.method} ${endpoint.path}` as keyof Endpoints, endpoint] as const),
  )("%s adds an entry of a kind that its contract declares", async (key, { method, path, audits }) => {
    const sendRequest = REQUESTS[key];
    if (sendRequest === undefined) throw new Error(`Make this change once in ${import.meta.filename}.`);
    const findNewestEntry = async () =>
      Number((await api.knex("audit_log").max("audit_id as id"))[0]?.id ?? 0);
    const before = await findNewestEntry();
    const status = await sendRequest(async (userBrowser, body, query = {}) => {
      const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
      const sentBody = body ?? (method === "POST" ? {} : undefined);
      return (await userBrowser.send(method, `${path}?${search}`, sentBody)).status;
    });
    expect(status).toBe(200);
    const kinds: AuditKind[] = await api.knex("audit_log").where("audit_id", ">", before).pluck("what");
    expect(kinds.filter((kind) => (audits as readonly AuditKind[]).includes(kind))).not.toEqual([]);
  });
});
