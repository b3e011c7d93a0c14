import { describe, expect, test } from "vitest";
import { startApi } from "../../testing/startApi.ts";
import { testDatabases } from "../../testing/testDatabase.ts";
import { getOrganisationDetails, type OrganisationDetails } from "./contract.ts";

const SAVE = "/api/healthcheck/updateOrganisationDetails";

describe.each(testDatabases)("an organisation's own details, %s", (_name, open) => {
  const api = startApi(open);
  const member = api.user("organisation@demo.example");

  const read = async () => {
    const { team: _, ...details } = await member.read(getOrganisationDetails);
    return details;
  };
  const save = (details: OrganisationDetails, changes: Partial<OrganisationDetails>) => {
    const { place: _, organisationType: __, ...body } = { ...details, ...changes };
    return member.send("PUT", SAVE, body);
  };

  test("S33 a member changes the name and the address, and the audit log has the earlier values", async () => {
    const before = await read();
    const changes = { organisationName: "Karoo University", addressLine1: "1 Main Road" };
    expect((await save(before, changes)).status).toBe(200);
    expect(await read()).toEqual({ ...before, ...changes, version: before.version + 1 });
    const line = await api.knex("audit_log").where({ what: "organisation changed" }).first();
    expect(line.before.organisationName).toBe(before.organisationName);
    expect(line.after.organisationName).toBe("Karoo University");
  });

  test("S38 a stale version responds 409 with the current details and changes nothing", async () => {
    const ownDetails = await read();
    await save(ownDetails, { addressLine2: "Beaufort West, 6970" });
    const refused = await save(ownDetails, { addressLine2: "Worcester" });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: "changed",
      changedBy: "Thabo Mokoena",
      current: { addressLine2: "Beaufort West, 6970" },
    });
  });

  test.each([
    [{ organisationName: " " }, "Organisation Name is required"],
    [{ organisationName: "<script>" }, "Organisation Name is invalid"],
    [{ members: 0 }, "Number of members in organisation must be at least 1"],
  ])("%o is refused with an error at its field", async (changes, description) => {
    const refused = await save(await read(), changes);
    expect(refused.status).toBe(400);
    expect((await refused.json()).errors).toMatchObject([{ description }]);
  });

  test("a user without an organisation has no details to change", async () => {
    const administrator = await api.signedIn();
    expect((await administrator.get(getOrganisationDetails.path)).status).toBe(404);
  });
});
