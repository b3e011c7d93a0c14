import { z } from "zod";
import { Done } from "../lib/done.ts";
import { endpoint } from "../lib/endpoint.ts";
import { Version } from "../lib/version.ts";
import { Email } from "../stakeholder/fields.ts";

const Id = z.number().int();
const ExpectedResponses = z
  .number("Expected Response is required")
  .int("Expected Response has to be a whole number.")
  .min(1, "At least 1 response has to be expected.")
  .max(1_000_000, "That is more than a survey can have.");
const EffectiveFrom = z.iso.date("Choose the day on which the survey opens.");

/** A survey of an organisation with a questionnaire; there is one of each. 409 `exists` where there is one. */
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
  /** With slips it is the page on which a slip's code is typed. */
  response: Done.extend({ url: z.string(), healthCheckId: Id }),
});

/** What a stale change is compared with. */
export const SurveySettings = z.object({
  HealthCheckId: Id,
  version: Version,
  EffectiveFrom: z.iso.date(),
  ExpectedResponses: Id,
});
export type SurveySettings = z.infer<typeof SurveySettings>;

/** Before it opens everything may change. Once it is open, expected responses may only rise, and the day stays. */
export const updateSurvey = endpoint({
  method: "PUT",
  path: "/api/healthcheck/updateSurvey",
  access: ["SetSurveyEffectiveDate"],
  audits: ["survey changed"],
  body: z.strictObject({ HealthCheckId: Id, version: Version, EffectiveFrom, ExpectedResponses }),
  response: Done,
});

/** For good: nothing opens it again. */
export const closeSurvey = endpoint({
  method: "POST",
  path: "/api/healthcheck/closeSurvey",
  access: ["SetSurveyEffectiveDate"],
  audits: ["survey closed"],
  body: z.strictObject({ HealthCheckId: Id, version: Version }),
  response: Done,
});

/** The answer is the only place where the codes ever are. Not more of them than responses are expected. */
export const issueSlips = endpoint({
  method: "POST",
  path: "/api/healthcheck/issueSlips",
  access: ["AddSurveyLink"],
  audits: ["slips issued"],
  body: z.strictObject({
    HealthCheckId: Id,
    Count: z.number().int().min(1, "At least 1 slip is needed.").max(2000, "At most 2 000 slips at once."),
    /** Earlier slips that nobody has used stop working, and do not count. */
    VoidEarlier: z.boolean(),
  }),
  response: Done.extend({ slips: z.array(z.object({ code: z.string(), url: z.string() })) }),
});

/** The same letter to each. The addresses are kept nowhere but in the queue. */
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

/** With everything that was answered: one's own organisation's, or any for those who may see any. */
export const deleteSurvey = endpoint({
  method: "DELETE",
  path: "/api/healthcheck/deleteSurvey",
  access: ["DeleteIndividualSurveys"],
  audits: ["survey deleted"],
  query: z.strictObject({ healthCheckId: z.coerce.number().int(), version: z.coerce.number().pipe(Version) }),
  response: Done,
});
