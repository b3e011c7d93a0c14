import { z } from "zod";
import { Done } from "../../lib/done.ts";
import { endpoint } from "../../lib/endpoint.ts";
import { LARGEST_INTEGER } from "../../lib/idInAddress.ts";
import { listOf, pageFields, SearchText } from "../../lib/list.ts";
import { Version } from "../../lib/version.ts";
import * as fields from "../../stakeholder/fields.ts";
import { CHANGING_USERS, ofUser, Relationship, USERS } from "../contract.ts";

const id = z.number().int().min(1).max(LARGEST_INTEGER);

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

/** Approved ones, and those that never had to apply. */
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
/** 1 and 5 are e-mail addresses, the others telephones. */
const ContactField = z
  .strictObject({
    /** Left out of a new one. */
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

/** `StakeholderId` is left out of a new one. */
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

/** Mails an invitation to choose a password. */
export const createNewUser = endpoint({
  method: "POST",
  path: "/api/security/createNewUser",
  access: CHANGING_USERS,
  audits: ["user created"],
  body: UserForm,
  response: Done.extend({ stakeholderId: z.number().int() }),
});

/** The e-mail address can change until its owner has chosen a password; the invitation is then sent again. */
export const editUserDetails = endpoint({
  method: "PUT",
  path: "/api/security/editUserDetails",
  access: CHANGING_USERS,
  audits: ["user changed", "groups changed"],
  query: ofUser,
  body: UserForm.safeExtend({ version: Version }),
  response: Done.extend({ version: Version }),
});
