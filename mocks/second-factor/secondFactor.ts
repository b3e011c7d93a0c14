import {
  addPasskey,
  askForPasskey,
  beginPasskey,
  beginTotp,
  confirmTotp,
  getSecondFactors,
  makeRecoveryCodes,
  removePasskey,
  removeTotp,
  resetSecondFactor,
  verifySecondFactor,
} from "@gbvf/api/second-factor/contract.ts";
import type { Answer } from "@gbvf/api/shared/http/endpoint.ts";
import { answer } from "../respond.ts";

export const noSecondFactors: Answer<typeof getSecondFactors> = {
  totpAddedAt: null,
  passkeys: [],
  recoveryCodesLeft: 0,
};

export const withTotp: Answer<typeof getSecondFactors> = {
  totpAddedAt: "2026-07-02T08:30:00.000Z",
  passkeys: [],
  recoveryCodesLeft: 9,
};

export const withPasskeys: Answer<typeof getSecondFactors> = {
  totpAddedAt: null,
  passkeys: [
    {
      passkeyId: 1,
      name: "Phone of the Gauteng Provincial Coordination Office, kept by Lerato",
      addedAt: "2026-06-30T08:30:00.000Z",
      lastUsedAt: "2026-07-02T06:15:00.000Z",
    },
    { passkeyId: 2, name: "Laptop", addedAt: "2026-07-01T12:00:00.000Z", lastUsedAt: null },
  ],
  recoveryCodesLeft: 10,
};

export const recoveryCodes = [
  "7RXQ2-M4KDA",
  "H8VNC-3TYPE",
  "W5JBG-9ZQRU",
  "D2MXK-7FHAS",
  "Q6CTV-4NEWP",
  "B3YKH-8RJGD",
  "U9ZAF-5XMQC",
  "T4PWN-2VBEK",
  "G7SDR-6HYJX",
  "K5EUC-9QTMZ",
];

const KEY = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

export const secondFactorHandlers = {
  "POST /api/auth/verify-second-factor": answer(verifySecondFactor, {
    success: true,
    message: "You are signed in.",
  }),
  "GET /api/auth/second-factors": answer(getSecondFactors, noSecondFactors),
  "POST /api/auth/totp/begin": answer(beginTotp, {
    key: KEY,
    address: `otpauth://totp/GBVF%20dashboard:organisation%40example.org?secret=${KEY}&issuer=GBVF%20dashboard`,
  }),
  "POST /api/auth/totp/confirm": answer(confirmTotp, {
    success: true,
    message: "Your authenticator app is added.",
    recoveryCodes,
  }),
  "DELETE /api/auth/totp": answer(removeTotp, {
    success: true,
    message: "Your authenticator app is removed.",
  }),
  "POST /api/auth/passkey/ask": answer(askForPasskey, {
    rpId: "localhost",
    challenge: "c2lnbiB0aGlz",
    timeout: 300_000,
    userVerification: "preferred",
    allowCredentials: [{ id: "a2V5", type: "public-key", transports: ["internal"] }],
  }),
  "POST /api/auth/passkey/begin": answer(beginPasskey, {
    rp: { name: "GBVF dashboard", id: "localhost" },
    user: { id: "MQ", name: "organisation@example.org", displayName: "Thabo Mokoena" },
    challenge: "c2lnbiB0aGlz",
    pubKeyCredParams: [{ type: "public-key", alg: -7 }],
    timeout: 300_000,
    excludeCredentials: [],
    authenticatorSelection: { residentKey: "discouraged", userVerification: "preferred" },
    attestation: "none",
  }),
  "POST /api/auth/passkey/add": answer(addPasskey, {
    success: true,
    message: "Your passkey is added.",
    recoveryCodes,
  }),
  "DELETE /api/auth/passkey": answer(removePasskey, { success: true, message: "Your passkey is removed." }),
  "POST /api/security/resetSecondFactor": answer(resetSecondFactor, {
    success: true,
    message: "The second factor is reset, and its owner is informed by mail.",
  }),
  "POST /api/auth/recovery-codes": answer(makeRecoveryCodes, {
    success: true,
    message: "These codes replace those before.",
    recoveryCodes,
  }),
};
