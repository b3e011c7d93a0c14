import { z } from "zod";
import { endpoint } from "../lib/endpoint.ts";
import { idInAddress, LARGEST_INTEGER } from "../lib/idInAddress.ts";
import { listOf, pageFields, SearchText, sortFields } from "../lib/list.ts";
import { Version } from "../lib/version.ts";
import { VerificationStatus } from "../stakeholder/verificationStatus.ts";

export const VERIFICATION_STATUSES = { inProgress: 1, rejected: 2, approved: 3 } as const;
/** The letter of a decision. */
export const DECISION_LETTERS = { welcome: 1, duplicate: 2, other: 3 } as const;
export const DecisionLetter = z.literal([1, 2, 3]);

export const stakeholderId = z.number().int().min(1).max(LARGEST_INTEGER);

/** The last decision and its letter. */
const Decision = z.object({
  decidedBy: z.string(),
  decidedAt: z.iso.datetime(),
  emailTemplateType: DecisionLetter,
  rejectionReason: z.string().nullable(),
  /** `held`: can be stopped until `letterGoesAt`. */
  letter: z.enum(["held", "queued", "sent", "failed"]),
  letterGoesAt: z.iso.datetime().nullable(),
});

export const Application = z.object({
  stakeholderId: z.number().int(),
  organisationName: z.string(),
  /** Of the applicant. */
  contacts: z.array(z.object({ contactTypeId: z.number().int(), detail: z.string() })),
  receivedOn: z.iso.date(),
  verificationStatus: VerificationStatus,
  organisationVerified: z.boolean(),
  /** Of the applicant: "Ms". */
  title: z.string().nullable(),
  /** Of the applicant. */
  name: z.string(),
  organisationType: z.string(),
  jobRole: z.string().nullable(),
  addressLine1: z.string().nullable(),
  addressLine2: z.string().nullable(),
  /** "Emfuleni, Gauteng". */
  place: z.string().nullable(),
  branch: z.string().nullable(),
  membersInOrganisation: z.number().int(),
  version: Version,
  /** When it should be decided; null once decided, or while waiting for the applicant. */
  dueOn: z.iso.date().nullable(),
  /** Until `dueOn`; negative if late. */
  workingDaysLeft: z.number().int().nullable(),
  waitingSince: z.iso.datetime().nullable(),
  waitingFor: z.string().nullable(),
  decision: Decision.nullable(),
});
export type Application = z.infer<typeof Application>;

const filters = {
  /** 1 in progress, 2 rejected, 3 approved. */
  statusId: VerificationStatus.optional(),
  OrganisationName: SearchText.optional(),
  /** One application. */
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
  response: listOf("organisations", Application),
});

/** All that match. A change, because the export is logged. */
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
  /** Null if it never had to apply. */
  verificationStatus: VerificationStatus.nullable(),
  receivedOn: z.iso.date().nullable(),
  /** Strongest first. `detail` is the other's name, domain or number. */
  evidence: z
    .array(z.object({ kind: z.enum(["name", "emailDomain", "telephone"]), detail: z.string() }))
    .min(1),
});
export type Duplicate = z.infer<typeof Duplicate>;

/** Likeliest first, at most ten. */
export const getLikelyDuplicates = endpoint({
  method: "GET",
  path: "/api/healthcheck/getLikelyDuplicates",
  access: ["ViewOrganisations"],
  query: z.strictObject({ stakeholderId: idInAddress(1, LARGEST_INTEGER) }),
  response: z.object({ duplicates: z.array(Duplicate) }),
});
