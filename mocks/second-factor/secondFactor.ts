import type { Answer } from "@gbvf/api/lib/endpoint.ts";
import {
  beginTotp,
  confirmTotp,
  getSecondFactors,
  makeRecoveryCodes,
  removeTotp,
  verifySecondFactor,
} from "@gbvf/api/second-factor/contract.ts";
import { answer } from "../respond.ts";

export const noSecondFactors: Answer<typeof getSecondFactors> = { totpAddedAt: null, recoveryCodesLeft: 0 };

export const withTotp: Answer<typeof getSecondFactors> = {
  totpAddedAt: "2026-07-02T08:30:00.000Z",
  recoveryCodesLeft: 9,
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
  "POST /api/auth/recovery-codes": answer(makeRecoveryCodes, {
    success: true,
    message: "These codes replace those before.",
    recoveryCodes,
  }),
};
