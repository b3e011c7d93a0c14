import { z } from "zod";
import { Done } from "../../lib/http/done.ts";
import { endpoint } from "../../shared/http/endpoint.ts";
import { CHANGING_USERS } from "../contract.ts";

const ofUser = z.strictObject({ stakeholderId: z.int32().min(1) });

export const resendInvitation = endpoint({
  method: "POST",
  path: "/api/security/resendInvitation",
  access: CHANGING_USERS,
  freshness: "needed",
  audits: ["invited"],
  body: ofUser,
  response: Done,
});

/** Shown once; voids the previous link. */
export const copyInvitation = endpoint({
  method: "POST",
  path: "/api/security/copyInvitation",
  access: CHANGING_USERS,
  freshness: "needed",
  audits: ["invitation link copied"],
  body: ofUser,
  response: Done.extend({ url: z.string() }),
});

export const withdrawInvitation = endpoint({
  method: "POST",
  path: "/api/security/withdrawInvitation",
  access: CHANGING_USERS,
  freshness: "needed",
  audits: ["invitation withdrawn"],
  body: ofUser,
  response: Done,
});

export const userInvitationEndpoints = [resendInvitation, copyInvitation, withdrawInvitation] as const;
