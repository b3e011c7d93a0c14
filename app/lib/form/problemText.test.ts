import { expect, test } from "vitest";
import { ApiError } from "../calls/ApiError.ts";
import { codedProblemText, problemText } from "./problemText.ts";

const refused = new ApiError(400, {
  code: "invalid",
  message: "Some fields are not right.",
  errors: [
    { code: "email", description: "Please enter a valid email address", field: "Email" },
    { code: "phone", description: "Contact number must be 10 digits long", field: "MobileNumber" },
  ],
});

test("a server's errors are joined", () => {
  expect(problemText(refused)).toBe(
    "Please enter a valid email address -- Contact number must be 10 digits long",
  );
});

test("without errors the message speaks, and without an answer the generic one", () => {
  expect(problemText(new ApiError(401, { message: "Not that one." }))).toBe("Not that one.");
  expect(problemText(new ApiError(0))).toBe("An error has occured please try again later");
});

test("the profile tells message, codes and descriptions, and says when no answer came", () => {
  expect(codedProblemText(refused)).toBe(
    "Some fields are not right. email: Please enter a valid email address -- phone: Contact number must be 10 digits long",
  );
  expect(codedProblemText(new ApiError(409, { message: "Somebody else was faster." }))).toBe(
    "Somebody else was faster.",
  );
  expect(codedProblemText(new ApiError(0))).toBe(
    "Error updating profile: An error has occured please try again later",
  );
});
