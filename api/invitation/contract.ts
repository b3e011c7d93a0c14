import { z } from "zod";
import { Done } from "../lib/done.ts";
import { endpoint } from "../lib/endpoint.ts";
import { LARGEST_INTEGER } from "../lib/idInAddress.ts";
import { Version } from "../lib/version.ts";
import { Email } from "../stakeholder/fields.ts";

const Id = z.number().int().min(0).max(LARGEST_INTEGER);
const ExpectedResponses = z
  .number("Expected Response is required")
  .int("Expected Response has to be a whole number.")
  .min(1, "At least 1 response has to be expected.")
  .max(1_000_000, "That is more than a survey can have.");
const EffectiveFrom = z.iso.date("Choose the day on which the survey opens.");

/** 409 `exists`: an organisation has one survey with a questionnaire. */
export const inviteCode = endpoint({
  method: "POST",
  path: "/api/healthcheck/inviteCode",
  access: ["SetSurveyEffectiveDate"],
  audits: ["survey begun"],
  body: z.strictObject({
    QuestionnaireId: Id,
    EffectiveFrom,
    ExpectedResponses,
    Mode: z.enum(["link", "slips"]).default("link"),
  }),
  /** With slips: the page for typing a code. */
  response: Done.extend({ url: z.string(), healthCheckId: Id }),
});

export const SurveySettings = z.object({
  HealthCheckId: Id,
  version: Version,
  EffectiveFrom: z.iso.date(),
  ExpectedResponses: Id,
});
export type SurveySettings = z.infer<typeof SurveySettings>;

/** Until it opens everything may change; afterwards only expected responses, upwards. */
export const updateSurvey = endpoint({
  method: "PUT",
  path: "/api/healthcheck/updateSurvey",
  access: ["SetSurveyEffectiveDate"],
  audits: ["survey changed"],
  body: z.strictObject({ HealthCheckId: Id, version: Version, EffectiveFrom, ExpectedResponses }),
  response: Done,
});

/** Cannot be undone. */
export const closeSurvey = endpoint({
  method: "POST",
  path: "/api/healthcheck/closeSurvey",
  access: ["SetSurveyEffectiveDate"],
  audits: ["survey closed"],
  body: z.strictObject({ HealthCheckId: Id, version: Version }),
  response: Done,
});

/** The codes are in this answer and nowhere else. At most as many as expected responses. */
export const issueSlips = endpoint({
  method: "POST",
  path: "/api/healthcheck/issueSlips",
  access: ["AddSurveyLink"],
  audits: ["slips issued"],
  body: z.strictObject({
    HealthCheckId: Id,
    Count: z.number().int().min(1, "At least 1 slip is needed.").max(2000, "At most 2 000 slips at once."),
    /** Unused earlier slips stop working and do not count. */
    VoidEarlier: z.boolean(),
  }),
  response: Done.extend({ slips: z.array(z.object({ code: z.string(), url: z.string() })) }),
});

/** Addresses are kept only in the mail queue. */
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

/** Deletes the answers too: the caller's own organisation's, or any with the permission. */
export const deleteSurvey = endpoint({
  method: "DELETE",
  path: "/api/healthcheck/deleteSurvey",
  access: ["DeleteIndividualSurveys"],
  audits: ["survey deleted"],
  query: z.strictObject({ healthCheckId: z.coerce.number().int(), version: z.coerce.number().pipe(Version) }),
  response: Done,
});
