import fc from "fast-check";
import { expect, test } from "vitest";
import { ApiError } from "../api-client/ApiError.ts";
import { getCodedErrorText, getErrorText } from "./errorText.ts";
import { merge } from "./useConflict.ts";

const base = { name: "Thabo", telephone: "1", groups: [1, 2], email: "a" };
const names = Object.keys(base);

test("what one of the two changed is adopted, what both changed is disputed", () => {
  const mine = { ...base, name: "Thabo N", telephone: "2", groups: [1] };
  const theirs = { ...base, telephone: "3", groups: [1], email: "b" };
  expect(merge(names, base, mine, theirs)).toEqual({ adopted: ["email"], disputed: ["telephone"] });
});

test("the same change by both is no conflict", () => {
  const both = { ...base, name: "Zoë" };
  expect(merge(names, base, both, both)).toEqual({ adopted: [], disputed: [] });
});

test("lists are compared by what they hold", () => {
  expect(merge(names, base, { ...base, groups: [1, 2] }, { ...base, groups: [3] })).toEqual({
    adopted: ["groups"],
    disputed: [],
  });
});

test("nothing that either changed is lost without a question", () => {
  const record = fc.record({ a: fc.nat(2), b: fc.nat(2) });
  fc.assert(
    fc.property(record, record, record, (before, mine, theirs) => {
      const { adopted, disputed } = merge(["a", "b"], before, mine, theirs);
      for (const name of ["a", "b"] as const) {
        const result = adopted.includes(name) ? theirs[name] : mine[name];
        if (disputed.includes(name)) continue;
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

test("a server's errors are joined", () => {
  expect(getErrorText(refused)).toBe(
    "Please enter a valid email address -- Contact number must be 10 digits long",
  );
});

test("without errors the message speaks, and without a response the generic one", () => {
  expect(getErrorText(new ApiError(401, { message: "Not that one." }))).toBe("Not that one.");
  expect(getErrorText(new ApiError(0))).toBe("An error has occured please try again later");
});

test("the profile tells message, codes and descriptions, and says when no response came", () => {
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
