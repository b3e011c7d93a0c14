import { z } from "zod";
import * as fields from "./fields.ts";
import * as passwordFields from "./passwordFields.ts";

export const PersonStep = z
  .object({
    title: fields.TitleId,
    firstName: fields.FirstName,
    lastName: fields.LastName,
    telephone: fields.Telephone,
    email: fields.Email,
    password: passwordFields.Password,
    confirmPassword: passwordFields.ConfirmPassword,
  })
  .refine(...passwordFields.mustMatch("password", "confirmPassword"));
export type PersonStep = z.infer<typeof PersonStep>;

export const OrganisationStep = z.object({
  orgName: fields.OrganisationName,
  orgBranch: fields.OrganisationBranch,
  orgType: fields.OrganisationTypeId,
  role: fields.JobRoleId,
  streetNumber: fields.StreetNumber,
  streetName: fields.StreetName,
  suburb: fields.Suburb,
  city: fields.City,
  postalCode: fields.PostalCode,
  province: fields.ProvinceId,
  district: fields.DistrictId,
  localMunicipality: fields.LocalMunicipalityId,
});
export type OrganisationStep = z.infer<typeof OrganisationStep>;

export const MembersStep = z.object({ numOfOrgMembers: fields.MemberInOrganisation, terms: fields.Terms });
export type MembersStep = z.infer<typeof MembersStep>;
