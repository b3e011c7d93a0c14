import { z } from "zod";
import { Done } from "../../lib/http/done.ts";
import { buildListResponse, pageFields, SearchText } from "../../lib/http/list.ts";
import { Version } from "../../lib/http/version.ts";
import { CONTACT_TYPE, isEmail } from "../../shared/contactTypes.ts";
import * as fields from "../../shared/fields.ts";
import { endpoint } from "../../shared/http/endpoint.ts";
import { MAY_CHANGE_USERS, MAY_VIEW_USERS, Relationship, userIdQuery } from "../contract.ts";

const id = z.int32().min(1);

export const Municipality = z.object({
  stakeholderId: z.number().int(),
  name: z.string(),
  province: z.string(),
});
export type Municipality = z.infer<typeof Municipality>;

export const getLocalMunicipalities = endpoint({
  method: "GET",
  path: "/api/security/getLocalMunicipalities",
  access: MAY_VIEW_USERS,
  response: z.array(Municipality),
});

export const getOrganisations = endpoint({
  method: "GET",
  path: "/api/security/getOrganisations",
  access: MAY_VIEW_USERS,
  query: z.strictObject({ ...pageFields, search: SearchText.optional() }),
  response: buildListResponse(
    "organisations",
    z.object({
      stakeholderId: z.number().int(),
      organisationName: z.string(),
      place: z.string().nullable(),
      /** True if people can represent the organisation. */
      isRegistered: z.boolean(),
    }),
  ).extend({
    namesToAdd: z.array(z.string()),
  }),
});

const ContactField = z
  .strictObject({
    ContactId: id.nullish(),
    ContactTypeId: z.literal(Object.values(CONTACT_TYPE)),
    Detail: z.string().trim().max(254, "At most 254 characters"),
  })
  .check(({ value, issues }) => {
    if (value.Detail === "" && value.ContactTypeId !== CONTACT_TYPE.workEmail) return;
    const checked = (isEmail(value.ContactTypeId) ? fields.Email : fields.OptionalTelephone).safeParse(
      value.Detail,
    );
    if (checked.success) value.Detail = checked.data;
    for (const { message } of checked.error?.issues ?? []) {
      issues.push({ code: "custom", message, path: ["Detail"], input: value.Detail });
    }
  });

export const UserForm = z
  .strictObject({
    StakeholderId: id.optional(),
    Name: fields.FullName,
    TitleId: fields.TitleId,
    RoleId: fields.JobRoleId,
    CompanyId: id.nullish(),
    /** Ignored if `CompanyId` is given. An unknown name is added. */
    CompanyName: fields.OrganisationName.nullish(),
    /** Undefined does not change it, unless the organisation changes. */
    SpeaksForOrganisation: z.boolean().optional(),
    Contacts: z.array(ContactField).max(5),
    GroupIds: z.array(id).min(1, "Group is required").max(100),
    StakeholderRelationships: z.array(z.strictObject(Relationship.shape)).max(300).default([]),
  })
  .refine(({ CompanyId, CompanyName }) => CompanyId != null || CompanyName != null, {
    error: "Organisation Name is required",
    path: ["CompanyId"],
  })
  .refine(({ Contacts }) => Contacts.some(({ ContactTypeId }) => ContactTypeId === CONTACT_TYPE.workEmail), {
    error: "Email is required",
    path: ["Contacts"],
  })
  .refine(({ Contacts }) => new Set(Contacts.map((each) => each.ContactTypeId)).size === Contacts.length, {
    error: "Each kind of contact can be given once",
    path: ["Contacts"],
  });
export type UserForm = z.infer<typeof UserForm>;

export const createNewUser = endpoint({
  method: "POST",
  path: "/api/security/createNewUser",
  access: MAY_CHANGE_USERS,
  recentAuth: "needed",
  audits: ["user created", "invited", "groups changed", "scope changed"],
  body: UserForm,
  response: Done.extend({ stakeholderId: z.number().int() }),
});

/** The address can change until its owner sets a password. The invitation is then sent to the new address. */
export const editUserDetails = endpoint({
  method: "PUT",
  path: "/api/security/editUserDetails",
  access: MAY_CHANGE_USERS,
  recentAuth: "needed",
  audits: ["user changed", "invited", "groups changed", "scope changed"],
  query: userIdQuery,
  body: UserForm.safeExtend({ version: Version }),
  response: Done.extend({ version: Version }),
});

export const userFormEndpoints = [
  getLocalMunicipalities,
  getOrganisations,
  createNewUser,
  editUserDetails,
] as const;
