import { z } from "zod";
import { Done } from "../../lib/done.ts";
import { endpoint } from "../../lib/endpoint.ts";
import { LARGEST_INTEGER } from "../../lib/idInAddress.ts";
import { CHANGING_USERS } from "../contract.ts";

const ofUser = z.strictObject({ stakeholderId: z.number().int().min(1).max(LARGEST_INTEGER) });

/** Voids the link before. */
export const resendInvitation = endpoint({
  method: "POST",
  path: "/api/security/resendInvitation",
  access: CHANGING_USERS,
  audits: ["invited"],
  body: ofUser,
  response: Done,
});

/** A link to hand over in person, shown once; voids the one before. */
export const copyInvitation = endpoint({
  method: "POST",
  path: "/api/security/copyInvitation",
  access: CHANGING_USERS,
  audits: ["invitation link copied"],
  body: ofUser,
  response: Done.extend({ url: z.string() }),
});

export const withdrawInvitation = endpoint({
  method: "POST",
  path: "/api/security/withdrawInvitation",
  access: CHANGING_USERS,
  audits: ["invitation withdrawn"],
  body: ofUser,
  response: Done,
});
