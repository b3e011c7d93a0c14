import { beforeEach, describe, expect, test } from "vitest";
import { DEMONSTRATION_PASSWORD } from "../seeds/demonstration/users.ts";
import type { Browser } from "../testing/Browser.ts";
import { openedMail } from "../testing/openedMail.ts";
import { startApi } from "../testing/startApi.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import { TEST_DAY } from "../testing/testSession.ts";
import { savePassword } from "../user/accounts.ts";
import { getProfile } from "./contract.ts";

describe.each(testDatabases)("a profile that is edited in two tabs, %s", (_name, open) => {
  const api = startApi(open);

  const openProfile = async () => {
    const userBrowser = await api.signedIn("norole@demo.example");
    const profile = await userBrowser.read(getProfile);
    const save = (changes: object) =>
      userBrowser.send("PUT", "/api/auth/updateProfile", { ...profile, ...changes });
    return { userBrowser, profile, save };
  };

  test("S38 the second save gets the current values and changes nothing", async () => {
    const [firstTab, secondTab] = [await openProfile(), await openProfile()];
    expect((await firstTab.save({ mobileNumber: "0825550188" })).status).toBe(200);
    const refused = await secondTab.save({ fullName: "Ayanda Khumalo" });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: "changed",
      changedBy: "Ayanda Naidoo",
      changedAt: TEST_DAY.toISOString(),
      current: { ...firstTab.profile, mobileNumber: "0825550188", version: firstTab.profile.version + 1 },
    });
    expect((await openProfile()).profile.fullName).toBe("Ayanda Naidoo");
  });

  test("S38 a stale version changes no password, and a right current password uses up no try", async () => {
    const [firstTab, secondTab] = [await openProfile(), await openProfile()];
    await firstTab.save({ mobileNumber: "0825550189" });
    const password = { NewPassword: "Quiet-Harbour93%", ConfirmPassword: "Quiet-Harbour93%" };
    for (let times = 0; times < 6; times += 1) {
      expect((await secondTab.save({ CurrentPassword: DEMONSTRATION_PASSWORD, ...password })).status).toBe(
        409,
      );
    }
    expect((await (await openProfile()).userBrowser.get("/api/auth/profile")).status).toBe(200);
  });
});

const OLD = "organisation@demo.example";
const NEW = "moved@people.example";
const ADMINISTRATOR = "admin@demo.example";

describe.each(testDatabases)("changing the address of an account, %s", (_name, open) => {
  const api = startApi(open);
  const { browser, signedIn, advanceMinutes } = api;
  beforeEach(async () => {
    api.clock = TEST_DAY;
    await api.knex("user_account").where({ username: NEW }).update({ username: OLD });
    await api.knex("mail").delete();
    await api.knex("rate_limit").delete();
    await api.knex("address_change").delete();
  });

  const requestChange = (userBrowser: Browser, email = NEW) =>
    userBrowser.postJson("/api/auth/request-address-change", { email });
  const findCode = async (address: string) => {
    const emails = (await openedMail(api.knex)).filter(({ to }) => to === address);
    return emails.map(({ text }) => /code=(\S+)/.exec(text)?.[1]).findLast((code) => code !== undefined);
  };
  const answerLink = (code: string | undefined, isConfirmed = true) =>
    browser().postJson("/api/auth/confirm-address-change", { code: code ?? "", isConfirmed });
  const hasAccount = async (username: string) =>
    (await api.knex("user_account").where({ username }).first()) !== undefined;
  const readAuditKinds = async () =>
    api
      .knex("audit_log")
      .whereLike("what", "address change%")
      .orderBy("audit_id", "desc")
      .limit(4)
      .pluck("what");

  test.each([[[OLD, NEW]], [[NEW, OLD]]])(
    "the address changes after both addresses have confirmed: %s",
    async ([first, second]) => {
      const userBrowser = await signedIn(OLD);
      expect(await requestChange(userBrowser)).toMatchObject({ status: 200 });
      const codes = { first: await findCode(first as string), second: await findCode(second as string) };
      expect(await answerLink(codes.first)).toMatchObject({ status: 200, isChanged: false });
      expect(await answerLink(codes.first)).toMatchObject({ status: 200, isChanged: false });
      expect(await hasAccount(NEW)).toBe(false);
      expect((await userBrowser.get("/api/auth/profile")).status).toBe(200);
      expect(await answerLink(codes.second)).toMatchObject({ status: 200, isChanged: true });
      expect(await hasAccount(OLD)).toBe(false);
      expect((await userBrowser.get("/api/auth/profile")).status).toBe(401);
      const userAtNewAddress = await signedIn(NEW);
      expect(await (await userAtNewAddress.get("/api/auth/profile")).json()).toMatchObject({ email: NEW });
      expect(await answerLink(codes.second)).toMatchObject({ status: 400, code: "link-refused" });
      const emails = (await openedMail(api.knex)).filter(({ template }) => template === "address-changed");
      expect(emails.map(({ to }) => to).sort()).toEqual([NEW, OLD].sort());
      expect(await readAuditKinds()).toEqual([
        "address changed",
        "address change confirmed",
        "address change confirmed",
        "address change asked",
      ]);
    },
  );

  test.each([OLD, NEW])(
    "%s stops the change, even after the other address has confirmed",
    async (stopping) => {
      await requestChange(await signedIn(OLD));
      const otherCode = await findCode(stopping === OLD ? NEW : OLD);
      await answerLink(otherCode);
      expect(await answerLink(await findCode(stopping), false)).toMatchObject({
        status: 200,
        isChanged: false,
      });
      expect(await answerLink(otherCode)).toMatchObject({ status: 400 });
      expect(await hasAccount(NEW)).toBe(false);
      expect((await readAuditKinds())[0]).toBe("address change stopped");
    },
  );

  test("a link expires after a day, after another request, and after a new password", async () => {
    const userBrowser = await signedIn(OLD);
    await requestChange(userBrowser);
    const first = await findCode(NEW);
    const { stakeholderId, passwordHash } = await api.knex("user_account").where({ username: OLD }).first();
    await requestChange(userBrowser);
    expect(await answerLink(first)).toMatchObject({ status: 400 });
    const second = await findCode(NEW);
    await api.knex.transaction((trx) => savePassword(trx, { stakeholderId, passwordHash }));
    expect(await answerLink(second)).toMatchObject({ status: 400 });
    await requestChange(userBrowser);
    const third = await findCode(NEW);
    advanceMinutes(24 * 60);
    expect(await answerLink(third)).toMatchObject({ status: 400 });
  });

  test("an address with an account gets the same response and no e-mail", async () => {
    const userBrowser = await signedIn(OLD);
    const response = await requestChange(userBrowser);
    expect(await requestChange(userBrowser, ADMINISTRATOR)).toEqual(response);
    expect((await openedMail(api.knex)).some(({ to }) => to === ADMINISTRATOR)).toBe(false);
    expect(await requestChange(userBrowser, OLD.toUpperCase())).toMatchObject({
      status: 400,
      errors: [{ field: "email" }],
    });
  });

  test("an address that somebody else has registered since is not taken over", async () => {
    await requestChange(await signedIn(OLD));
    await answerLink(await findCode(OLD));
    await api.knex("user_account").where({ username: "norole@demo.example" }).update({ username: NEW });
    expect(await answerLink(await findCode(NEW))).toMatchObject({ status: 400 });
    await api.knex("user_account").where({ username: NEW }).update({ username: "norole@demo.example" });
    expect(await hasAccount(OLD)).toBe(true);
  });

  test("the address of a disabled account does not change", async () => {
    await requestChange(await signedIn(OLD));
    await answerLink(await findCode(OLD));
    await api.knex("user_account").where({ username: OLD }).update({ isDisabled: true });
    expect(await answerLink(await findCode(NEW))).toMatchObject({ status: 400 });
    await api.knex("user_account").where({ username: OLD }).update({ isDisabled: false });
    expect(await hasAccount(OLD)).toBe(true);
  });

  test("requires the password after five minutes, and responds 429 after five requests", async () => {
    const userBrowser = await signedIn(OLD);
    for (let tries = 0; tries < 5; tries += 1)
      expect(await requestChange(userBrowser)).toMatchObject({ status: 200 });
    expect(await requestChange(userBrowser)).toMatchObject({ status: 429 });
    advanceMinutes(6);
    expect(await requestChange(userBrowser)).toMatchObject({ status: 403, code: "password-needed" });
  });
});
