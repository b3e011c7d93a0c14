import { z } from "zod";
import { Done } from "../../lib/http/done.ts";
import { idInAddress, MAX_INTEGER } from "../../lib/http/list.ts";
import { Version } from "../../lib/http/version.ts";
import { requiredLine } from "../../shared/fields.ts";
import { endpoint } from "../../shared/http/endpoint.ts";

const Id = z.int32().min(1);
const ScoredCategoryId = z.literal([1, 2, 3]);

const measureFields = {
  description: requiredLine("Measure is required"),
  responsible: requiredLine("Who is responsible is required"),
  until: z.iso.date("Enter the day until which it is to be done"),
};

export const Measure = z.object({
  measureId: Id,
  version: Version,
  questionCategoryId: ScoredCategoryId,
  period: z.string(),
  ...measureFields,
  isDone: z.boolean(),
  isOverdue: z.boolean(),
});
export type Measure = z.infer<typeof Measure>;

export const getMeasures = endpoint({
  method: "GET",
  path: "/api/healthcheck/getMeasures",
  access: ["ViewYourOrganisationSurveyResult"],
  query: z.strictObject({ healthCheckId: idInAddress(1, MAX_INTEGER) }),
  response: z.object({ measures: z.array(Measure) }),
});

export const addMeasure = endpoint({
  method: "POST",
  path: "/api/healthcheck/addMeasure",
  access: ["ViewYourOrganisationSurveyResult", "SetSurveyEffectiveDate"],
  audits: ["measure added"],
  body: z.strictObject({ healthCheckId: Id, questionCategoryId: ScoredCategoryId, ...measureFields }),
  response: Done,
});

export const changeMeasure = endpoint({
  method: "PUT",
  path: "/api/healthcheck/changeMeasure",
  access: ["ViewYourOrganisationSurveyResult", "SetSurveyEffectiveDate"],
  audits: ["measure changed"],
  body: z.strictObject({ measureId: Id, version: Version, ...measureFields, isDone: z.boolean() }),
  response: Done,
});

export const deleteMeasure = endpoint({
  method: "DELETE",
  path: "/api/healthcheck/deleteMeasure",
  access: ["ViewYourOrganisationSurveyResult", "SetSurveyEffectiveDate"],
  audits: ["measure deleted"],
  query: z.strictObject({
    measureId: idInAddress(1, MAX_INTEGER),
    version: idInAddress(1, MAX_INTEGER),
  }),
  response: Done,
});

export const surveyMeasureEndpoints = [getMeasures, addMeasure, changeMeasure, deleteMeasure] as const;
