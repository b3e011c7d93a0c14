import { z } from "zod";
import { Done } from "../lib/http/done.ts";
import { endpoint } from "../lib/http/endpoint.ts";

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

const BrowserError = z.object({
  message: z.string(),
  file: z.string(),
  line: z.number().int(),
  version: z.string(),
  times: z.number().int(),
  lastOn: z.iso.date(),
});
export type BrowserError = z.infer<typeof BrowserError>;

export const getOperation = endpoint({
  method: "GET",
  path: "/api/security/getOperation",
  access: ["WorldOfImpactAdmin"],
  response: z.object({
    facts: z.array(Fact),
    browserErrors: z.array(BrowserError),
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

const ReportedError = z.strictObject({
  message: z.string().max(500),
  file: z.string().regex(/^\/[\w./-]{1,190}$/),
  line: z.int32().min(0),
  version: z.string().regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/),
});
export type ReportedError = z.infer<typeof ReportedError>;

export const reportBrowserError = endpoint({
  method: "POST",
  path: "/api/operation/reportBrowserError",
  access: "anyone",
  audits: { none: "It would keep a trace of who was there; the table has the count." },
  body: ReportedError,
  response: Done,
});

export const operationEndpoints = [
  getOperation,
  checkEmergencyNumbers,
  setEmergencyOwner,
  reportBrowserError,
] as const;
