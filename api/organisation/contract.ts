import { z } from "zod";
import { Done } from "../lib/done.ts";
import { endpoint } from "../lib/endpoint.ts";
import { idInAddress, LARGEST_INTEGER } from "../lib/idInAddress.ts";
import { listOf, pageFields, SearchText, sortFields } from "../lib/list.ts";
import { Version } from "../lib/version.ts";
import * as fields from "../stakeholder/fields.ts";
import { VerificationStatus } from "../stakeholder/verificationStatus.ts";

export const VERIFICATION_STATUSES = { inProgress: 1, rejected: 2, approved: 3 } as const;
/** The letter of a decision. */
export const DECISION_LETTERS = { welcome: 1, duplicate: 2, other: 3 } as const;
const DecisionLetter = z.literal([1, 2, 3]);

const stakeholderId = z.number().int().min(1).max(LARGEST_INTEGER);

/** Who decided last, and what became of the letter. */
const Decision = z.object({
  decidedBy: z.string(),
  decidedAt: z.iso.datetime(),
  emailTemplateType: DecisionLetter,
  rejectionReason: z.string().nullable(),
  /** `held`: goes at `letterGoesAt`, and can be stopped until then. */
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
  /** The day by which it should be decided; null once it is, and while the applicant is waited for. */
  dueOn: z.iso.date().nullable(),
  /** Working days until `dueOn`; below zero when it is late. */
  workingDaysLeft: z.number().int().nullable(),
  /** Since when the applicant is waited for, and what for. */
  waitingSince: z.iso.datetime().nullable(),
  waitingFor: z.string().nullable(),
  decision: Decision.nullable(),
});
export type Application = z.infer<typeof Application>;

const filters = {
  /** 1 in progress, 2 rejected, 3 approved; all without it. */
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

/** Every application that the filters find, for a file. A change, because it is written down who took it. */
export const exportOrganisations = endpoint({
  method: "POST",
  path: "/api/healthcheck/exportOrganisations",
  access: ["ViewOrganisations"],
  audits: ["applications exported"],
  body: z.strictObject(filters),
  response: z.object({ organisations: z.array(Application) }),
});

const letterFields = {
  VerificationStatusId: z.literal([VERIFICATION_STATUSES.rejected, VERIFICATION_STATUSES.approved]),
  StakeholderId: stakeholderId,
  EmailTemplateType: DecisionLetter,
  /** In the letter of template 3, which cannot be without it. */
  RejectedReasons: z.string().trim().max(1000, "At most 1000 characters").optional(),
};

type Letter = {
  VerificationStatusId: 2 | 3;
  EmailTemplateType: 1 | 2 | 3;
  RejectedReasons?: string | undefined;
};
const approvalIsWelcome = ({ VerificationStatusId, EmailTemplateType }: Letter) =>
  (VerificationStatusId === VERIFICATION_STATUSES.approved) ===
  (EmailTemplateType === DECISION_LETTERS.welcome);
const otherHasReason = ({ EmailTemplateType, RejectedReasons }: Letter) =>
  EmailTemplateType !== DECISION_LETTERS.other || (RejectedReasons ?? "") !== "";
const WELCOME_ONLY = { error: "This letter does not fit the decision.", path: ["EmailTemplateType"] };
const NEEDS_REASON = { error: "Please specify a rejection reason.", path: ["RejectedReasons"] };

/** Approves (letter 1) or rejects (2 or 3). The letter is held for a minute, in which `stopDecision` takes it back. */
export const verifyOrganisation = endpoint({
  method: "POST",
  path: "/api/healthcheck/verify",
  access: ["VerifyOrganisation"],
  audits: ["application approved", "application rejected"],
  body: z
    .strictObject({
      ...letterFields,
      /** The applicant's; the letter goes to no other address. */
      OrganisationEmail: fields.Email,
      /** The applicant, as the screen shows them. */
      Name: z.string().max(200).optional(),
      /** Into which the applicant goes on approval; without it, the product's own group of organisations. */
      GroupId: z.number().int().min(1).max(LARGEST_INTEGER).optional(),
      version: Version,
    })
    .refine(approvalIsWelcome, WELCOME_ONLY)
    .refine(otherHasReason, NEEDS_REASON),
  response: Done.extend({ version: Version, letterGoesAt: z.iso.datetime() }),
});

/** The letter as it would go. */
export const previewDecision = endpoint({
  method: "POST",
  path: "/api/healthcheck/previewDecision",
  access: ["VerifyOrganisation"],
  reads: true,
  body: z
    .strictObject(letterFields)
    .refine(approvalIsWelcome, WELCOME_ONLY)
    .refine(otherHasReason, NEEDS_REASON),
  response: z.object({
    to: z.string(),
    subject: z.string(),
    paragraphs: z.array(z.string()),
    link: z.object({ href: z.string(), label: z.string() }).nullable(),
  }),
});

/** Takes a decision back while its letter is held: the application is as it was before. 409 once the letter has gone. */
export const stopDecision = endpoint({
  method: "POST",
  path: "/api/healthcheck/stopDecision",
  access: ["VerifyOrganisation"],
  audits: ["decision taken back"],
  body: z.strictObject({ StakeholderId: stakeholderId, version: Version }),
  response: Done.extend({ version: Version }),
});

/** Stops the clock of an application while its applicant is asked something, or starts it again. */
export const waitForApplicant = endpoint({
  method: "POST",
  path: "/api/healthcheck/waitForApplicant",
  access: ["VerifyOrganisation"],
  audits: ["waiting for applicant", "no longer waiting for applicant"],
  body: z.strictObject({
    StakeholderId: stakeholderId,
    isWaiting: z.boolean(),
    waitingFor: z.string().trim().max(200, "At most 200 characters").optional(),
    version: Version,
  }),
  response: Done.extend({ version: Version }),
});

const Duplicate = z.object({
  stakeholderId: z.number().int(),
  organisationName: z.string(),
  place: z.string().nullable(),
  /** Null of an organisation that never had to apply. */
  verificationStatus: VerificationStatus.nullable(),
  receivedOn: z.iso.date().nullable(),
  /** Why it may be the same one, strongest first. `detail` is the other's name, domain or number. */
  evidence: z
    .array(z.object({ kind: z.enum(["name", "emailDomain", "telephone"]), detail: z.string() }))
    .min(1),
});
export type Duplicate = z.infer<typeof Duplicate>;

/** Organisations that may be the same as the one that applies, likeliest first, ten at most. */
export const getLikelyDuplicates = endpoint({
  method: "GET",
  path: "/api/healthcheck/getLikelyDuplicates",
  access: ["ViewOrganisations"],
  query: z.strictObject({ stakeholderId: idInAddress(1, LARGEST_INTEGER) }),
  response: z.object({ duplicates: z.array(Duplicate) }),
});

export const AdminDashboard = z.object({
  inProgressCount: z.number().int(),
  lastUpdatedOrganisationDate: z.iso.date().nullable(),
  lastUpdatedQuestionnaireDate: z.iso.date().nullable(),
  /** Organisations with at least one completed survey in the current quarter's questionnaires. */
  healthCheckParticipants: z.number().int(),
  approvedOrganisationsCount: z.number().int(),
  actualResponses: z.number().int(),
  expectedResponses: z.number().int(),
  /** Of the applications in progress. */
  oldestReceivedOn: z.iso.date().nullable(),
  lateCount: z.number().int(),
  waitingForApplicantCount: z.number().int(),
  /** Letters of the last 30 days that did not arrive at the mail server. */
  failedMail: z.array(z.object({ template: z.string(), count: z.number().int(), lastAt: z.iso.datetime() })),
  /** Of each theme: the end of its latest figures, and when they were loaded. */
  freshness: z.array(
    z.object({
      componentId: z.number().int(),
      name: z.string(),
      latestPeriod: z.string().nullable(),
      loadedAt: z.iso.datetime().nullable(),
      isDemonstration: z.boolean(),
    }),
  ),
});
export type AdminDashboard = z.infer<typeof AdminDashboard>;

export const getAdminDashboard = endpoint({
  method: "POST",
  path: "/api/healthcheck/getAdminDashboard",
  access: ["WorldOfImpactAdmin"],
  reads: true,
  body: z.strictObject({}),
  response: AdminDashboard,
});
