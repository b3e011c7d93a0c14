import { previewQuestions, surveyQuestions, surveyResponse } from "./answering/contract.ts";
import { exportAuditLog, getAuditLog } from "./audit/contract.ts";
import {
  addPassword,
  confirmPassword,
  forgotPassword,
  login,
  logout,
  register,
  resetPassword,
  userAuthenticated,
  verifyOtp,
} from "./auth/contract.ts";
import {
  demandSecondPerson,
  getBuildingBlockHistory,
  getCaptures,
  sendBackCapture,
  verifyCapture,
} from "./building-block/capture/contract.ts";
import { addToCatalogue, changeCatalogue, getCatalogue } from "./building-block/catalogue/contract.ts";
import {
  checkContacts,
  getDueContacts,
  reportWrongNumber,
  undoChecks,
} from "./building-block/check/contract.ts";
import { getBuildingBlockData, getBuildingBlockRequirementDetailData } from "./building-block/contract.ts";
import {
  deleteStakeholderById,
  getBuildingBlockContactsWithRequirements,
  updateBuildingBlockContactsAndRequirements,
} from "./building-block/instance/contract.ts";
import {
  getBuildingBlockAssociatedToUser,
  getBuildingBlockOnMunicipality,
} from "./building-block/overview/contract.ts";
import {
  addBuildingBlock,
  endBuildingBlock,
  verifyBuildingBlockExist,
} from "./building-block/place/contract.ts";
import { applySheet, downloadSheet, previewSheet } from "./building-block/sheet/contract.ts";
import {
  getActionMarkers,
  getCollectiveActionDetailsByStakeholderId,
  getCollectiveActionsByBoundary,
} from "./collective-action/contract.ts";
import { getFeatureFlags } from "./config/contract.ts";
import { getCrimeStats } from "./crime/contract.ts";
import { getComponents, getDashboard } from "./dashboard/contract.ts";
import {
  applyImport,
  cancelImport,
  getImport,
  getImportRejects,
  getImports,
  getImportTemplate,
  uploadImport,
} from "./data-import/contract.ts";
import { getCallablePlaces, searchContact, writtenHelp } from "./directory/contract.ts";
import { getFindings, getMeasures } from "./findings/contract.ts";
import {
  getBoundary,
  getBoundaryGeojson,
  getGeomarkers,
  listBoundaries,
  listContainedBoundaries,
} from "./geography/contract.ts";
import {
  addGroup,
  addGroupActions,
  deleteGroup,
  deleteGroupActions,
  getAllActions,
  getGroupActions,
  getGroups,
  previewGroup,
  saveGroup,
} from "./group/contract.ts";
import { getHealthCheckStats, getSummarisedHealthCheck } from "./health-check/contract.ts";
import {
  closeSurvey,
  deleteSurvey,
  inviteCode,
  issueSlips,
  mailSurveyLink,
  updateSurvey,
} from "./invitation/contract.ts";
import type { Endpoint } from "./lib/endpoint.ts";
import { getOrganisationTypes, getUserJobRoles, getUserTitles } from "./lookup/contract.ts";
import { downloadPlace, getOpenApi } from "./open-data/contract.ts";
import { exportOrganisations, getLikelyDuplicates, searchOrganisations } from "./organisation/contract.ts";
import {
  previewDecision,
  stopDecision,
  verifyOrganisation,
  waitForApplicant,
} from "./organisation/decision/contract.ts";
import { getOrganisationDetails, updateOrganisationDetails } from "./organisation/details/contract.ts";
import { getAdminDashboard } from "./organisation/overview/contract.ts";
import { noteViewing } from "./organisation/viewing/contract.ts";
import { closeAccount, downloadOwnRecord, getProfile, updateProfile } from "./profile/contract.ts";
import {
  checkQuestionnaireSheet,
  deleteQuestionnaireDraft,
  getQuestionnaires,
  publishQuestionnaire,
  questionnaireSheet,
  saveQuestionnaireDraft,
  saveQuestionnaireSheet,
} from "./questionnaire/contract.ts";
import { getFeed, getRelease, getReleaseFile, getReleases } from "./release/contract.ts";
import {
  addPasskey,
  askForPasskey,
  beginPasskey,
  beginTotp,
  confirmTotp,
  getSecondFactors,
  makeRecoveryCodes,
  removePasskey,
  removeTotp,
  resetSecondFactor,
  verifySecondFactor,
} from "./second-factor/contract.ts";
import {
  getActiveQuestionnaires,
  getOrganisationHealthChecks,
  organisationalResult,
} from "./survey/contract.ts";
import {
  getSurveyedPlaces,
  otherHealthChecks,
  otherResult,
  placeResult,
  searchSurveyedOrganisations,
} from "./survey/others/contract.ts";
import { changeUsers, deleteUser, getAllUsers, getUserDetails, setUserDisabled } from "./user/contract.ts";
import {
  createNewUser,
  editUserDetails,
  getLocalMunicipalities,
  getOrganisations,
} from "./user/form/contract.ts";
import { copyInvitation, resendInvitation, withdrawInvitation } from "./user/invitation/contract.ts";
import { endUserSession, getUserSessions } from "./user/session/contract.ts";

/** Every endpoint there is: what the routes, the mocks, the typed client and the contract test enumerate. */
export const endpoints = [
  listContainedBoundaries,
  listBoundaries,
  getBoundaryGeojson,
  getGeomarkers,
  getActionMarkers,
  getBoundary,
  getCrimeStats,
  getBuildingBlockData,
  getBuildingBlockRequirementDetailData,
  getBuildingBlockAssociatedToUser,
  getBuildingBlockOnMunicipality,
  getBuildingBlockContactsWithRequirements,
  updateBuildingBlockContactsAndRequirements,
  deleteStakeholderById,
  addBuildingBlock,
  endBuildingBlock,
  verifyBuildingBlockExist,
  getDueContacts,
  checkContacts,
  undoChecks,
  reportWrongNumber,
  getCaptures,
  verifyCapture,
  sendBackCapture,
  demandSecondPerson,
  getCatalogue,
  addToCatalogue,
  changeCatalogue,
  getBuildingBlockHistory,
  downloadSheet,
  previewSheet,
  applySheet,
  searchContact,
  writtenHelp,
  getCallablePlaces,
  getHealthCheckStats,
  getSummarisedHealthCheck,
  getCollectiveActionsByBoundary,
  getCollectiveActionDetailsByStakeholderId,
  getDashboard,
  getFindings,
  getOpenApi,
  downloadPlace,
  getReleases,
  getFeed,
  getRelease,
  getReleaseFile,
  getMeasures,
  getComponents,
  getFeatureFlags,
  userAuthenticated,
  login,
  logout,
  register,
  verifyOtp,
  forgotPassword,
  resetPassword,
  addPassword,
  confirmPassword,
  verifySecondFactor,
  getSecondFactors,
  beginTotp,
  confirmTotp,
  removeTotp,
  askForPasskey,
  beginPasskey,
  addPasskey,
  removePasskey,
  makeRecoveryCodes,
  resetSecondFactor,
  getProfile,
  updateProfile,
  downloadOwnRecord,
  closeAccount,
  getUserJobRoles,
  getUserTitles,
  getOrganisationTypes,
  getAllActions,
  getGroups,
  getGroupActions,
  previewGroup,
  addGroup,
  saveGroup,
  addGroupActions,
  deleteGroupActions,
  deleteGroup,
  searchOrganisations,
  exportOrganisations,
  verifyOrganisation,
  previewDecision,
  stopDecision,
  waitForApplicant,
  noteViewing,
  getLikelyDuplicates,
  getAdminDashboard,
  getAllUsers,
  getUserDetails,
  getLocalMunicipalities,
  getOrganisations,
  createNewUser,
  editUserDetails,
  deleteUser,
  setUserDisabled,
  resendInvitation,
  copyInvitation,
  withdrawInvitation,
  changeUsers,
  getUserSessions,
  endUserSession,
  getAuditLog,
  exportAuditLog,
  uploadImport,
  getImport,
  getImports,
  applyImport,
  cancelImport,
  getImportRejects,
  getImportTemplate,
  getOrganisationHealthChecks,
  getActiveQuestionnaires,
  organisationalResult,
  inviteCode,
  updateSurvey,
  closeSurvey,
  issueSlips,
  mailSurveyLink,
  deleteSurvey,
  surveyQuestions,
  previewQuestions,
  surveyResponse,
  getQuestionnaires,
  questionnaireSheet,
  checkQuestionnaireSheet,
  saveQuestionnaireDraft,
  saveQuestionnaireSheet,
  deleteQuestionnaireDraft,
  publishQuestionnaire,
  searchSurveyedOrganisations,
  otherHealthChecks,
  otherResult,
  getSurveyedPlaces,
  placeResult,
  getOrganisationDetails,
  updateOrganisationDetails,
] as const satisfies readonly Endpoint[];

/** The endpoints by "METHOD path", for calls that are typed without shipping the schemas. */
export type Endpoints = {
  [E in (typeof endpoints)[number] as `${E["method"]} ${E["path"]}`]: E;
};
