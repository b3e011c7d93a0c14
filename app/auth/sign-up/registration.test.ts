import { Registration } from "@gbvf/api/auth/contract.ts";
import { expect, test } from "vitest";
import { EMPTY_VALUES, FIELD_NAMES, getStep, parseRegistration } from "./registration.ts";

const values = {
  ...EMPTY_VALUES,
  title: 1,
  firstName: " Nomsa ",
  lastName: "Dlamini",
  telephone: "0825550102",
  email: "nomsa@example.org",
  password: "Bright-Skylark7!",
  confirmPassword: "Bright-Skylark7!",
  orgName: "Masakhane Community Trust",
  orgType: 3,
  role: 2,
  city: "Kimberley",
  province: 7,
  district: 78,
  localMunicipality: 1163,
  numOfOrgMembers: 48,
  terms: true as const,
};

test("parseRegistration returns a request that the contract accepts, without empty fields", () => {
  const request = parseRegistration(values);
  expect(Registration.safeParse(request).error).toBeUndefined();
  expect(request).toMatchObject({ FirstName: "Nomsa", City: "Kimberley", MemberInOrganisation: 48 });
  expect(JSON.stringify(request)).not.toMatch(/Suburb|PostalCode|terms/);
});

test("parseRegistration throws if a step is incomplete", () => {
  expect(() => parseRegistration({ ...values, terms: undefined })).toThrow();
});

test("every field of the request belongs to a step", () => {
  expect(Object.values(FIELD_NAMES).map(getStep)).not.toContain(-1);
  expect([getStep("email"), getStep("district"), getStep("terms"), getStep("elsewhere")]).toEqual([
    0, 1, 2, -1,
  ]);
});
