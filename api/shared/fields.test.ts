import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { Registration } from "../auth/contract.ts";
import { ProfileUpdate } from "../profile/contract.ts";
import * as fields from "./fields.ts";
import * as passwordFields from "./passwordFields.ts";
import { unmetPasswordRules } from "./passwordRules.ts";
import { PersonStep } from "./registrationForm.ts";
import { normaliseTelephone } from "./telephone.ts";

const GOOD = "Bright-Skylark7!";
const messages = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe("password", () => {
  test.each([
    ["", ["Password is required"]],
    [undefined, ["Password is required"]],
    ["Abcdefgh1!j", ["at least 12 characters", "at least 12 different characters"]],
    ["abcdefgh1!jkl", ["one uppercase letter"]],
    ["ABCDEFGH1!JKL", ["one lowercase letter"]],
    ["Abcdefgh!jklm", ["one number"]],
    ["Abcdefgh1-jklm", ["one special character: ! @ # $ % ^ & * ( )"]],
    ["Aa1!Aa1!Aa1!Aa1!", ["at least 12 different characters"]],
    [GOOD, []],
    [`${GOOD}${"x".repeat(100)} пароль 🔑`, []],
  ])("the password %j breaks the rules %j", (password, expected) => {
    const errors = messages(passwordFields.Password, password);
    expect(errors).toHaveLength(expected.length);
    expected.forEach((part, index) => {
      expect(errors[index]).toContain(part);
    });
  });

  test.each([..."!@#$%^&*()"])("%s is a special character", (character) => {
    expect(messages(passwordFields.Password, `Abcdefghijk12${character}`)).toEqual([]);
  });

  test("the rules shown while typing have the same words as the error", () => {
    expect(unmetPasswordRules("short").map(({ message }) => message)).toEqual(
      messages(passwordFields.Password, "short"),
    );
  });
});

const LETTERS = "is invalid: use letters, spaces, hyphens and apostrophes only";
test.each<[string, z.ZodType, unknown, string[]]>([
  ["email", fields.Email, "nobody@nowhere", ["Please enter a valid email address"]],
  ["email", fields.Email, " somebody@example.org ", []],
  ["alternative", fields.OptionalTelephone, "", []],
  ["alternative", fields.OptionalTelephone, "12", ["Contact number must be 10 digits long"]],
  ["OTP", passwordFields.Otp, "", ["OTP is required"]],
  ["OTP", passwordFields.Otp, "12345", ["OTP must be 6 digits long."]],
  ["OTP", passwordFields.Otp, "12345a", ["OTP must only contain numbers."]],
  ["OTP", passwordFields.Otp, "012345", []],
  ["first name", fields.FirstName, "  ", ["First Name is required"]],
  ["first name", fields.FirstName, "Zoë Renée", []],
  ["first name", fields.FirstName, "’t Hooft", []],
  ["first name", fields.FirstName, "N".repeat(101), ["At most 100 characters"]],
  ["full name", fields.FullName, "Maria Elizabeth Johanna van der Merwe Botha", []],
  [
    "full name",
    fields.FullName,
    "Please call the number below and say your password",
    ["Full Name is invalid: it is a sentence"],
  ],
  ["first name", fields.FirstName, "--", [`First Name ${LETTERS}`]],
  ["first name", fields.FirstName, "R2D2", [`First Name ${LETTERS}`]],
  ["last name", fields.LastName, "O'Brien", []],
  ["last name", fields.LastName, "O’Brien", []],
  ["last name", fields.LastName, "Müller!", [`Last Name ${LETTERS}`]],
  ["organisation", fields.OrganisationName, "<script>", ["Organisation Name is invalid"]],
  ["organisation", fields.OrganisationName, "People's Clinic & Co. (Pty) Ltd", []],
  ["district", fields.DistrictId, undefined, ["District is required"]],
  ["members", fields.MemberInOrganisation, undefined, ["Number of members in organisation is required"]],
  ["members", fields.MemberInOrganisation, 0, ["Number of members in organisation must be at least 1"]],
  ["postal code", fields.PostalCode, "0001", []],
  ["postal code", fields.PostalCode, "-1", ["Postal Code must be a number"]],
  ["terms", fields.Terms, false, ["Accept terms and conditions to continue"]],
  ["address", fields.PhysicalAddress, "", ["Physical Address is required."]],
])("%s %#", (_, schema, value, expected) => {
  expect(messages(schema, value)).toEqual(expected);
});

const NO_ADDRESS =
  "Organisation Name is invalid: leave out web addresses, and write a space after a full stop";
test.each([
  "https://evil.example",
  "Clinic see http://1",
  "Win now at evil.co.za",
  "EVIL.COM",
  "someone@evil.org",
  "ｅｖｉｌ.ｃｏｍ",
  "a.xn--p1ai",
  "Ask 192.168.10.1",
])("S44 the organisation %j is refused, because e-mails to strangers would contain its address", (name) => {
  expect(messages(fields.OrganisationName, name)).toEqual([NO_ADDRESS]);
});

test.each(["St. Mary's Clinic", "S.A.P.S. Centre", "No.1 Shelter", "Khanyisa & Co. (Pty) Ltd"])(
  "the organisation %j is accepted, because it is no web address",
  (name) => {
    expect(messages(fields.OrganisationName, name)).toEqual([]);
  },
);

test.each([
  ["0825550102", "0825550102"],
  [" 082 555 0102 ", "0825550102"],
  ["(082) 555-0102", "0825550102"],
  ["+27 82 555 0102", "0825550102"],
  ["+27 (0)82 555 0102", "0825550102"],
  ["27825550102", "0825550102"],
  ["825550102", "0825550102"],
])("the number %j is stored as %s", (typed, stored) => {
  expect(fields.Telephone.parse(typed)).toBe(stored);
  expect(fields.OptionalTelephone.parse(typed)).toBe(stored);
});

test.each(["082555010", "+44 20 7946 0958", "+2025550102", "082 555 0102 ext 4", "08255501023"])(
  "the number %j is refused and stays as typed",
  (typed) => {
    expect(messages(fields.Telephone, typed)).toEqual(["Contact number must be 10 digits long"]);
    expect(normaliseTelephone(typed)).toBe(typed);
  },
);

test("a different confirmation is reported at its field, together with other errors", () => {
  const errors = PersonStep.safeParse({ password: GOOD, confirmPassword: "other" }).error?.issues ?? [];
  expect(errors).toContainEqual(
    expect.objectContaining({ message: "Passwords do not match", path: ["confirmPassword"] }),
  );
  expect(errors.map(({ message }) => message)).toContain("First Name is required");
});

test("S16 a registration with an unknown field is refused", () => {
  expect(messages(Registration, { IsAdmin: true }).join()).toContain("IsAdmin");
  expect(Registration.safeParse("text").success).toBe(false);
});

test("a new password in the profile requires the current one", () => {
  const otherFields = {
    titleId: 1,
    jobRole: 1,
    fullName: "Thabo Mokoena",
    alternativeNumber: "",
    mobileNumber: "0825550102",
    email: "thabo@example.org",
    version: 1,
  };
  expect(messages(ProfileUpdate, otherFields)).toEqual([]);
  expect(messages(ProfileUpdate, { ...otherFields, NewPassword: GOOD, ConfirmPassword: GOOD })).toEqual([
    "Current and new password are both required",
  ]);
});
