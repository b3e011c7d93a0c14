import { done, type RecordedBodies } from "../respond.ts";
import { recoveryCodes } from "./secondFactor.ts";

const TOTP_KEY = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

export const secondFactorChanges = {
  "POST /api/auth/totp/begin": {
    key: TOTP_KEY,
    address: `otpauth://totp/GBVF%20dashboard:organisation%40example.org?secret=${TOTP_KEY}&issuer=GBVF%20dashboard`,
  },
  "POST /api/auth/totp/confirm": { ...done("Your authenticator app is added."), recoveryCodes },
  "DELETE /api/auth/totp": done("Your authenticator app is removed."),
  "POST /api/auth/passkey/options": {
    rpId: "localhost",
    challenge: "c2lnbiB0aGlz",
    timeout: 300_000,
    userVerification: "preferred",
    allowCredentials: [{ id: "a2V5", type: "public-key", transports: ["internal"] }],
  },
  "POST /api/auth/passkey/begin": {
    rp: { name: "GBVF dashboard", id: "localhost" },
    user: { id: "MQ", name: "organisation@example.org", displayName: "Thabo Mokoena" },
    challenge: "c2lnbiB0aGlz",
    pubKeyCredParams: [{ type: "public-key", alg: -7 }],
    timeout: 300_000,
    excludeCredentials: [],
    authenticatorSelection: { residentKey: "discouraged", userVerification: "preferred" },
    attestation: "none",
  },
  "POST /api/auth/passkey/add": { ...done("Your passkey is added."), recoveryCodes },
  "DELETE /api/auth/passkey": done("Your passkey is removed."),
  "POST /api/auth/recovery-codes": { ...done("These codes replace those before."), recoveryCodes },
} satisfies RecordedBodies;
