import { auditRoutes } from "./audit/routes.ts";
import { authRoutes } from "./auth/routes.ts";
import { configRoutes } from "./config/routes.ts";
import { dashboardRoutes } from "./dashboard/routes.ts";
import { THEMES } from "./dashboard/themes.ts";
import { dataCatalogueRoutes } from "./data-catalogue/routes.ts";
import { precinctRoutes } from "./data-import/precinct/routes.ts";
import { dataImportRoutes } from "./data-import/routes.ts";
import { directoryRoutes } from "./directory/routes.ts";
import { findingsRoutes } from "./findings/routes.ts";
import { geographyRoutes } from "./geography/routes.ts";
import { groupRoutes } from "./group/routes.ts";
import { type Route, route } from "./lib/http/route.ts";
import { lookupRoutes } from "./lookup/routes.ts";
import { getOpenApi } from "./open-data/contract.ts";
import { openDataRoutes } from "./open-data/routes.ts";
import { openApiDocument } from "./openApi.ts";
import { operationRoutes } from "./operation/routes.ts";
import { organisationRoutes } from "./organisation/routes.ts";
import { profileRoutes } from "./profile/routes.ts";
import { questionnaireRoutes } from "./questionnaire/routes.ts";
import { releaseRoutes } from "./release/routes.ts";
import { secondFactorRoutes } from "./second-factor/routes.ts";
import { setupChecklistRoutes } from "./setup-checklist/routes.ts";
import { answeringRoutes } from "./survey/answering/routes.ts";
import { invitationRoutes } from "./survey/invitation/routes.ts";
import { surveyMeasureRoutes } from "./survey/measure/routes.ts";
import { otherResultsRoutes } from "./survey/others/routes.ts";
import { surveyRoutes } from "./survey/routes.ts";
import { userRoutes } from "./user/routes.ts";

export const routes: readonly Route[] = [
  ...geographyRoutes,
  ...directoryRoutes,
  ...Object.values(THEMES).flatMap((theme) => theme.routes),
  ...dashboardRoutes,
  ...findingsRoutes,
  ...openDataRoutes,
  ...dataCatalogueRoutes,
  route(getOpenApi, ({ env }) => openApiDocument({ origin: env.PUBLIC_ORIGIN, email: env.FEEDBACK_EMAIL })),
  ...releaseRoutes,
  ...configRoutes,
  ...authRoutes,
  ...secondFactorRoutes,
  ...profileRoutes,
  ...lookupRoutes,
  ...groupRoutes,
  ...organisationRoutes,
  ...setupChecklistRoutes,
  ...operationRoutes,
  ...userRoutes,
  ...auditRoutes,
  ...dataImportRoutes,
  ...precinctRoutes,
  ...surveyRoutes,
  ...otherResultsRoutes,
  ...invitationRoutes,
  ...surveyMeasureRoutes,
  ...answeringRoutes,
  ...questionnaireRoutes,
];
