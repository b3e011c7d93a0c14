import type { OwnRecord, Profile } from "@gbvf/api/profile/contract.ts";

export const profile: Profile = {
  fullName: "Thabo Mokoena",
  email: "organisation@example.org",
  alternativeNumber: "0115550101",
  mobileNumber: "0825550102",
  titleId: 3,
  stoppedMail: ["two-weeks-left"],
  jobRole: 2,
  version: 1,
};

export const ownRecord: OwnRecord = {
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

export const userTitles = ["Ms", "Mrs", "Mr", "Mx", "Dr", "Prof", "Adv", "Rev"].map((description, index) => ({
  titleId: index + 1,
  description,
}));

export const jobRoles = [
  "Executive or head",
  "Manager",
  "Human resources",
  "Gender focal person",
  "Municipal official",
  "Social worker or counsellor",
  "Lecturer or teacher",
  "Other",
].map((description, index) => ({ roleId: index + 1, description }));

export const organisationTypes = [
  "Government",
  "Business",
  "Civil society",
  "University or college",
  "School",
  "Faith or traditional organisation",
].map((description, index) => ({ organisationTypeId: index + 1, description }));
