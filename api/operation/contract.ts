import { z } from "zod";
import { Done } from "../lib/http/done.ts";
import { endpoint } from "../shared/http/endpoint.ts";

const Fact = z.object({
  name: z.string(),
  state: z.enum(["fine", "attend", "unknown"]),
  words: z.string(),
  remedy: z.string().nullable(),
});
export type Fact = z.infer<typeof Fact>;

const Named = z.object({ stakeholderId: z.number().int(), name: z.string() });

const EmergencyNumber = Named.extend({
  numbers: z.array(z.string()),
  checkedOn: z.iso.date().nullable(),
  isLate: z.boolean(),
});
export type EmergencyNumber = z.infer<typeof EmergencyNumber>;

export const getOperation = endpoint({
  method: "GET",
  path: "/api/security/getOperation",
  access: ["WorldOfImpactAdmin"],
  response: z.object({
    facts: z.array(Fact),
    emergency: z.object({
      owner: Named.nullable(),
      numbers: z.array(EmergencyNumber),
      administrators: z.array(Named),
    }),
  }),
});

const StakeholderId = z.int32().min(1);

export const checkEmergencyNumbers = endpoint({
  method: "POST",
  path: "/api/security/checkEmergencyNumbers",
  access: ["WorldOfImpactAdmin"],
  audits: ["emergency numbers checked"],
  body: z.strictObject({ stakeholderIds: z.array(StakeholderId).min(1).max(50) }),
  response: Done,
});

export const setEmergencyOwner = endpoint({
  method: "POST",
  path: "/api/security/setEmergencyOwner",
  access: ["WorldOfImpactAdmin"],
  audits: ["emergency numbers given"],
  body: z.strictObject({ stakeholderId: StakeholderId }),
  response: Done,
});

export const operationEndpoints = [getOperation, checkEmergencyNumbers, setEmergencyOwner] as const;
