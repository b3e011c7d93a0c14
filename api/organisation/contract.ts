import { z } from "zod";
import {
  buildListResponse,
  idInAddress,
  MAX_INTEGER,
  pageFields,
  SearchText,
  sortFields,
} from "../lib/http/list.ts";
import { Version } from "../lib/http/version.ts";
import { endpoint } from "../shared/http/endpoint.ts";
import { VerificationStatus } from "../stakeholder/contactChecks.ts";

export const VERIFICATION_STATUSES = { inProgress: 1, rejected: 2, approved: 3 } as const;
export const DECISION_EMAILS = { welcome: 1, duplicate: 2, other: 3 } as const;
export const DecisionEmail = z.literal([1, 2, 3]);

export const stakeholderId = z.int32().min(1);

const Decision = z.object({
  decidedBy: z.string(),
  decidedAt: z.iso.datetime(),
  emailTemplateType: DecisionEmail,
  rejectionReason: z.string().nullable(),
  /** `stopDecision` can stop a "held" e-mail until `emailGoesAt`. */
  email: z.enum(["held", "queued", "sent", "failed"]),
  emailGoesAt: z.iso.datetime().nullable(),
  emailSentAt: z.iso.datetime().nullable(),
});

export const Application = z.object({
  stakeholderId: z.number().int(),
  organisationName: z.string(),
  contacts: z.array(z.object({ contactTypeId: z.number().int(), detail: z.string() })),
  receivedOn: z.iso.date(),
  verificationStatus: VerificationStatus,
  organisationVerified: z.boolean(),
  title: z.string().nullable(),
  name: z.string(),
  organisationType: z.string(),
  jobRole: z.string().nullable(),
  addressLine1: z.string().nullable(),
  addressLine2: z.string().nullable(),
  place: z.string().nullable(),
  branch: z.string().nullable(),
  membersInOrganisation: z.number().int(),
  version: Version,
  /** Null if the application is decided, or the applicant must answer a question first. */
  dueOn: z.iso.date().nullable(),
  workingDaysLeft: z.number().int().nullable(),
  waitingSince: z.iso.datetime().nullable(),
  waitingFor: z.string().nullable(),
  /** Sorted from the oldest. */
  questions: z.array(
    z.object({
      question: z.string(),
      createdAt: z.iso.datetime({ offset: true }),
      answer: z.string().nullable(),
      answeredAt: z.iso.datetime({ offset: true }).nullable(),
    }),
  ),
  decision: Decision.nullable(),
});
export type Application = z.infer<typeof Application>;

const filters = {
  /** 1 in progress, 2 rejected, 3 approved. */
  statusId: VerificationStatus.optional(),
  OrganisationName: SearchText.optional(),
  StakeholderId: stakeholderId.optional(),
};

export const searchOrganisations = endpoint({
  method: "POST",
  path: "/api/healthcheck/searchOrganisations",
  access: ["ViewOrganisations"],
  reads: true,
  body: z.strictObject({
    ...filters,
    ...pageFields,
    ...sortFields(["organisationName", "receivedOn"]),
  }),
  response: buildListResponse("organisations", Application),
});

export const exportOrganisations = endpoint({
  method: "POST",
  path: "/api/healthcheck/exportOrganisations",
  access: ["ViewOrganisations"],
  audits: ["applications exported"],
  body: z.strictObject(filters),
  response: z.object({ organisations: z.array(Application) }),
});

const Duplicate = z.object({
  stakeholderId: z.number().int(),
  organisationName: z.string(),
  place: z.string().nullable(),
  /** Null if the organisation never applied. */
  verificationStatus: VerificationStatus.nullable(),
  receivedOn: z.iso.date().nullable(),
  /** `detail` is the name, domain or number of the other organisation. */
  evidence: z
    .array(z.object({ kind: z.enum(["name", "emailDomain", "telephone"]), detail: z.string() }))
    .min(1),
});
export type Duplicate = z.infer<typeof Duplicate>;

/** Lists at most ten, the most likely first. */
export const getLikelyDuplicates = endpoint({
  method: "GET",
  path: "/api/healthcheck/getLikelyDuplicates",
  access: ["ViewOrganisations"],
  query: z.strictObject({ stakeholderId: idInAddress(1, MAX_INTEGER) }),
  response: z.object({ duplicates: z.array(Duplicate) }),
});

export const organisationEndpoints = [searchOrganisations, exportOrganisations, getLikelyDuplicates] as const;
