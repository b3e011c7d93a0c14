import { z } from "zod";
import { Done } from "../../lib/done.ts";
import { endpoint } from "../../lib/endpoint.ts";
import { idInAddress, LARGEST_INTEGER } from "../../lib/idInAddress.ts";

const id = z.number().int().min(1).max(LARGEST_INTEGER);

const UserSession = z.object({
  /** For `endUserSession` only. */
  sessionId: z.string(),
  startedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** The caller's current one. */
  isThis: z.boolean(),
});

/** The caller's, or with WorldOfImpactAdmin anybody's. */
export const getUserSessions = endpoint({
  method: "GET",
  path: "/api/security/getUserSessions",
  access: "signed-in",
  session: "optional",
  query: z.strictObject({ stakeholderId: idInAddress(1, LARGEST_INTEGER).optional() }),
  response: z.object({ sessions: z.array(UserSession) }),
});

/** One session, or without `sessionId` all but the current one. */
export const endUserSession = endpoint({
  method: "POST",
  path: "/api/security/endUserSession",
  access: "signed-in",
  session: "optional",
  audits: ["session ended"],
  body: z.strictObject({ stakeholderId: id.optional(), sessionId: z.string().max(100).optional() }),
  response: Done,
});
