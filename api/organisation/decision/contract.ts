import { z } from "zod";
import { Done } from "../../lib/done.ts";
import { endpoint } from "../../lib/endpoint.ts";
import { LARGEST_INTEGER } from "../../lib/idInAddress.ts";
import { Version } from "../../lib/version.ts";
import * as fields from "../../stakeholder/fields.ts";
import { DECISION_LETTERS, DecisionLetter, stakeholderId, VERIFICATION_STATUSES } from "../contract.ts";

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
