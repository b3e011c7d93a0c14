import type { Session } from "../lib/http/route.ts";
import { TEST_DAY } from "./testDay.ts";

export const testSession = (given: Partial<Session> = {}): Session => ({
  stakeholderId: 1,
  actions: new Set(),
  organisationId: null,
  municipalityIds: [],
  sessionHash: "",
  passwordGivenAt: TEST_DAY,
  ...given,
});
