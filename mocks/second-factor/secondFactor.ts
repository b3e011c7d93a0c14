import type { getSecondFactors } from "@gbvf/api/second-factor/contract.ts";
import type { ApiResponse } from "@gbvf/api/shared/http/endpoint.ts";

export const noSecondFactors: ApiResponse<typeof getSecondFactors> = {
  totpAddedAt: null,
  passkeys: [],
  recoveryCodesLeft: 0,
};

export const withTotp: ApiResponse<typeof getSecondFactors> = {
  totpAddedAt: "2026-07-02T08:30:00.000Z",
  passkeys: [],
  recoveryCodesLeft: 9,
};

export const withPasskeys: ApiResponse<typeof getSecondFactors> = {
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
