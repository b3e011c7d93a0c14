import { z } from "zod";
import { Done } from "../lib/http/done.ts";
import {
  buildListResponse,
  idInAddress,
  MAX_INTEGER,
  pageFields,
  SearchText,
  sortFields,
} from "../lib/http/list.ts";
import { Version } from "../lib/http/version.ts";
import { endpoint } from "../shared/http/endpoint.ts";
import { SecondFactorKind } from "./secondFactorKind.ts";

const id = z.int32().min(1);
export const userIdQuery = z.strictObject({ stakeholderId: idInAddress(1, MAX_INTEGER) });

export const InvitationState = z.enum(["queued", "sent", "failed", "expired", "withdrawn", "arrived"]);
export type InvitationState = z.infer<typeof InvitationState>;

const Invitation = z.object({
  state: InvitationState,
  invitedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
});

export const USER_STATES = ["active", "invited", "disabled", "unused", "ungrouped"] as const;

const UserRow = z.object({
  stakeholderId: z.number().int(),
  displayName: z.string(),
  username: z.string(),
  CompanyName: z.string().nullable(),
  groupNames: z.array(z.string()),
  isDisabled: z.boolean(),
  invitation: Invitation.nullable(),
  lastSeenAt: z.iso.datetime().nullable(),
  version: Version,
});
export type UserRow = z.infer<typeof UserRow>;

export const MAY_VIEW_USERS = ["WorldOfImpactAdmin"] as const;
export const MAY_CHANGE_USERS = ["WorldOfImpactAdmin", "SetGroupMember"] as const;

const filters = { search: SearchText.optional(), state: z.enum(USER_STATES).optional() };

export const getAllUsers = endpoint({
  method: "GET",
  path: "/api/security/getAllUsers",
  access: MAY_VIEW_USERS,
  query: z.strictObject({
    ...pageFields,
    ...sortFields(["displayName", "username"]),
    ...filters,
    groupId: idInAddress(1, MAX_INTEGER).optional(),
  }),
  response: buildListResponse("users", UserRow),
});

export const exportUsers = endpoint({
  method: "POST",
  path: "/api/security/exportUsers",
  access: MAY_VIEW_USERS,
  audits: ["users exported"],
  body: z.strictObject({ ...filters, groupId: id.optional() }),
  response: z.object({ users: z.array(UserRow) }),
});

export const Relationship = z.object({
  StakeholderRelationshipTypeId: z.literal(6),
  MunicipalityId: id,
  Description: z.string().max(200).optional(),
  RelationshipType: z.string().max(200).optional(),
});

export const UserDetails = z.object({
  stakeholderId: z.number().int(),
  displayName: z.string(),
  username: z.string(),
  Name: z.string(),
  TitleId: z.number().int().nullable(),
  RoleId: z.number().int().nullable(),
  CompanyId: z.number().int().nullable(),
  CompanyName: z.string().nullable(),
  /** True if the user acts for the organisation; nothing else gives access to it. */
  SpeaksForOrganisation: z.boolean(),
  Contacts: z.array(
    z.object({ ContactId: z.number().int(), ContactTypeId: z.number().int(), Detail: z.string() }),
  ),
  GroupIds: z.array(z.number().int()),
  StakeholderRelationships: z.array(Relationship),
  groups: z.array(z.object({ groupId: z.number().int(), groupName: z.string() })),
  actions: z.array(z.object({ actionId: z.number().int(), groupNames: z.array(z.string()) })),
  isDisabled: z.boolean(),
  secondFactor: z.array(SecondFactorKind),
  isOwn: z.boolean(),
  invitation: Invitation.nullable(),
  lastSeenAt: z.iso.datetime().nullable(),
  version: Version,
});
export type UserDetails = z.infer<typeof UserDetails>;

export const getUserDetails = endpoint({
  method: "GET",
  path: "/api/security/getUserDetails",
  access: MAY_VIEW_USERS,
  query: userIdQuery,
  /** `lastMemberOf` names an organisation for which nobody else can act. */
  response: UserDetails.extend({ lastMemberOf: z.string().optional() }),
});

export const deleteUser = endpoint({
  method: "DELETE",
  path: "/api/security/deleteUser",
  access: ["DeleteUser"],
  recentAuth: "needed",
  audits: ["user deleted"],
  query: userIdQuery,
  response: Done,
});

const VersionedUser = z.strictObject({ stakeholderId: id, version: Version });

/** The user is not notified. */
export const setUserDisabled = endpoint({
  method: "POST",
  path: "/api/security/setUserDisabled",
  access: MAY_CHANGE_USERS,
  recentAuth: "needed",
  audits: ["user disabled", "user enabled"],
  body: VersionedUser.extend({ isDisabled: z.boolean() }),
  response: Done.extend({ version: Version }),
});

const MAX_CHANGED_USERS = 200;
/** Changes up to 200 people; each change succeeds or fails independently. */
export const changeUsers = endpoint({
  method: "POST",
  path: "/api/security/changeUsers",
  access: MAY_CHANGE_USERS,
  recentAuth: "needed",
  audits: ["user disabled", "user enabled", "groups changed", "invited"],
  body: z.strictObject({
    users: z.array(VersionedUser).min(1).max(MAX_CHANGED_USERS, `At most ${MAX_CHANGED_USERS} at once`),
    change: z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal(["disable", "enable", "resendInvitation"]) }),
      z.strictObject({ kind: z.literal(["addToGroup", "removeFromGroup"]), groupId: id }),
    ]),
  }),
  response: Done.extend({
    outcomes: z.array(
      z.object({
        stakeholderId: z.number().int(),
        displayName: z.string().nullable(),
        isDone: z.boolean(),
        message: z.string().nullable(),
      }),
    ),
  }),
});

export const userEndpoints = [
  getAllUsers,
  exportUsers,
  getUserDetails,
  deleteUser,
  setUserDisabled,
  changeUsers,
] as const;
