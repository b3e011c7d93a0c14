import type { Registration } from "@gbvf/api/auth/contract.ts";
import { MembersStep, OrganisationStep, PersonStep } from "@gbvf/api/shared/registrationForm.ts";
import type { z } from "zod";

export type RegistrationValues = Partial<
  z.input<typeof PersonStep> & z.input<typeof OrganisationStep> & z.input<typeof MembersStep>
>;
export type RegistrationField = keyof RegistrationValues;

export const EMPTY: RegistrationValues = {
  firstName: "",
  lastName: "",
  telephone: "",
  email: "",
  password: "",
  confirmPassword: "",
  orgName: "",
  orgBranch: "",
  streetNumber: "",
  streetName: "",
  suburb: "",
  city: "",
  postalCode: "",
};

export const STEPS = ["Your details", "Your organisation", "Members and terms"] as const;

export const FIELD_NAMES = {
  Title: "title",
  FirstName: "firstName",
  LastName: "lastName",
  Email: "email",
  Password: "password",
  ConfirmPassword: "confirmPassword",
  MobileNumber: "telephone",
  OrganisationName: "orgName",
  OrganisationBranch: "orgBranch",
  OrganisationType: "orgType",
  JobRole: "role",
  StreetNumber: "streetNumber",
  StreetName: "streetName",
  Suburb: "suburb",
  City: "city",
  PostalCode: "postalCode",
  Province: "province",
  District: "district",
  LocalMunicipality: "localMunicipality",
  MemberInOrganisation: "numOfOrgMembers",
} as const satisfies Record<keyof Registration, RegistrationField>;

const stepSchemas = [PersonStep, OrganisationStep, MembersStep];

export const getStep = (field: string): number => stepSchemas.findIndex(({ shape }) => field in shape);

/**
 * Omits empty fields.
 * @throws if a step is incomplete
 */
export function parseRegistration(values: RegistrationValues): Registration {
  const typed = {
    ...PersonStep.parse(values),
    ...OrganisationStep.parse(values),
    ...MembersStep.parse(values),
  };
  return {
    Title: typed.title,
    FirstName: typed.firstName,
    LastName: typed.lastName,
    Email: typed.email,
    Password: typed.password,
    ConfirmPassword: typed.confirmPassword,
    MobileNumber: typed.telephone,
    OrganisationName: typed.orgName,
    OrganisationBranch: typed.orgBranch || undefined,
    OrganisationType: typed.orgType,
    JobRole: typed.role,
    StreetNumber: typed.streetNumber || undefined,
    StreetName: typed.streetName || undefined,
    Suburb: typed.suburb || undefined,
    City: typed.city || undefined,
    PostalCode: typed.postalCode || undefined,
    Province: typed.province,
    District: typed.district,
    LocalMunicipality: typed.localMunicipality,
    MemberInOrganisation: typed.numOfOrgMembers,
  };
}
