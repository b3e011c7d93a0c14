import type { SurveySummary } from "@gbvf/api/survey/contract.ts";
import { THEME } from "../../lib/address/themeIds.ts";
import { useApi } from "../../lib/api-client/useApi.ts";

export function useSourceBuilder() {
  const { data: flags } = useApi("GET /api/config/feature-flags", {});
  const isDemonstration = flags?.demonstration.includes(THEME.healthCheck) ?? false;
  return ({ questionnaireType, effectiveTo }: Pick<SurveySummary, "questionnaireType" | "effectiveTo">) => ({
    description: `Own survey, answered by ${questionnaireType === "Students" ? "students" : "staff"}`,
    url: null,
    capturedOn: effectiveTo,
    isDemonstration,
  });
}
