import { openApiDocument } from "@gbvf/api/openApi.ts";

import { auditEntries } from "./audit/audit.ts";
import { jobRoles, organisationTypes, ownRecord, profile, userTitles } from "./auth/auth.ts";
import { signedOut } from "./auth/sessions.ts";
import { contactsWithRequirements, recentChanges } from "./building-block/capture.ts";
import { createDueContacts } from "./building-block/check.ts";
import { historyEntries, listedCapture } from "./building-block/decisions.ts";
import { associatedToUser, onMunicipality } from "./building-block/overview.ts";
import { imports } from "./data-import/dataImport.ts";
import { withdrawnImports } from "./data-import/withdrawnImports.ts";
import { callablePlaces } from "./directory/callable.ts";
import { createHelpPage } from "./directory/help.ts";
import { allActions, groups } from "./group/group.ts";
import { operation } from "./operation/operation.ts";
import {
  adminDashboard,
  applications,
  createDecisionPreview,
  likelyDuplicates,
  organisationDetails,
  team,
} from "./organisation/organisation.ts";
import { draft, questionnaires } from "./questionnaire/questionnaire.ts";
import { correctedRelease, firstRelease, releases } from "./release/release.ts";
import type { RecordedBodies } from "./respond.ts";
import { noSecondFactors } from "./second-factor/secondFactor.ts";
import { setupSteps } from "./setup-checklist/setupChecklist.ts";
import { measures } from "./survey/measures.ts";
import {
  otherHealthChecks,
  placeResults,
  quarters,
  resultsByPlace,
  surveyedOrganisations,
  surveyedPlaces,
} from "./survey/others.ts";
import { activeQuestionnaires, healthChecks, surveyForm, surveyResults } from "./survey/surveys.ts";
import { companies, municipalities, userRows, userSessions, users } from "./user/user.ts";

export const openApi = openApiDocument({ origin: "https://gbvf.example", email: "feedback@example.org" });
const allApplications = Object.values(applications);
const allGroups = Object.values(groups);

/** Handwritten responses for states that the demonstration does not have. */
export const reads = {
  "POST /api/auth/userAuthenticated": signedOut,
  "GET /api/auth/profile": profile,
  "POST /api/auth/downloadOwnRecord": ownRecord,
  "GET /api/auth/getUserJobRoles": jobRoles,
  "GET /api/auth/getUserTitles": userTitles,
  "GET /api/auth/getOrganisationTypes": organisationTypes,
  "GET /api/auth/second-factors": noSecondFactors,

  "GET /api/buildingblock/getBuildingBlockContactsWithRequirements": contactsWithRequirements,
  "GET /api/buildingblock/getRecentChanges": { changes: recentChanges, total: recentChanges.length },
  "GET /api/buildingblock/getDueContacts": createDueContacts(12),
  "GET /api/buildingblock/getCaptures": { captures: [listedCapture], total: 1 },
  "GET /api/buildingblock/getBuildingBlockHistory": { entries: historyEntries, total: historyEntries.length },
  "GET /api/buildingblock/getBuildingBlockAssociatedToUser": associatedToUser,
  "GET /api/buildingblock/getBuildingBlockOnMunicipality": onMunicipality,
  "GET /api/directory/callable": [...callablePlaces],
  "GET /api/directory/help": ({ query }) => createHelpPage(query.boundaryId),

  "POST /api/healthcheck/surveyQuestions": surveyForm,
  "POST /api/healthcheck/previewQuestions": surveyForm,
  "GET /api/healthcheck/getMeasures": { measures },
  "GET /api/healthcheck/getOrganisationHealthChecks": healthChecks,
  "GET /api/healthcheck/getActiveQuestionnaires": { questionnaires: activeQuestionnaires },
  "POST /api/healthcheck/organisationalResult": surveyResults,
  "POST /api/healthcheck/searchSurveyedOrganisations": {
    organisations: surveyedOrganisations,
    total: surveyedOrganisations.length,
  },
  "POST /api/healthcheck/otherHealthChecks": otherHealthChecks,
  "POST /api/healthcheck/otherResult": surveyResults,
  "GET /api/healthcheck/getSurveyedPlaces": { places: surveyedPlaces, quarters },
  "POST /api/healthcheck/placeResult": ({ body }) => resultsByPlace[body.BoundaryId] ?? placeResults,
  "GET /api/healthcheck/getQuestionnaires": { questionnaires, drafts: [draft], missing: [] },

  "POST /api/healthcheck/searchOrganisations": ({ body }) => {
    const organisations = allApplications.filter(
      ({ stakeholderId }) => stakeholderId === (body.StakeholderId ?? stakeholderId),
    );
    return { organisations, total: organisations.length };
  },
  "POST /api/healthcheck/exportOrganisations": { organisations: allApplications },
  "POST /api/healthcheck/previewDecision": ({ body }) => createDecisionPreview(body),
  "GET /api/healthcheck/getLikelyDuplicates": { duplicates: likelyDuplicates },
  "POST /api/healthcheck/getAdminDashboard": adminDashboard,
  "GET /api/healthcheck/getOrganisationDetails": { ...organisationDetails, team },

  "GET /api/audit/getAuditLog": { entries: auditEntries, next: "902" },
  "POST /api/audit/exportAuditLog": { entries: auditEntries, isCutOff: false },
  "GET /api/import/getImport": imports.previewed,
  "GET /api/import/getAddedStations": { stations: [] },
  "GET /api/import/getImports": { imports: [withdrawnImports.applied, imports.failed], total: 2 },
  "GET /api/openapi.json": openApi,
  "GET /api/releases": releases,
  "GET /api/releases/:releaseId": ({ params }) => (params.releaseId === 1 ? firstRelease : correctedRelease),

  "GET /api/security/getAllUsers": { users: userRows, total: userRows.length },
  "POST /api/security/exportUsers": { users: userRows },
  "GET /api/security/getUserDetails": ({ query }) =>
    Object.values(users).find(({ stakeholderId }) => stakeholderId === query.stakeholderId) ??
    users.coordinator,
  "GET /api/security/getLocalMunicipalities": municipalities,
  "GET /api/security/getOrganisations": { organisations: companies, total: companies.length, namesToAdd: [] },
  "GET /api/security/getUserSessions": { sessions: userSessions },
  "GET /api/security/getAllActions": allActions,
  "GET /api/security/getGroups": ({ query }) => {
    const groups = allGroups.filter(({ GroupId }) => GroupId === (query.groupId ?? GroupId));
    return { groups, total: groups.length };
  },
  "POST /api/security/exportGroups": { groups: allGroups, actions: allActions },
  "POST /api/security/getGroupActions": allActions,
  "GET /api/security/getSetupChecklist": {
    steps: setupSteps.map((step) => ({ ...step, isDone: true })),
    hasMailServer: true,
    isPutAway: false,
  },
  "GET /api/security/getOperation": operation,
} satisfies RecordedBodies;
