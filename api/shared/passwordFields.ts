import { z } from "zod";
import { requireThen } from "./fields.ts";
import { unmetPasswordRules } from "./passwordRules.ts";

/** Does not apply the rules for passwords, because the password may be older than they are. */
export const CurrentPassword = z
  .string({ error: "Password is required" })
  .min(1, "Password is required")
  .max(256, "At most 256 characters");

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

export function mustMatch<K extends string, C extends string>(
  password: K,
  confirmation: C,
): [check: (body: Partial<Record<K | C, string>>) => boolean, params: z.core.$ZodCustomParams] {
  return [
    (body) => body[password] === body[confirmation],
    {
      error: "Passwords do not match",
      path: [confirmation],
      when: ({ value }) => typeof value === "object" && value !== null,
    },
  ];
}

export const Otp = requireThen(
  "OTP is required",
  z.string().regex(/^\d*$/, "OTP must only contain numbers.").length(6, "OTP must be 6 digits long."),
);
