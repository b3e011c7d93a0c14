import type { Registration } from "@gbvf/api/auth/contract.ts";
import { MembersStep, OrganisationStep, PersonStep } from "@gbvf/api/shared/registrationForm.ts";
import type { z } from "zod";

export type RegistrationValues = Partial<
  z.input<typeof PersonStep> & z.input<typeof OrganisationStep> & z.input<typeof MembersStep>
>;
export type RegistrationField = keyof RegistrationValues;

export const EMPTY_VALUES: RegistrationValues = {
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
  const parsed = {
    ...PersonStep.parse(values),
    ...OrganisationStep.parse(values),
    ...MembersStep.parse(values),
  };
  return {
    Title: parsed.title,
    FirstName: parsed.firstName,
    LastName: parsed.lastName,
    Email: parsed.email,
    Password: parsed.password,
    ConfirmPassword: parsed.confirmPassword,
    MobileNumber: parsed.telephone,
    OrganisationName: parsed.orgName,
    OrganisationBranch: parsed.orgBranch || undefined,
    OrganisationType: parsed.orgType,
    JobRole: parsed.role,
    StreetNumber: parsed.streetNumber || undefined,
    StreetName: parsed.streetName || undefined,
    Suburb: parsed.suburb || undefined,
    City: parsed.city || undefined,
    PostalCode: parsed.postalCode || undefined,
    Province: parsed.province,
    District: parsed.district,
    LocalMunicipality: parsed.localMunicipality,
    MemberInOrganisation: parsed.numOfOrgMembers,
  };
}
