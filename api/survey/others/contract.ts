import { z } from "zod";
import { endpoint } from "../../lib/endpoint.ts";
import { LARGEST_INTEGER } from "../../lib/idInAddress.ts";
import { listOf, pageFields, SearchText, sortFields } from "../../lib/list.ts";
import {
  OrganisationHealthChecks,
  QuestionnaireType,
  QuestionnaireTypeId,
  SurveyResults,
} from "../contract.ts";

const Id = z.number().int();
const SentId = Id.min(0).max(LARGEST_INTEGER);
const Count = z.number().int().min(0);

const SurveyedOrganisation = z.object({
  stakeholderId: Id,
  organisationName: z.string(),
  organisationType: z.string(),
  /** "Emfuleni, Gauteng". */
  place: z.string().nullable(),
  /** How many of its surveys are closed. */
  closedSurveys: Count,
  /** The period of the latest closed one: "Apr - Jun 2026". */
  latest: z.string().nullable(),
});
export type SurveyedOrganisation = z.infer<typeof SurveyedOrganisation>;

/** Every organisation that takes part. */
export const searchSurveyedOrganisations = endpoint({
  method: "POST",
  path: "/api/healthcheck/searchSurveyedOrganisations",
  access: ["ViewOrganisationalSurveyResults"],
  reads: true,
  body: z.strictObject({
    OrganisationName: SearchText.optional(),
    ...pageFields,
    ...sortFields(["organisationName"]),
  }),
  response: listOf("organisations", SurveyedOrganisation),
});

/** Any organisation's surveys as its own people see them, without links. It is written down who looked. */
export const otherHealthChecks = endpoint({
  method: "POST",
  path: "/api/healthcheck/otherHealthChecks",
  access: ["ViewOrganisationalSurveyResults"],
  reads: true,
  audits: ["results of another organisation seen"],
  body: z.strictObject({ StakeholderId: SentId }),
  response: OrganisationHealthChecks,
});

/** Any organisation's results as its own people see them. It is written down who looked. */
export const otherResult = endpoint({
  method: "POST",
  path: "/api/healthcheck/otherResult",
  access: ["ViewOrganisationalSurveyResults"],
  reads: true,
  audits: ["results of another organisation seen"],
  body: z.strictObject({ StakeholderId: SentId, QuestionnaireTypeId, HealthCheckId: SentId }),
  response: SurveyResults,
});

/** Of whom results may be seen together: districts, provinces, the country. */
const Place = z.object({
  boundaryId: Id,
  name: z.string(),
  boundaryTypeId: z.literal([0, 1, 2]),
  /** A district's. */
  province: z.string().nullable(),
});
export type Place = z.infer<typeof Place>;

const of = {
  questionnaireId: Id,
  questionnaire: z.string(),
  questionnaireTypeId: QuestionnaireTypeId,
  questionnaireType: QuestionnaireType,
};

/**
 * The places that the caller may see: all for ViewNationalSurveyResults, else the districts of what they speak for or
 * capture, and the provinces around them. With the questionnaires of quarters that are over, the latest first.
 */
export const getSurveyedPlaces = endpoint({
  method: "GET",
  path: "/api/healthcheck/getSurveyedPlaces",
  access: { anyOf: ["ViewGroupDistrictSurveyResults", "ViewNationalSurveyResults"] },
  response: z.object({ places: z.array(Place), questionnaires: z.array(z.object(of)) }),
});

export const PlaceResults = SurveyResults.pick({
  effectiveFrom: true,
  effectiveTo: true,
  actualResponses: true,
  responseRate: true,
  isLowResponse: true,
  overallMaturity: true,
  overallChange: true,
  noTrend: true,
  questionCategories: true,
}).extend({
  ...of,
  place: Place,
  /** "too-few": nothing may be shown. "scores": not how questions were answered. */
  results: z.enum(["too-few", "scores", "shown"]),
  /** How many organisations the scores are the mean of. */
  organisations: Count.nullable(),
  /** Of how many it is shown how they answered: ten responses or more. */
  organisationsInAnswers: Count.nullable(),
  expectedResponses: Count.nullable(),
});
export type PlaceResults = z.infer<typeof PlaceResults>;

/** The results of a place's organisations together, each of which counts the same. It is written down who looked. */
export const placeResult = endpoint({
  method: "POST",
  path: "/api/healthcheck/placeResult",
  access: { anyOf: ["ViewGroupDistrictSurveyResults", "ViewNationalSurveyResults"] },
  reads: true,
  audits: ["results of a place seen"],
  body: z.strictObject({ BoundaryId: SentId, QuestionnaireId: SentId }),
  response: PlaceResults,
});
