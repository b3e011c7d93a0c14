import { z } from "zod";
import { buildListResponse, MAX_INTEGER, pageFields, SearchText, sortFields } from "../../lib/http/list.ts";
import { endpoint } from "../../shared/http/endpoint.ts";
import {
  OrganisationHealthChecks,
  QuestionnaireType,
  QuestionnaireTypeId,
  SurveyResults,
} from "../contract.ts";

const Id = z.number().int();
const RequestId = Id.min(0).max(MAX_INTEGER);
const Count = z.number().int().min(0);

/** The latest survey is that of staff or students; null if there is none. */
const SurveyedOrganisation = z.object({
  rowId: Id,
  stakeholderId: Id,
  organisationName: z.string(),
  organisationType: z.string(),
  place: z.string().nullable(),
  survey: z
    .object({
      questionnaire: z.string(),
      questionnaireType: QuestionnaireType,
      mode: z.enum(["link", "slips"]),
      isClosed: z.boolean(),
      expectedResponses: Count,
      /** In steps of five while the survey is open. 0 if it closed with fewer than five. */
      responses: Count,
      /** Per cent of the expected responses. */
      ratio: z.number(),
    })
    .nullable(),
});
export type SurveyedOrganisation = z.infer<typeof SurveyedOrganisation>;

export const searchSurveyedOrganisations = endpoint({
  method: "POST",
  path: "/api/healthcheck/searchSurveyedOrganisations",
  access: ["ViewOrganisationalSurveyResults"],
  reads: true,
  body: z.strictObject({
    OrganisationName: SearchText.optional(),
    ...pageFields,
    ...sortFields(["organisationName", "ratio"]),
  }),
  response: buildListResponse("organisations", SurveyedOrganisation),
});

export const otherHealthChecks = endpoint({
  method: "POST",
  path: "/api/healthcheck/otherHealthChecks",
  access: ["ViewOrganisationalSurveyResults"],
  reads: true,
  audits: ["results of another organisation seen"],
  body: z.strictObject({ StakeholderId: RequestId }),
  response: OrganisationHealthChecks,
});

export const otherResult = endpoint({
  method: "POST",
  path: "/api/healthcheck/otherResult",
  access: ["ViewOrganisationalSurveyResults"],
  reads: true,
  audits: ["results of another organisation seen"],
  body: z.strictObject({ StakeholderId: RequestId, QuestionnaireTypeId, HealthCheckId: RequestId }),
  response: SurveyResults,
});

const Quarter = z.object({
  year: z.number().int().min(2000).max(2200),
  quarter: z.number().int().min(1).max(4),
});

const Place = z.object({
  boundaryId: Id,
  name: z.string(),
  boundaryTypeId: z.literal([0, 1, 2]),
  province: z.string().nullable(),
  /** "Apr - Jun 2026" */
  latestPublished: z.string().nullable(),
});
export type Place = z.infer<typeof Place>;

/** With ViewNationalSurveyResults, lists all places; otherwise the user's own districts and provinces. */
export const getSurveyedPlaces = endpoint({
  method: "GET",
  path: "/api/healthcheck/getSurveyedPlaces",
  access: { anyOf: ["ViewGroupDistrictSurveyResults", "ViewNationalSurveyResults"] },
  response: z.object({ places: z.array(Place), quarters: z.array(Quarter.extend({ period: z.string() })) }),
});

/** Null if there are fewer than three organisations, or the result of one could be computed. */
export const PlaceResults = SurveyResults.pick({
  questionnaire: true,
  effectiveTo: true,
  actualResponses: true,
  responseRate: true,
  isLowResponse: true,
  overallMaturity: true,
  overallChange: true,
  noTrend: true,
  questionCategories: true,
}).extend({ place: Place, organisations: Count.nullable(), expectedResponses: Count.nullable() });
export type PlaceResults = z.infer<typeof PlaceResults>;

export const placeResult = endpoint({
  method: "POST",
  path: "/api/healthcheck/placeResult",
  access: { anyOf: ["ViewGroupDistrictSurveyResults", "ViewNationalSurveyResults"] },
  reads: true,
  audits: ["results of a place seen"],
  body: z.strictObject({ BoundaryId: RequestId, ...Quarter.shape }),
  response: PlaceResults,
});

export const surveyOthersEndpoints = [
  searchSurveyedOrganisations,
  otherHealthChecks,
  otherResult,
  getSurveyedPlaces,
  placeResult,
] as const;
