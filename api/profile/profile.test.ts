import { describe, expect, test } from "vitest";
import { DEMONSTRATION_PASSWORD } from "../seeds/demonstration/users.ts";
import { startApi } from "../testing/startApi.ts";
import { testDatabases } from "../testing/testDatabase.ts";
import { TEST_DAY } from "../testing/testDay.ts";
import { getProfile } from "./contract.ts";

describe.each(testDatabases)("a profile that is open twice, %s", (_name, open) => {
  const api = startApi(open);

  const opened = async () => {
    const own = await api.signedIn("norole@demo.example");
    const profile = await own.read(getProfile);
    const save = (changes: object) => own.send("PUT", "/api/auth/updateProfile", { ...profile, ...changes });
    return { own, profile, save };
  };

  test("S38 the second save learns what the first has made of it, and changes nothing", async () => {
    const [one, other] = [await opened(), await opened()];
    expect((await one.save({ mobileNumber: "0825550188" })).status).toBe(200);
    const refused = await other.save({ fullName: "Ayanda Khumalo" });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: "changed",
      changedBy: "Ayanda Naidoo",
      changedAt: TEST_DAY.toISOString(),
      current: { ...one.profile, mobileNumber: "0825550188", version: one.profile.version + 1 },
    });
    expect((await opened()).profile.fullName).toBe("Ayanda Naidoo");
  });

  test("S38 a stale version changes no password either, and the right one costs no try", async () => {
    const [one, other] = [await opened(), await opened()];
    await one.save({ mobileNumber: "0825550189" });
    const password = { NewPassword: "Quiet-Harbour93%", ConfirmPassword: "Quiet-Harbour93%" };
    for (let times = 0; times < 6; times += 1) {
      expect((await other.save({ CurrentPassword: DEMONSTRATION_PASSWORD, ...password })).status).toBe(409);
    }
    expect((await (await opened()).own.get("/api/auth/profile")).status).toBe(200);
  });

  test("without a version nothing is saved", async () => {
    const { save } = await opened();
    expect((await save({ version: undefined })).status).toBe(400);
  });
});
