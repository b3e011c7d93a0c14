import { z } from "zod";
import { Done } from "../../lib/http/done.ts";
import { endpoint } from "../../shared/http/endpoint.ts";
import { MAY_CHANGE_USERS } from "../contract.ts";

/** Each change revokes the previous link. Only "copy" returns the new one. */
export const changeInvitation = endpoint({
  method: "POST",
  path: "/api/security/changeInvitation",
  access: MAY_CHANGE_USERS,
  recentAuth: "needed",
  audits: ["invited", "invitation link copied", "invitation withdrawn"],
  body: z.strictObject({
    stakeholderId: z.int32().min(1),
    change: z.enum(["resend", "copy", "withdraw"]),
  }),
  response: Done.extend({ url: z.string().nullable() }),
});

export const userInvitationEndpoints = [changeInvitation] as const;
