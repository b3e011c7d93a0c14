import type { Session } from "../lib/http/route.ts";

export const TEST_DAY = new Date("2026-08-15T10:00:00+02:00");

export const testSession = (overrides: Partial<Session> = {}): Session => ({
  stakeholderId: 1,
  permissions: new Set(),
  organisationId: null,
  municipalityIds: [],
  sessionHash: "",
  authenticatedAt: TEST_DAY,
  ...overrides,
});
