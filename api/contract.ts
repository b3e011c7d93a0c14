import { auditEndpoints } from "./audit/contract.ts";
import { authEndpoints } from "./auth/contract.ts";
import { buildingBlockCaptureEndpoints } from "./building-block/capture/contract.ts";
import { buildingBlockCatalogueEndpoints } from "./building-block/catalogue/contract.ts";
import { buildingBlockCheckEndpoints } from "./building-block/check/contract.ts";
import { buildingBlockInstanceEndpoints } from "./building-block/instance/contract.ts";
import { buildingBlockOverviewEndpoints } from "./building-block/overview/contract.ts";
import { buildingBlockPlaceEndpoints } from "./building-block/place/contract.ts";
import { buildingBlockSaveEndpoints } from "./building-block/save/contract.ts";
import { buildingBlockSheetEndpoints } from "./building-block/sheet/contract.ts";
import { configEndpoints } from "./config/contract.ts";
import { dashboardEndpoints } from "./dashboard/contract.ts";
import { dataCatalogueEndpoints } from "./data-catalogue/contract.ts";
import { dataImportEndpoints } from "./data-import/contract.ts";
import { precinctEndpoints } from "./data-import/precinct/contract.ts";
import { directoryEndpoints } from "./directory/contract.ts";
import { findingsEndpoints } from "./findings/contract.ts";
import { geographyEndpoints } from "./geography/contract.ts";
import { groupEndpoints } from "./group/contract.ts";
import { lookupEndpoints } from "./lookup/contract.ts";
import { openDataEndpoints } from "./open-data/contract.ts";
import { operationEndpoints } from "./operation/contract.ts";
import { organisationEndpoints } from "./organisation/contract.ts";
import { organisationDecisionEndpoints } from "./organisation/decision/contract.ts";
import { organisationDetailsEndpoints } from "./organisation/details/contract.ts";
import { organisationOverviewEndpoints } from "./organisation/overview/contract.ts";
import { organisationQuestionEndpoints } from "./organisation/question/contract.ts";
import { organisationTeamEndpoints } from "./organisation/team/contract.ts";
import { profileEndpoints } from "./profile/contract.ts";
import { questionnaireEndpoints } from "./questionnaire/contract.ts";
import { releaseEndpoints } from "./release/contract.ts";
import { secondFactorEndpoints } from "./second-factor/contract.ts";
import { setupChecklistEndpoints } from "./setup-checklist/contract.ts";
import type { Endpoint } from "./shared/http/endpoint.ts";
import { answeringEndpoints } from "./survey/answering/contract.ts";
import { surveyEndpoints } from "./survey/contract.ts";
import { invitationEndpoints } from "./survey/invitation/contract.ts";
import { surveyMeasureEndpoints } from "./survey/measure/contract.ts";
import { surveyOthersEndpoints } from "./survey/others/contract.ts";
import { userEndpoints } from "./user/contract.ts";
import { userFormEndpoints } from "./user/form/contract.ts";
import { userInvitationEndpoints } from "./user/invitation/contract.ts";
import { userSessionEndpoints } from "./user/session/contract.ts";

export const endpoints = [
  ...geographyEndpoints,
  ...buildingBlockOverviewEndpoints,
  ...buildingBlockInstanceEndpoints,
  ...buildingBlockPlaceEndpoints,
  ...buildingBlockSaveEndpoints,
  ...buildingBlockCheckEndpoints,
  ...buildingBlockCaptureEndpoints,
  ...buildingBlockCatalogueEndpoints,
  ...buildingBlockSheetEndpoints,
  ...directoryEndpoints,
  ...dashboardEndpoints,
  ...findingsEndpoints,
  ...openDataEndpoints,
  ...dataCatalogueEndpoints,
  ...releaseEndpoints,
  ...configEndpoints,
  ...authEndpoints,
  ...secondFactorEndpoints,
  ...profileEndpoints,
  ...lookupEndpoints,
  ...groupEndpoints,
  ...organisationEndpoints,
  ...setupChecklistEndpoints,
  ...operationEndpoints,
  ...organisationDecisionEndpoints,
  ...organisationQuestionEndpoints,
  ...organisationOverviewEndpoints,
  ...userEndpoints,
  ...userFormEndpoints,
  ...userInvitationEndpoints,
  ...userSessionEndpoints,
  ...auditEndpoints,
  ...dataImportEndpoints,
  ...precinctEndpoints,
  ...surveyEndpoints,
  ...invitationEndpoints,
  ...surveyMeasureEndpoints,
  ...answeringEndpoints,
  ...questionnaireEndpoints,
  ...surveyOthersEndpoints,
  ...organisationDetailsEndpoints,
  ...organisationTeamEndpoints,
] as const satisfies readonly Endpoint[];

/** The app types its requests by these, so that it need not contain the schemas. */
export type Endpoints = {
  [E in (typeof endpoints)[number] as `${E["method"]} ${E["path"]}`]: E;
};
