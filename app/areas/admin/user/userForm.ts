import { CONTACT_TYPE } from "@gbvf/api/shared/contactTypes.ts";
import { Email, OptionalTelephone, Telephone } from "@gbvf/api/shared/fields.ts";
import type { Input } from "@gbvf/api/shared/http/endpoint.ts";
import type { UserDetails } from "@gbvf/api/user/contract.ts";
import { type createNewUser, UserForm } from "@gbvf/api/user/form/contract.ts";
import { z } from "zod";

const { Name, TitleId, RoleId, GroupIds } = UserForm.shape;

export const UserFields = z.object({
  Name,
  TitleId,
  RoleId,
  /** The id of an organisation, or the name of a new organisation. */
  company: z.custom<number | string>((value) => value !== undefined, "Organisation Name is required"),
  SpeaksForOrganisation: z.boolean(),
  email: Email,
  mobile: Telephone,
  reception: OptionalTelephone,
  GroupIds,
  municipalities: z.array(z.number()),
  version: z.number(),
});
export type UserFields = z.infer<typeof UserFields>;
export type UserValues = z.input<typeof UserFields>;

export const EMPTY_USER = {
  Name: "",
  email: "",
  mobile: "",
  reception: "",
  SpeaksForOrganisation: false,
  GroupIds: [],
  municipalities: [],
  version: 1,
} satisfies Partial<UserValues>;

export function getValues(user: UserDetails): UserValues {
  const findContactDetail = (typeId: number) =>
    user.Contacts.find(({ ContactTypeId }) => ContactTypeId === typeId)?.Detail ?? "";
  return {
    Name: user.Name,
    // The form starts without these; the schema requires them on saving.
    TitleId: user.TitleId ?? (undefined as unknown as number),
    RoleId: user.RoleId ?? (undefined as unknown as number),
    company: user.CompanyId ?? (undefined as unknown as number),
    SpeaksForOrganisation: user.SpeaksForOrganisation,
    email: user.username,
    mobile: findContactDetail(CONTACT_TYPE.mobile),
    reception: findContactDetail(CONTACT_TYPE.reception),
    GroupIds: user.GroupIds,
    municipalities: user.StakeholderRelationships.map(({ MunicipalityId }) => MunicipalityId),
    version: user.version,
  };
}

const COORDINATOR_RELATIONSHIP = 6;

export function buildBody(values: UserFields, user: UserDetails | null): Input<typeof createNewUser>["body"] {
  const formContacts: readonly (readonly [typeId: 1 | 2 | 3, detail: string])[] = [
    [1, values.email],
    [2, values.mobile],
    [3, values.reception],
  ];
  const currentContacts = user?.Contacts ?? [];
  const getId = (typeId: number) =>
    currentContacts.find(({ ContactTypeId }) => ContactTypeId === typeId)?.ContactId;
  const otherContacts = currentContacts.filter(({ ContactTypeId }) => ContactTypeId > CONTACT_TYPE.reception);
  return {
    ...(user && { StakeholderId: user.stakeholderId }),
    Name: values.Name,
    TitleId: values.TitleId,
    RoleId: values.RoleId,
    ...(typeof values.company === "number" ? { CompanyId: values.company } : { CompanyName: values.company }),
    SpeaksForOrganisation: values.SpeaksForOrganisation,
    Contacts: [
      ...formContacts
        .filter(([typeId, detail]) => detail !== "" || getId(typeId) !== undefined)
        .map(([ContactTypeId, Detail]) => ({
          ContactId: getId(ContactTypeId) ?? null,
          ContactTypeId,
          Detail,
        })),
      ...otherContacts.map((contact) => ({ ...contact, ContactTypeId: contact.ContactTypeId as 4 | 5 })),
    ],
    GroupIds: values.GroupIds,
    StakeholderRelationships: values.municipalities.map((MunicipalityId) => ({
      StakeholderRelationshipTypeId: COORDINATOR_RELATIONSHIP,
      MunicipalityId,
    })),
  };
}
