export const OPERATION_REFRESHES = { refreshes: ["GET /api/security/getOperation"] } as const;
