import { z } from "zod";
import { endpoint } from "../../shared/http/endpoint.ts";

export const AdminDashboard = z.object({
  inProgressCount: z.number().int(),
  lastUpdatedOrganisationDate: z.iso.date().nullable(),
  lastUpdatedQuestionnaireDate: z.iso.date().nullable(),
  /** The last completed quarter with public figures; null before the first. */
  surveysPeriod: z.string().nullable(),
  healthCheckParticipants: z.number().int(),
  approvedOrganisationsCount: z.number().int(),
  actualResponses: z.number().int(),
  expectedResponses: z.number().int(),
  oldestReceivedOn: z.iso.date().nullable(),
  lateCount: z.number().int(),
  waitingForApplicantCount: z.number().int(),
  failedMail: z.array(z.object({ template: z.string(), count: z.number().int(), lastAt: z.iso.datetime() })),
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

export const organisationOverviewEndpoints = [getAdminDashboard] as const;
