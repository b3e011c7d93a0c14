import { z } from "zod";
import { Done } from "../../lib/http/done.ts";
import { idInAddress, MAX_INTEGER } from "../../lib/http/list.ts";
import { endpoint } from "../../shared/http/endpoint.ts";

const id = z.int32().min(1);

const UserSession = z.object({
  sessionId: z.string(),
  startedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isThis: z.boolean(),
  /** "Firefox on Windows" */
  browser: z.string().nullable(),
  /** Equal numbers mean the same network, without revealing its address. */
  network: z.number().int(),
});

/** Reading the sessions of another user requires WorldOfImpactAdmin. */
export const getUserSessions = endpoint({
  method: "GET",
  path: "/api/security/getUserSessions",
  access: "signed-in",
  query: z.strictObject({ stakeholderId: idInAddress(1, MAX_INTEGER).optional() }),
  response: z.object({ sessions: z.array(UserSession) }),
});

/** If `sessionId` is undefined, ends all sessions except the current one. */
export const endUserSession = endpoint({
  method: "POST",
  path: "/api/security/endUserSession",
  access: "signed-in",
  recentAuth: "needed",
  audits: ["session ended"],
  body: z.strictObject({ stakeholderId: id.optional(), sessionId: z.string().max(100).optional() }),
  response: Done,
});

export const userSessionEndpoints = [getUserSessions, endUserSession] as const;
