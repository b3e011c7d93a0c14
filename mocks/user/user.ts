import { PERMISSION_IDS } from "@gbvf/api/shared/permissions.ts";
import type { UserDetails, UserRow } from "@gbvf/api/user/contract.ts";
import type { Municipality } from "@gbvf/api/user/form/contract.ts";

export const municipalities: Municipality[] = [
  { stakeholderId: 301, name: "City of Johannesburg", province: "Gauteng" },
  { stakeholderId: 302, name: "City of Tshwane", province: "Gauteng" },
  { stakeholderId: 303, name: "Dr Ruth Segomotsi Mompati", province: "North West" },
  { stakeholderId: 304, name: "Ekurhuleni", province: "Gauteng" },
  { stakeholderId: 305, name: "Emfuleni", province: "Gauteng" },
  { stakeholderId: 306, name: "Sol Plaatje", province: "Northern Cape" },
];

export const companies = [
  { stakeholderId: 900, organisationName: "Gauteng", place: null, isRegistered: false },
  { stakeholderId: 901, organisationName: "University of the Valley", place: "Msunduzi", isRegistered: true },
  {
    stakeholderId: 902,
    organisationName:
      "KwaZulu-Natal Network on Violence against Women and Children, Umgungundlovu District Branch",
    place: "Msunduzi",
    isRegistered: true,
  },
];

const coordinator: UserDetails = {
  stakeholderId: 700_001,
  displayName: "Zanele Khumalo",
  username: "zanele@example.org",
  Name: "Zanele Khumalo",
  TitleId: 1,
  RoleId: 2,
  CompanyId: 900,
  CompanyName: "Gauteng",
  SpeaksForOrganisation: false,
  Contacts: [
    { ContactId: 1, ContactTypeId: 1, Detail: "zanele@example.org" },
    { ContactId: 2, ContactTypeId: 2, Detail: "0825550103" },
    { ContactId: 3, ContactTypeId: 3, Detail: "0115550100" },
  ],
  GroupIds: [3],
  StakeholderRelationships: municipalities.slice(0, 5).map(({ stakeholderId, name }) => ({
    StakeholderRelationshipTypeId: 6,
    MunicipalityId: stakeholderId,
    Description: name,
    RelationshipType: "Building block coordinator",
  })),
  groups: [{ groupId: 3, groupName: "Building block users" }],
  actions: [
    { actionId: PERMISSION_IDS.LogIntoSystem, groupNames: ["Building block users"] },
    { actionId: PERMISSION_IDS.EditBuildingBlock, groupNames: ["Building block users"] },
    { actionId: PERMISSION_IDS.ValidateBuildingBlock, groupNames: ["Building block users"] },
    { actionId: PERMISSION_IDS.BuildingBlockAdmin, groupNames: ["Building block users"] },
  ],
  isDisabled: false,
  secondFactor: [],
  isOwn: false,
  invitation: {
    state: "arrived",
    invitedAt: "2026-05-04T08:00:00.000Z",
    expiresAt: "2026-05-11T08:00:00.000Z",
  },
  lastSeenAt: "2026-08-14T13:20:00.000Z",
  version: 3,
};

export const users = {
  coordinator,
  own: {
    ...coordinator,
    stakeholderId: 500_001,
    displayName: "Nomsa Dlamini",
    Name: "Nomsa Dlamini",
    username: "admin@example.org",
    CompanyId: null,
    CompanyName: null,
    GroupIds: [1],
    StakeholderRelationships: [],
    groups: [{ groupId: 1, groupName: "Administrators" }],
    isOwn: true,
    invitation: null,
  },
  invited: {
    ...coordinator,
    stakeholderId: 700_002,
    displayName: "Johannes Stephanus van der Westhuizen-Labuschagne",
    Name: "Johannes Stephanus van der Westhuizen-Labuschagne",
    username: "johannes.vanderwesthuizen-labuschagne@networkonviolenceagainstwomen.example.org",
    CompanyId: 902,
    CompanyName: companies[2]?.organisationName ?? null,
    Contacts: [
      {
        ContactId: 4,
        ContactTypeId: 1,
        Detail: "johannes.vanderwesthuizen-labuschagne@networkonviolenceagainstwomen.example.org",
      },
      { ContactId: 5, ContactTypeId: 2, Detail: "0825550104" },
    ],
    GroupIds: [2],
    StakeholderRelationships: [],
    groups: [{ groupId: 2, groupName: "Organisations" }],
    invitation: {
      state: "sent",
      invitedAt: "2026-08-13T08:00:00.000Z",
      expiresAt: "2026-08-20T08:00:00.000Z",
    },
    lastSeenAt: null,
    version: 1,
  },
  failed: {
    ...coordinator,
    stakeholderId: 700_003,
    displayName: "Pieter Botha",
    Name: "Pieter Botha",
    username: "pieter@example.org",
    invitation: {
      state: "failed",
      invitedAt: "2026-08-13T08:00:00.000Z",
      expiresAt: "2026-08-20T08:00:00.000Z",
    },
    lastSeenAt: null,
  },
  expired: {
    ...coordinator,
    stakeholderId: 700_004,
    displayName: "Lerato Nkosi",
    Name: "Lerato Nkosi",
    username: "lerato@example.org",
    invitation: {
      state: "expired",
      invitedAt: "2026-07-13T08:00:00.000Z",
      expiresAt: "2026-07-20T08:00:00.000Z",
    },
    lastSeenAt: null,
  },
  ungrouped: {
    ...coordinator,
    stakeholderId: 700_006,
    displayName: "Ayanda Naidoo",
    Name: "Ayanda Naidoo",
    username: "ayanda@example.org",
    GroupIds: [],
    StakeholderRelationships: [],
    groups: [],
    actions: [],
    invitation: null,
    lastSeenAt: null,
  },
  disabled: {
    ...coordinator,
    stakeholderId: 700_005,
    displayName: "Sipho Khumalo",
    Name: "Sipho Khumalo",
    username: "sipho@example.org",
    isDisabled: true,
    invitation: null,
  },
} satisfies Record<string, UserDetails>;

const allUsers: UserDetails[] = Object.values(users);

const getRow = (user: UserDetails): UserRow => ({
  stakeholderId: user.stakeholderId,
  displayName: user.displayName,
  username: user.username,
  CompanyName: user.CompanyName,
  groupNames: user.groups.map(({ groupName }) => groupName),
  isDisabled: user.isDisabled,
  invitation: user.invitation,
  lastSeenAt: user.lastSeenAt,
  version: user.version,
});

export const userRows = allUsers.map(getRow);

export const userSessions = [
  {
    sessionId: "s1",
    startedAt: "2026-08-15T06:10:00.000Z",
    lastSeenAt: "2026-08-15T07:58:00.000Z",
    isThis: true,
    browser: "Firefox on Windows",
    network: 1,
  },
  {
    sessionId: "s2",
    startedAt: "2026-08-14T13:00:00.000Z",
    lastSeenAt: "2026-08-14T13:20:00.000Z",
    isThis: false,
    browser: "Chrome on Android",
    network: 2,
  },
];
