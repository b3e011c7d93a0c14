import fc from "fast-check";
import { expect, test } from "vitest";
import { ApiError } from "../api-client/ApiError.ts";
import { getCodedErrorText, getErrorText } from "./errorText.ts";
import { merge } from "./useConflict.ts";

const base = { name: "Thabo", telephone: "1", groups: [1, 2], email: "a" };
const names = Object.keys(base);

test("merge adopts fields that only the other person changed and disputes fields that both changed", () => {
  const mine = { ...base, name: "Thabo N", telephone: "2", groups: [1] };
  const theirs = { ...base, telephone: "3", groups: [1], email: "b" };
  expect(merge(names, base, mine, theirs)).toEqual({ adoptedNames: ["email"], disputedNames: ["telephone"] });
});

test("merge loses no change of either person outside the disputed fields", () => {
  const record = fc.record({ a: fc.nat(2), b: fc.nat(2) });
  fc.assert(
    fc.property(record, record, record, (before, mine, theirs) => {
      const { adoptedNames, disputedNames } = merge(["a", "b"], before, mine, theirs);
      for (const name of ["a", "b"] as const) {
        const result = adoptedNames.includes(name) ? theirs[name] : mine[name];
        if (disputedNames.includes(name)) continue;
        if (mine[name] !== before[name]) expect(result).toBe(mine[name]);
        if (theirs[name] !== before[name]) expect(result).toBe(theirs[name]);
      }
    }),
  );
});

const refused = new ApiError(400, {
  code: "invalid",
  message: "Some fields are not right.",
  errors: [
    { code: "email", description: "Please enter a valid email address", field: "Email" },
    { code: "phone", description: "Contact number must be 10 digits long", field: "MobileNumber" },
  ],
});

test("getErrorText joins the server's field errors", () => {
  expect(getErrorText(refused)).toBe(
    "Please enter a valid email address -- Contact number must be 10 digits long",
  );
});

test("getErrorText returns the message if there are no field errors, and the generic message if no response arrived", () => {
  expect(getErrorText(new ApiError(401, { message: "Not that one." }))).toBe("Not that one.");
  expect(getErrorText(new ApiError(0))).toBe("An error has occured please try again later");
});

test("getCodedErrorText returns message, codes and descriptions, and reports a missing response", () => {
  expect(getCodedErrorText(refused)).toBe(
    "Some fields are not right. email: Please enter a valid email address -- phone: Contact number must be 10 digits long",
  );
  expect(getCodedErrorText(new ApiError(409, { message: "Somebody else was faster." }))).toBe(
    "Somebody else was faster.",
  );
  expect(getCodedErrorText(new ApiError(0))).toBe(
    "Error updating profile: An error has occured please try again later",
  );
});
