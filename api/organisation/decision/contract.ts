import { z } from "zod";
import { Done } from "../../lib/http/done.ts";
import { Version } from "../../lib/http/version.ts";
import * as fields from "../../shared/fields.ts";
import { endpoint } from "../../shared/http/endpoint.ts";
import { DECISION_EMAILS, DecisionEmail, stakeholderId, VERIFICATION_STATUSES } from "../contract.ts";

const emailFields = {
  VerificationStatusId: z.literal([VERIFICATION_STATUSES.rejected, VERIFICATION_STATUSES.approved]),
  StakeholderId: stakeholderId,
  EmailTemplateType: DecisionEmail,
  RejectedReasons: z.string().trim().max(1000, "At most 1000 characters").optional(),
  KnownOrganisationId: stakeholderId.optional(),
};

type EmailFields = {
  VerificationStatusId: 2 | 3;
  EmailTemplateType: 1 | 2 | 3;
  RejectedReasons?: string | undefined;
  KnownOrganisationId?: number | undefined;
};
const isApprovalWelcome = ({ VerificationStatusId, EmailTemplateType }: EmailFields) =>
  (VerificationStatusId === VERIFICATION_STATUSES.approved) ===
  (EmailTemplateType === DECISION_EMAILS.welcome);
const hasReasonIfOther = ({ EmailTemplateType, RejectedReasons }: EmailFields) =>
  EmailTemplateType !== DECISION_EMAILS.other || (RejectedReasons ?? "") !== "";
const hasDuplicate = ({ EmailTemplateType, KnownOrganisationId }: EmailFields) =>
  KnownOrganisationId === undefined || EmailTemplateType === DECISION_EMAILS.duplicate;
const DUPLICATE_ONLY = { error: "This e-mail does not fit the decision.", path: ["KnownOrganisationId"] };
const WELCOME_ONLY = { error: "This e-mail does not fit the decision.", path: ["EmailTemplateType"] };
const NEEDS_REASON = { error: "Please specify a rejection reason.", path: ["RejectedReasons"] };

/** For a minute, `stopDecision` can revert the decision. */
export const verifyOrganisation = endpoint({
  method: "POST",
  path: "/api/healthcheck/verify",
  access: ["VerifyOrganisation"],
  recentAuth: "for a part",
  audits: ["application approved", "application rejected", "scope changed"],
  body: z
    .strictObject({
      ...emailFields,
      /** Must be the address of the applicant. */
      OrganisationEmail: fields.Email,
      Name: z.string().max(200).optional(),
      /** Defaults to the built-in group of organisations. */
      GroupId: z.int32().min(1).optional(),
      version: Version,
    })
    .refine(isApprovalWelcome, WELCOME_ONLY)
    .refine(hasReasonIfOther, NEEDS_REASON)
    .refine(hasDuplicate, DUPLICATE_ONLY),
  response: Done.extend({ version: Version, emailGoesAt: z.iso.datetime() }),
});

export const previewDecision = endpoint({
  method: "POST",
  path: "/api/healthcheck/previewDecision",
  access: ["VerifyOrganisation"],
  reads: true,
  body: z
    .strictObject(emailFields)
    .refine(isApprovalWelcome, WELCOME_ONLY)
    .refine(hasReasonIfOther, NEEDS_REASON)
    .refine(hasDuplicate, DUPLICATE_ONLY),
  response: z.object({
    to: z.string(),
    subject: z.string(),
    paragraphs: z.array(z.string()),
    link: z.object({ href: z.string(), label: z.string() }).nullable(),
    /** Surveys that a rejection would close. The number of responses is in steps of five. */
    openSurveys: z.object({ count: z.number().int(), responses: z.number().int() }),
  }),
});

/** @throws 409 if the e-mail is no longer held */
export const stopDecision = endpoint({
  method: "POST",
  path: "/api/healthcheck/stopDecision",
  access: ["VerifyOrganisation"],
  recentAuth: "for a part",
  audits: ["decision taken back"],
  body: z.strictObject({ StakeholderId: stakeholderId, version: Version }),
  response: Done.extend({ version: Version }),
});

export const waitForApplicant = endpoint({
  method: "POST",
  path: "/api/healthcheck/waitForApplicant",
  access: ["VerifyOrganisation"],
  audits: ["waiting for applicant", "no longer waiting for applicant"],
  body: z.strictObject({
    StakeholderId: stakeholderId,
    isWaiting: z.boolean(),
    /** What the applicant must do. The e-mail quotes it. */
    waitingFor: z.string().trim().min(1).max(200, "At most 200 characters").optional(),
    version: Version,
  }),
  response: Done.extend({ version: Version }),
});

export const resendEmail = endpoint({
  method: "POST",
  path: "/api/healthcheck/resendDecisionEmail",
  access: ["VerifyOrganisation"],
  audits: ["decision letter sent again"],
  body: z.strictObject({ StakeholderId: stakeholderId, version: Version }),
  response: Done.extend({ version: Version }),
});

export const organisationDecisionEndpoints = [
  verifyOrganisation,
  previewDecision,
  stopDecision,
  waitForApplicant,
  resendEmail,
] as const;
