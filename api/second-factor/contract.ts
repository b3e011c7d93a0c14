import { z } from "zod";
import { Done } from "../lib/http/done.ts";
import { idInAddress, MAX_INTEGER } from "../lib/http/list.ts";
import { endpoint } from "../shared/http/endpoint.ts";
import { Otp } from "../shared/passwordFields.ts";
import { SecondFactorKind } from "../user/secondFactorKind.ts";
import {
  NewPasskey,
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyName,
  PasskeyRequest,
} from "./passkeyFields.ts";

export { SecondFactorKind } from "../user/secondFactorKind.ts";
export type { NewPasskey, PasskeyAssertion } from "./passkeyFields.ts";
export { PasskeyName } from "./passkeyFields.ts";

export const FactorChallenge = z.object({ secondFactor: z.array(SecondFactorKind).optional() });

export const AppCode = z.strictObject({ code: Otp });
/** Accepts upper and lower case, and codes without the hyphen. */
export const TypedRecoveryCode = z.strictObject({
  code: z
    .string({ error: "Recovery code is required" })
    .trim()
    .min(1, "Recovery code is required")
    .max(40, "At most 40 characters"),
});

export const SubmittedFactor = z.discriminatedUnion("kind", [
  AppCode.extend({ kind: z.literal("totp") }),
  TypedRecoveryCode.extend({ kind: z.literal("recovery") }),
  z.strictObject({ kind: z.literal("passkey"), signed: PasskeyAssertion }),
]);
export type SubmittedFactor = z.infer<typeof SubmittedFactor>;

const RecoveryCodes = z.array(z.string());

export const verifySecondFactor = endpoint({
  method: "POST",
  path: "/api/auth/verify-second-factor",
  access: "anyone",
  session: "optional",
  audits: ["sign-in", "second factor refused", "recovery code used"],
  body: z.strictObject({ factor: SubmittedFactor }),
  response: Done,
});

export const getSecondFactors = endpoint({
  method: "GET",
  path: "/api/auth/second-factors",
  access: "signed-in",
  withoutSecondFactor: true,
  response: z.object({
    totpAddedAt: z.iso.datetime().nullable(),
    passkeys: z.array(
      z.object({
        passkeyId: z.number().int(),
        name: z.string(),
        addedAt: z.iso.datetime(),
        lastUsedAt: z.iso.datetime().nullable(),
      }),
    ),
    recoveryCodesLeft: z.number().int(),
  }),
});

export const requestPasskeyChallenge = endpoint({
  method: "POST",
  path: "/api/auth/passkey/options",
  access: "anyone",
  session: "optional",
  audits: { none: "Only stores a challenge; signing in with the passkey is logged." },
  body: z.strictObject({}),
  response: PasskeyRequest,
});

export const beginPasskey = endpoint({
  method: "POST",
  path: "/api/auth/passkey/begin",
  access: "signed-in",
  recentAuth: "needed",
  withoutSecondFactor: true,
  audits: { none: "Only stores a challenge; adding the passkey is logged." },
  body: z.strictObject({}),
  response: PasskeyCreation,
});

export const addPasskey = endpoint({
  method: "POST",
  path: "/api/auth/passkey/add",
  access: "signed-in",
  recentAuth: "needed",
  withoutSecondFactor: true,
  audits: ["second factor added"],
  body: PasskeyName.extend({ passkey: NewPasskey }),
  response: Done.extend({ recoveryCodes: RecoveryCodes.optional() }),
});

export const removePasskey = endpoint({
  method: "DELETE",
  path: "/api/auth/passkey",
  access: "signed-in",
  recentAuth: "needed",
  audits: ["second factor removed"],
  query: z.strictObject({ passkeyId: idInAddress(1, MAX_INTEGER) }),
  response: Done,
});

/** The app becomes a factor when the user submits its first code. */
export const beginTotp = endpoint({
  method: "POST",
  path: "/api/auth/totp/begin",
  access: "signed-in",
  recentAuth: "needed",
  withoutSecondFactor: true,
  audits: { none: "The key is inactive until its first code is submitted, which is logged." },
  body: z.strictObject({}),
  response: z.object({
    key: z.string(),
    address: z.string(),
  }),
});

export const confirmTotp = endpoint({
  method: "POST",
  path: "/api/auth/totp/confirm",
  access: "signed-in",
  recentAuth: "needed",
  withoutSecondFactor: true,
  audits: ["second factor added"],
  body: AppCode,
  response: Done.extend({ recoveryCodes: RecoveryCodes.optional() }),
});

export const removeTotp = endpoint({
  method: "DELETE",
  path: "/api/auth/totp",
  access: "signed-in",
  recentAuth: "needed",
  audits: ["second factor removed"],
  response: Done,
});

export const makeRecoveryCodes = endpoint({
  method: "POST",
  path: "/api/auth/recovery-codes",
  access: "signed-in",
  recentAuth: "needed",
  audits: ["recovery codes made"],
  body: z.strictObject({}),
  response: Done.extend({ recoveryCodes: RecoveryCodes }),
});

/** Ends all sessions of the user, whose password stays valid. */
export const resetSecondFactor = endpoint({
  method: "POST",
  path: "/api/security/resetSecondFactor",
  access: ["WorldOfImpactAdmin", "SetGroupMember"],
  recentAuth: "needed",
  audits: ["second factor reset"],
  body: z.strictObject({ stakeholderId: z.int32().min(1) }),
  response: Done,
});

export const secondFactorEndpoints = [
  verifySecondFactor,
  getSecondFactors,
  beginTotp,
  confirmTotp,
  removeTotp,
  requestPasskeyChallenge,
  beginPasskey,
  addPasskey,
  removePasskey,
  makeRecoveryCodes,
  resetSecondFactor,
] as const;
