import { z } from "zod";
import { first } from "../stakeholder/fields.ts";
import { unmetPasswordRules } from "./passwordRules.ts";

/** A number that was chosen before is not asked for its rules: whoever signs in may have one from older rules. */
export const CurrentPassword = z
  .string({ error: "Password is required" })
  .min(1, "Password is required")
  .max(256, "At most 256 characters");

/** One message for each rule that is not met, so that the form can list them. */
export const Password = CurrentPassword.check(({ value, issues }) => {
  if (value === "") return;
  for (const rule of unmetPasswordRules(value)) {
    issues.push({ code: "custom", params: { rule: rule.name }, message: rule.message, input: value });
  }
});
export const ConfirmPassword = z
  .string({ error: "Confirm Password is required" })
  .min(1, "Confirm Password is required")
  .max(256, "At most 256 characters");

/** Refuses a confirmation that is not the password, at the confirmation. */
export function mustMatch<K extends string, C extends string>(
  password: K,
  confirmation: C,
): [check: (body: Partial<Record<K | C, string>>) => boolean, told: z.core.$ZodCustomParams] {
  return [
    (body) => body[password] === body[confirmation],
    {
      error: "Passwords do not match",
      path: [confirmation],
      // Told beside what is wrong with other fields, not only once these are right.
      when: ({ value }) => typeof value === "object" && value !== null,
    },
  ];
}

export const Otp = first(
  "OTP is required",
  z.string().regex(/^\d*$/, "OTP must only contain numbers.").length(6, "OTP must be 6 digits long."),
);
