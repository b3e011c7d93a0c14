import { describe, expect, test } from "vitest";
import { type Endpoints, endpoints } from "../contract.ts";
import { getAddedStations } from "../data-import/precinct/contract.ts";
import { readEnv } from "../lib/operating/env.ts";
import { Secrets } from "../lib/security/secrets.ts";
import type { Application } from "../organisation/contract.ts";
import { DEMONSTRATION_PASSWORD } from "../seeds/demonstration/users.ts";
import type { AuditKind } from "../shared/auditKinds.ts";
import type { Endpoint } from "../shared/http/endpoint.ts";
import { PERMISSION_IDS } from "../shared/permissions.ts";
import { PASSWORD, validRegistration } from "../testing/auth/registration.ts";
import type { Browser } from "../testing/Browser.ts";
import { buildingBlockChanges } from "../testing/building-block/madeChanges.ts";
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
  const { browser, signedIn } = api;

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

  const findLineId = async () =>
    (await api.knex("building_block_stakeholder").where({ boundaryId: 0 }).first()).stakeholderId;

  const REQUESTS: Partial<Record<keyof Endpoints, () => Promise<number>>> = {
    "POST /api/auth/login": async () =>
      (await browser().signIn("norole@demo.example", DEMONSTRATION_PASSWORD)).status,
    "POST /api/auth/logout": async () =>
      (await (await signedIn("tworoles@demo.example")).postJson("/api/auth/logout")).status,
    "POST /api/auth/verify-otp": async () => {
      const userBrowser = browser();
      const { otp } = await userBrowser.postJson("/api/auth/register", await validRegistration(api.knex));
      const body = { Email: "zoe@example.org", OTP: otp, UserType: 1 };
      return (await userBrowser.postJson("/api/auth/verify-otp", body)).status;
    },
    "POST /api/auth/reset-password": async () => {
      const userBrowser = browser();
      const Email = "organisation@demo.example";
      await userBrowser.postJson("/api/auth/verify-otp", {
        Email,
        OTP: await requestCode(userBrowser, Email),
        UserType: RESET,
      });
      const body = { Email, Password: NEW_PASSWORD, ConfirmPassword: NEW_PASSWORD, UserType: RESET };
      return (await userBrowser.postJson("/api/auth/reset-password", body)).status;
    },
    "POST /api/auth/add-password": async () => (await acceptInvitation("new@example.org")).status,
    "POST /api/auth/confirm-password": async () => {
      const userBrowser = await signedIn("admin@demo.example");
      return (await userBrowser.postJson("/api/auth/confirm-password", { Password: DEMONSTRATION_PASSWORD }))
        .status;
    },
    "PUT /api/auth/updateProfile": async () => {
      const userBrowser = await signedIn("buildingblock@demo.example");
      const profile = await (await userBrowser.get("/api/auth/profile")).json();
      return (
        await userBrowser.send("PUT", "/api/auth/updateProfile", { ...profile, fullName: "Zanele Radebe" })
      ).status;
    },
    "POST /api/auth/downloadOwnRecord": async () =>
      (await (await signedIn("tworoles@demo.example")).postJson("/api/auth/downloadOwnRecord")).status,
    "POST /api/auth/closeAccount": async () => {
      const { userBrowser } = await acceptInvitation("leaving@example.org");
      return (await userBrowser.postJson("/api/auth/closeAccount", { email: "leaving@example.org" })).status;
    },
    "POST /api/auth/request-address-change": async () => {
      const userBrowser = await signedIn("norole@demo.example");
      return (await userBrowser.postJson("/api/auth/request-address-change", { email: "moved@example.org" }))
        .status;
    },
    "POST /api/auth/confirm-address-change": async () => {
      const email = (await openedMail(api.knex)).findLast(({ to }) => to === "moved@example.org");
      const code = /code=(\S+)/.exec(email?.text ?? "")?.[1];
      const body = { code, isConfirmed: true };
      return (await api.browser().postJson("/api/auth/confirm-address-change", body)).status;
    },
    "POST /api/security/AddGroup": () =>
      sendForGroup("POST", "/api/security/AddGroup", { GroupName: "First" }),
    "PUT /api/security/saveGroup": () =>
      sendForGroup("PUT", "/api/security/saveGroup", { GroupName: "Other", description: "" }),
    "POST /api/security/addGroupActions": () => sendForGroup("POST", "/api/security/addGroupActions", {}),
    "DELETE /api/security/deleteGroupActions": () =>
      sendForGroup("DELETE", "/api/security/deleteGroupActions", {}, [PERMISSION_IDS.LogIntoSystem]),
    "DELETE /api/security/deleteGroup": async () => {
      const userBrowser = await signedIn("admin@demo.example");
      return (await userBrowser.send("DELETE", `/api/security/deleteGroup?groupId=${await addGroup()}`))
        .status;
    },
    "POST /api/security/createNewUser": async () => (await createUser("one@people.example")).status,
    "PUT /api/security/editUserDetails": async () => {
      const { userBrowser, form, stakeholderId } = await createUser("two@people.example");
      const path = `/api/security/editUserDetails?stakeholderId=${stakeholderId}`;
      return (await userBrowser.send("PUT", path, { ...form, Name: "Other", version: 1 })).status;
    },
    "DELETE /api/security/deleteUser": async () => {
      const { userBrowser, stakeholderId } = await createUser("three@people.example");
      return (await userBrowser.send("DELETE", `/api/security/deleteUser?stakeholderId=${stakeholderId}`))
        .status;
    },
    "POST /api/security/setUserDisabled": () =>
      sendForUser("four", "setUserDisabled", { version: 1, isDisabled: true }),
    "POST /api/security/changeInvitation": () => sendForUser("five", "changeInvitation", { change: "copy" }),
    "POST /api/security/changeUsers": async () => {
      const { userBrowser, stakeholderId } = await createUser("eight@people.example");
      const body = { users: [{ stakeholderId, version: 1 }], change: { kind: "disable" } };
      return (await userBrowser.postJson("/api/security/changeUsers", body)).status;
    },
    "POST /api/security/endUserSession": async () =>
      (await (await signedIn("admin@demo.example")).postJson("/api/security/endUserSession")).status,
    "POST /api/import/upload": async () => {
      const userBrowser = await signedIn("admin@demo.example");
      const path = "/api/import/upload?kind=crime&fileName=figures.csv";
      return (await userBrowser.upload(path, Buffer.from("station"))).status;
    },
    "POST /api/import/apply": () => sendForImport("apply", { source: IMPORT_SOURCE }),
    "POST /api/import/withdraw": () => sendForImport("withdraw"),
    "POST /api/import/checkAgain": () => sendForImport("checkAgain", { columns: [], stations: [] }),
    "POST /api/import/cancel": () => sendForImport("cancel"),
    "POST /api/import/addStation": async () => {
      const userBrowser = await signedIn("admin@demo.example");
      const people = { peopleCount: 100, peopleFromBoundaryId: null, source: "Statistics South Africa" };
      const body = { name: "Protea Glen", municipalityBoundaryId: 1163, ...people };
      return (await userBrowser.postJson("/api/import/addStation", body)).status;
    },
    "POST /api/import/removeStation": async () => {
      const userBrowser = await signedIn("admin@demo.example");
      const { stations } = await userBrowser.read(getAddedStations);
      const boundaryId = stations.find(({ name }) => name === "Protea Glen")?.boundaryId;
      return (await userBrowser.postJson("/api/import/removeStation", { boundaryId })).status;
    },
    "POST /api/security/changeSetupChecklist": async () => {
      const userBrowser = await signedIn("admin@demo.example");
      return (await userBrowser.postJson("/api/security/changeSetupChecklist", { change: "put away" }))
        .status;
    },
    "POST /api/security/checkEmergencyNumbers": async () => {
      const userBrowser = await signedIn("admin@demo.example");
      const body = { stakeholderIds: [await findLineId()] };
      return (await userBrowser.postJson("/api/security/checkEmergencyNumbers", body)).status;
    },
    "POST /api/security/changeNationalLine": async () => {
      const userBrowser = await signedIn("admin@demo.example");
      const line = await api
        .knex("building_block_stakeholder")
        .where({ boundaryId: 0 })
        .orderBy("stakeholder_id", "desc")
        .first("stakeholder_id");
      const numbers = [{ kind: "telephone", number: "0800001005" }];
      const proposed = { name: "Shelters", openingHours: "", checkedOn: null, numbers };
      const body = { step: "propose", stakeholderId: line.stakeholderId, line: proposed };
      return (await userBrowser.postJson("/api/security/changeNationalLine", body)).status;
    },
    "POST /api/audit/exportAuditLog": async () =>
      (await (await signedIn("admin@demo.example")).postJson("/api/audit/exportAuditLog")).status,
    "POST /api/security/exportUsers": async () =>
      (await (await signedIn("admin@demo.example")).postJson("/api/security/exportUsers")).status,
    "POST /api/security/exportGroups": async () =>
      (await (await signedIn("admin@demo.example")).postJson("/api/security/exportGroups")).status,
    "POST /api/healthcheck/exportOrganisations": async () =>
      (await (await signedIn("admin@demo.example")).postJson("/api/healthcheck/exportOrganisations")).status,
    "POST /api/healthcheck/verify": () =>
      sendForApplication("/api/healthcheck/verify", {
        VerificationStatusId: 2,
        EmailTemplateType: 2,
        OrganisationEmail: "norole@demo.example",
      }),
    "POST /api/healthcheck/stopDecision": () => sendForApplication("/api/healthcheck/stopDecision", {}),
    "POST /api/healthcheck/waitForApplicant": () =>
      sendForApplication("/api/healthcheck/waitForApplicant", { isWaiting: true, waitingFor: "Proof" }),
    "POST /api/healthcheck/answerQuestion": async () => {
      await sendForApplication("/api/healthcheck/waitForApplicant", { isWaiting: true, waitingFor: "Proof" });
      return (
        await (
          await signedIn("norole@demo.example")
        ).postJson("/api/healthcheck/answerQuestion", { answer: "Yes" })
      ).status;
    },
    "POST /api/healthcheck/resendDecisionEmail": async () => {
      await api.knex("mail").update({ sentAt: TEST_DAY, dueAt: null });
      await sendForApplication("/api/healthcheck/verify", {
        VerificationStatusId: 2,
        EmailTemplateType: 2,
        OrganisationEmail: "norole@demo.example",
      });
      await api.knex("mail").update({ sentAt: TEST_DAY, dueAt: null });
      return sendForApplication("/api/healthcheck/resendDecisionEmail", {});
    },
    ...secondFactorChanges(signedIn, TEST_DAY),
    ...buildingBlockChanges(() => api.knex, signedIn),
    ...surveyChanges(() => api.knex, signedIn),
  };

  const findApplication = async (userBrowser: Browser) => {
    const { organisations } = await userBrowser.postJson("/api/healthcheck/searchOrganisations", {
      OrganisationName: "Masakhane Community Trust",
    });
    return (organisations as Application[])[0] as Application;
  };
  const sendForApplication = async (path: string, body: Record<string, unknown>) => {
    const userBrowser = await signedIn("admin@demo.example");
    const { stakeholderId: StakeholderId, version } = await findApplication(userBrowser);
    return (await userBrowser.postJson(path, { StakeholderId, version, ...body })).status;
  };

  const createUser = async (email: string) => {
    const userBrowser = await signedIn("admin@demo.example");
    const form = await userForm(api.knex, email);
    const { status, stakeholderId } = await userBrowser.postJson("/api/security/createNewUser", form);
    return { userBrowser, form, status, stakeholderId };
  };
  const sendForUser = async (name: string, path: string, body: Record<string, unknown> = {}) => {
    const { userBrowser, stakeholderId } = await createUser(`${name}@people.example`);
    return (await userBrowser.postJson(`/api/security/${path}`, { stakeholderId, ...body })).status;
  };

  const sendForImport = async (path: string, body: Record<string, unknown> = {}) => {
    await api.knex("data_import").delete();
    const versions = await api.knex("data_version").select("dataset", "version");
    const [row] = await api
      .knex("data_import")
      .insert({
        kind: "crime",
        fileName: "figures.csv",
        state: path === "withdraw" ? "applied" : "previewed",
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
    const userBrowser = await signedIn("admin@demo.example");
    return (await userBrowser.postJson(`/api/import/${path}`, { importId: row.importId, ...body })).status;
  };

  let groups = 0;
  const addGroup = async (): Promise<number> => {
    groups += 1;
    const [group] = await api
      .knex("user_group")
      .insert({ name: `Group ${groups}`, description: "" })
      .returning("group_id");
    await api.knex("group_action").insert({ groupId: group.groupId, actionId: PERMISSION_IDS.LogIntoSystem });
    return group.groupId;
  };
  const sendForGroup = async (
    method: string,
    path: string,
    body: Record<string, unknown>,
    actionIds: readonly number[] = [PERMISSION_IDS.LogIntoSystem, PERMISSION_IDS.ViewBuildingBlocks],
  ) => {
    const userBrowser = await signedIn("admin@demo.example");
    const groupKey = path.endsWith("AddGroup") ? {} : { GroupId: await addGroup(), version: 1 };
    const UserActions = actionIds.map((actionId) => ({ actionId }));
    return (await userBrowser.send(method, path, { ...groupKey, UserActions, ...body })).status;
  };

  test.each(
    changes.map((endpoint) => [`${endpoint.method} ${endpoint.path}` as keyof Endpoints, endpoint] as const),
  )("%s adds an entry of a kind that its contract declares", async (key, { audits }) => {
    const sendRequest = REQUESTS[key];
    if (sendRequest === undefined) throw new Error(`Make this change once in ${import.meta.filename}.`);
    const findNewestEntry = async () =>
      Number((await api.knex("audit_log").max("audit_id as id"))[0]?.id ?? 0);
    const before = await findNewestEntry();
    expect(await sendRequest()).toBe(200);
    const kinds: AuditKind[] = await api.knex("audit_log").where("audit_id", ">", before).pluck("what");
    expect(kinds.filter((kind) => (audits as readonly AuditKind[]).includes(kind))).not.toEqual([]);
  });
});
