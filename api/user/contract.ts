import { z } from "zod";
import { Done } from "../lib/done.ts";
import { endpoint } from "../lib/endpoint.ts";
import { idInAddress, LARGEST_INTEGER } from "../lib/idInAddress.ts";
import { listOf, pageFields, SearchText, sortFields } from "../lib/list.ts";
import { Version } from "../lib/version.ts";
import * as fields from "../stakeholder/fields.ts";

const id = z.number().int().min(1).max(LARGEST_INTEGER);
const ofUser = z.strictObject({ stakeholderId: idInAddress(1, LARGEST_INTEGER) });

/** What has become of an invitation; `withdrawn` and `expired` ones can be sent again. */
export const InvitationState = z.enum(["queued", "sent", "failed", "expired", "withdrawn", "arrived"]);
export type InvitationState = z.infer<typeof InvitationState>;

const Invitation = z.object({
  state: InvitationState,
  invitedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
});

export const USER_STATES = ["active", "invited", "disabled"] as const;

const UserRow = z.object({
  stakeholderId: z.number().int(),
  displayName: z.string(),
  /** The e-mail address. */
  username: z.string(),
  CompanyName: z.string().nullable(),
  groupNames: z.array(z.string()),
  isDisabled: z.boolean(),
  /** Null where somebody registered themselves. */
  invitation: Invitation.nullable(),
  lastSeenAt: z.iso.datetime().nullable(),
  version: Version,
});
export type UserRow = z.infer<typeof UserRow>;

const USERS = ["WorldOfImpactAdmin"] as const;
const CHANGING_USERS = ["WorldOfImpactAdmin", "SetGroupMember"] as const;

export const getAllUsers = endpoint({
  method: "GET",
  path: "/api/security/getAllUsers",
  access: USERS,
  query: z.strictObject({
    ...pageFields,
    ...sortFields(["displayName", "username"]),
    /** In the name or the e-mail address. */
    search: SearchText.optional(),
    state: z.enum(USER_STATES).optional(),
    groupId: idInAddress(1, LARGEST_INTEGER).optional(),
  }),
  response: listOf("users", UserRow),
});

const Relationship = z.object({
  /** 6: coordinates the building blocks of the municipality. */
  StakeholderRelationshipTypeId: z.literal(6),
  MunicipalityId: id,
  /** The municipality's name. */
  Description: z.string().max(200).optional(),
  /** "Building block coordinator". */
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
  Contacts: z.array(
    z.object({ ContactId: z.number().int(), ContactTypeId: z.number().int(), Detail: z.string() }),
  ),
  GroupIds: z.array(z.number().int()),
  StakeholderRelationships: z.array(Relationship),
  groups: z.array(z.object({ groupId: z.number().int(), groupName: z.string() })),
  /** What the person may do, and which groups give it. */
  actions: z.array(z.object({ actionId: z.number().int(), groupNames: z.array(z.string()) })),
  isDisabled: z.boolean(),
  /** Whether the caller is this person: nobody changes their own groups. */
  isOwn: z.boolean(),
  invitation: Invitation.nullable(),
  lastSeenAt: z.iso.datetime().nullable(),
  version: Version,
});
export type UserDetails = z.infer<typeof UserDetails>;

export const getUserDetails = endpoint({
  method: "GET",
  path: "/api/security/getUserDetails",
  access: USERS,
  query: ofUser,
  response: UserDetails,
});

export const Municipality = z.object({
  stakeholderId: z.number().int(),
  name: z.string(),
  province: z.string(),
});
export type Municipality = z.infer<typeof Municipality>;

export const getLocalMunicipalities = endpoint({
  method: "GET",
  path: "/api/security/getLocalMunicipalities",
  access: USERS,
  response: z.array(Municipality),
});

/** Organisations that people can speak for: those approved, and those that never had to apply. */
export const getOrganisations = endpoint({
  method: "GET",
  path: "/api/security/getOrganisations",
  access: USERS,
  query: z.strictObject({ ...pageFields, search: SearchText.optional() }),
  response: listOf(
    "organisations",
    z.object({ stakeholderId: z.number().int(), organisationName: z.string() }),
  ),
});

const WORK_EMAIL = 1;
const MOBILE = 2;
const RECEPTION = 3;
/** Checked by its type when it is filled: 1 and 5 are e-mail addresses, the others telephones. */
const ContactField = z
  .strictObject({
    /** Null or left out of a new one. */
    ContactId: id.nullish(),
    ContactTypeId: z.literal([1, 2, 3, 4, 5]),
    Detail: z.string().trim().max(254, "At most 254 characters"),
  })
  .check(({ value, issues }) => {
    if (value.Detail === "" && value.ContactTypeId !== WORK_EMAIL) return;
    const isEmail = value.ContactTypeId === WORK_EMAIL || value.ContactTypeId === 5;
    const checked = (isEmail ? fields.Email : fields.OptionalTelephone).safeParse(value.Detail);
    if (checked.success) value.Detail = checked.data;
    for (const { message } of checked.error?.issues ?? []) {
      issues.push({ code: "custom", message, path: ["Detail"], input: value.Detail });
    }
  });

/** What the form of a user sends. `StakeholderId` is left out of a new one. */
export const UserForm = z
  .strictObject({
    StakeholderId: id.optional(),
    Name: fields.FullName,
    TitleId: fields.TitleId,
    RoleId: fields.JobRoleId,
    CompanyId: z.number({ error: "Organisation Name is required" }).int().min(1).max(LARGEST_INTEGER),
    /** For reading; `CompanyId` decides. */
    CompanyName: z.string().max(200).nullish(),
    Contacts: z.array(ContactField).max(5),
    GroupIds: z.array(id).min(1, "Group is required").max(100),
    StakeholderRelationships: z.array(z.strictObject(Relationship.shape)).max(300).default([]),
  })
  .refine(({ Contacts }) => Contacts.some(({ ContactTypeId }) => ContactTypeId === WORK_EMAIL), {
    error: "Email is required",
    path: ["Contacts"],
  })
  .refine(({ Contacts }) => new Set(Contacts.map((each) => each.ContactTypeId)).size === Contacts.length, {
    error: "Each kind of contact can be given once",
    path: ["Contacts"],
  });
export type UserForm = z.infer<typeof UserForm>;
export const TELEPHONE_TYPES = { mobile: MOBILE, reception: RECEPTION, alternative: 4 } as const;

/** Makes an account and mails its owner an invitation to choose a password. */
export const createNewUser = endpoint({
  method: "POST",
  path: "/api/security/createNewUser",
  access: CHANGING_USERS,
  audits: ["user created"],
  body: UserForm,
  response: Done.extend({ stakeholderId: z.number().int() }),
});

/** The e-mail address can be changed until its owner has chosen a password; the invitation then goes out again. */
export const editUserDetails = endpoint({
  method: "PUT",
  path: "/api/security/editUserDetails",
  access: CHANGING_USERS,
  audits: ["user changed", "groups changed"],
  query: ofUser,
  body: UserForm.safeExtend({ version: Version }),
  response: Done.extend({ version: Version }),
});

export const deleteUser = endpoint({
  method: "DELETE",
  path: "/api/security/deleteUser",
  access: ["DeleteUser"],
  audits: ["user deleted"],
  query: ofUser,
  response: Done,
});

const oneVersion = z.strictObject({ stakeholderId: id, version: Version });

/** A disabled account cannot sign in, and its sessions end; its owner is told by nobody but you. */
export const setUserDisabled = endpoint({
  method: "POST",
  path: "/api/security/setUserDisabled",
  access: CHANGING_USERS,
  audits: ["user disabled", "user enabled"],
  body: oneVersion.extend({ isDisabled: z.boolean() }),
  response: Done.extend({ version: Version }),
});

/** Sends a new invitation; the link of the one before opens nothing any more. */
export const resendInvitation = endpoint({
  method: "POST",
  path: "/api/security/resendInvitation",
  access: CHANGING_USERS,
  audits: ["invited"],
  body: z.strictObject({ stakeholderId: id }),
  response: Done,
});

/** Makes a new link to hand over in person, and shows it once; the link before opens nothing any more. */
export const copyInvitation = endpoint({
  method: "POST",
  path: "/api/security/copyInvitation",
  access: CHANGING_USERS,
  audits: ["invitation link copied"],
  body: z.strictObject({ stakeholderId: id }),
  response: Done.extend({ url: z.string() }),
});

export const withdrawInvitation = endpoint({
  method: "POST",
  path: "/api/security/withdrawInvitation",
  access: CHANGING_USERS,
  audits: ["invitation withdrawn"],
  body: z.strictObject({ stakeholderId: id }),
  response: Done,
});

const UserSession = z.object({
  /** Names the session for `endUserSession`; it opens nothing. */
  sessionId: z.string(),
  startedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** Whether it is the caller's own, of this call. */
  isThis: z.boolean(),
});

/** Of the caller, or, with WorldOfImpactAdmin, of somebody else. */
export const getUserSessions = endpoint({
  method: "GET",
  path: "/api/security/getUserSessions",
  access: "signed-in",
  session: "optional",
  query: z.strictObject({ stakeholderId: idInAddress(1, LARGEST_INTEGER).optional() }),
  response: z.object({ sessions: z.array(UserSession) }),
});

/** Ends one session, or, without a `sessionId`, all but the caller's own. */
export const endUserSession = endpoint({
  method: "POST",
  path: "/api/security/endUserSession",
  access: "signed-in",
  session: "optional",
  audits: ["session ended"],
  body: z.strictObject({ stakeholderId: id.optional(), sessionId: z.string().max(100).optional() }),
  response: Done,
});

const CHANGE_AT_ONCE = 200;
/** The same for up to 200 people, each by itself: one that is refused leaves the others as they were done. */
export const changeUsers = endpoint({
  method: "POST",
  path: "/api/security/changeUsers",
  access: CHANGING_USERS,
  audits: ["user disabled", "user enabled", "groups changed", "invited"],
  body: z.strictObject({
    users: z.array(oneVersion).min(1).max(CHANGE_AT_ONCE, `At most ${CHANGE_AT_ONCE} at once`),
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
        /** Why not. */
        message: z.string().nullable(),
      }),
    ),
  }),
});
