import type { Endpoints } from "@gbvf/api/contract.ts";
import type { HttpHandler } from "msw/http";
import { answeringHandlers } from "./answering/answering.ts";
import { auditHandlers } from "./audit/audit.ts";
import { authHandlers } from "./auth/auth.ts";
import { captureHandlers } from "./building-block/capture.ts";
import { catalogueHandlers } from "./building-block/catalogue.ts";
import { checkHandlers } from "./building-block/check.ts";
import { decisionHandlers } from "./building-block/decisions.ts";
import { overviewHandlers } from "./building-block/overview.ts";
import { sheetHandlers } from "./building-block/sheet.ts";
import { configHandlers } from "./config/config.ts";
import { dashboardHandlers, themeHandlers } from "./dashboard/dashboard.ts";
import { dataImportHandlers } from "./data-import/dataImport.ts";
import { callableHandlers } from "./directory/callable.ts";
import { directoryHandlers } from "./directory/directory.ts";
import { helpHandlers } from "./directory/help.ts";
import { findingsHandlers } from "./findings/findings.ts";
import { firstDayHandlers } from "./first-day/firstDay.ts";
import { geographyHandlers } from "./geography/geography.ts";
import { groupHandlers } from "./group/group.ts";
import { invitationHandlers } from "./invitation/invitation.ts";
import { openDataHandlers } from "./open-data/openData.ts";
import { operationHandlers } from "./operation/operation.ts";
import { organisationHandlers } from "./organisation/organisation.ts";
import { questionnaireHandlers } from "./questionnaire/questionnaire.ts";
import { releaseHandlers } from "./release/release.ts";
import { secondFactorHandlers } from "./second-factor/secondFactor.ts";
import { measureHandlers } from "./survey/measures.ts";
import { otherResultsHandlers } from "./survey/others.ts";
import { surveyHandlers } from "./survey/survey.ts";
import { userHandlers } from "./user/user.ts";

/** An endpoint without a mock does not compile. */
export const handlerOf = {
  ...geographyHandlers,
  ...overviewHandlers,
  ...captureHandlers,
  ...checkHandlers,
  ...decisionHandlers,
  ...sheetHandlers,
  ...catalogueHandlers,
  ...directoryHandlers,
  ...callableHandlers,
  ...helpHandlers,
  ...themeHandlers,
  ...dashboardHandlers,
  ...findingsHandlers,
  ...openDataHandlers,
  ...releaseHandlers,
  ...configHandlers,
  ...authHandlers,
  ...secondFactorHandlers,
  ...groupHandlers,
  ...organisationHandlers,
  ...firstDayHandlers,
  ...operationHandlers,
  ...userHandlers,
  ...auditHandlers,
  ...dataImportHandlers,
  ...surveyHandlers,
  ...otherResultsHandlers,
  ...invitationHandlers,
  ...measureHandlers,
  ...answeringHandlers,
  ...questionnaireHandlers,
} satisfies Record<keyof Endpoints, HttpHandler>;

export const handlers: HttpHandler[] = Object.values(handlerOf);
