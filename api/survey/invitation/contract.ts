import { z } from "zod";
import { Done } from "../../lib/http/done.ts";
import { idInAddress, MAX_INTEGER } from "../../lib/http/list.ts";
import { Version } from "../../lib/http/version.ts";
import { Email } from "../../shared/fields.ts";
import { endpoint } from "../../shared/http/endpoint.ts";

const Id = z.int32().min(0);
const ExpectedResponses = z
  .number("Expected Response is required")
  .int("Expected Response has to be a whole number.")
  .min(1, "At least 1 response has to be expected.")
  .max(1_000_000, "That is more than a survey can have.");
const Mode = z.enum(["link", "slips"]);
const EffectiveFrom = z.iso.date("Choose the day on which the survey opens.");

/** @throws 409 `exists` if the organisation has a survey of the questionnaire */
export const inviteCode = endpoint({
  method: "POST",
  path: "/api/healthcheck/inviteCode",
  access: ["SetSurveyEffectiveDate"],
  audits: ["survey begun"],
  body: z.strictObject({
    QuestionnaireId: Id,
    EffectiveFrom,
    ExpectedResponses,
    Mode: Mode.default("link"),
  }),
  response: Done.extend({ url: z.string(), healthCheckId: Id }),
});

export const SurveySettings = z.object({
  HealthCheckId: Id,
  version: Version,
  EffectiveFrom: z.iso.date(),
  ExpectedResponses: Id,
  Mode,
});
export type SurveySettings = z.infer<typeof SurveySettings>;

/** If the survey is open, only the number of expected responses can change, and only upwards. */
export const updateSurvey = endpoint({
  method: "PUT",
  path: "/api/healthcheck/updateSurvey",
  access: ["SetSurveyEffectiveDate"],
  audits: ["survey changed"],
  body: z.strictObject({ HealthCheckId: Id, version: Version, EffectiveFrom, ExpectedResponses, Mode }),
  response: Done,
});

export const closeSurvey = endpoint({
  method: "POST",
  path: "/api/healthcheck/closeSurvey",
  access: ["SetSurveyEffectiveDate"],
  audits: ["survey closed"],
  body: z.strictObject({ HealthCheckId: Id, version: Version }),
  response: Done,
});

/** Only this response contains the codes. */
export const issueOneTimeCodes = endpoint({
  method: "POST",
  path: "/api/healthcheck/issueSlips",
  access: ["AddSurveyLink"],
  audits: ["slips issued"],
  body: z.strictObject({
    HealthCheckId: Id,
    Count: z.number().int().min(1, "At least 1 slip is needed.").max(2000, "At most 2 000 slips at once."),
    VoidEarlier: z.boolean(),
  }),
  response: Done.extend({ slips: z.array(z.object({ code: z.string(), url: z.string() })) }),
});

/** Addresses are stored only in the mail queue. */
export const mailSurveyLink = endpoint({
  method: "POST",
  path: "/api/healthcheck/mailSurveyLink",
  access: ["AddSurveyLink"],
  audits: ["survey link mailed"],
  body: z.strictObject({
    HealthCheckId: Id,
    To: z.array(Email).min(1, "Add at least one address.").max(50, "At most 50 addresses at once."),
  }),
  response: Done,
});

/** Removes the survey from public figures if a reason is given; null restores it. */
export const excludeSurvey = endpoint({
  method: "PUT",
  path: "/api/healthcheck/excludeSurvey",
  access: ["WorldOfImpactAdmin"],
  recentAuth: "needed",
  audits: ["survey excluded or counted again"],
  body: z.strictObject({
    HealthCheckId: Id,
    version: Version,
    Reason: z.string().trim().min(1, "Say why.").max(500).nullable(),
  }),
  response: Done,
});

/**
 * Cancels a survey that discloses fewer than five responses. They are deleted without anybody seeing them.
 */
export const cancelSurvey = endpoint({
  method: "POST",
  path: "/api/healthcheck/cancelSurvey",
  access: ["SetSurveyEffectiveDate"],
  audits: ["survey cancelled"],
  body: z.strictObject({ HealthCheckId: Id, version: Version }),
  response: Done,
});

/** Also deletes the responses. */
export const deleteSurvey = endpoint({
  method: "DELETE",
  path: "/api/healthcheck/deleteSurvey",
  access: ["DeleteIndividualSurveys"],
  audits: ["survey deleted"],
  query: z.strictObject({
    healthCheckId: idInAddress(1, MAX_INTEGER),
    version: idInAddress(1, MAX_INTEGER),
  }),
  response: Done,
});

export const invitationEndpoints = [
  inviteCode,
  updateSurvey,
  closeSurvey,
  issueOneTimeCodes,
  excludeSurvey,
  cancelSurvey,
  mailSurveyLink,
  deleteSurvey,
] as const;
