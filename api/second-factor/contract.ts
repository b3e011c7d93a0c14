import { z } from "zod";
import { Done } from "../lib/done.ts";
import { endpoint } from "../lib/endpoint.ts";
import { idInAddress, LARGEST_INTEGER } from "../lib/idInAddress.ts";
import { Otp } from "../user/passwordFields.ts";
import { SecondFactorKind } from "../user/secondFactorKind.ts";
import {
  MadePasskey,
  PasskeyCreation,
  PasskeyName,
  PasskeyRequest,
  SignedByPasskey,
} from "./passkeyFields.ts";

export { SecondFactorKind } from "../user/secondFactorKind.ts";
export type { MadePasskey, SignedByPasskey } from "./passkeyFields.ts";
export { PasskeyName } from "./passkeyFields.ts";

/** Of an answer to a right password: what is still asked for. Missing where nothing is. */
export const StillAsked = z.object({ secondFactor: z.array(SecondFactorKind).optional() });

/** What an authenticator app shows. */
export const AppCode = z.strictObject({ code: Otp });
/** In any case, with or without the hyphen. */
export const TypedRecoveryCode = z.strictObject({
  code: z
    .string({ error: "Recovery code is required" })
    .trim()
    .min(1, "Recovery code is required")
    .max(40, "At most 40 characters"),
});

/** What somebody gives as their second factor. */
export const GivenFactor = z.discriminatedUnion("kind", [
  AppCode.extend({ kind: z.literal("totp") }),
  TypedRecoveryCode.extend({ kind: z.literal("recovery") }),
  z.strictObject({ kind: z.literal("passkey"), signed: SignedByPasskey }),
]);
export type GivenFactor = z.infer<typeof GivenFactor>;

/** Shown once, after the first second factor, and when new ones were asked for. */
const RecoveryCodes = z.array(z.string());

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
  withoutSecondFactor: true,
  response: z.object({
    /** When the authenticator app was added; null without one. */
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

/** What a passkey of the caller's has to sign: of somebody who is signed in, or has given their password. */
export const askForPasskey = endpoint({
  method: "POST",
  path: "/api/auth/passkey/ask",
  access: "anyone",
  session: "optional",
  audits: { none: "A question changes nothing; its answer is told of." },
  body: z.strictObject({}),
  response: PasskeyRequest,
});

/** What a new passkey has to be made with. */
export const beginPasskey = endpoint({
  method: "POST",
  path: "/api/auth/passkey/begin",
  access: "signed-in",
  withoutSecondFactor: true,
  audits: { none: "A question changes nothing; the passkey is told of when it is added." },
  body: z.strictObject({}),
  response: PasskeyCreation,
});

export const addPasskey = endpoint({
  method: "POST",
  path: "/api/auth/passkey/add",
  access: "signed-in",
  withoutSecondFactor: true,
  audits: ["second factor added"],
  body: PasskeyName.extend({ passkey: MadePasskey }),
  response: Done.extend({ recoveryCodes: RecoveryCodes.optional() }),
});

export const removePasskey = endpoint({
  method: "DELETE",
  path: "/api/auth/passkey",
  access: "signed-in",
  audits: ["second factor removed"],
  query: z.strictObject({ passkeyId: idInAddress(1, LARGEST_INTEGER) }),
  response: Done,
});

/** Makes the key of an authenticator app; it counts once a code of it was given. */
export const beginTotp = endpoint({
  method: "POST",
  path: "/api/auth/totp/begin",
  access: "signed-in",
  withoutSecondFactor: true,
  audits: { none: "The key counts for nothing until a code of it is given." },
  body: z.strictObject({}),
  response: z.object({
    /** For those who cannot scan: base 32. */
    key: z.string(),
    /** What the QR code holds. */
    address: z.string(),
  }),
});

export const confirmTotp = endpoint({
  method: "POST",
  path: "/api/auth/totp/confirm",
  access: "signed-in",
  withoutSecondFactor: true,
  audits: ["second factor added"],
  body: AppCode,
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

/** Takes somebody's lost second factor away, and ends their sessions; their password stays as it was. */
export const resetSecondFactor = endpoint({
  method: "POST",
  path: "/api/security/resetSecondFactor",
  access: ["WorldOfImpactAdmin", "SetGroupMember"],
  audits: ["second factor reset"],
  body: z.strictObject({ stakeholderId: z.number().int().min(1).max(LARGEST_INTEGER) }),
  response: Done,
});
