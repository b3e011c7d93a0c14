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
import { importHandlers } from "./data-import/imports.ts";
import { callableHandlers } from "./directory/callable.ts";
import { directoryHandlers } from "./directory/directory.ts";
import { helpHandlers } from "./directory/help.ts";
import { findingHandlers } from "./findings/findings.ts";
import { geographyHandlers } from "./geography/geography.ts";
import { securityHandlers } from "./group/security.ts";
import { invitationHandlers } from "./invitation/invitation.ts";
import { openDataHandlers } from "./open-data/openData.ts";
import { organisationHandlers } from "./organisation/organisation.ts";
import { questionnaireHandlers } from "./questionnaire/questionnaire.ts";
import { releaseHandlers } from "./release/releases.ts";
import { secondFactorHandlers } from "./second-factor/secondFactor.ts";
import { otherResultsHandlers } from "./survey/others.ts";
import { surveyHandlers } from "./survey/survey.ts";
import { userHandlers } from "./user/users.ts";

/** One default mock for every endpoint; an endpoint without one does not compile. */
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
  ...findingHandlers,
  ...openDataHandlers,
  ...releaseHandlers,
  ...configHandlers,
  ...authHandlers,
  ...secondFactorHandlers,
  ...securityHandlers,
  ...organisationHandlers,
  ...userHandlers,
  ...auditHandlers,
  ...importHandlers,
  ...surveyHandlers,
  ...otherResultsHandlers,
  ...invitationHandlers,
  ...answeringHandlers,
  ...questionnaireHandlers,
} satisfies Record<keyof Endpoints, HttpHandler>;

export const handlers: HttpHandler[] = Object.values(handlerOf);
