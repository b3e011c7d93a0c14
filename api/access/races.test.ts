import { describe, expect, inject, test } from "vitest";
import { validRegistration } from "../testing/auth/registration.ts";
import type { Browser, JsonResponse } from "../testing/Browser.ts";
import { raceInOrder } from "../testing/raceInOrder.ts";
import { Authenticator, addAuthenticator } from "../testing/second-factor/secondFactorChanges.ts";
import { startApi } from "../testing/startApi.ts";
import { TEST_DAY } from "../testing/testSession.ts";
import { inviteUser, userForm } from "../testing/user/newUser.ts";
import { addPerson } from "../user/addPerson.ts";

const PASSWORD = "Quiet-Harbour93%";
const NEW_PASSWORD = "Bright-Skylark7!";

describe.skipIf(inject("postgresUrl") === undefined)("two concurrent requests about one account", () => {
  const api = startApi();
  const { browser } = api;
  const admin = api.user();
  let personCount = 0;

  const createAddress = () => {
    personCount += 1;
    return `person${personCount}@people.example`;
  };
  const invitePerson = () => inviteUser(admin, api.knex, createAddress());
  const acceptInvitation = (userBrowser: Browser, Invitation?: string) =>
    userBrowser.postJson("/api/auth/add-password", {
      Password: PASSWORD,
      ConfirmPassword: PASSWORD,
      UserType: 1,
      Invitation,
    });
  const changeInvitation = (change: string, stakeholderId: number) => () =>
    admin.postJson("/api/security/changeInvitation", { stakeholderId, change });

  describe("S46 a replaced invitation signs nobody in", () => {
    test.each(["copy", "resend", "withdraw"])(
      "%s, then a sign-in with the earlier code responds 401",
      async (how) => {
        const { email, code, stakeholderId } = await invitePerson();
        const earlier = browser();
        const responses = await raceInOrder(
          api.knex,
          stakeholderId,
          changeInvitation(how, stakeholderId),
          () => earlier.signIn(email, code),
        );
        expect(responses).toMatchObject([{ status: 200 }, { status: 401 }]);
        await admin.postJson("/api/security/changeInvitation", { stakeholderId, change: "copy" });
        expect(await acceptInvitation(earlier)).toMatchObject({ status: 400 });
      },
    );

    test.each(["copy", "resend", "withdraw"])(
      "%s, then adding a password by the earlier link, or in a session opened with it, responds 400",
      async (how) => {
        for (const isSignedIn of [false, true]) {
          const { email, code, stakeholderId } = await invitePerson();
          const earlier = browser();
          if (isSignedIn) await earlier.signIn(email, code);
          const responses = await raceInOrder(
            api.knex,
            stakeholderId,
            changeInvitation(how, stakeholderId),
            () => acceptInvitation(earlier, isSignedIn ? undefined : code),
          );
          expect(responses).toMatchObject([{ status: 200 }, { status: 400, code: "invitation-refused" }]);
        }
      },
    );

    test("a corrected address, then adding a password by the link to the wrong address responds 400", async () => {
      const { code, stakeholderId } = await invitePerson();
      const details = `stakeholderId=${stakeholderId}`;
      const { version } = await (await admin.get(`/api/security/getUserDetails?${details}`)).json();
      const form = { ...(await userForm(api.knex, `right${stakeholderId}@people.example`)), version };
      const responses = await raceInOrder(
        api.knex,
        stakeholderId,
        () => admin.sendJson("PUT", `/api/security/editUserDetails?${details}`, form),
        () => acceptInvitation(browser(), code),
      );
      expect(responses).toMatchObject([{ status: 200 }, { status: 400, code: "invitation-refused" }]);
    });
  });

  describe("S45 another session, ended by adding a second factor, cannot change the account any more", () => {
    const changePassword = async (userBrowser: Browser) => {
      const profile = await (await userBrowser.get("/api/auth/profile")).json();
      const password = { NewPassword: NEW_PASSWORD, ConfirmPassword: NEW_PASSWORD };
      const change = { ...profile, mobileNumber: "0825550188", CurrentPassword: PASSWORD, ...password };
      return () => userBrowser.sendJson("PUT", "/api/auth/updateProfile", change);
    };
    const CHANGES: Record<string, (userBrowser: Browser) => Promise<() => Promise<JsonResponse>>> = {
      "changes the password": changePassword,
      "removes the factor": async (userBrowser) => () => userBrowser.sendJson("DELETE", "/api/auth/totp"),
      "makes recovery codes": async (userBrowser) => () => userBrowser.postJson("/api/auth/recovery-codes"),
      "begins a passkey": async (userBrowser) => () => userBrowser.postJson("/api/auth/passkey/begin"),
    };

    test.each(Object.entries(CHANGES))("%s", async (_, prepare) => {
      const { email, code, stakeholderId } = await invitePerson();
      const [owner, thief] = [browser(), browser()];
      expect(await acceptInvitation(owner, code)).toMatchObject({ status: 200 });
      expect(await thief.signIn(email, PASSWORD)).toMatchObject({ status: 200 });
      const enrolment = await owner.postJson("/api/auth/totp/begin");
      const totp = new Authenticator(enrolment.key as string).codeAt(TEST_DAY);
      const responses = await raceInOrder(
        api.knex,
        stakeholderId,
        () => owner.postJson("/api/auth/totp/confirm", { code: totp }),
        await prepare(thief),
      );
      expect(responses).toMatchObject([{ status: 200 }, { status: 401 }]);
      expect((await thief.get("/api/auth/profile")).status).toBe(401);
      const factors = await (await owner.get("/api/auth/second-factors")).json();
      expect(factors).toMatchObject({ totpAddedAt: TEST_DAY.toISOString(), recoveryCodesLeft: 10 });
      expect(await browser().signIn(email, PASSWORD)).toMatchObject({ secondFactor: ["totp"] });
    });

    test("the session that added the factor changes the password and gets a new id", async () => {
      const { code } = await invitePerson();
      const owner = browser();
      await acceptInvitation(owner, code);
      await addAuthenticator(owner, TEST_DAY);
      const id = owner.cookies.get("session");
      expect(await (await changePassword(owner))()).toMatchObject({ status: 200 });
      expect(owner.cookies.get("session")).not.toBe(id);
      expect((await owner.get("/api/auth/profile")).status).toBe(200);
    });
  });

  describe("S46 an account that is concurrently invited again is not replaced", () => {
    test("by a registration of its address", async () => {
      const { email, stakeholderId } = await invitePerson();
      await admin.postJson("/api/security/changeInvitation", { stakeholderId, change: "withdraw" });
      const userBrowser = browser();
      const { otp } = await userBrowser.postJson(
        "/api/auth/register",
        await validRegistration(api.knex, { Email: email }),
      );
      const responses = await raceInOrder(
        api.knex,
        stakeholderId,
        changeInvitation("copy", stakeholderId),
        () => userBrowser.postJson("/api/auth/verify-otp", { Email: email, OTP: otp, UserType: 1 }),
      );
      expect(responses).toMatchObject([{ status: 200 }, { status: 400, code: "code-refused" }]);
      const link = (responses[0] as JsonResponse).url as string;
      expect(await acceptInvitation(browser(), link.split("invitation=")[1])).toMatchObject({ status: 200 });
    });

    test("by a new user with its address", async () => {
      const email = createAddress();
      const stakeholderId = await api.knex.transaction((trx) =>
        addPerson(trx, { name: "Sindi Nene", username: email, titleId: 1, roleId: 2 }),
      );
      const form = await userForm(api.knex, email);
      const responses = await raceInOrder(
        api.knex,
        stakeholderId,
        changeInvitation("copy", stakeholderId),
        () => admin.postJson("/api/security/createNewUser", form),
      );
      expect(responses).toMatchObject([{ status: 200 }, { status: 400 }]);
    });
  });
});
