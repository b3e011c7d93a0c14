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
} from "@gbvf/api/auth/contract.ts";
import { getOrganisationTypes, getUserJobRoles, getUserTitles } from "@gbvf/api/lookup/contract.ts";
import {
  answerAddressChange,
  askAddressChange,
  closeAccount,
  downloadOwnRecord,
  getProfile,
  type OwnRecord,
  type Profile,
  updateProfile,
} from "@gbvf/api/profile/contract.ts";
import { answer } from "../respond.ts";
import { signedOut } from "./sessions.ts";

export const profile: Profile = {
  fullName: "Thabo Mokoena",
  email: "organisation@example.org",
  alternativeNumber: "0115550101",
  mobileNumber: "0825550102",
  titleId: 3,
  jobRole: 2,
  version: 1,
};

const ownRecord: OwnRecord = {
  writtenAt: "2026-06-30T08:00:00.000Z",
  person: {
    number: 500_002,
    name: profile.fullName,
    title: "Mr",
    role: "Manager",
    company: "University of the Valley",
    contacts: [{ kind: "Work email", detail: profile.email }],
    changedAt: null,
  },
  account: {
    email: profile.email,
    madeAt: "2026-01-12T08:00:00.000Z",
    invitedAt: null,
    invitationExpiresAt: null,
    lastSeenAt: "2026-08-15T06:10:00.000Z",
    nextEmail: null,
  },
  organisations: ["University of the Valley"],
  municipalities: [],
  groups: [{ name: "Organisations", permissions: ["Open the organisation dashboard"] }],
  applications: [],
  sessions: [],
  knownBrowsers: [],
  secondFactor: { authenticatorAppAddedAt: null, passkeys: [], recoveryCodesLeft: 0 },
  reminders: [],
  work: [],
  log: [],
};

const userTitles = ["Ms", "Mrs", "Mr", "Mx", "Dr", "Prof", "Adv", "Rev"].map((description, index) => ({
  titleId: index + 1,
  description,
}));

const jobRoles = [
  "Executive or head",
  "Manager",
  "Human resources",
  "Gender focal person",
  "Municipal official",
  "Social worker or counsellor",
  "Lecturer or teacher",
  "Other",
].map((description, index) => ({ roleId: index + 1, description }));

const organisationTypes = [
  "Government",
  "Business",
  "Civil society",
  "University or college",
  "School",
  "Faith or traditional organisation",
].map((description, index) => ({ organisationTypeId: index + 1, description }));

const MOCK_OTP = "246810";

export const authHandlers = {
  "POST /api/auth/userAuthenticated": answer(userAuthenticated, signedOut),
  "POST /api/auth/login": answer(login, { success: true, message: "You are signed in.", userType: 2 }),
  "POST /api/auth/logout": answer(logout, { success: true, message: "You are signed out." }),
  "POST /api/auth/register": answer(register, ({ body }) => ({
    success: true as const,
    message: "A code has been sent to your email address.",
    userType: 1 as const,
    email: body.Email,
    otp: MOCK_OTP,
  })),
  "POST /api/auth/verify-otp": answer(verifyOtp, ({ body }) => ({
    success: true as const,
    message: "Your code is verified.",
    userType: body.UserType,
  })),
  "POST /api/auth/forgot-password": answer(forgotPassword, ({ body }) => ({
    success: true as const,
    message: "If this address has an account, a code has been sent to it.",
    userType: 3 as const,
    email: body.Email,
    devOtp: MOCK_OTP,
  })),
  "POST /api/auth/reset-password": answer(resetPassword, {
    success: true as const,
    message: "Your password is changed.",
    userType: 2,
  }),
  "POST /api/auth/add-password": answer(addPassword, {
    success: true,
    message: "Your password is set.",
    userType: 2,
  }),
  "POST /api/auth/confirm-password": answer(confirmPassword, { success: true, message: "Thank you." }),
  "GET /api/auth/profile": answer(getProfile, profile),
  "PUT /api/auth/updateProfile": answer(updateProfile, {
    success: true,
    message: "Profile updated successfully",
  }),
  "POST /api/auth/downloadOwnRecord": answer(downloadOwnRecord, ownRecord),
  "POST /api/auth/ask-address-change": answer(askAddressChange, {
    success: true,
    message: "A letter is on its way to each address. Your address changes when both have confirmed.",
  }),
  "POST /api/auth/answer-address-change": answer(answerAddressChange, ({ body }) => ({
    success: true as const,
    message: body.isConfirmed
      ? "Confirmed. The other address has to confirm it too."
      : "The change is stopped. The address stays as it was.",
    isChanged: false,
  })),
  "POST /api/auth/closeAccount": answer(closeAccount, { success: true, message: "Your account is closed." }),
  "GET /api/auth/getUserJobRoles": answer(getUserJobRoles, jobRoles),
  "GET /api/auth/getUserTitles": answer(getUserTitles, userTitles),
  "GET /api/auth/getOrganisationTypes": answer(getOrganisationTypes, organisationTypes),
};
