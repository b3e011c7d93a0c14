import { z } from "zod";
import { Done } from "../lib/done.ts";
import { endpoint } from "../lib/endpoint.ts";
import { Otp } from "../user/passwordFields.ts";

/** What can be asked for after the password; a recovery code replaces either. */
export const SecondFactorKind = z.enum(["passkey", "totp"]);
export type SecondFactorKind = z.infer<typeof SecondFactorKind>;

/** Of an answer to a right password: what is still asked for. Missing where nothing is. */
export const StillAsked = z.object({ secondFactor: z.array(SecondFactorKind).optional() });

/** A code's groups may be typed in any case, with or without the hyphen between them. */
const RecoveryCode = z
  .string({ error: "Recovery code is required" })
  .trim()
  .min(1, "Recovery code is required")
  .max(40, "At most 40 characters");

/** What somebody gives as their second factor. */
export const GivenFactor = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("totp"), code: Otp }),
  z.strictObject({ kind: z.literal("recovery"), code: RecoveryCode }),
]);
export type GivenFactor = z.infer<typeof GivenFactor>;

/** Ends a sign-in that waits for its second factor in this browser. */
export const verifySecondFactor = endpoint({
  method: "POST",
  path: "/api/auth/verify-second-factor",
  access: "anyone",
  session: "optional",
  audits: ["sign-in", "second factor refused", "recovery code used"],
  body: z.strictObject({ factor: GivenFactor }),
  response: Done,
});

export const getSecondFactors = endpoint({
  method: "GET",
  path: "/api/auth/second-factors",
  access: "signed-in",
  response: z.object({
    /** When the authenticator app was added; null without one. */
    totpAddedAt: z.iso.datetime().nullable(),
    recoveryCodesLeft: z.number().int(),
  }),
});

/** Makes the key of an authenticator app; it counts once a code of it was given. */
export const beginTotp = endpoint({
  method: "POST",
  path: "/api/auth/totp/begin",
  access: "signed-in",
  audits: { none: "The key counts for nothing until a code of it is given." },
  body: z.strictObject({}),
  response: z.object({
    /** For those who cannot scan: base 32. */
    key: z.string(),
    /** What the QR code holds. */
    address: z.string(),
  }),
});

/** Shown once, after the first second factor, and when new ones were asked for. */
const RecoveryCodes = z.array(z.string());

export const confirmTotp = endpoint({
  method: "POST",
  path: "/api/auth/totp/confirm",
  access: "signed-in",
  audits: ["second factor added"],
  body: z.strictObject({ code: Otp }),
  response: Done.extend({ recoveryCodes: RecoveryCodes.optional() }),
});

export const removeTotp = endpoint({
  method: "DELETE",
  path: "/api/auth/totp",
  access: "signed-in",
  audits: ["second factor removed"],
  response: Done,
});

/** Makes ten new codes; those before them work no more. */
export const makeRecoveryCodes = endpoint({
  method: "POST",
  path: "/api/auth/recovery-codes",
  access: "signed-in",
  audits: ["recovery codes made"],
  body: z.strictObject({}),
  response: Done.extend({ recoveryCodes: RecoveryCodes }),
});
